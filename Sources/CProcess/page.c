#define _GNU_SOURCE
#include "sandbox.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

struct slot {
   uint32_t length;
   char text[CPROCESS_PHASE_CAPACITY];
};

enum {
   page_size = 4096,
   most_deeds = 64,  // that wait to be taken
   longest_deed = 1000,
   stack_size = 64 << 10,
   saved_size = 16 << 20,
   record_size = 32 << 20,
};

// How far it is with the stacks.
enum { nobody_asks = 0, asked = 1, finished = 2 };

struct deed {
   uint32_t what;
   char act[longest_deed];
};

// The writer fills the slot that is not current and then moves the counter on: whenever it is
// killed, the current slot is whole. The keeper alone writes deeds, and whoever runs code under
// test takes them.
struct cprocess_page {
   _Atomic uint64_t moves;
   _Atomic int64_t moved_at;
   _Atomic uint32_t flags;
   struct slot slots[2];
   _Atomic uint32_t noted, taken;
   struct deed deeds[most_deeds];
   _Atomic uint32_t stack_state;
   _Atomic int32_t stack_process, stack_thread;
   _Atomic uint32_t stack_length;
   char stacks[stack_size];
   _Atomic uint32_t saved;  // bytes in use below
   _Alignas(page_size) uint8_t messages[saved_size];
   _Alignas(page_size) uint8_t record[record_size];
};

enum { whole_size = sizeof(struct cprocess_page) };
_Static_assert(whole_size % page_size == 0, "the phase page is whole pages");

