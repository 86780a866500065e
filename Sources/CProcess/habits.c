#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <fenv.h>
#include <locale.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum {
   signals = 65,
   watched_descriptors = 4096,
   longest_name = 512,
   most_threads = 256,
   limits = 6,
   streams = 3,
   clocks = 3,
};

// What a process shares among all its code, as it is at one moment.
struct cprocess_habits {
   uint64_t float_mode;
   uint64_t environment;
   struct sigaction actions[signals];
   sigset_t mask;
   mode_t umask;
   char folder[longest_name];
   char locale[longest_name];
   struct rlimit limits[limits];
   struct {
      dev_t device;
      ino_t file;
      int mode;  // -1: closed
   } streams[streams];
   int buffering[2];
   uint8_t descriptors[watched_descriptors / 8];
   int timers;  // a bit for each clock that runs
   struct threads {
      int numbers[most_threads];
      int32_t count;
   } threads;
   int32_t children;
};

static const struct {
   __rlimit_resource_t resource;
   const char *name;
} limit_names[limits] = {{RLIMIT_AS, "memory"},       {RLIMIT_CORE, "core files"},
                         {RLIMIT_CPU, "processor time"}, {RLIMIT_FSIZE, "the size of files"},
                         {RLIMIT_NOFILE, "open files"}, {RLIMIT_STACK, "the stack"}};

static const char *const stream_names[streams] = {"standard input", "standard output",
                                                  "standard error"};

// -- Floating point ---------------------------------------------------------------------------

#if defined(__x86_64__)
enum { sticky_flags = 0x3f };
static const uint64_t normal_float_mode = (uint64_t)0x37f << 32 | 0x1f80;

uint64_t cprocess_float_mode(void) {
   uint16_t x87;
   __asm__ volatile("fnstcw %0" : "=m"(x87));
   return (uint64_t)x87 << 32 | (__builtin_ia32_stmxcsr() & ~(uint32_t)sticky_flags);
}

void cprocess_set_float_mode(uint64_t mode) {
   uint16_t x87 = (uint16_t)(mode >> 32);
   // With an exception unmasked, a flag that is up would trap at the next instruction.
   __asm__ volatile("fnclex");
   __asm__ volatile("fldcw %0" : : "m"(x87));
   __builtin_ia32_ldmxcsr((uint32_t)mode);
}
#elif defined(__aarch64__)
static const uint64_t normal_float_mode = 0;

uint64_t cprocess_float_mode(void) {
   uint64_t mode;
   __asm__ volatile("mrs %0, fpcr" : "=r"(mode));
   return mode;
}

void cprocess_set_float_mode(uint64_t mode) { __asm__ volatile("msr fpcr, %0" : : "r"(mode)); }
#else
static const uint64_t normal_float_mode = FE_TONEAREST;

uint64_t cprocess_float_mode(void) { return (uint64_t)fegetround(); }
void cprocess_set_float_mode(uint64_t mode) { (void)fesetround((int)mode); }
#endif

uint64_t cprocess_compute_normally(void) {
   uint64_t mode = cprocess_float_mode();
   if (mode != normal_float_mode) cprocess_set_float_mode(normal_float_mode);
   return mode;
}

void cprocess_compute_again(uint64_t mode) {
   if (mode != normal_float_mode) cprocess_set_float_mode(mode);
}

// -- Reading ----------------------------------------------------------------------------------

static uint64_t environment_hash(void) {
   uint64_t hash = 14695981039346656037u;
   for (char **entry = environ; entry != NULL && *entry != NULL; entry++) {
      for (const char *text = *entry;; text++) {
         hash = (hash ^ (uint8_t)*text) * 1099511628211u;
         if (*text == '\0') break;
      }
   }
   return hash;
}

