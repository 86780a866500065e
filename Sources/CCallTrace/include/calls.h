#ifndef CALLS_H
#define CALLS_H

#include <stddef.h>
#include <stdint.h>

// Calls that cross a table of functions, seen and changed: a libffi closure stands in for each
// function, made from a description of its arguments. Nothing here knows what the functions do.
//
// A description is made of arrays that stay where they are, in the reader's own process. Numbers of
// functions, records and tables are places in those arrays.

// -- Descriptions -------------------------------------------------------------------------------

enum { CALLS_NONE = 0xFFFF };

// How an argument stands in a register.
enum {
   CALLS_INT32 = 0,
   CALLS_UINT32 = 1,
   CALLS_INT64 = 2,
   CALLS_UINT64 = 3, // a handle, too: one word in a struct crosses as that word does
   CALLS_DOUBLE = 4,
   CALLS_POINTER = 5,
};

// What a pointer leads to.
enum {
   CALLS_OPAQUE = 0,   // never followed
   CALLS_IN = 1,       // elements that the callee reads
   CALLS_OUT = 2,      // elements that the callee writes
   CALLS_IN_OUT = 3,   // elements that the callee changes in place
   CALLS_TEXT = 4,     // bytes up to a zero
   CALLS_FUNCTION = 5, // a function of the caller's
};

typedef struct calls_argument {
   uint8_t form;
   uint8_t reach;
   uint8_t count_in;  // the argument, from 1 on, that counts the elements; 0 is one element
   uint8_t count_out; // the argument that leads to how many were written; 0 is all
   uint16_t size;     // bytes of an element
   uint16_t record;   // what an element is, or CALLS_NONE; of CALLS_FUNCTION the function
} calls_argument;

typedef struct calls_function {
   uint8_t argument_count;
   uint8_t gives_pointer; // else a status of 32 bits
   uint16_t reserved;
   const calls_argument *arguments;
} calls_function;

// A pointer inside a record.
enum {
   CALLS_FIELD_STRING = 0,   // bytes, and 8 bytes on their count in 32 bits
   CALLS_FIELD_TABLE = 1,    // a table of the sender's functions
   CALLS_FIELD_FUNCTION = 2, // a function of the sender's
};
typedef struct calls_field {
   uint16_t offset;
   uint8_t kind;
   uint8_t reserved;
   uint16_t target; // the table's or function's number
} calls_field;

typedef struct calls_record {
   uint16_t size;
   uint8_t is_sized; // begins with how many of its bytes the sender knows
   uint8_t field_count;
   const calls_field *fields;
} calls_record;

typedef struct calls_slot {
   uint16_t offset;
   uint16_t function;
} calls_slot;

// A table of functions; all begin with how many of their bytes the sender knows.
typedef struct calls_table {
   uint16_t size;
   uint16_t slot_count;
   uint8_t calls_plugin; // its functions are the plugin's, called by the host
   const calls_slot *slots;
} calls_table;

typedef struct calls_description {
   const calls_function *functions;
   const calls_record *records;
   const calls_table *tables;
   uint16_t function_count, record_count, table_count;
} calls_description;

// -- The log ------------------------------------------------------------------------------------

// What a log entry says.
enum {
   CALLS_ENTER = 1,
   CALLS_LEAVE = 2,
};
enum {
   CALLS_INTO_PLUGIN = 1 << 0,
   CALLS_ALTERED = 1 << 1,  // the call was changed, left out or made again
   CALLS_FOREIGN = 1 << 2,  // from another thread than the one that opened the log
};

// Entries lie one after the other, each from a multiple of 8 on. `size` is written last: 0 is where
// the log ends, whatever ended it. Behind the head are the argument words (of a leave: none), then
// pieces up to `size`.
typedef struct calls_entry {
   uint32_t size; // of all of it
   uint8_t kind;
   uint8_t flags;
   uint16_t function;
   uint32_t number; // of the call, from 1 on; enter and leave have the same
   int32_t status;  // of a leave
} calls_entry;

// Memory that an argument led to.
typedef struct calls_piece {
   uint32_t length;  // of the bytes that follow, padded to a multiple of 8
   uint16_t offset;  // of the pointer inside its element; CALLS_NONE is the argument's own
   uint8_t argument; // from 0 on
   uint8_t is_cut;   // more was there
   uint32_t element;
   uint32_t whole;   // how long it was
} calls_piece;

