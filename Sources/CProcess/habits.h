// What all code of a process shares, as it is at one moment: read in habits.c, compared and put
// back in habits_changes.c.
#ifndef HABITS_H
#define HABITS_H

#include "include/CProcess.h"

#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>

enum {
   signals = 65,
   watched_descriptors = 4096,
   longest_name = 512,
   most_threads = 256,
   limits = 16,  // all that Linux has
   streams = 3,
   clocks = 3,
};

struct cprocess_habits {
   uint64_t float_mode;
   uint64_t environment;
   struct sigaction actions[signals];
   stack_t signal_stack;
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
   int timers;          // a bit for each clock that runs
   int32_t own_timers;  // made by timer_create
   struct threads {
      int numbers[most_threads];
      int32_t count;
   } threads;
   int32_t children;
};

// What is still as it is `known` to have been is found out the faster for it; NULL when nothing is.
void habits_read(struct cprocess_habits *now, const struct cprocess_habits *known);
// What event loops make for themselves has no place in the file system and is nobody's business.
int habits_is_event_object(int descriptor);

#endif