int32_t cprocess_page_file(void) {
   int32_t made = memfd_create("phase", MFD_CLOEXEC | MFD_ALLOW_SEALING);
   if (made < 0) return -errno;
   if (ftruncate(made, whole_size) != 0 ||
       fcntl(made, F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
      int32_t error = -errno;
      close(made);
      return error;
   }
   int32_t file = fcntl(made, F_DUPFD_CLOEXEC, 16);
   int32_t result = file < 0 ? -errno : file;
   close(made);
   return result;
}

cprocess_page *cprocess_page_map(int32_t file) {
   void *mapped = mmap(NULL, whole_size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
   return mapped == MAP_FAILED ? NULL : mapped;
}

void cprocess_page_unmap(cprocess_page *page) { (void)munmap(page, whole_size); }

uint8_t *cprocess_page_record(cprocess_page *page, size_t *size) {
   *size = record_size;
   return page->record;
}

int64_t cprocess_now(void) {
   struct timespec time;
   (void)clock_gettime(CLOCK_MONOTONIC, &time);
   return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

// What was recorded of the last case, whose length its head says.
static void clear_record(cprocess_page *page) {
   uint64_t used;
   memcpy(&used, page->record, sizeof used);
   if (used == 0) return;
   size_t most = record_size - CPROCESS_RECORD_HEAD;
   memset(page->record, 0, CPROCESS_RECORD_HEAD + (used < most ? (size_t)used : most));
}

void cprocess_page_reset(cprocess_page *page) {
   page->slots[0].length = 0;
   page->slots[1].length = 0;
   atomic_store(&page->flags, 0);
   atomic_store(&page->noted, 0);
   atomic_store(&page->taken, 0);
   atomic_store(&page->saved, 0);
   clear_record(page);
   atomic_store(&page->stack_length, 0);
   atomic_store(&page->stack_state, nobody_asks);
   atomic_store(&page->moved_at, cprocess_now());
   atomic_store(&page->moves, 0);
}

void cprocess_page_move(cprocess_page *page, const char *text, size_t length) {
   uint64_t next = atomic_load_explicit(&page->moves, memory_order_relaxed) + 1;
   struct slot *slot = &page->slots[next & 1];
   if (length > CPROCESS_PHASE_CAPACITY) length = CPROCESS_PHASE_CAPACITY;
   memcpy(slot->text, text, length);
   slot->length = (uint32_t)length;
   atomic_store_explicit(&page->moved_at, cprocess_now(), memory_order_relaxed);
   atomic_store_explicit(&page->moves, next, memory_order_release);
}

void cprocess_page_flag(cprocess_page *page, uint32_t flag) { atomic_fetch_or(&page->flags, flag); }

cprocess_phase cprocess_page_read(const cprocess_page *page, char *text) {
   cprocess_phase phase = {0};
   // A writer that moves twice during the copy tears it; a few rounds find a quiet moment.
   for (int round = 0; round < 8; round++) {
      phase.moves = atomic_load_explicit(&page->moves, memory_order_acquire);
      phase.flags = atomic_load_explicit(&page->flags, memory_order_relaxed);
      const struct slot *slot = &page->slots[phase.moves & 1];
      uint32_t length = slot->length;
      // The page is shared with code that may write anything into it.
      phase.length = length > CPROCESS_PHASE_CAPACITY ? CPROCESS_PHASE_CAPACITY : length;
      memcpy(text, slot->text, phase.length);
      atomic_thread_fence(memory_order_acquire);
      if (atomic_load_explicit(&page->moves, memory_order_relaxed) - phase.moves < 2) break;
   }
   return phase;
}

int64_t cprocess_page_moved_at(const cprocess_page *page) {
   return atomic_load_explicit(&page->moved_at, memory_order_relaxed);
}

// -- What the keeper notes --------------------------------------------------------------------

void page_note_deed(cprocess_page *page, uint32_t what, const char *act) {
   uint32_t noted = atomic_load(&page->noted), taken = atomic_load(&page->taken);
   if (noted - taken >= most_deeds) return;
   for (uint32_t index = taken; index != noted; index++) {
      const struct deed *known = &page->deeds[index % most_deeds];
      if (known->what == what && strncmp(known->act, act, longest_deed - 1) == 0) return;
   }
   struct deed *deed = &page->deeds[noted % most_deeds];
   deed->what = what;
   size_t length = 0;
   for (; act[length] != '\0' && length < longest_deed - 1; length++) {
      // A line is a deed: a path may hold anything.
      deed->act[length] = (uint8_t)act[length] < 32 || act[length] == 127 ? '?' : act[length];
   }
   deed->act[length] = '\0';
   atomic_store(&page->noted, noted + 1);
}

int32_t cprocess_page_has_deeds(const cprocess_page *page) {
   return atomic_load(&page->noted) != atomic_load(&page->taken);
}

size_t cprocess_page_take_deeds(cprocess_page *page, char *text, size_t capacity) {
   uint32_t noted = atomic_load(&page->noted), taken = atomic_load(&page->taken);
   size_t length = 0;
   for (; taken != noted && noted - taken <= most_deeds; taken++) {
      const struct deed *deed = &page->deeds[taken % most_deeds];
      int added = snprintf(text + length, capacity - length, "%u %.*s\n", deed->what,
                           longest_deed - 1, deed->act);
      if (added < 0 || length + (size_t)added >= capacity) break;
      length += (size_t)added;
   }
   atomic_store(&page->taken, noted);
   return length;
}

// -- Stacks -----------------------------------------------------------------------------------

static int bell = -1;

void cprocess_page_set_bell(int32_t descriptor) { bell = descriptor; }

int32_t cprocess_page_ask_stacks(cprocess_page *page, pid_t process, pid_t thread) {
   uint32_t expected = nobody_asks;
   atomic_store(&page->stack_process, process);
   atomic_store(&page->stack_thread, thread);
   return atomic_compare_exchange_strong(&page->stack_state, &expected, asked);
}

void cprocess_page_await_stacks(cprocess_page *page, pid_t process, pid_t thread) {
   enum { longest = 2000 };  // milliseconds, less than the parent's patience with a killed case
   const uint64_t one = 1;
   if (bell < 0) return;
   if (cprocess_page_ask_stacks(page, process, thread) &&
       write(bell, &one, sizeof one) != (ssize_t)sizeof one) {
      return;
   }
   for (int round = 0; round < longest && atomic_load(&page->stack_state) != finished; round++) {
      const struct timespec moment = {0, 1000000};
      (void)nanosleep(&moment, NULL);
      // The time is not the library's.
      atomic_store_explicit(&page->moved_at, cprocess_now(), memory_order_relaxed);
   }
}

size_t cprocess_page_stacks(const cprocess_page *page, char *into, size_t capacity) {
   size_t length = atomic_load(&page->stack_length);
   if (length > stack_size) length = stack_size;
   if (length > capacity) length = capacity;
   memcpy(into, page->stacks, length);
   return length;
}

pid_t page_wanted_stacks(const cprocess_page *page, pid_t *thread) {
   if (atomic_load(&page->stack_state) != asked) return 0;
   *thread = atomic_load(&page->stack_thread);
   return atomic_load(&page->stack_process);
}

char *page_stack_room(cprocess_page *page, size_t *capacity) {
   *capacity = stack_size;
   return page->stacks;
}

void page_set_stack_length(cprocess_page *page, size_t length) {
   atomic_store(&page->stack_length, (uint32_t)length);
}

void page_finish_stacks(cprocess_page *page) { atomic_store(&page->stack_state, finished); }

// -- Messages that the sockets did not take ---------------------------------------------------

int32_t cprocess_page_save(cprocess_page *page, const void *bytes, size_t count) {
   uint32_t used = atomic_load(&page->saved), size = (uint32_t)count;
   if (used > saved_size || count > saved_size - used || saved_size - used - count < sizeof size) {
      return 0;
   }
   memcpy(page->messages + used, &size, sizeof size);
   memcpy(page->messages + used + sizeof size, bytes, count);
   atomic_store(&page->saved, used + (uint32_t)sizeof size + size);
   return 1;
}

size_t cprocess_page_saved(const cprocess_page *page, size_t place, void *into, size_t capacity,
                           size_t *next) {
   size_t used = atomic_load(&page->saved);
   uint32_t size;
   if (used > saved_size || place + sizeof size > used) return 0;
   // Shared with code that may write anything into it: read once, then checked.
   memcpy(&size, page->messages + place, sizeof size);
   if (size > capacity || size > used - place - sizeof size) return 0;
   memcpy(into, page->messages + place + sizeof size, size);
   *next = place + sizeof size + size;
   return size;
}

// -- What lies behind a deadly signal ---------------------------------------------------------

static cprocess_page *watched_page;

static uintptr_t stack_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
   return (uintptr_t)context->uc_mcontext.gregs[REG_RSP];
#elif defined(__aarch64__)
   return (uintptr_t)context->uc_mcontext.sp;
#else
   (void)context;
   return 0;
#endif
}

// Whether less than an eighth of what the process may have is left.
static int is_out_of_memory(void) {
   struct rlimit limit;
   if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
   size_t size = (size_t)limit.rlim_cur / 8 & ~(size_t)(page_size - 1);
   void *taken = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
   if (taken == MAP_FAILED) return errno == ENOMEM;
   (void)munmap(taken, size);
   return 0;
}

static void note_ending(int signal, siginfo_t *info, void *context) {
   enum { reach = 256 * 1024 };
   int is_fault = info->si_code > 0;
   uintptr_t address = (uintptr_t)info->si_addr, pointer = stack_pointer(context);
   uintptr_t distance = address > pointer ? address - pointer : pointer - address;
   // A fault this close to the stack pointer means that the stack ended there.
   if (is_fault && signal == SIGSEGV && pointer != 0 && distance < reach) {
      cprocess_page_flag(watched_page, CPROCESS_STACK_OVERFLOW);
   } else if (is_out_of_memory()) {
      cprocess_page_flag(watched_page, CPROCESS_OUT_OF_MEMORY);
   }
   cprocess_page_await_stacks(watched_page, getpid(), gettid());
   // The handler is gone now (SA_RESETHAND). A fault repeats and kills as it would have; a signal
   // that was sent does not come again by itself.
   if (!is_fault) (void)raise(signal);
}

static void (*terminate_before)(void);

static void note_exception(void) {
   cprocess_page_flag(watched_page, CPROCESS_EXCEPTION);
   if (terminate_before != NULL) terminate_before();
   abort();
}

void cprocess_watch_endings(cprocess_page *page) {
   enum { size = 64 * 1024 };
   static const int watched[] = {SIGSEGV, SIGBUS, SIGABRT, SIGILL, SIGTRAP, SIGFPE};
   watched_page = page;
   stack_t stack = {.ss_sp = malloc(size), .ss_size = size};
   if (stack.ss_sp == NULL || sigaltstack(&stack, NULL) != 0) return;
   struct sigaction action = {.sa_sigaction = note_ending,
                              .sa_flags = SA_SIGINFO | SA_ONSTACK | SA_RESETHAND};
   sigemptyset(&action.sa_mask);
   for (size_t index = 0; index < sizeof watched / sizeof *watched; index++) {
      (void)sigaction(watched[index], &action, NULL);
   }
   // std::set_terminate, where there is a C++ library: the plugin then shares it.
   void (*(*set_terminate)(void (*)(void)))(void) = NULL;
   *(void **)&set_terminate = dlsym(RTLD_DEFAULT, "_ZSt13set_terminatePFvvE");
   if (set_terminate != NULL) terminate_before = set_terminate(note_exception);
}