typedef struct calls_log calls_log;

// In front of the entries: 8 bytes that say how many bytes of entries were begun, 8 that say how many
// calls found no room.
enum { CALLS_LOG_HEAD = 64 };

// A log in memory of the caller's, which should outlive the process that writes it; null when it is
// too small.
calls_log *calls_log_at(void *memory, size_t size);
// A log in memory shared with children alone; null when there is none.
calls_log *calls_log_make(size_t capacity);
void calls_log_free(calls_log *log);
const uint8_t *calls_log_bytes(const calls_log *log);
size_t calls_log_used(const calls_log *log);
// Calls that found no room.
uint64_t calls_log_dropped(const calls_log *log);
// Makes the calling thread the log's own, and forgets what is in it.
void calls_log_begin(calls_log *log);

// -- Changes ------------------------------------------------------------------------------------

enum {
   CALLS_DROP = 1,   // not made; answered with status 0
   CALLS_REPEAT = 2, // made twice, answered as the second
   CALLS_DELAY = 3,  // answered with status 0, and made after the caller's next call
   CALLS_PATCH = 4,  // made with other bytes in one argument
};
typedef struct calls_change {
   uint32_t number; // of the call; 0 changes none
   uint8_t deed;
   uint8_t argument;
   uint16_t length;  // of the bytes, at most 8
   uint32_t offset;  // into the elements; for an argument that is no pointer 0
   uint8_t bytes[8];
   uint32_t was_done;
} calls_change;

// -- Standing in --------------------------------------------------------------------------------

typedef struct calls_stand_in calls_stand_in;

// What may be asked before a call is made, and what is told of it: for checks and for replay.
typedef struct calls_watcher {
   void *context;
   // Null when nobody asks. Called with the argument words.
   void (*entered)(void *context, uint16_t function, uint32_t number, const uint64_t *words);
   void (*left)(void *context, uint16_t function, uint32_t number, int32_t status);
} calls_watcher;

// Prepares closures for `count` functions at least, before a sandbox can forbid it. Null when the
// system gives no memory for them; nothing is interposed then.
calls_stand_in *calls_stand_in_make(const calls_description *description, size_t count,
                                    calls_log *log);
void calls_stand_in_change(calls_stand_in *it, const calls_change *change);
void calls_stand_in_watch(calls_stand_in *it, const calls_watcher *watcher);
// How many calls have been begun, which is the number of the last.
uint32_t calls_stand_in_count(const calls_stand_in *it);
uint32_t calls_stand_in_was_changed(const calls_stand_in *it);
// How many functions had no closure left and were handed on as they are.
uint64_t calls_stand_in_missed(const calls_stand_in *it);

// Where calls are made, by their numbers: of the plugin's own the addresses of the calling
// instructions, the innermost first, and without this program's frames; of the host's the function
// that is called. Null without memory.
typedef struct calls_stacks calls_stacks;
calls_stacks *calls_stacks_make(size_t capacity);
// How many addresses there are at `places`, which stay there; 0 for a call that isn't known.
size_t calls_stacks_of(const calls_stacks *stacks, uint32_t number, const uint64_t **places);
// Where the calling thread is, as call 0.
void calls_stacks_note_here(calls_stacks *stacks);
void calls_stand_in_keep_stacks(calls_stand_in *it, calls_stacks *stacks);

// A copy of a table whose functions go through closures, the same for the same table; lives as long
// as the process. The table itself when there is nothing to stand in for.
const void *calls_wrap_table(calls_stand_in *it, uint16_t table, const void *original);
// What a wrapped table was made from; the argument itself if it is no such table.
const void *calls_unwrap_table(const calls_stand_in *it, const void *table);

// Another function in place of one that stands in no table: the same when no closure is left.
void (*calls_stand_in_function(calls_stand_in *it, uint16_t function, void (*target)(void)))(void);

// Calls a function as a closure would, with so many words: a plain libffi call.
int32_t calls_call(const calls_description *description, uint16_t function, void (*target)(void),
                   const uint64_t *words);

typedef int32_t (*calls_handler)(void *context, uint16_t function, const uint64_t *words);
// A function that was never there: each call of it goes to the handler. Null without memory.
void (*calls_make_function(calls_stand_in *it, uint16_t function, calls_handler handler,
                           void *context))(void);

#endif
