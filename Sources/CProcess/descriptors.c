#define _GNU_SOURCE
#include "CProcess.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/random.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

enum { lowest_descriptor = 16, lowest_high_descriptor = 900, socket_buffer = 1 << 20 };

static int32_t lift(int32_t descriptor, int32_t lowest) {
   if (descriptor >= lowest) return descriptor;
   int32_t lifted = fcntl(descriptor, F_DUPFD_CLOEXEC, lowest);
   int32_t error = lifted < 0 ? -errno : lifted;
   close(descriptor);
   return error;
}

static cprocess_pair lift_pair(const int ends[2]) {
   cprocess_pair pair = {lift(ends[0], lowest_descriptor), lift(ends[1], lowest_descriptor), 0};
   if (pair.first < 0 || pair.second < 0) {
      pair.error = pair.first < 0 ? -pair.first : -pair.second;
      if (pair.first >= 0) close(pair.first);
      if (pair.second >= 0) close(pair.second);
   }
   return pair;
}

cprocess_pair cprocess_socket_pair(void) {
   int ends[2];
   if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
      return (cprocess_pair){-1, -1, errno};
   }
   int size = socket_buffer;
   for (int end = 0; end < 2; end++) {
      // A smaller buffer than asked for still holds a frame; it only makes the sender wait sooner.
      (void)setsockopt(ends[end], SOL_SOCKET, SO_SNDBUF, &size, sizeof size);
   }
   return lift_pair(ends);
}

cprocess_pair cprocess_pipe(void) {
   int ends[2];
   if (pipe2(ends, O_CLOEXEC) != 0) return (cprocess_pair){-1, -1, errno};
   cprocess_pair pair = lift_pair(ends);
   if (pair.error == 0) (void)fcntl(pair.first, F_SETFL, O_NONBLOCK);
   return pair;
}

int32_t cprocess_bell(void) {
   int made = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
   return made < 0 ? -errno : lift(made, lowest_descriptor);
}

int32_t cprocess_move_high(int32_t descriptor) {
   struct rlimit limit;
   int32_t lowest = lowest_high_descriptor;
   if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < lowest_high_descriptor + 8) {
      lowest = limit.rlim_cur > 32 ? (int32_t)limit.rlim_cur - 8 : lowest_descriptor;
   }
   return lift(descriptor, lowest);
}

ssize_t cprocess_send(int32_t socket, const void *bytes, size_t count, int32_t wait) {
   for (;;) {
      ssize_t sent = send(socket, bytes, count, MSG_NOSIGNAL | (wait ? 0 : MSG_DONTWAIT));
      if (sent >= 0) return sent;
      if (errno == EAGAIN && wait) {
         // The code under test may have made the shared socket non-blocking.
         struct pollfd entry = {socket, POLLOUT, 0};
         (void)poll(&entry, 1, -1);
      } else if (errno != EINTR) {
         return -errno;
      }
   }
}

ssize_t cprocess_receive(int32_t socket, void *bytes, size_t capacity, int32_t wait) {
   for (;;) {
      ssize_t received = recv(socket, bytes, capacity, wait ? 0 : MSG_DONTWAIT);
      if (received >= 0) return received;
      // A peer that ended with unread messages resets the connection: that is its end too.
      if (errno == ECONNRESET) return 0;
      if (errno == EAGAIN && wait) {
         struct pollfd entry = {socket, POLLIN, 0};
         (void)poll(&entry, 1, -1);
      } else if (errno != EINTR) {
         return -errno;
      }
   }
}

ssize_t cprocess_read(int32_t descriptor, void *bytes, size_t capacity) {
   for (;;) {
      ssize_t count = read(descriptor, bytes, capacity);
      if (count >= 0) return count;
      if (errno != EINTR) return -errno;
   }
}

void cprocess_end_sending(int32_t socket) { (void)shutdown(socket, SHUT_WR); }

int32_t cprocess_wait_readable(int32_t first, int32_t second) {
   struct pollfd entries[2] = {{first, POLLIN, 0}, {second, POLLIN, 0}};
   while (poll(entries, 2, -1) < 0) {
      if (errno != EINTR) return -errno;
   }
   return (entries[0].revents != 0 ? 1 : 0) | (entries[1].revents != 0 ? 2 : 0);
}

uint64_t cprocess_identity(int32_t descriptor) {
   struct stat file;
   if (fstat(descriptor, &file) != 0) return 0;
   return (uint64_t)file.st_dev << 40 ^ (uint64_t)file.st_ino;
}

uint64_t cprocess_random(void) {
   uint64_t value = 0;
   while (getrandom(&value, sizeof value, 0) != (ssize_t)sizeof value) {
   }
   return value;
}
