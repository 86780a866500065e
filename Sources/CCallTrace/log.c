#define _GNU_SOURCE
#include "internal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// At the front of the memory, so that a reader of the file finds it.
struct head {
   _Atomic uint64_t used;
   _Atomic uint64_t dropped;
};
_Static_assert(sizeof(struct head) <= CALLS_LOG_HEAD, "entries begin behind the head");

struct calls_log {
   struct head *head;
   uint8_t *bytes;
   size_t size;
   _Atomic uint32_t next_number;
   pid_t owner;
   int is_mapped;
};

enum { largest_entry = 1 << 16 };

static calls_log *make(void *memory, size_t size, int is_mapped) {
   calls_log *log = calloc(1, sizeof *log);
   if (!log) return NULL;
   log->head = memory;
   log->bytes = (uint8_t *)memory + CALLS_LOG_HEAD;
   log->size = size;
   log->is_mapped = is_mapped;
   return log;
}

calls_log *calls_log_at(void *memory, size_t size) {
   return size < CALLS_LOG_HEAD ? NULL : make(memory, size, 0);
}

calls_log *calls_log_make(size_t capacity) {
   size_t size = CALLS_LOG_HEAD + capacity;
   void *mapped = mmap(NULL, size, PROT_READ | PROT_WRITE,
                       MAP_SHARED | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
   if (mapped == MAP_FAILED) return NULL;
   calls_log *log = make(mapped, size, 1);
   if (!log) (void)munmap(mapped, size);
   return log;
}

void calls_log_free(calls_log *log) {
   if (!log) return;
   if (log->is_mapped) (void)munmap(log->head, log->size);
   free(log);
}

const uint8_t *calls_log_bytes(const calls_log *log) { return log->bytes; }

// A plugin may have written over the head: what it says is taken within bounds.
size_t calls_log_used(const calls_log *log) {
   uint64_t used = atomic_load_explicit(&log->head->used, memory_order_acquire);
   size_t capacity = log->size - CALLS_LOG_HEAD;
   return used < capacity ? (size_t)used : capacity;
}

uint64_t calls_log_dropped(const calls_log *log) { return atomic_load(&log->head->dropped); }

void calls_log_begin(calls_log *log) {
   size_t used = calls_log_used(log);
   memset(log->bytes, 0, used);
   atomic_store(&log->head->dropped, 0);
   atomic_store(&log->head->used, 0);
   atomic_store(&log->next_number, 0);
   log->owner = gettid();
}

uint32_t calls_log_number(calls_log *log) {
   return atomic_fetch_add_explicit(&log->next_number, 1, memory_order_relaxed) + 1;
}

uint32_t calls_log_last_number(const calls_log *log) {
   return atomic_load_explicit(&log->next_number, memory_order_relaxed);
}

int calls_log_is_own(const calls_log *log) {
   // Asked once for each call: a thread's number is kept, as asking the kernel takes longer than
   // the rest of an entry.
   static _Thread_local pid_t known;
   if (!known) known = gettid();
   return known == log->owner;
}

void calls_log_write(calls_log *log, const calls_entry *entry, const void *rest) {
   struct head *head = log->head;
   uint32_t size = entry->size;
   size_t capacity = log->size - CALLS_LOG_HEAD;
   uint64_t place = atomic_fetch_add_explicit(&head->used, size, memory_order_relaxed);
   if (size > largest_entry || place > capacity || capacity - place < size) {
      // The room is full from here on; nobody may write behind what was dropped.
      atomic_store_explicit(&head->used, capacity, memory_order_relaxed);
      atomic_fetch_add_explicit(&head->dropped, 1, memory_order_relaxed);
      return;
   }
   uint8_t *target = log->bytes + place;
   memcpy(target + 4, (const uint8_t *)entry + 4, sizeof *entry - 4);
   // By words, as entries are multiples of 8: most are too short for a call to be worth it.
   for (uint32_t done = sizeof *entry; done < size; done += 8) {
      memcpy(target + done, (const uint8_t *)rest + done - sizeof *entry, 8);
   }
   atomic_store_explicit((_Atomic uint32_t *)target, size, memory_order_release);
}
