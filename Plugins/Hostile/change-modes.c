// Changes modes, owners, times and attributes of its own file.
#include "base/hostile.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <sys/xattr.h>

void misbehave(void) {
   Dl_info info;
   if (dladdr(&hostile_phase, &info) == 0) return;
   chmod(info.dli_fname, 0777);
   (void)!chown(info.dli_fname, getuid(), getgid());
   const struct timespec times[2] = {{1, 0}, {1, 0}};
   utimensat(AT_FDCWD, info.dli_fname, times, 0);
   setxattr(info.dli_fname, "user.hostile", "1", 1, 0);
   const int file = open(info.dli_fname, O_RDONLY);
   fchmod(file, 0777);
   close(file);
}
