#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <ucontext.h>
#include <unistd.h>

// Two parts of the kernel: Landlock keeps files and other processes out of reach, seccomp programs
// and the network. Each is left out where the kernel does not have it.

// -- Landlock ---------------------------------------------------------------------------------

// By number and layout: the system's headers are older than the kernels this runs on.
enum {
   landlock_create = 444,
   landlock_add = 445,
   landlock_restrict = 446,
   landlock_path_beneath = 1,
   landlock_version = 1,
   version_with_refer = 2,
   version_with_truncate = 3,
   version_with_scopes = 6,
};

struct landlock_rules {
   uint64_t files, network, scopes;
};

struct __attribute__((packed)) landlock_path {
   uint64_t allowed;
   int32_t folder;
};

static const uint64_t write_file = 1 << 1, refer = 1 << 13, truncate_file = 1 << 14;
static const uint64_t make_and_remove = 0x1ff0;  // bits 4 to 12: what changes a folder
static const uint64_t outside_sockets = 1, outside_signals = 2;

static int allow_writing(int rules, const char *path, uint64_t rights) {
   struct landlock_path rule = {rights, open(path, O_PATH | O_CLOEXEC)};
   if (rule.folder < 0) return -errno;
   struct stat file;
   if (fstat(rule.folder, &file) == 0 && !S_ISDIR(file.st_mode)) {
      rule.allowed &= write_file | truncate_file;
   }
   long result = syscall(landlock_add, rules, landlock_path_beneath, &rule, 0);
   int error = result == 0 ? 0 : -errno;
   close(rule.folder);
   return error;
}

// 0, or a negated errno.
static int restrict_files(const char *const *writable) {
   long version = syscall(landlock_create, NULL, 0, landlock_version);
   if (version < 1) return -ENOSYS;
   struct landlock_rules rules = {write_file | make_and_remove, 0, 0};
   if (version >= version_with_refer) rules.files |= refer;
   if (version >= version_with_truncate) rules.files |= truncate_file;
   if (version >= version_with_scopes) rules.scopes = outside_sockets | outside_signals;
   size_t size = version >= version_with_scopes ? sizeof rules : sizeof rules.files;
   long made = syscall(landlock_create, &rules, size, 0);
   if (made < 0) return -errno;
   static const char *const always[] = {"/dev/null", "/dev/zero", "/dev/full", NULL};
   for (size_t index = 0; always[index] != NULL; index++) {
      (void)allow_writing((int)made, always[index], rules.files);
   }
   int error = 0;
   for (size_t index = 0; writable[index] != NULL && error == 0; index++) {
      error = allow_writing((int)made, writable[index], rules.files);
   }
   if (error == 0 && syscall(landlock_restrict, (int)made, 0) != 0) error = -errno;
   close((int)made);
   return error;
}

static void restrict_signals(void) {
   if (syscall(landlock_create, NULL, 0, landlock_version) < version_with_scopes) return;
   struct landlock_rules rules = {0, 0, outside_signals};
   long made = syscall(landlock_create, &rules, sizeof rules, 0);
   if (made < 0) return;
   (void)syscall(landlock_restrict, (int)made, 0);
   close((int)made);
}

// -- seccomp ----------------------------------------------------------------------------------

#if defined(__x86_64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_X86_64
#define ANSWER(context) ((context)->uc_mcontext.gregs[REG_RAX])
#define ARGUMENT(context, n) \
   ((context)->uc_mcontext.gregs[(const int[]){REG_RDI, REG_RSI, REG_RDX, REG_R10}[n]])
#elif defined(__aarch64__)
#define OWN_ARCHITECTURE AUDIT_ARCH_AARCH64
#define ANSWER(context) ((context)->uc_mcontext.regs[0])
#define ARGUMENT(context, n) ((context)->uc_mcontext.regs[n])
#endif

#if defined(OWN_ARCHITECTURE)
// In the last argument of an opening, which the kernel does not look at: the handler's own.
enum { own_mark = 0x6e617668 };
enum { most_instructions = 200 };

