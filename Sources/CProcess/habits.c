#define _GNU_SOURCE
#include "habits.h"

#include <fcntl.h>
#include <fenv.h>
#include <limits.h>
#include <locale.h>
#include <stdio.h>
#include <stdio_ext.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

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

static uint64_t mixed(uint64_t hash, uint64_t word) {
   hash = (hash ^ word) * 1099511628211u;
   return hash ^ hash >> 29;
}

// Eight bytes at a time: it is asked for around every call.
static uint64_t environment_hash(void) {
   uint64_t hash = 14695981039346656037u;
   for (char **entry = environ; entry != NULL && *entry != NULL; entry++) {
      const char *text = *entry;
      size_t length = strlen(text);
      hash = mixed(hash, length);
      for (; length > 0;) {
         uint64_t word = 0;
         size_t part = length < sizeof word ? length : sizeof word;
         memcpy(&word, text, part);
         hash = mixed(hash, word);
         text += part;
         length -= part;
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
      // With room for another entry of any length left, that was all.
      if (room - count >= (long)sizeof(struct entry) + NAME_MAX + 1) break;
   }
   close(directory);
}

int habits_is_event_object(int descriptor) {
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

// How many descriptors are open; 0 where the kernel does not say (Linux before 6.2).
static int64_t count_descriptors(void) {
   struct stat folder;
   return stat("/proc/self/fd", &folder) == 0 ? (int64_t)folder.st_size : 0;
}

// Whether just these descriptors are open: as many as there are, and each of them.
static int are_open(const uint8_t *descriptors) {
   int64_t count = 0;
   for (int place = 0; place < watched_descriptors / 8; place++) {
      if (descriptors[place] == 0) continue;
      for (int bit = 0; bit < 8; bit++) {
         if ((descriptors[place] & 1u << bit) == 0) continue;
         if (fcntl(place * 8 + bit, F_GETFD) < 0) return 0;
         count++;
      }
   }
   return count == count_descriptors();
}

static void read_descriptors(struct cprocess_habits *now, const struct cprocess_habits *known) {
   if (known != NULL && are_open(known->descriptors)) {
      memcpy(now->descriptors, known->descriptors, sizeof now->descriptors);
      return;
   }
   memset(now->descriptors, 0, sizeof now->descriptors);
   for_each_number("/proc/self/fd", note_descriptor, now->descriptors);
}

// The folder of a process's threads counts as many links as there are threads, and two of its own.
static int has_one_thread(void) {
   struct stat folder;
   return stat("/proc/self/task", &folder) == 0 && folder.st_nlink == 3;
}

static void note_thread(int number, int directory, void *into) {
   (void)directory;
   struct threads *threads = into;
   if (threads->count < most_threads) threads->numbers[threads->count++] = number;
}

// Those of timer_create. Where the kernel keeps no list of them, none is seen.
static int32_t count_own_timers(void) {
   int file = open("/proc/self/timers", O_RDONLY | O_CLOEXEC);
   if (file < 0) return 0;
   char text[4096];
   int32_t count = 0;
   for (ssize_t length; (length = cprocess_read(file, text, sizeof text)) > 0;) {
      for (ssize_t place = 0; place + 3 <= length; place++) {
         count += memcmp(text + place, "ID:", 3) == 0;
      }
   }
   close(file);
   return count;
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

void habits_read(struct cprocess_habits *now, const struct cprocess_habits *known) {
   now->float_mode = cprocess_float_mode();
   now->environment = environment_hash();
   for (int number = 1; number < signals; number++) {
      if (sigaction(number, NULL, &now->actions[number]) != 0) {
         memset(&now->actions[number], 0, sizeof now->actions[number]);
      }
      // SA_RESTORER is there as soon as anybody has set anything: the C library's business.
      now->actions[number].sa_flags &= ~0x04000000;
   }
   if (sigaltstack(NULL, &now->signal_stack) != 0) {
      memset(&now->signal_stack, 0, sizeof now->signal_stack);
   }
   (void)sigprocmask(SIG_SETMASK, NULL, &now->mask);
   now->umask = umask(0077);
   (void)umask(now->umask);
   if (getcwd(now->folder, sizeof now->folder) == NULL) now->folder[0] = '\0';
   const char *locale = setlocale(LC_ALL, NULL);
   (void)snprintf(now->locale, sizeof now->locale, "%s", locale == NULL ? "" : locale);
   for (int index = 0; index < limits; index++) {
      (void)getrlimit((__rlimit_resource_t)index, &now->limits[index]);
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
   read_descriptors(now, known);
   now->timers = 0;
   for (int clock = 0; clock < clocks; clock++) {
      struct itimerval timer;
      if (getitimer(clock, &timer) == 0 &&
          (timer.it_value.tv_sec != 0 || timer.it_value.tv_usec != 0)) {
         now->timers |= 1 << clock;
      }
   }
   now->own_timers = count_own_timers();
   now->threads.count = 0;
   if (has_one_thread()) {
      note_thread(getpid(), -1, &now->threads);
   } else {
      for_each_number("/proc/self/task", note_thread, &now->threads);
   }
   now->children = count_children();
}

cprocess_habits *cprocess_habits_make(void) { return calloc(2, sizeof(struct cprocess_habits)); }

void cprocess_habits_read(cprocess_habits *habits) {
   habits_read(habits, NULL);
}
