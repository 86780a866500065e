#define _GNU_SOURCE
#include "CProcess.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

// The one folder that code under test may write in. A lock on it says that somebody still needs it;
// a folder without one is left from a run that was killed, and the next run removes it.

static const char prefix[] = "navhost-scratch-";

enum { deepest = 64, most_rounds = 100000 };

static int is_dots(const char *name) { return strcmp(name, ".") == 0 || strcmp(name, "..") == 0; }

// -- Removing ---------------------------------------------------------------------------------

// Removes what is in an open folder, which it closes. What lies very deep is moved to `top` first:
// every level takes a descriptor.
static void remove_below(int folder, int top, int depth) {
   DIR *stream = fdopendir(folder);
   if (stream == NULL) {
      close(folder);
      return;
   }
   static unsigned moved;
   for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
      if (is_dots(entry->d_name) || unlinkat(folder, entry->d_name, 0) == 0) continue;
      if (depth == deepest) {
         char name[32];
         (void)snprintf(name, sizeof name, ".deep-%u", moved++);
         (void)renameat(folder, entry->d_name, top, name);
         continue;
      }
      (void)fchmodat(folder, entry->d_name, 0700, 0);
      int below = openat(folder, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      if (below >= 0) remove_below(below, top, depth + 1);
      (void)unlinkat(folder, entry->d_name, AT_REMOVEDIR);
   }
   closedir(stream);
}

void cprocess_scratch_remove(const char *path) {
   for (int round = 0; round < most_rounds && rmdir(path) != 0 && errno != ENOENT; round++) {
      (void)chmod(path, 0700);
      int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      if (folder < 0) return;
      int top = fcntl(folder, F_DUPFD_CLOEXEC, 0);
      remove_below(folder, top, 0);
      close(top);
   }
}

static void remove_abandoned(const char *base) {
   DIR *stream = opendir(base);
   if (stream == NULL) return;
   for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
      if (strncmp(entry->d_name, prefix, sizeof prefix - 1) != 0) continue;
      int folder = openat(dirfd(stream), entry->d_name,
                          O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      struct stat file;
      if (folder < 0) continue;
      if (fstat(folder, &file) == 0 && file.st_uid == geteuid() &&
          flock(folder, LOCK_EX | LOCK_NB) == 0) {
         char path[PATH_MAX];
         (void)snprintf(path, sizeof path, "%s/%s", base, entry->d_name);
         cprocess_scratch_remove(path);
      }
      close(folder);
   }
   closedir(stream);
}

// -- Making -----------------------------------------------------------------------------------

int32_t cprocess_scratch_path(const char *token, char *path, size_t capacity) {
   const char *wanted = getenv("TMPDIR");
   char base[PATH_MAX];
   if (realpath(wanted != NULL && wanted[0] == '/' ? wanted : "/tmp", base) == NULL) return -errno;
   int length = snprintf(path, capacity, "%s/%s%s", base, prefix, token);
   return length < 0 || (size_t)length >= capacity ? -ENAMETOOLONG : 0;
}

int32_t cprocess_scratch_make(const char *path) {
   char base[PATH_MAX];
   const char *name = strrchr(path, '/');
   if (name == NULL) return -EINVAL;
   (void)snprintf(base, sizeof base, "%.*s", (int)(name - path), path);
   remove_abandoned(base);
   // Another run may take the folder for an abandoned one before the lock is on it.
   for (int round = 0; round < 100; round++) {
      struct stat made, found;
      if (mkdir(path, 0700) != 0 && errno != EEXIST) return -errno;
      int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      if (folder < 0) continue;
      if (flock(folder, LOCK_SH) == 0 && fstat(folder, &made) == 0 && lstat(path, &found) == 0 &&
          made.st_ino == found.st_ino) {
         int32_t lock = fcntl(folder, F_DUPFD_CLOEXEC, 16);
         close(folder);
         return lock < 0 ? -errno : lock;
      }
      close(folder);
   }
   return -EAGAIN;
}

// -- Between cases ----------------------------------------------------------------------------

enum { most_names = 256 };
static char *kept[most_names];
static int kept_count;

static int is_kept(const char *name) {
   for (int index = 0; index < kept_count; index++) {
      if (strcmp(kept[index], name) == 0) return 1;
   }
   return 0;
}

void cprocess_scratch_keep(const char *path) {
   DIR *stream = opendir(path);
   if (stream == NULL) return;
   for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
      if (is_dots(entry->d_name) || kept_count == most_names) continue;
      kept[kept_count] = strdup(entry->d_name);
      if (kept[kept_count] != NULL) kept_count++;
   }
   closedir(stream);
}

void cprocess_scratch_empty(const char *path) {
   (void)chmod(path, 0700);
   for (int round = 0, is_full = 1; is_full && round < most_rounds; round++) {
      int folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
      DIR *stream = folder < 0 ? NULL : fdopendir(folder);
      if (stream == NULL) return;
      is_full = 0;
      for (struct dirent *entry; (entry = readdir(stream)) != NULL;) {
         if (is_dots(entry->d_name) || is_kept(entry->d_name)) continue;
         is_full = 1;
         if (unlinkat(folder, entry->d_name, 0) == 0) continue;
         (void)fchmodat(folder, entry->d_name, 0700, 0);
         int below = openat(folder, entry->d_name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC);
         if (below >= 0) remove_below(below, folder, 1);
         (void)unlinkat(folder, entry->d_name, AT_REMOVEDIR);
      }
      closedir(stream);
   }
}
