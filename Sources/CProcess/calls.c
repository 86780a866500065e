#define _GNU_SOURCE
#include "sandbox.h"

#include <sys/syscall.h>

#define NETWORK CPROCESS_DENIED_NETWORK
#define PROGRAM CPROCESS_DENIED_PROGRAM
#define WRITE CPROCESS_DENIED_WRITE
#define CHANGE CPROCESS_DENIED_CHANGE
#define PROCESS CPROCESS_DENIED_PROCESS
#define SYSTEM CPROCESS_DENIED_SYSTEM

// By its name alone.
#define PLAIN(call, what) {SYS_##call, #call, what, -1, -1, -1, -1, -1, 0}
// A path relative to the working directory.
#define PATH(call, what, path, follows) {SYS_##call, #call, what, -1, path, -1, -1, -1, follows}
// A path relative to a folder.
#define AT(call, what, folder, path, follows) \
   {SYS_##call, #call, what, folder, path, -1, -1, -1, follows}
// A descriptor.
#define OF(call, what, descriptor) {SYS_##call, #call, what, descriptor, -1, -1, -1, -1, 1}
// Newer than the system's headers.
#define NUMBERED(number, name, what) {number, name, what, -1, -1, -1, -1, -1, 0}

const struct watched_call watched_calls[] = {
   PLAIN(socket, NETWORK),
   PATH(execve, PROGRAM, 0, 1),
   AT(execveat, PROGRAM, 0, 1, 1),

   {SYS_openat, "openat", WRITE, 0, 1, -1, -1, 2, 1},
   {437, "openat2", WRITE, 0, 1, -1, -1, -1, 1},
   PATH(truncate, WRITE, 0, 1),
   AT(mkdirat, CHANGE, 0, 1, 0),
   AT(mknodat, CHANGE, 0, 1, 0),
   AT(unlinkat, CHANGE, 0, 1, 0),
   AT(symlinkat, CHANGE, 1, 2, 0),
   {SYS_linkat, "linkat", CHANGE, 0, 1, 2, 3, -1, 0},
#ifdef SYS_renameat
   {SYS_renameat, "renameat", CHANGE, 0, 1, 2, 3, -1, 0},
#endif
   {SYS_renameat2, "renameat2", CHANGE, 0, 1, 2, 3, -1, 0},
   AT(fchmodat, CHANGE, 0, 1, 1),
   {452, "fchmodat2", CHANGE, 0, 1, -1, -1, -1, 1},
   OF(fchmod, CHANGE, 0),
   AT(fchownat, CHANGE, 0, 1, 1),
   OF(fchown, CHANGE, 0),
   AT(utimensat, CHANGE, 0, 1, 1),
   PATH(setxattr, CHANGE, 0, 1),
   PATH(lsetxattr, CHANGE, 0, 0),
   OF(fsetxattr, CHANGE, 0),
   PATH(removexattr, CHANGE, 0, 1),
   PATH(lremovexattr, CHANGE, 0, 0),
   OF(fremovexattr, CHANGE, 0),
#ifdef SYS_open
   // What younger architectures have only in the form above.
   {SYS_open, "open", WRITE, -1, 0, -1, -1, 1, 1},
   PATH(creat, WRITE, 0, 1),
   PATH(mkdir, CHANGE, 0, 0),
   PATH(rmdir, CHANGE, 0, 0),
   PATH(mknod, CHANGE, 0, 0),
   PATH(unlink, CHANGE, 0, 0),
   PATH(symlink, CHANGE, 1, 0),
   {SYS_link, "link", CHANGE, -1, 0, -1, 1, -1, 0},
   {SYS_rename, "rename", CHANGE, -1, 0, -1, 1, -1, 0},
   PATH(chmod, CHANGE, 0, 1),
   PATH(chown, CHANGE, 0, 1),
   PATH(lchown, CHANGE, 0, 0),
   PATH(utime, CHANGE, 0, 1),
   PATH(utimes, CHANGE, 0, 1),
   AT(futimesat, CHANGE, 0, 1, 1),
#endif

   PLAIN(ptrace, PROCESS),
   PLAIN(process_vm_readv, PROCESS),
   PLAIN(process_vm_writev, PROCESS),
   NUMBERED(424, "pidfd_send_signal", PROCESS),
   NUMBERED(438, "pidfd_getfd", PROCESS),

   PLAIN(mount, SYSTEM),
   PLAIN(umount2, SYSTEM),
   PLAIN(pivot_root, SYSTEM),
   PLAIN(chroot, SYSTEM),
   PLAIN(reboot, SYSTEM),
   PLAIN(init_module, SYSTEM),
   PLAIN(finit_module, SYSTEM),
   PLAIN(delete_module, SYSTEM),
   PLAIN(kexec_load, SYSTEM),
   PLAIN(swapon, SYSTEM),
   PLAIN(swapoff, SYSTEM),
   PLAIN(sethostname, SYSTEM),
   PLAIN(setdomainname, SYSTEM),
   PLAIN(settimeofday, SYSTEM),
   PLAIN(clock_settime, SYSTEM),
   PLAIN(unshare, SYSTEM),
   PLAIN(setns, SYSTEM),
   PLAIN(bpf, SYSTEM),
   PLAIN(perf_event_open, SYSTEM),
   NUMBERED(425, "io_uring_setup", SYSTEM),
   NUMBERED(428, "open_tree", SYSTEM),
   NUMBERED(429, "move_mount", SYSTEM),
   NUMBERED(430, "fsopen", SYSTEM),
   {0},
};