// Numbers that the entries of a folder of /proc have for names; `visit` is told of each, and of the
// descriptor by which the folder is read.
static void for_each_number(const char *folder,
                            void (*visit)(int number, int directory, void *into), void *into) {
   enum { room = 4096 };
   struct entry {
      uint64_t file, next;
      uint16_t length;
      uint8_t kind;
      char name[];
   };
   _Alignas(struct entry) char entries[room];
   int directory = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
   if (directory < 0) return;
   // By number: opendir takes memory, which there may be none of.
   for (long count; (count = syscall(SYS_getdents64, directory, entries, room)) > 0;) {
      for (long place = 0; place < count;) {
         const struct entry *entry = (const void *)(entries + place);
         place += entry->length;
         if (entry->name[0] < '0' || entry->name[0] > '9') continue;
         visit(atoi(entry->name), directory, into);
      }
   }
   close(directory);
}

// What event loops make for themselves has no place in the file system and is nobody's business.
static int is_event_object(int descriptor) {
   char path[64], target[64];
   (void)snprintf(path, sizeof path, "/proc/self/fd/%d", descriptor);
   ssize_t length = readlink(path, target, sizeof target - 1);
   return length > 11 && strncmp(target, "anon_inode:", 11) == 0;
}

static void note_descriptor(int number, int directory, void *into) {
   uint8_t *descriptors = into;
   if (number == directory || number >= watched_descriptors) return;
   descriptors[number / 8] |= (uint8_t)(1u << (number % 8));
}

static void note_thread(int number, int directory, void *into) {
   (void)directory;
   struct threads *threads = into;
   if (threads->count < most_threads) threads->numbers[threads->count++] = number;
}

static int32_t count_children(void) {
   siginfo_t info = {0};
   if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG | WNOWAIT) != 0) return 0;
   char path[64], text[4096];
   int32_t count = 0;
   (void)snprintf(path, sizeof path, "/proc/self/task/%d/children", (int)getpid());
   int file = open(path, O_RDONLY | O_CLOEXEC);
   if (file >= 0) {
      for (ssize_t length; (length = cprocess_read(file, text, sizeof text)) > 0;) {
         for (ssize_t place = 0; place < length; place++) count += text[place] == ' ';
      }
      close(file);
   }
   return count > 0 ? count : 1;
}

static void read_habits(struct cprocess_habits *now) {
   now->float_mode = cprocess_float_mode();
   now->environment = environment_hash();
   for (int number = 1; number < signals; number++) {
      if (sigaction(number, NULL, &now->actions[number]) != 0) {
         memset(&now->actions[number], 0, sizeof now->actions[number]);
      }
      // SA_RESTORER is there as soon as anybody has set anything: the C library's business.
      now->actions[number].sa_flags &= ~0x04000000;
   }
   (void)sigprocmask(SIG_SETMASK, NULL, &now->mask);
   now->umask = umask(0077);
   (void)umask(now->umask);
   if (getcwd(now->folder, sizeof now->folder) == NULL) now->folder[0] = '\0';
   const char *locale = setlocale(LC_ALL, NULL);
   (void)snprintf(now->locale, sizeof now->locale, "%s", locale == NULL ? "" : locale);
   for (int index = 0; index < limits; index++) {
      (void)getrlimit(limit_names[index].resource, &now->limits[index]);
   }
   for (int stream = 0; stream < streams; stream++) {
      struct stat file;
      now->streams[stream].mode = -1;
      if (fstat(stream, &file) != 0) continue;
      now->streams[stream].device = file.st_dev;
      now->streams[stream].file = file.st_ino;
      now->streams[stream].mode = fcntl(stream, F_GETFL);
   }
   now->buffering[0] = __flbf(stdout) != 0;
   now->buffering[1] = __flbf(stderr) != 0;
   memset(now->descriptors, 0, sizeof now->descriptors);
   for_each_number("/proc/self/fd", note_descriptor, now->descriptors);
   now->timers = 0;
   for (int clock = 0; clock < clocks; clock++) {
      struct itimerval timer;
      if (getitimer(clock, &timer) == 0 &&
          (timer.it_value.tv_sec != 0 || timer.it_value.tv_usec != 0)) {
         now->timers |= 1 << clock;
      }
   }
   now->threads.count = 0;
   for_each_number("/proc/self/task", note_thread, &now->threads);
   now->children = count_children();
}

