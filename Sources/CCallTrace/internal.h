#ifndef CALLS_INTERNAL_H
#define CALLS_INTERNAL_H

#include "include/calls.h"

#include <ffi.h>
#include <stdatomic.h>

enum { CALLS_MOST_ARGUMENTS = 8 };

// Where a closure leads.
typedef struct calls_site {
   calls_stand_in *it;
   void (*target)(void);
   calls_handler handler; // in place of `target`
   void *context;
   void *code;
   uint16_t function;
   uint8_t into_plugin;
} calls_site;

typedef struct calls_wrapped {
   const void *original;
   void *copy;
   uint16_t table;
} calls_wrapped;

// What is known of a function before its first call.
enum {
   CALLS_HANDS_FUNCTIONS = 1 << 0, // functions or tables cross, which are stood in for
   CALLS_LEADS_IN = 1 << 1,        // the callee reads memory
   CALLS_LEADS_OUT = 1 << 2,       // the callee writes memory
   CALLS_FITS_REGISTERS = 1 << 3,  // all arguments stand in registers
};

struct calls_stand_in {
   const calls_description *description;
   uint8_t *traits; // by function
   calls_log *log;
   ffi_cif *forms;
   ffi_type **form_types;
   calls_change change;
   calls_watcher watcher;
   calls_stacks *stacks; // null where they are not wanted
   uint32_t next_number;

   // A call that waits for the one after it.
   uint16_t delayed_function;
   void (*delayed_target)(void);
   uint64_t delayed_words[CALLS_MOST_ARGUMENTS];
   void *delayed_memory[CALLS_MOST_ARGUMENTS];

   calls_site *sites;
   void **closures;
   size_t closure_count;
   _Atomic size_t used_closures;
   _Atomic uint64_t missed;

   calls_wrapped *wrapped;
   size_t wrapped_capacity;
   _Atomic size_t wrapped_count;
   _Atomic int lock;
};

uint32_t calls_log_number(calls_log *log);
uint32_t calls_log_last_number(const calls_log *log);
int calls_log_is_own(const calls_log *log);
void calls_log_write(calls_log *log, const calls_entry *entry, const void *rest);

void calls_stacks_note(calls_stacks *stacks, uint32_t number);
void calls_stacks_note_target(calls_stacks *stacks, uint32_t number, void (*target)(void));

// Writes the entries of one call. `words` are its arguments as they stand in registers.
void calls_note_enter(calls_stand_in *it, uint16_t function, uint32_t number, uint8_t flags,
                      const uint64_t *words);
void calls_note_leave(calls_stand_in *it, uint16_t function, uint32_t number, uint8_t flags,
                      int32_t status, const uint64_t *words);

// How many elements an argument leads to, 0 when it can't be followed. `done` says that the call is
// over, so that what it counted is known.
uint32_t calls_count(const calls_function *function, unsigned place, const uint64_t *words,
                     int done);
// Whether a pointer's bits are those of something of that alignment.
static inline int calls_is_usable(uint64_t pointer, unsigned alignment) {
   return pointer && pointer % alignment == 0;
}

// Another function in place of this one, or the same when there is no closure left.
void (*calls_stand_in_for(calls_stand_in *it, uint16_t function, void (*target)(void),
                          int into_plugin))(void);

#endif
