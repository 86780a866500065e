// Opens a socket, and sends a word to nobody.
#include "base/hostile.h"

#include <netinet/in.h>
#include <sys/socket.h>

void misbehave(void) {
   const int peer = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
   if (peer < 0) return;
   const struct sockaddr_in nobody = {
      .sin_family = AF_INET, .sin_port = htons(9), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
   sendto(peer, "hello", 5, 0, (const struct sockaddr *)&nobody, sizeof nobody);
   close(peer);
}