struct program {
   struct sock_filter code[most_instructions];
   unsigned short count;
   // Whether a denied call is told. The handler that tells is gone in another program, which a trap
   // would kill: where programs may be started, calls fail and nothing more.
   int tells;
};

static uint32_t allowed_at_last;

static struct program begin(uint32_t allowed) {
   return (struct program){.count = 0, .tells = (allowed & CPROCESS_DENIED_PROGRAM) == 0};
}

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

static void refuse(struct program *program, uint32_t what) {
   answer(program, program->tells ? SECCOMP_RET_TRAP | what : SECCOMP_RET_ERRNO | EPERM);
}

// The next `count` instructions run only when what is loaded has this relation to a value.
static void when(struct program *program, uint16_t relation, uint32_t value, uint8_t count) {
   add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | relation | BPF_K, value, 0, count));
}

static void unless_equal(struct program *program, uint32_t value, uint8_t count) {
   add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, value, count, 0));
}

// Refuses when what is loaded is one of three values: four instructions.
static void refuse_if_one_of(struct program *program, uint32_t a, uint32_t b, uint32_t c) {
   add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, a, 2, 0));
   add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, b, 1, 0));
   add(program, (struct sock_filter)BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, c, 0, 1));
   refuse(program, CPROCESS_DENIED_PROCESS);
}

static void deny(struct program *program, long call, uint32_t what) {
   when(program, BPF_JEQ, (uint32_t)call, 1);
   refuse(program, what);
}

// Calls that open a file to write, by the argument that has the flags.
static void watch_opening(struct program *program, long call, int flags) {
   when(program, BPF_JEQ, (uint32_t)call, 6);
   load_argument(program, 5);
   unless_equal(program, own_mark, 3);
   load_argument(program, flags);
   when(program, BPF_JSET, O_WRONLY | O_RDWR | O_CREAT | O_TRUNC, 1);
   refuse(program, CPROCESS_DENIED_WRITE);
   load_call(program);
}

// Signals to a process, to its group and to everybody.
static void deny_signals(struct program *program, pid_t process) {
   static const long calls[] = {SYS_kill, SYS_tkill, SYS_tgkill, SYS_rt_sigqueueinfo,
                                SYS_rt_tgsigqueueinfo};
   for (size_t index = 0; index < sizeof calls / sizeof *calls; index++) {
      when(program, BPF_JEQ, (uint32_t)calls[index], 6);
      load_argument(program, 0);
      refuse_if_one_of(program, (uint32_t)process, (uint32_t)-process, (uint32_t)-1);
      load_call(program);
   }
}

static int install(const struct program *program) {
   const struct sock_fprog installed = {program->count, (struct sock_filter *)program->code};
   return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &installed) == 0 ? 0 : -errno;
}

