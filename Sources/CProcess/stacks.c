#define _GNU_SOURCE
#include "sandbox.h"

#include <dirent.h>
#include <dwarf.h>
#include <elfutils/libdw.h>
#include <elfutils/libdwfl.h>
#include <limits.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

// The stacks of all threads of a process, as text. Runs in a process of its own, the witness: what
// it reads is the library's, tables that unwind and debug information included, and may be made up.

enum {
   most_frames = 200,  // looked at for each thread
   shown_frames = 24,
   shown_threads = 16,
   thread_room = 8 * 1024,
};

struct thread_text {
   pid_t thread;
   int is_blamed;
   size_t length;
   char text[thread_room];
};

struct witness {
   Dwfl *dwfl;
   pid_t blamed;
   char program[PATH_MAX];
   struct thread_text *threads;
   int count;
};

struct frames {
   Dwarf_Addr places[most_frames];
   int count, first;
};

__attribute__((format(printf, 2, 3))) static void say(struct thread_text *thread,
                                                      const char *format, ...) {
   va_list values;
   va_start(values, format);
   size_t room = thread_room - thread->length;
   int length = vsnprintf(thread->text + thread->length, room, format, values);
   va_end(values);
   if (length > 0 && (size_t)length < room) thread->length += (size_t)length;
   else thread->text[thread->length] = '\0';
}

// -- Names and lines --------------------------------------------------------------------------

// The unit of a module that has an address: the index that libdw looks in is missing from what
// clang and Swift write.
static Dwarf_Die *unit_with(Dwfl_Module *module, Dwarf_Addr address, Dwarf_Addr *bias) {
   Dwarf_Die *unit = NULL;
   while ((unit = dwfl_module_nextcu(module, unit, bias)) != NULL) {
      if (dwarf_haspc(unit, address - *bias) == 1) return unit;
   }
   return NULL;
}

static const char *function_name(Dwarf_Die *unit, Dwarf_Addr address) {
   Dwarf_Die *scopes = NULL;
   const char *name = NULL;
   int count = dwarf_getscopes(unit, address, &scopes);
   for (int index = 0; index < count && name == NULL; index++) {
      int tag = dwarf_tag(&scopes[index]);
      if (tag == DW_TAG_subprogram || tag == DW_TAG_inlined_subroutine) {
         name = dwarf_diename(&scopes[index]);
      }
   }
   free(scopes);
   return name;
}

enum place { unknown, told, of_sdk, of_compiler };

// The line of an address. Some instructions have none, written as line 0: then it is that of the
// nearest before.
static const char *line_of(Dwarf_Die *unit, Dwarf_Addr address, int *number) {
   enum { reach = 128 };
   const char *file = NULL;
   for (int back = 0; back < reach; back++) {
      Dwarf_Line *line = dwarf_getsrc_die(unit, address - (Dwarf_Addr)back);
      const char *found = line == NULL ? NULL : dwarf_linesrc(line, NULL, NULL);
      if (found == NULL || dwarf_lineno(line, number) != 0) break;
      if (*number > 0) return found;
      if (file == NULL) file = found;
      // All of it is the compiler's: what lies before is another function.
      if (strstr(found, "<compiler-generated>") != NULL) break;
   }
   return file;
}

// "in_callback at /home/x/layout.c:12", where the module says something about the place.
static enum place say_line(struct thread_text *thread, Dwfl_Module *module, Dwarf_Addr address) {
   Dwarf_Addr bias = 0;
   Dwarf_Die *unit = unit_with(module, address, &bias);
   if (unit == NULL) return unknown;
   int number = 0;
   const char *file = line_of(unit, address - bias, &number);
   if (file == NULL) return unknown;
   if (strstr(file, "<compiler-generated>") != NULL) return of_compiler;
   Dwarf_Attribute attribute;
   const char *folder =
      file[0] == '/' ? NULL : dwarf_formstring(dwarf_attr(unit, DW_AT_comp_dir, &attribute));
   if (strncmp(folder == NULL ? file : folder, "/navhost-sdk", 12) == 0) return of_sdk;
   const char *name = function_name(unit, address - bias);
   if (name == NULL) name = dwfl_module_addrname(module, address);
   say(thread, "  %s at %s%s%s:%d\n", name == NULL ? "?" : name, folder == NULL ? "" : folder,
       folder == NULL ? "" : "/", file, number);
   return told;
}

// Frames that are navhost's own, here or in the library, say nothing to its author: one line for
// those that follow each other.
static void say_own(struct thread_text *thread, const char *name, const char **before) {
   if (*before != name) say(thread, "  %s\n", name);
   *before = name;
}

static void say_frame(struct witness *witness, struct thread_text *thread, Dwarf_Addr address,
                      const char **own_before) {
   static const char host[] = "navhost", sdk[] = "navhost's modules in the plugin";
   Dwfl_Module *module = dwfl_addrmodule(witness->dwfl, address);
   const char *path =
      module == NULL ? NULL : dwfl_module_info(module, NULL, NULL, NULL, NULL, NULL, NULL, NULL);
   if (path != NULL && strcmp(path, witness->program) == 0) {
      say_own(thread, host, own_before);
      return;
   }
   enum place place = module == NULL ? unknown : say_line(thread, module, address);
   if (place == of_sdk) say_own(thread, sdk, own_before);
   if (place == of_sdk || place == of_compiler) return;
   *own_before = NULL;
   if (place == told) return;
   const char *name = module == NULL ? NULL : dwfl_module_addrname(module, address);
   const char *file = path == NULL ? NULL : strrchr(path, '/');
   say(thread, "  %s in %s\n", name == NULL ? "?" : name,
       file != NULL ? file + 1 : path != NULL ? path : "no library");
}

