#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/seccomp.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

// The keeper's side of the filter: it is asked about each watched call while the caller waits, says
// no or yes, and notes each no where the case finds it. It never trusts what it reads: a path may
// change after it was looked at, and Landlock is the wall that holds then.

struct keeper {
   int listener;
   pid_t worker;
   cprocess_page *page;
   struct confinement_notice notice;
};

static struct keeper keeper = {.listener = -1};

// -- Reading the caller -----------------------------------------------------------------------

// Copies text out of a process, page by page: what lies behind the end may not be there.
static int read_text(pid_t process, uint64_t from, char *into, size_t capacity) {
   size_t length = 0;
   while (length < capacity - 1) {
      size_t part = 4096 - (size_t)((from + length) & 4095);
      if (part > capacity - 1 - length) part = capacity - 1 - length;
      struct iovec local = {into + length, part};
      struct iovec remote = {(void *)(uintptr_t)(from + length), part};
      ssize_t count = process_vm_readv(process, &local, 1, &remote, 1, 0);
      if (count <= 0) return -EFAULT;
      const char *end = memchr(into + length, '\0', (size_t)count);
      if (end != NULL) return 0;
      length += (size_t)count;
   }
   into[length] = '\0';
   return 0;
}

// The process that a thread belongs to; the thread itself when it is gone.
static pid_t process_of(pid_t thread) {
   char path[64], text[1024];
   (void)snprintf(path, sizeof path, "/proc/%d/status", (int)thread);
   int file = open(path, O_RDONLY | O_CLOEXEC);
   if (file < 0) return thread;
   ssize_t count = cprocess_read(file, text, sizeof text - 1);
   close(file);
   text[count > 0 ? count : 0] = '\0';
   const char *line = strstr(text, "\nTgid:");
   return line != NULL ? (pid_t)atoi(line + 6) : thread;
}

static pid_t parent_of_process(pid_t process) {
   char path[64], text[1024];
   (void)snprintf(path, sizeof path, "/proc/%d/status", (int)process);
   int file = open(path, O_RDONLY | O_CLOEXEC);
   if (file < 0) return 0;
   ssize_t count = cprocess_read(file, text, sizeof text - 1);
   close(file);
   text[count > 0 ? count : 0] = '\0';
   const char *line = strstr(text, "\nPPid:");
   return line != NULL ? (pid_t)atoi(line + 6) : 0;
}

// -- Paths ------------------------------------------------------------------------------------

static int real_path(const char *path, int follows, char *into) {
   int file = open(path, O_PATH | O_CLOEXEC | (follows ? 0 : O_NOFOLLOW));
   if (file < 0) return -errno;
   char link[64];
   (void)snprintf(link, sizeof link, "/proc/self/fd/%d", file);
   ssize_t length = readlink(link, into, PATH_MAX - 1);
   close(file);
   if (length < 0) return -errno;
   into[length] = '\0';
   return 0;
}

// Where a path of another process leads: as far as it exists, without links. Negative when the call
// will fail for a reason of its own.
static int resolve(pid_t process, int folder, const char *path, int follows, char *into) {
   static char whole[PATH_MAX + 128], head[PATH_MAX + 128];
   if (strncmp(path, "/proc/self/", 11) == 0) {
      (void)snprintf(whole, sizeof whole, "/proc/%d/%s", (int)process, path + 11);
   } else if (path[0] == '/') {
      (void)snprintf(whole, sizeof whole, "%s", path);
   } else if (folder == AT_FDCWD) {
      (void)snprintf(whole, sizeof whole, "/proc/%d/cwd/%s", (int)process, path);
   } else {
      (void)snprintf(whole, sizeof whole, "/proc/%d/fd/%d%s%s", (int)process, folder,
                     path[0] == '\0' ? "" : "/", path);
   }
   int error = real_path(whole, follows || path[0] == '\0', into);
   if (error != -ENOENT) return error;
   size_t length = strlen(whole);
   while (length > 1 && whole[length - 1] == '/') whole[--length] = '\0';
   char *last = strrchr(whole, '/');
   if (last == NULL || last[1] == '\0') return -ENOENT;
   (void)snprintf(head, sizeof head, "%.*s", last == whole ? 1 : (int)(last - whole), whole);
   error = real_path(head, 1, into);
   if (error != 0) return error;
   length = strlen(into);
   (void)snprintf(into + length, PATH_MAX - length, "%s%s", length > 1 ? "/" : "", last + 1);
   return 0;
}

