// Asks the terminal a question.
#include "base/hostile.h"

void misbehave(void) {
   char answer[64];
   while (read(STDIN_FILENO, answer, sizeof answer) > 0) continue;
}