// -- Walking ----------------------------------------------------------------------------------

static int take_frame(Dwfl_Frame *frame, void *given) {
   struct frames *frames = given;
   Dwarf_Addr place;
   bool is_exact = false;
   if (!dwfl_frame_pc(frame, &place, &is_exact)) return DWARF_CB_ABORT;
   // A signal came in between: what was called since is the handler's.
   if (is_exact && frames->count > 0) frames->first = frames->count;
   // A return address lies behind the call.
   frames->places[frames->count++] = is_exact ? place : place - 1;
   return frames->count < most_frames ? DWARF_CB_OK : DWARF_CB_ABORT;
}

static void take_thread(struct witness *witness, pid_t number) {
   struct thread_text *text = &witness->threads[witness->count++];
   text->thread = number;
   text->is_blamed = number == witness->blamed;
   static struct frames frames;
   frames.count = frames.first = 0;
   (void)dwfl_getthread_frames(witness->dwfl, number, take_frame, &frames);
   const char *own_before = NULL;
   int shown = 0;
   for (int index = frames.first; index < frames.count && shown < shown_frames; index++, shown++) {
      say_frame(witness, text, frames.places[index], &own_before);
   }
}

static int by_number(const void *left, const void *right) {
   return *(const int *)left - *(const int *)right;
}

// In the order in which they were started, the first threads at least.
static void take_threads(struct witness *witness, pid_t process) {
   enum { most = 256 };
   int numbers[most], count = 0;
   char path[64];
   (void)snprintf(path, sizeof path, "/proc/%d/task", (int)process);
   DIR *folder = opendir(path);
   if (folder == NULL) return;
   for (struct dirent *entry; (entry = readdir(folder)) != NULL && count < most;) {
      if (entry->d_name[0] != '.') numbers[count++] = atoi(entry->d_name);
   }
   closedir(folder);
   qsort(numbers, (size_t)count, sizeof *numbers, by_number);
   for (int index = 0; index < count && witness->count < shown_threads; index++) {
      take_thread(witness, numbers[index]);
   }
}

static int no_other_file(Dwfl_Module *module, void **data, const char *name, Dwarf_Addr base,
                         const char *file, const char *link, GElf_Word check, char **found) {
   (void)module, (void)data, (void)name, (void)base, (void)file, (void)link, (void)check;
   *found = NULL;
   return -1;
}

static size_t write_out(const struct witness *witness, char *into, size_t capacity) {
   size_t length = 0;
   // The thread that crashed first, then the others by the order of their numbers.
   for (int round = 0; round < 2; round++) {
      for (int index = 0; index < witness->count; index++) {
         const struct thread_text *thread = &witness->threads[index];
         if (thread->is_blamed != (round == 0)) continue;
         int added = snprintf(into + length, capacity - length, "thread %d\n%s", index + 1,
                              thread->text);
         if (added < 0 || (size_t)added >= capacity - length) return length;
         length += (size_t)added;
      }
   }
   return length;
}

size_t stacks_describe(pid_t process, pid_t blamed, char *into, size_t capacity) {
   static const Dwfl_Callbacks callbacks = {.find_elf = dwfl_linux_proc_find_elf,
                                            .find_debuginfo = no_other_file};
   struct witness witness = {.blamed = blamed};
   witness.threads = calloc(shown_threads, sizeof *witness.threads);
   witness.dwfl = dwfl_begin(&callbacks);
   ssize_t length = readlink("/proc/self/exe", witness.program, sizeof witness.program - 1);
   if (witness.threads == NULL || witness.dwfl == NULL || length < 0) return 0;
   witness.program[length] = '\0';
   if (dwfl_linux_proc_report(witness.dwfl, process) != 0 ||
       dwfl_report_end(witness.dwfl, NULL, NULL) != 0 ||
       dwfl_linux_proc_attach(witness.dwfl, process, false) != 0) {
      return 0;
   }
   take_threads(&witness, process);
   return write_out(&witness, into, capacity);
}

pid_t stacks_start_witness(pid_t process, pid_t blamed, cprocess_page *page) {
   enum { seconds = 3 };
   pid_t witness = fork();
   if (witness != 0) return witness;
   const struct rlimit memory = {(rlim_t)2 << 30, (rlim_t)2 << 30};
   const struct rlimit time = {seconds, seconds};
   (void)setrlimit(RLIMIT_AS, &memory);
   (void)setrlimit(RLIMIT_CPU, &time);
   (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
   cprocess_block_signals(0);
   (void)alarm(seconds);
   size_t capacity;
   char *text = page_stack_room(page, &capacity);
   page_set_stack_length(page, stacks_describe(process, blamed, text, capacity));
   _exit(0);
}
