#define _GNU_SOURCE
#include "CProcess.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

static int same_name(const char *left, const char *right) {
   size_t length = strcspn(left, "=");
   return length == strcspn(right, "=") && strncmp(left, right, length) == 0;
}

// The environment of this process with `variables` in the place of their namesakes.
static const char **merged_environment(const char *const *variables) {
   size_t count = 0, added = 0;
   while (environ != NULL && environ[count] != NULL) count++;
   while (variables[added] != NULL) added++;
   const char **merged = calloc(count + added + 1, sizeof *merged);
   if (merged == NULL) return NULL;
   size_t used = 0;
   for (size_t index = 0; index < count; index++) {
      size_t other = 0;
      while (other < added && !same_name(environ[index], variables[other])) other++;
      if (other == added) merged[used++] = environ[index];
   }
   for (size_t index = 0; index < added; index++) merged[used++] = variables[index];
   return merged;
}

static int add_actions(posix_spawn_file_actions_t *actions,
                       const cprocess_worker_descriptors *given) {
   const int moves[][2] = {{given->output, STDOUT_FILENO},    {given->errors, STDERR_FILENO},
                           {given->keeper, CPROCESS_KEEPER},  {given->control, CPROCESS_CONTROL},
                           {given->results, CPROCESS_RESULTS}, {given->page, CPROCESS_PAGE}};
   int error = posix_spawn_file_actions_addopen(actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
   for (size_t index = 0; error == 0 && index < sizeof moves / sizeof *moves; index++) {
      error = posix_spawn_file_actions_adddup2(actions, moves[index][0], moves[index][1]);
   }
   if (error == 0) error = posix_spawn_file_actions_addclosefrom_np(actions, CPROCESS_PAGE + 1);
   return error;
}

static int set_attributes(posix_spawnattr_t *attributes) {
   sigset_t all, none;
   sigfillset(&all);
   sigemptyset(&none);
   int error = posix_spawnattr_setflags(
      attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK);
   if (error == 0) error = posix_spawnattr_setpgroup(attributes, 0);
   if (error == 0) error = posix_spawnattr_setsigdefault(attributes, &all);
   if (error == 0) error = posix_spawnattr_setsigmask(attributes, &none);
   return error;
}

pid_t cprocess_spawn(const char *path, const char *const *arguments, const char *const *variables,
                     const cprocess_worker_descriptors *descriptors) {
   const char **environment = merged_environment(variables);
   if (environment == NULL) return -ENOMEM;
   posix_spawn_file_actions_t actions;
   posix_spawnattr_t attributes;
   pid_t process = -1;
   int error = posix_spawn_file_actions_init(&actions);
   if (error == 0) {
      error = posix_spawnattr_init(&attributes);
      if (error == 0) {
         error = add_actions(&actions, descriptors);
         if (error == 0) error = set_attributes(&attributes);
         if (error == 0) {
            error = posix_spawn(&process, path, &actions, &attributes, (char *const *)arguments,
                                (char *const *)environment);
         }
         posix_spawnattr_destroy(&attributes);
      }
      posix_spawn_file_actions_destroy(&actions);
   }
   free(environment);
   return error == 0 ? process : -error;
}

pid_t cprocess_fork(void) {
   // With SIGCHLD ignored, the kernel would reap the child and its status would be lost.
   (void)signal(SIGCHLD, SIG_DFL);
   pid_t process = fork();
   return process < 0 ? -errno : process;
}

int32_t cprocess_pidfd(pid_t process) {
   // By number: glibc 2.36 declares the wrapper, older ones do not have it.
   long descriptor = syscall(SYS_pidfd_open, process, 0);
   return descriptor < 0 ? -errno : (int32_t)descriptor;
}

cprocess_status cprocess_wait(pid_t process, int32_t keep) {
   siginfo_t info = {0};
   while (waitid(P_PID, (id_t)process, &info, WEXITED | (keep ? WNOWAIT : 0)) != 0) {
      if (errno != EINTR) return (cprocess_status){-errno, 0};
   }
   int32_t kind = info.si_code == CLD_EXITED ? CPROCESS_EXITED : CPROCESS_KILLED;
   return (cprocess_status){kind, info.si_status};
}

void cprocess_kill(pid_t process) { (void)kill(process, SIGKILL); }
void cprocess_kill_group(pid_t leader) { (void)kill(-leader, SIGKILL); }
void cprocess_lead_group(pid_t process) { (void)setpgid(process, process); }

// -- Everything below a process ---------------------------------------------------------------

struct kin {
   pid_t process, parent;
   int is_descendant;
};

static pid_t number_named(const char *name) {
   char *end;
   long number = strtol(name, &end, 10);
   return *name != '\0' && *end == '\0' && number > 0 ? (pid_t)number : 0;
}

static ssize_t read_process_file(pid_t process, const char *name, char *into, size_t capacity) {
   char path[64];
   (void)snprintf(path, sizeof path, "/proc/%d/%s", (int)process, name);
   int file = open(path, O_RDONLY | O_CLOEXEC);
   if (file < 0) return -1;
   size_t length = 0;
   ssize_t count = 0;
   while (length < capacity - 1 &&
          (count = cprocess_read(file, into + length, capacity - 1 - length)) > 0) {
      length += (size_t)count;
   }
   close(file);
   into[length] = '\0';
   return count < 0 ? -1 : (ssize_t)length;
}

static pid_t parent_of(pid_t process) {
   char text[512];
   if (read_process_file(process, "stat", text, sizeof text) < 0) return 0;
   // The name stands in brackets and may hold anything, brackets too: the last one closes it.
   char *after_name = strrchr(text, ')');
   int parent = 0;
   return after_name != NULL && sscanf(after_name + 1, " %*c %d", &parent) == 1 ? parent : 0;
}

static void kill_descendants(void) {
   DIR *folder = opendir("/proc");
   if (folder == NULL) return;
   struct kin *kin = NULL;
   size_t count = 0, room = 0;
   for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
      pid_t process = number_named(entry->d_name);
      if (process == 0) continue;
      if (count == room) {
         size_t larger = room == 0 ? 256 : room * 2;
         struct kin *moved = realloc(kin, larger * sizeof *kin);
         if (moved == NULL) break;
         kin = moved;
         room = larger;
      }
      kin[count++] = (struct kin){process, parent_of(process), 0};
   }
   closedir(folder);
   pid_t self = getpid();
   for (int found = 1; found;) {
      found = 0;
      for (size_t index = 0; index < count; index++) {
         if (kin[index].is_descendant) continue;
         int below = kin[index].parent == self;
         for (size_t other = 0; !below && other < count; other++) {
            below = kin[other].is_descendant && kin[other].process == kin[index].parent;
         }
         if (!below) continue;
         kin[index].is_descendant = 1;
         found = 1;
         cprocess_kill(kin[index].process);
      }
   }
   free(kin);
}