cprocess_habits *cprocess_habits_make(void) { return calloc(2, sizeof(struct cprocess_habits)); }

void cprocess_habits_read(cprocess_habits *habits) { read_habits(habits); }

// -- Comparing --------------------------------------------------------------------------------

struct lines {
   char *text;
   size_t length, capacity;
};

__attribute__((format(printf, 2, 3))) static void say(struct lines *lines, const char *format,
                                                      ...) {
   va_list values;
   va_start(values, format);
   int length =
      vsnprintf(lines->text + lines->length, lines->capacity - lines->length, format, values);
   va_end(values);
   // A line that does not fit is left out whole.
   if (length < 0 || lines->length + (size_t)length + 1 >= lines->capacity) {
      lines->text[lines->length] = '\0';
      return;
   }
   lines->length += (size_t)length;
   lines->text[lines->length++] = '\n';
   lines->text[lines->length] = '\0';
}

static const char *float_change(uint64_t before, uint64_t after) {
#if defined(__x86_64__)
   uint32_t changed = (uint32_t)(before ^ after);
   if (changed & 0x6000) return "results are rounded another way";
   if (changed & 0x8040) return "the smallest numbers count as zero";
   if (changed & 0x1f80) return "exceptions trap";
#endif
   (void)before, (void)after;
   return "the control word is another";
}

static void compare_signals(const struct cprocess_habits *before,
                            const struct cprocess_habits *after, struct lines *lines) {
   char names[longest_name] = "";
   for (int number = 1; number < signals; number++) {
      const struct sigaction *old = &before->actions[number], *new = &after->actions[number];
      if (old->sa_sigaction == new->sa_sigaction && old->sa_flags == new->sa_flags) continue;
      const char *name = sigabbrev_np(number);
      size_t length = strlen(names);
      (void)snprintf(names + length, sizeof names - length, "%sSIG%s", length == 0 ? "" : ", ",
                     name == NULL ? "RT" : name);
   }
   if (names[0] != '\0') say(lines, "changed the handling of signals: %s", names);
   for (int number = 1; number < signals; number++) {
      if (sigismember(&before->mask, number) != sigismember(&after->mask, number)) {
         say(lines, "changed the signal mask");
         break;
      }
   }
}

static void compare_streams(const struct cprocess_habits *before,
                            const struct cprocess_habits *after, struct lines *lines) {
   for (int stream = 0; stream < streams; stream++) {
      const char *name = stream_names[stream];
      int old = before->streams[stream].mode, new = after->streams[stream].mode;
      if (new < 0 && old >= 0) {
         say(lines, "closed %s", name);
      } else if (before->streams[stream].file != after->streams[stream].file ||
                 before->streams[stream].device != after->streams[stream].device) {
         say(lines, "put another file in the place of %s", name);
      } else if (old != new) {
         say(lines, "changed the mode of %s%s", name,
             (new & O_NONBLOCK) != 0 && (old & O_NONBLOCK) == 0 ? ": it no longer waits" : "");
      } else if (stream > 0 && before->buffering[stream - 1] != after->buffering[stream - 1]) {
         say(lines, "changed the buffering of %s", name);
      }
   }
}

static void compare_descriptors(const struct cprocess_habits *before,
                                const struct cprocess_habits *after, struct lines *lines) {
   int opened = 0, closed = 0;
   for (int number = streams; number < watched_descriptors; number++) {
      uint8_t bit = (uint8_t)(1u << (number % 8));
      int was = (before->descriptors[number / 8] & bit) != 0;
      int is = (after->descriptors[number / 8] & bit) != 0;
      if (is && !was && !is_event_object(number)) opened++;
      if (was && !is) closed++;
   }
   if (opened > 0) say(lines, "left %d descriptor%s open", opened, opened == 1 ? "" : "s");
   if (closed > 0) {
      say(lines, "closed %d descriptor%s that it had not opened", closed, closed == 1 ? "" : "s");
   }
}