static int is_writable(const char *path) {
   // A pipe, a socket, a file without a name: what is open already.
   if (path[0] != '/' || strncmp(path, "/memfd:", 7) == 0) return 1;
   static const char *const always[] = {"/dev/null", "/dev/zero", "/dev/full"};
   for (size_t index = 0; index < sizeof always / sizeof *always; index++) {
      if (strcmp(path, always[index]) == 0) return 1;
   }
   const struct confinement_notice *notice = &keeper.notice;
   for (uint32_t place = 0; place < notice->length;) {
      const char *root = notice->roots + place;
      size_t length = strlen(root);
      place += (uint32_t)length + 1;
      if (length == 1 || (strncmp(path, root, length) == 0 &&
                          (path[length] == '/' || path[length] == '\0'))) {
         return 1;
      }
   }
   return 0;
}

// -- Deciding ---------------------------------------------------------------------------------

struct act {
   char text[2 * PATH_MAX + 64];
};

// 0 when the path may be changed, or when the call fails by itself.
static int judge_path(pid_t process, const struct seccomp_data *data,
                      const struct watched_call *call, int folder_at, int path_at,
                      struct act *act) {
   static char path[PATH_MAX], real[PATH_MAX];
   int folder = folder_at < 0 ? AT_FDCWD : (int)data->args[folder_at];
   path[0] = '\0';
   if (path_at >= 0 && data->args[path_at] != 0 &&
       read_text(process, data->args[path_at], path, sizeof path) != 0) {
      (void)snprintf(act->text, sizeof act->text, "%s", call->name);
      return 1;
   }
   size_t used = strlen(act->text);
   if (call->what == CPROCESS_DENIED_PROGRAM) {
      (void)snprintf(act->text + used, sizeof act->text - used, " %s", path);
      return 1;
   }
   // Nothing at all is named: that is an error, and no descriptor.
   if (path_at >= 0 && folder_at < 0 && path[0] == '\0') return 0;
   if (resolve(process, folder, path, call->follows, real) != 0) return 0;
   (void)snprintf(act->text + used, sizeof act->text - used, "%s %s",
                  used > strlen(call->name) ? " to" : "", real);
   return !is_writable(real);
}

// What opens for reading only, or creates what is there, changes nothing.
static int only_reads(pid_t process, const struct seccomp_data *data,
                      const struct watched_call *call) {
   uint64_t flags = 0;
   if (call->number == 437) {  // openat2: in a record
      struct iovec local = {&flags, sizeof flags};
      struct iovec remote = {(void *)(uintptr_t)data->args[2], sizeof flags};
      if (process_vm_readv(process, &local, 1, &remote, 1, 0) != sizeof flags) return 0;
   } else if (call->flags >= 0) {
      flags = data->args[call->flags];
   } else {
      return 0;
   }
   if ((flags & (O_WRONLY | O_RDWR | O_TRUNC)) != 0) return 0;
   if ((flags & O_CREAT) == 0) return 1;
   static char path[PATH_MAX], real[PATH_MAX];
   int folder = call->folder < 0 ? AT_FDCWD : (int)data->args[call->folder];
   if (read_text(process, data->args[call->path], path, sizeof path) != 0 ||
       resolve(process, folder, path, 1, real) != 0) {
      return 0;
   }
   return access(real, F_OK) == 0;
}

static int judge_signal(pid_t process, const struct seccomp_data *data) {
   const int targets[] = {(int)data->args[0],
                          data->nr == SYS_tgkill || data->nr == SYS_rt_tgsigqueueinfo
                             ? (int)data->args[1]
                             : 0};
   pid_t self = getpid(), worker = keeper.worker;
   for (int index = 0; index < 2; index++) {
      int target = targets[index];
      if (target == self || target == -self || target == -1) return 1;
      if ((target == worker || target == -worker) && process != worker) return 1;
   }
   return 0;
}