int32_t cprocess_end_descendants(void) {
   int32_t reaped = 0;
   for (;;) {
      siginfo_t info = {0};
      if (waitid(P_ALL, 0, &info, WEXITED | WNOHANG) != 0) {
         if (errno == EINTR) continue;
         return reaped;  // no child is left, and orphans would have become children
      }
      if (info.si_pid != 0) {
         reaped++;
         continue;
      }
      kill_descendants();
      // Killed ones are gone in a moment; ones born meanwhile are found in the next round.
      (void)usleep(200);
   }
}

static int32_t kill_marked_once(const char *marker, char *text, size_t capacity) {
   DIR *folder = opendir("/proc");
   int32_t killed = 0;
   if (folder == NULL) return 0;
   for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
      pid_t process = number_named(entry->d_name);
      if (process == 0 || process == getpid()) continue;
      ssize_t length = read_process_file(process, "environ", text, capacity);
      if (length > 0 && memmem(text, (size_t)length, marker, strlen(marker)) != NULL) {
         cprocess_kill(process);
         killed++;
      }
   }
   closedir(folder);
   return killed;
}

void cprocess_kill_marked(const char *marker) {
   enum { capacity = 256 * 1024, rounds = 2000 };
   char *text = malloc(capacity);
   if (text == NULL) return;
   // A process that has ended shows no environment any more, also before it is reaped.
   for (int round = 0; round < rounds && kill_marked_once(marker, text, capacity) > 0; round++) {
      (void)usleep(1000);
   }
   free(text);
}

// -- What a worker does to itself -------------------------------------------------------------

void cprocess_die_with(pid_t parent) {
   (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
   if (getppid() != parent) cprocess_kill(getpid());
}

void cprocess_adopt_orphans(void) { (void)prctl(PR_SET_CHILD_SUBREAPER, 1); }

void cprocess_block_signals(int32_t block) {
   sigset_t set;
   if (block) sigfillset(&set);
   else sigemptyset(&set);
   (void)sigprocmask(SIG_SETMASK, &set, NULL);
}

static void limit(__rlimit_resource_t resource, uint64_t value) {
   struct rlimit limits;
   if (getrlimit(resource, &limits) != 0) return;
   if (value > limits.rlim_max) value = limits.rlim_max;
   limits = (struct rlimit){value, value};
   (void)setrlimit(resource, &limits);
}

void cprocess_set_up_worker(void) {
   limit(RLIMIT_CORE, 0);
   (void)setvbuf(stdout, NULL, _IOLBF, 0);
}

void cprocess_limit_open_files(uint64_t count) { limit(RLIMIT_NOFILE, count); }
void cprocess_limit_memory(uint64_t bytes) { limit(RLIMIT_AS, bytes); }
void cprocess_limit_file_size(uint64_t bytes) { limit(RLIMIT_FSIZE, bytes); }
void cprocess_limit_cpu_seconds(uint64_t seconds) { limit(RLIMIT_CPU, seconds); }
void cprocess_limit_processes(uint64_t count) { limit(RLIMIT_NPROC, count); }

int32_t cprocess_thread_count(void) {
   DIR *folder = opendir("/proc/self/task");
   if (folder == NULL) return -errno;
   int32_t count = 0;
   for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
      if (number_named(entry->d_name) != 0) count++;
   }
   closedir(folder);
   return count;
}

void cprocess_flush(void) { (void)fflush(NULL); }
_Noreturn void cprocess_exit(int32_t code) { _exit(code); }

// -- The end that a program has ---------------------------------------------------------------

static struct {
   void (*say)(void *);
   void *context;
} last_words;

static ssize_t say_last_words(void *cookie, const char *bytes, size_t count) {
   (void)cookie, (void)bytes;
   void (*say)(void *) = last_words.say;
   last_words.say = NULL;
   if (say != NULL) say(last_words.context);
   return (ssize_t)count;
}

_Noreturn void cprocess_exit_by_handlers(int32_t code, void (*say)(void *), void *context) {
   last_words.say = say;
   last_words.context = context;
   // What a stream still holds is written when all handlers have run and all destructors, those of
   // libraries too: there is nothing later that a program can hear of.
   FILE *stream = fopencookie(NULL, "w", (cookie_io_functions_t){.write = say_last_words});
   if (stream != NULL) (void)fputc('.', stream);
   exit(code);
}

const char *cprocess_signal_name(int32_t signal) { return sigabbrev_np(signal); }
