#define _GNU_SOURCE
#include "habits.h"

#include <fcntl.h>
#include <locale.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

static const char *const stream_names[streams] = {"standard input", "standard output",
                                                  "standard error"};

static const char *limit_name(int resource) {
   switch (resource) {
   case RLIMIT_AS: return "memory";
   case RLIMIT_CORE: return "core files";
   case RLIMIT_CPU: return "processor time";
   case RLIMIT_DATA: return "data";
   case RLIMIT_FSIZE: return "the size of files";
   case RLIMIT_MEMLOCK: return "locked memory";
   case RLIMIT_NOFILE: return "open files";
   case RLIMIT_NPROC: return "processes";
   case RLIMIT_STACK: return "the stack";
   default: return "a resource";
   }
}

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
   if (before->signal_stack.ss_sp != after->signal_stack.ss_sp ||
       before->signal_stack.ss_size != after->signal_stack.ss_size) {
      say(lines, "changed the stack of signal handlers");
   }
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
   if (memcmp(before->descriptors, after->descriptors, sizeof before->descriptors) == 0) return;
   int opened = 0, closed = 0;
   for (int number = streams; number < watched_descriptors; number++) {
      uint8_t bit = (uint8_t)(1u << (number % 8));
      int was = (before->descriptors[number / 8] & bit) != 0;
      int is = (after->descriptors[number / 8] & bit) != 0;
      if (is && !was && !habits_is_event_object(number)) opened++;
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
         say(lines, "changed the limit on %s", limit_name(index));
      }
   }
   compare_streams(before, after, lines);
   compare_descriptors(before, after, lines);
   if ((after->timers & ~before->timers) != 0 || after->own_timers > before->own_timers) {
      say(lines, "left a timer running");
   }
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
      if (setrlimit((__rlimit_resource_t)index, &before->limits[index]) == 0) continue;
      // A hard limit that was lowered stays so, without the right to raise it.
      struct rlimit limit = {after->limits[index].rlim_max, after->limits[index].rlim_max};
      (void)setrlimit((__rlimit_resource_t)index, &limit);
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
   (void)sigaltstack(&before->signal_stack, NULL);
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
   habits_read(after, before);
   after->float_mode = float_mode;
   struct lines lines = {text, 0, capacity};
   text[0] = '\0';
   compare(before, after, &lines);
   if (lines.length > 0) {
      restore(before, after);
      habits_read(before, NULL);
   }
   return lines.length;
}
