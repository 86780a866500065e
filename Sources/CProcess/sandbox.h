// What the parts of the sandbox share: the calls that it knows, and the way to the keeper.
#ifndef SANDBOX_H
#define SANDBOX_H

#include "include/CProcess.h"

// A call that is denied, or that the keeper decides about.
struct watched_call {
   int64_t number;
   const char *name;
   uint32_t what;  // CPROCESS_DENIED_…
   // Places among the arguments, -1 for none: the folder a path is relative to, the path, the same
   // of a second path, and the flags of an opening.
   int8_t folder, path, second_folder, second_path, flags;
   uint8_t follows;  // whether a link at the path's end is followed
};

// Closed by an entry without a name.
extern const struct watched_call watched_calls[];

enum { most_guarded = 4, longest_roots = 16 * 1024 };

// What the worker hands over with the listener.
struct confinement_notice {
   uint32_t allowed;
   int32_t guarded[most_guarded];
   uint32_t length;
   char roots[longest_roots];  // paths, each closed by a zero
};

// In the last argument of a call of navhost's own that is guarded; the kernel does not look at it.
enum { own_mark = 0x6e617668 };

// What is missing of it.
uint32_t sandbox_restrict_calls(const cprocess_confinement *wanted, uint32_t missing);
void sandbox_restrict_parent(void);
// Notes what a process under the sandbox did; `act` is the call and what it was about.
void page_note_deed(cprocess_page *page, uint32_t what, const char *act);

// Whose stacks are wanted: a process (-1 for the worker), the thread to begin with; 0 for nobody's.
pid_t page_wanted_stacks(const cprocess_page *page, pid_t *thread);
char *page_stack_room(cprocess_page *page, size_t *capacity);
void page_set_stack_length(cprocess_page *page, size_t length);
// Lets go who waits for it.
void page_finish_stacks(cprocess_page *page);
// Writes down the stacks of a process, in a process of its own; its number, or a negative one.
pid_t stacks_start_witness(pid_t process, pid_t blamed, cprocess_page *page);

#endif
