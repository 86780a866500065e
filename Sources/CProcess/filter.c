#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

// The filter in front of the kernel's calls. What it does not let pass it puts before the keeper,
// which tells what was tried and says no, or yes (supervisor.c). Where the kernel can't ask, it
// refuses by itself what needs no look at memory, and nothing is told.

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#endif

#if defined(OWN_ARCHITECTURE)
enum { most_instructions = 480 };

struct program {
   struct sock_filter code[most_instructions];
   unsigned short count;
   int asks;  // whether the keeper is asked
};

static int is_asking;

static void add(struct program *program, struct sock_filter instruction) {
   if (program->count < most_instructions) program->code[program->count++] = instruction;
}

static void load(struct program *program, size_t offset) {
   add(program, (struct sock_filter)BPF_STMT(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset));
}

static void load_call(struct program *program) {
   load(program, offsetof(struct seccomp_data, nr));
}

static void load_argument(struct program *program, int number) {
   load(program, offsetof(struct seccomp_data, args) + (size_t)number * 8);
}

static void answer(struct program *program, uint32_t action) {
   add(program, (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, action));
}

static void ask(struct program *program, uint32_t error) {
   answer(program, program->asks ? SECCOMP_RET_USER_NOTIF : SECCOMP_RET_ERRNO | error);
}

// The next `count` instructions run only when what is loaded has this relation to a value.
static void when(struct program *program, uint16_t relation, uint32_t value, uint8_t count) {
   add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | relation | BPF_K, value, 0, count));
}

static void unless_equal(struct program *program, uint32_t value, uint8_t count) {
   add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, count, 0));
}

static int concerns_files(const struct watched_call *call) {
   return call->what == CPROCESS_DENIED_WRITE || call->what == CPROCESS_DENIED_CHANGE;
}

static void watch_calls(struct program *program, uint32_t allowed) {
   for (const struct watched_call *call = watched_calls; call->name != NULL; call++) {
      if ((call->what & allowed) != 0) continue;
      // Which files may be written only the keeper can tell, or Landlock.
      if (!program->asks && concerns_files(call)) continue;
      if (call->flags < 0) {
         when(program, BPF_JEQ, (uint32_t)call->number, 1);
         ask(program, EPERM);
         continue;
      }
      when(program, BPF_JEQ, (uint32_t)call->number, 4);
      load_argument(program, call->flags);
      when(program, BPF_JSET, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 1);
      ask(program, EACCES);
      load_call(program);
   }
}

// Signals. A filter that can't ask knows one process to keep them from, its group, and everybody.
static void watch_signals(struct program *program, pid_t process) {
   static const long calls[] = {SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo,
                                SYS_rt_tgsigqueueinfo};
   for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
      if (program->asks) {
         when(program, BPF_JEQ, (uint32_t)calls[index], 1);
         ask(program, EPERM);
         continue;
      }
      const uint32_t targets[] = {(uint32_t)process, (uint32_t)-process, (uint32_t)-1};
      when(program, BPF_JEQ, (uint32_t)calls[index], 8);
      load_argument(program, 0);
      for (int target = 0; target < 3; target++) {
         when(program, BPF_JEQ, targets[target], 1);
         ask(program, EPERM);
      }
      load_call(program);
   }
}

// Calls that would take the way to the keeper or to the parent away.
static void guard(struct program *program, const int32_t *guarded) {
   static const struct {
      long number;
      int argument;
   } calls[] = {{SYS_close, 0},
#ifdef SYS_dup2
                {SYS_dup2, 1},
#endif
                {SYS_dup3, 1},
                {SYS_shutdown, 0}};
   for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
      when(program, BPF_JEQ, (uint32_t)calls[index].number, 3 + most_guarded * 2);
      load_argument(program, 5);
      unless_equal(program, own_mark, 1 + most_guarded * 2);
      load_argument(program, calls[index].argument);
      for (int place = 0; place < most_guarded; place++) {
         when(program, BPF_JEQ, (uint32_t)guarded[place], 1);
         ask(program, EBADF);
      }
      // What was loaded is no call's number any more: numbers below have to be loaded anew.
      load_call(program);
   }
   when(program, BPF_JEQ, 436 /* close_range */, 1);
   ask(program, EBADF);
}

