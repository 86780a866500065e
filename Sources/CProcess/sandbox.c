#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Two parts of the kernel: Landlock keeps files and other processes out of reach, seccomp programs
// and the network, and has the keeper told of every call that matters. Each is left out where the
// kernel does not have it.

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

// -- Both -------------------------------------------------------------------------------------

void cprocess_confine_case(void) {
   restrict_signals();
   sandbox_restrict_parent();
}

// Libraries of the host's own that start a thread to set themselves up may not have ended it yet: it
// would pass for one of the library under test, and be without a sandbox.
static void await_own_threads(void) {
   enum { longest = 2000 };  // milliseconds
   for (int round = 0; round < longest && cprocess_thread_count() > 1; round++) {
      (void)usleep(1000);
   }
}

uint32_t cprocess_confine(const cprocess_confinement *wanted) {
   await_own_threads();
   uint32_t missing = wanted->pretend_missing;
   if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
      return CPROCESS_WITHOUT_LANDLOCK | CPROCESS_WITHOUT_SECCOMP;
   }
   if ((missing & CPROCESS_WITHOUT_LANDLOCK) == 0 && restrict_files(wanted->writable) != 0) {
      missing |= CPROCESS_WITHOUT_LANDLOCK;
   }
   if ((missing & CPROCESS_WITHOUT_SECCOMP) == 0) {
      missing |= sandbox_restrict_calls(wanted, missing);
   }
   // Without seccomp nobody can tell anything; one line says so, not two.
   if ((missing & CPROCESS_WITHOUT_SECCOMP) != 0) missing &= ~(uint32_t)CPROCESS_WITHOUT_NOTICES;
   return missing;
}