static void compare(const struct cprocess_habits *before, const struct cprocess_habits *after,
                    struct lines *lines) {
   if (before->float_mode != after->float_mode) {
      say(lines, "changed the floating-point mode: %s",
          float_change(before->float_mode, after->float_mode));
   }
   if (strcmp(before->locale, after->locale) != 0) {
      say(lines, "changed the locale from %.100s to %.100s", before->locale, after->locale);
   }
   if (strcmp(before->folder, after->folder) != 0) {
      say(lines, "changed the working directory to %s", after->folder);
   }
   if (before->umask != after->umask) {
      say(lines, "changed the umask from %03o to %03o", (unsigned)before->umask,
          (unsigned)after->umask);
   }
   if (before->environment != after->environment) say(lines, "changed the environment");
   compare_signals(before, after, lines);
   for (int index = 0; index < limits; index++) {
      if (before->limits[index].rlim_cur != after->limits[index].rlim_cur ||
          before->limits[index].rlim_max != after->limits[index].rlim_max) {
         say(lines, "changed the limit on %s", limit_names[index].name);
      }
   }
   compare_streams(before, after, lines);
   compare_descriptors(before, after, lines);
   if ((after->timers & ~before->timers) != 0) say(lines, "left a timer running");
   // By number: one of the host's own may have ended meanwhile.
   int threads = 0;
   for (int32_t index = 0; index < after->threads.count; index++) {
      int32_t known = 0;
      while (known < before->threads.count &&
             before->threads.numbers[known] != after->threads.numbers[index]) {
         known++;
      }
      threads += known == before->threads.count;
   }
   if (threads == 1) say(lines, "left a thread running");
   if (threads > 1) say(lines, "left %d threads running", threads);
   int32_t children = after->children - before->children;
   if (children == 1) say(lines, "left a process running");
   if (children > 1) say(lines, "left %d processes running", (int)children);
}

// Puts back what would change how the host works, or what it says.
static void restore(const struct cprocess_habits *before, const struct cprocess_habits *after) {
   if (strcmp(before->locale, after->locale) != 0) (void)setlocale(LC_ALL, before->locale);
   if (strcmp(before->folder, after->folder) != 0 && chdir(before->folder) != 0) {
      // The folder may be gone; nothing of the host's is looked for there.
   }
   if (before->umask != after->umask) (void)umask(before->umask);
   for (int index = 0; index < limits; index++) {
      if (setrlimit(limit_names[index].resource, &before->limits[index]) == 0) continue;
      // A hard limit that was lowered stays so, without the right to raise it.
      struct rlimit limit = {after->limits[index].rlim_max, after->limits[index].rlim_max};
      (void)setrlimit(limit_names[index].resource, &limit);
   }
   for (int clock = 0; clock < clocks; clock++) {
      const struct itimerval never = {0};
      if ((after->timers & ~before->timers & 1 << clock) != 0) (void)setitimer(clock, &never, NULL);
   }
   for (int number = 1; number < signals; number++) {
      const struct sigaction *old = &before->actions[number], *new = &after->actions[number];
      if (old->sa_sigaction != new->sa_sigaction || old->sa_flags != new->sa_flags) {
         (void)sigaction(number, old, NULL);
      }
   }
   (void)sigprocmask(SIG_SETMASK, &before->mask, NULL);
   for (int stream = 0; stream < streams; stream++) {
      if (after->streams[stream].mode != before->streams[stream].mode &&
          after->streams[stream].mode >= 0 && before->streams[stream].mode >= 0) {
         (void)fcntl(stream, F_SETFL, before->streams[stream].mode);
      }
   }
}

size_t cprocess_habits_changes(cprocess_habits *before, char *text, size_t capacity) {
   uint64_t float_mode = cprocess_float_mode();
   cprocess_set_float_mode(before->float_mode);
   struct cprocess_habits *after = before + 1;
   read_habits(after);
   after->float_mode = float_mode;
   struct lines lines = {text, 0, capacity};
   text[0] = '\0';
   compare(before, after, &lines);
   if (lines.length > 0) {
      restore(before, after);
      read_habits(before);
   }
   return lines.length;
}