static int is_guarded(uint64_t number) {
   for (int place = 0; place < most_guarded; place++) {
      if (keeper.notice.guarded[place] >= 0 && (uint64_t)keeper.notice.guarded[place] == number) {
         return 1;
      }
   }
   return 0;
}

// Whether a call would close what the worker or a case needs, for itself and not for a process that
// it forked.
static const char *guarded_call(pid_t process, const struct seccomp_data *data) {
   const char *name = NULL;
   int is_hit = 0;
   if (data->nr == SYS_close || data->nr == SYS_shutdown) {
      name = data->nr == SYS_close ? "close" : "shutdown";
      is_hit = is_guarded((uint32_t)data->args[0]);
   } else if (data->nr == SYS_dup3) {
      name = "dup3";
      is_hit = is_guarded((uint32_t)data->args[1]);
#ifdef SYS_dup2
   } else if (data->nr == SYS_dup2) {
      name = "dup2";
      is_hit = is_guarded((uint32_t)data->args[1]);
#endif
   } else if (data->nr == 436) {
      name = "close_range";
      // With the flag 4 they are closed on exec only.
      for (int place = 0; place < most_guarded && (data->args[2] & 4) == 0; place++) {
         int32_t number = keeper.notice.guarded[place];
         is_hit |= number >= 0 && (uint32_t)data->args[0] <= (uint32_t)number &&
                   (uint32_t)number <= (uint32_t)data->args[1];
      }
   }
   if (!is_hit) return NULL;
   return process == keeper.worker || parent_of_process(process) == keeper.worker ? name : NULL;
}

static int is_descriptor_call(int number) {
#ifdef SYS_dup2
   if (number == SYS_dup2) return 1;
#endif
   return number == SYS_close || number == SYS_shutdown || number == SYS_dup3 || number == 436;
}

static const char *family_name(uint64_t family) {
   switch (family) {
   case AF_UNIX: return " AF_UNIX";
   case AF_INET: return " AF_INET";
   case AF_INET6: return " AF_INET6";
   case AF_NETLINK: return " AF_NETLINK";
   case AF_PACKET: return " AF_PACKET";
   default: return "";
   }
}

// The error that a call gets, or 0 when it may go on.
static int judge(const struct seccomp_notif *request) {
   const struct seccomp_data *data = &request->data;
   pid_t process = process_of((pid_t)request->pid);
   static struct act act;
   if (is_descriptor_call(data->nr)) {
      const char *name = guarded_call(process, data);
      if (name == NULL) return 0;
      page_note_deed(keeper.page, CPROCESS_DENIED_CHANNEL, name);
      return EBADF;
   }
   const struct watched_call *call = watched_calls;
   while (call->name != NULL && call->number != data->nr) call++;
   if (call->name == NULL) {
      if (data->nr == SYS_prlimit64) {
         if ((pid_t)data->args[0] == process) return 0;
         page_note_deed(keeper.page, CPROCESS_DENIED_PROCESS, "prlimit64");
         return EPERM;
      }
      if (!judge_signal(process, data)) return 0;
      page_note_deed(keeper.page, CPROCESS_DENIED_PROCESS, "a signal");
      return EPERM;
   }
   (void)snprintf(act.text, sizeof act.text, "%s%s", call->name,
                  call->what == CPROCESS_DENIED_NETWORK ? family_name(data->args[0]) : "");
   if (call->path >= 0 || call->folder >= 0) {
      if (only_reads((pid_t)request->pid, data, call)) return 0;
      int is_denied = judge_path((pid_t)request->pid, data, call, call->folder, call->path, &act);
      if (call->second_path >= 0) {
         is_denied |= judge_path((pid_t)request->pid, data, call, call->second_folder,
                                 call->second_path, &act);
      }
      if (!is_denied) return 0;
   }
   page_note_deed(keeper.page, call->what, act.text);
   return call->what == CPROCESS_DENIED_WRITE || call->what == CPROCESS_DENIED_CHANGE ? EACCES
                                                                                      : EPERM;
}

// -- Serving ----------------------------------------------------------------------------------