static struct program filter(uint32_t allowed, const int32_t *guarded, int asks) {
   struct program program = {.asks = asks};
   load(&program, offsetof(struct seccomp_data, arch));
   unless_equal(&program, OWN_ARCHITECTURE, 1);
   answer(&program, SECCOMP_RET_ERRNO | ENOSYS);
   load_call(&program);
#if defined(__x86_64__)
   when(&program, BPF_JGE, 0x40000000, 1);  // the calls of x32
   answer(&program, SECCOMP_RET_ERRNO | ENOSYS);
#endif
   // First what the host itself calls most, around each call into the plugin.
   when(&program, BPF_JEQ, SYS_prlimit64, 4);
   load_argument(&program, 0);
   unless_equal(&program, 0, 1);
   ask(&program, EPERM);
   load_call(&program);
   // Refused without being told, it would stay unseen: a case then goes on over closed descriptors.
   if (asks) guard(&program, guarded);
   watch_calls(&program, allowed);
   watch_signals(&program, getppid());
   answer(&program, SECCOMP_RET_ALLOW);
   return program;
}

static int install(const struct program *program) {
   const struct sock_fprog installed = {program->count, (struct sock_filter *)program->code};
   long result = syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER,
                         program->asks ? SECCOMP_FILTER_FLAG_NEW_LISTENER : 0, &installed);
   return result < 0 ? -errno : (int)result;
}

// Whether the kernel can let a call pass that it asked about, as Linux can since 5.5; asking itself
// is older. The call that is tried here came with the version after it.
static int can_ask(void) {
   struct seccomp_notif_sizes sizes;
   return syscall(SYS_seccomp, SECCOMP_GET_NOTIF_SIZES, 0, &sizes) == 0 &&
          syscall(438 /* pidfd_getfd */, -1, -1, 0) < 0 && errno != ENOSYS;
}

// Hands the listener to the keeper, with what it needs to decide.
static int hand_over(int link, int listener, const cprocess_confinement *wanted) {
   static struct confinement_notice notice;
   notice.allowed = wanted->allowed;
   memcpy(notice.guarded, wanted->guarded, sizeof notice.guarded);
   for (size_t index = 0; wanted->writable[index] != NULL; index++) {
      size_t length = strlen(wanted->writable[index]) + 1;
      if (notice.length + length > longest_roots) return -ENAMETOOLONG;
      memcpy(notice.roots + notice.length, wanted->writable[index], length);
      notice.length += (uint32_t)length;
   }
   union {
      char bytes[CMSG_SPACE(sizeof(int))];
      struct cmsghdr header;
   } control = {0};
   struct iovec part = {&notice, sizeof notice};
   struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1, .msg_control = control.bytes,
                            .msg_controllen = sizeof control.bytes};
   struct cmsghdr *header = CMSG_FIRSTHDR(&message);
   header->cmsg_level = SOL_SOCKET;
   header->cmsg_type = SCM_RIGHTS;
   header->cmsg_len = CMSG_LEN(sizeof listener);
   memcpy(CMSG_DATA(header), &listener, sizeof listener);
   return sendmsg(link, &message, MSG_NOSIGNAL) == (ssize_t)sizeof notice ? 0 : -errno;
}

uint32_t sandbox_restrict_calls(const cprocess_confinement *wanted, uint32_t missing) {
   if ((missing & CPROCESS_WITHOUT_NOTICES) == 0 && can_ask()) {
      const struct program program = filter(wanted->allowed, wanted->guarded, 1);
      int listener = install(&program);
      if (listener >= 0) {
         is_asking = 1;
         int error = hand_over(wanted->keeper_link, listener, wanted);
         (void)close(listener);
         // Without the keeper every watched call fails: the walls stand, and nothing is told.
         return error == 0 ? 0 : CPROCESS_WITHOUT_NOTICES;
      }
   }
   const struct program program = filter(wanted->allowed, wanted->guarded, 0);
   return CPROCESS_WITHOUT_NOTICES | (install(&program) < 0 ? CPROCESS_WITHOUT_SECCOMP : 0);
}

void sandbox_restrict_parent(void) {
   // The keeper knows the worker.
   if (is_asking) return;
   struct program program = {.asks = 0};
   load_call(&program);
   watch_signals(&program, getppid());
   answer(&program, SECCOMP_RET_ALLOW);
   (void)install(&program);
}
#else
void sandbox_restrict_parent(void) {}

uint32_t sandbox_restrict_calls(const cprocess_confinement *wanted, uint32_t missing) {
   (void)wanted, (void)missing;
   return CPROCESS_WITHOUT_SECCOMP;
}
#endif

void cprocess_take_over(int32_t descriptor) {
   // Standard input is the empty file: the number stays taken, and leads nowhere.
   (void)syscall(SYS_dup3, STDIN_FILENO, descriptor, O_CLOEXEC, 0L, 0L, (long)own_mark);
}