static struct program filter(uint32_t allowed) {
   struct program program = begin(allowed);
   load(&program, offsetof(struct seccomp_data, arch));
   unless_equal(&program, OWN_ARCHITECTURE, 1);
   answer(&program, SECCOMP_RET_ERRNO | ENOSYS);
   load_call(&program);
#if defined(__x86_64__)
   when(&program, BPF_JGE, 0x40000000, 1);  // the calls of x32
   answer(&program, SECCOMP_RET_ERRNO | ENOSYS);
#endif
   if ((allowed & CPROCESS_DENIED_NETWORK) == 0) {
      deny(&program, SYS_socket, CPROCESS_DENIED_NETWORK);
   }
   if ((allowed & CPROCESS_DENIED_PROGRAM) == 0) {
      deny(&program, SYS_execve, CPROCESS_DENIED_PROGRAM);
      deny(&program, SYS_execveat, CPROCESS_DENIED_PROGRAM);
      // posix_spawn, system and popen block every signal first: a trap would kill them.
#if defined(SYS_vfork)
      when(&program, BPF_JEQ, SYS_vfork, 1);
      answer(&program, SECCOMP_RET_ERRNO | EPERM);
#endif
      when(&program, BPF_JEQ, SYS_clone, 4);
      load_argument(&program, 0);
      when(&program, BPF_JSET, CLONE_VFORK, 1);
      answer(&program, SECCOMP_RET_ERRNO | EPERM);
      load_call(&program);
      // Its flags are out of sight; without it, libraries fall back to clone.
      when(&program, BPF_JEQ, 435, 1);
      answer(&program, SECCOMP_RET_ERRNO | ENOSYS);
   }
   static const long others[] = {SYS_ptrace, SYS_process_vm_readv, SYS_process_vm_writev,
                                 424 /* pidfd_send_signal */, 438 /* pidfd_getfd */};
   for (size_t index = 0; index < sizeof others / sizeof *others; index++) {
      deny(&program, others[index], CPROCESS_DENIED_PROCESS);
   }
   when(&program, BPF_JEQ, SYS_prlimit64, 4);
   load_argument(&program, 0);
   unless_equal(&program, 0, 1);
   refuse(&program, CPROCESS_DENIED_PROCESS);
   load_call(&program);
   deny_signals(&program, getppid());
   static const long system[] = {
      SYS_mount, SYS_umount2, SYS_pivot_root, SYS_chroot, SYS_reboot, SYS_init_module,
      SYS_finit_module, SYS_delete_module, SYS_kexec_load, SYS_swapon, SYS_swapoff,
      SYS_sethostname, SYS_setdomainname, SYS_settimeofday, SYS_clock_settime, SYS_unshare,
      SYS_setns, SYS_bpf, SYS_perf_event_open, 425 /* io_uring_setup */};
   for (size_t index = 0; index < sizeof system / sizeof *system; index++) {
      deny(&program, system[index], CPROCESS_DENIED_SYSTEM);
   }
   if (program.tells) {
#if defined(SYS_open)
      watch_opening(&program, SYS_open, 1);
#endif
      watch_opening(&program, SYS_openat, 2);
   }
   answer(&program, SECCOMP_RET_ALLOW);
   return program;
}

static void note_denial(int signal, siginfo_t *info, void *given) {
   (void)signal;
   ucontext_t *context = given;
   int saved = errno;
   uint32_t what = (uint32_t)info->si_errno;
   long result = -EPERM;
   if (what == CPROCESS_DENIED_WRITE) {
      long number = info->si_syscall;
      long a = (long)ARGUMENT(context, 0), b = (long)ARGUMENT(context, 1);
      long c = (long)ARGUMENT(context, 2), d = (long)ARGUMENT(context, 3);
      result = syscall(number, a, b, c, d, 0L, (long)own_mark);
      if (result < 0) result = -errno;
   }
   if (result == -EPERM || result == -EACCES) cprocess_note_denial(what);
   ANSWER(context) = (unsigned long)result;
   errno = saved;
}

static int restrict_calls(uint32_t allowed) {
   struct sigaction action = {.sa_sigaction = note_denial, .sa_flags = SA_SIGINFO | SA_NODEFER};
   sigemptyset(&action.sa_mask);
   if (sigaction(SIGSYS, &action, NULL) != 0) return -errno;
   allowed_at_last = allowed;
   struct program program = filter(allowed);
   return install(&program);
}

static void restrict_parent(void) {
   struct program program = begin(allowed_at_last);
   load_call(&program);
   deny_signals(&program, getppid());
   answer(&program, SECCOMP_RET_ALLOW);
   (void)install(&program);
}
#else
static void restrict_parent(void) {}

static int restrict_calls(uint32_t allowed) {
   (void)allowed;
   return -ENOSYS;
}
#endif

void cprocess_confine_case(void) {
   restrict_signals();
   restrict_parent();
}

uint32_t cprocess_confine(uint32_t allowed, const char *const *writable) {
   uint32_t missing = 0;
   if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
      return CPROCESS_WITHOUT_LANDLOCK | CPROCESS_WITHOUT_SECCOMP;
   }
   int error = restrict_files(writable);
   if (error != 0) missing |= CPROCESS_WITHOUT_LANDLOCK;
   if (restrict_calls(allowed) != 0) missing |= CPROCESS_WITHOUT_SECCOMP;
   return missing;
}
