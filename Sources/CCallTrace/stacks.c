#include "internal.h"

#include <stdlib.h>
#include <sys/mman.h>
#include <unwind.h>

// Where calls were made: the addresses behind them, by unwind tables, which lead through libffi's
// frames; frame pointers lose the very one that is wanted.

enum { most_frames = 48, most_steps = 512 };

typedef struct one_stack {
   uint64_t places[most_frames];
   uint32_t count;
   uint32_t reserved;
} one_stack;

struct calls_stacks {
   one_stack *all;
   size_t capacity;
};

calls_stacks *calls_stacks_make(size_t capacity) {
   calls_stacks *stacks = calloc(1, sizeof *stacks);
   if (!stacks) return NULL;
   // No page is taken before it is written.
   void *mapped = mmap(NULL, capacity * sizeof(one_stack), PROT_READ | PROT_WRITE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
   if (mapped == MAP_FAILED) {
      free(stacks);
      return NULL;
   }
   stacks->all = mapped;
   stacks->capacity = capacity;
   return stacks;
}

size_t calls_stacks_of(const calls_stacks *stacks, uint32_t number, const uint64_t **places) {
   if (number >= stacks->capacity) return 0;
   *places = stacks->all[number].places;
   uint32_t count = stacks->all[number].count;
   return count < most_frames ? count : most_frames;
}

// This program's own code, which the frames of closures and tables lie in.
extern const char __executable_start[], etext[];

static int is_own(uintptr_t place) {
   return place >= (uintptr_t)__executable_start && place < (uintptr_t)etext;
}

typedef struct walk {
   one_stack *into;
   unsigned steps;
} walk;

static _Unwind_Reason_Code take(struct _Unwind_Context *context, void *given) {
   walk *it = given;
   int is_exact = 0;
   uintptr_t place = _Unwind_GetIPInfo(context, &is_exact);
   if (!place || ++it->steps > most_steps) return _URC_END_OF_STACK;
   // A return address lies behind the call.
   if (!is_exact) place--;
   if (is_own(place)) {
      // Further out is how the host came to call the plugin.
      return it->into->count > 0 ? _URC_END_OF_STACK : _URC_NO_REASON;
   }
   it->into->places[it->into->count++] = place;
   return it->into->count < most_frames ? _URC_NO_REASON : _URC_END_OF_STACK;
}

void calls_stacks_note(calls_stacks *stacks, uint32_t number) {
   if (number >= stacks->capacity) return;
   walk it = {.into = &stacks->all[number]};
   it.into->count = 0;
   (void)_Unwind_Backtrace(take, &it);
}

void calls_stacks_note_here(calls_stacks *stacks) { calls_stacks_note(stacks, 0); }

void calls_stacks_note_target(calls_stacks *stacks, uint32_t number, void (*target)(void)) {
   if (number >= stacks->capacity || !target) return;
   stacks->all[number].places[0] = (uint64_t)(uintptr_t)target;
   stacks->all[number].count = 1;
}