static void serve_call(void) {
   static union {
      struct seccomp_notif request;
      char room[1024];
   } in;
   static union {
      struct seccomp_notif_resp response;
      char room[1024];
   } out;
   memset(&in, 0, sizeof in);
   memset(&out, 0, sizeof out);
   // A caller that was killed takes its question with it.
   if (ioctl(keeper.listener, SECCOMP_IOCTL_NOTIF_RECV, &in) != 0) return;
   int error = judge(&in.request);
   out.response.id = in.request.id;
   out.response.error = -error;
   if (error == 0) out.response.flags = SECCOMP_USER_NOTIF_FLAG_CONTINUE;
   (void)ioctl(keeper.listener, SECCOMP_IOCTL_NOTIF_SEND, &out);
}

static void take_listener(int link) {
   union {
      char bytes[CMSG_SPACE(sizeof(int))];
      struct cmsghdr header;
   } control = {0};
   struct iovec part = {&keeper.notice, sizeof keeper.notice};
   struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes,
                            .msg_controllen = sizeof control.bytes};
   ssize_t count = recvmsg(link, &message, MSG_CMSG_CLOEXEC | MSG_DONTWAIT);
   struct cmsghdr *header = CMSG_FIRSTHDR(&message);
   if (count != sizeof keeper.notice || header == NULL || header->cmsg_type != SCM_RIGHTS) return;
   memcpy(&keeper.listener, CMSG_DATA(header), sizeof keeper.listener);
   if (keeper.notice.length > longest_roots) keeper.notice.length = 0;
}

// -- Stacks -----------------------------------------------------------------------------------

// One at a time: who crashes meanwhile waits for the same answer.
static struct {
   pid_t process;
   int ending;
} witness = {0, -1};

enum { most_witnesses = 8 };  // of one worker: a library that crashes in each case is slow enough

static int is_below(pid_t process) {
   for (int level = 0; process > 1 && level < 64; level++) {
      if (process == keeper.worker) return 1;
      process = parent_of_process(process);
   }
   return 0;
}

static void start_witness(void) {
   static int started;
   pid_t thread = 0, process = page_wanted_stacks(keeper.page, &thread);
   if (process == 0 || witness.process > 0) return;
   if (process == -1) process = thread = keeper.worker;
   // The page is shared with code that may write anything into it.
   if (started < most_witnesses && is_below(process)) {
      started++;
      witness.process = stacks_start_witness(process, thread, keeper.page);
      if (witness.process > 0) witness.ending = cprocess_pidfd(witness.process);
   }
   if (witness.ending < 0) page_finish_stacks(keeper.page);
}

static void end_witness(void) {
   (void)cprocess_wait(witness.process, 0);
   close(witness.ending);
   witness.process = 0;
   witness.ending = -1;
   page_finish_stacks(keeper.page);
}

int32_t cprocess_keep(int32_t ending, int32_t parent, int32_t link, int32_t bell, pid_t worker,
                      cprocess_page *page) {
   keeper.worker = worker;
   keeper.page = page;
   int is_linked = link >= 0;
   for (;;) {
      struct pollfd entries[6] = {
         {ending, POLLIN, 0},
         // While the witness is at it, the parent's word waits.
         {witness.process > 0 ? -1 : parent, POLLIN, 0},
         {is_linked ? link : -1, POLLIN, 0},
         {keeper.listener, POLLIN, 0},
         {bell, POLLIN, 0},
         {witness.ending, POLLIN, 0},
      };
      if (poll(entries, 6, -1) < 0) {
         if (errno == EINTR) continue;
         return -errno;
      }
      if (entries[0].revents != 0) return 1;
      if (entries[1].revents != 0) {
         // A worker that is past its time is ended when it is written down where it was.
         start_witness();
         if (witness.process <= 0) return 2;
      }
      if (entries[2].revents != 0) {
         take_listener(link);
         is_linked = 0;
      }
      if ((entries[3].revents & POLLIN) != 0) {
         serve_call();
      } else if (entries[3].revents != 0) {
         close(keeper.listener);
         keeper.listener = -1;
      }
      if (entries[4].revents != 0) {
         uint64_t rings;
         (void)cprocess_read(bell, &rings, sizeof rings);
         start_witness();
      }
      if (entries[5].revents != 0) end_witness();
   }
}
