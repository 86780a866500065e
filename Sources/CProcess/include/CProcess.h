#ifndef CPROCESS_H
#define CPROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

// What Swift cannot call by itself: fork, wait statuses, descriptor plumbing, a shared page.
// Every function retries when a signal interrupts it. A negative result is an errno, negated.

// Memory that parent, keeper, worker and cases share; see below.
typedef struct cprocess_page cprocess_page;

// -- Descriptors ------------------------------------------------------------------------------

typedef struct cprocess_pair {
   int32_t first, second;
   int32_t error;
} cprocess_pair;

// Both ends close on exec and are numbered 16 or higher, clear of the numbers a worker is given.
cprocess_pair cprocess_socket_pair(void);
// `first` is the end to read and does not block, `second` the end to write.
cprocess_pair cprocess_pipe(void);
// Copies a descriptor to a high number, out of the way of code that closes the low ones.
int32_t cprocess_move_high(int32_t descriptor);
ssize_t cprocess_send(int32_t socket, const void *bytes, size_t count, int32_t wait);
// 0 is the end of the stream; -EAGAIN says that nothing is there when `wait` is 0.
ssize_t cprocess_receive(int32_t socket, void *bytes, size_t capacity, int32_t wait);
ssize_t cprocess_read(int32_t descriptor, void *bytes, size_t capacity);
// Tells the peer that no more comes, and keeps listening to it.
void cprocess_end_sending(int32_t socket);
// Waits until one of two descriptors is readable or closed: bit 0 for the first, bit 1 for the second.
int32_t cprocess_wait_readable(int32_t first, int32_t second);
// What a descriptor is, by device and file; 0 when it is closed.
uint64_t cprocess_identity(int32_t descriptor);
uint64_t cprocess_random(void);

// -- Processes --------------------------------------------------------------------------------

typedef struct cprocess_status {
   int32_t kind;   // one of the constants below, or a negated errno
   int32_t value;  // the exit code, or the signal
} cprocess_status;
enum { CPROCESS_EXITED = 1, CPROCESS_KILLED = 2 };

// The numbers under which a spawned worker finds its descriptors.
enum { CPROCESS_KEEPER = 3, CPROCESS_CONTROL = 4, CPROCESS_RESULTS = 5, CPROCESS_PAGE = 6 };

typedef struct cprocess_worker_descriptors {
   int32_t output, errors, keeper, control, results, page;
} cprocess_worker_descriptors;

// Starts a program in its own process group with an empty standard input, default signals and no
// other descriptors. `variables` replace those of the same names in the environment.
pid_t cprocess_spawn(const char *path, const char *const *arguments, const char *const *variables,
                     const cprocess_worker_descriptors *descriptors);
// Resets SIGCHLD first, so that the child's status can be waited for.
pid_t cprocess_fork(void);
int32_t cprocess_pidfd(pid_t process);
// A descriptor that becomes readable when 8 bytes are written to it.
int32_t cprocess_bell(void);
// Waits for the end; with `keep` the process stays a zombie, so that its ids are not reused.
cprocess_status cprocess_wait(pid_t process, int32_t keep);
void cprocess_kill(pid_t process);
void cprocess_kill_group(pid_t leader);
void cprocess_lead_group(pid_t process);
// Kills and reaps everything below the calling process; the number of processes reaped.
int32_t cprocess_end_descendants(void);
// Kills every process whose environment holds `marker`, and waits until none is left.
void cprocess_kill_marked(const char *marker);
// Has the kernel kill this process when `parent` ends; ends it now when that has happened.
void cprocess_die_with(pid_t parent);
void cprocess_adopt_orphans(void);
void cprocess_block_signals(int32_t block);
// No core files, and line-buffered standard output, so that a crash loses little of it.
void cprocess_set_up_worker(void);
void cprocess_limit_open_files(uint64_t count);
void cprocess_limit_memory(uint64_t bytes);
void cprocess_limit_file_size(uint64_t bytes);
void cprocess_limit_cpu_seconds(uint64_t seconds);
void cprocess_limit_processes(uint64_t count);
int32_t cprocess_thread_count(void);
void cprocess_flush(void);
_Noreturn void cprocess_exit(int32_t code);
// Ends the process as a program ends, by exit: handlers and destructors run, and `last_words` after
// them, right before the end.
_Noreturn void cprocess_exit_by_handlers(int32_t code, void (*last_words)(void *), void *context);
// "SEGV" for 11; null for an unknown number. The text is constant.
const char *cprocess_signal_name(int32_t signal);

// -- Lines ------------------------------------------------------------------------------------

// The code of a library that is open in this process, with what it says of its sources. All of that
// is the library's own word: to be asked only where a crash or a hang does no harm.
typedef struct cprocess_code cprocess_code;

typedef struct cprocess_line {
   uint32_t line;           // 0 where nothing is known of the source
   uint32_t declared_line;  // of the function
   uint32_t is_inlined;
   uint32_t is_near;        // the compiler may have left out a frame
   uint64_t offset;         // of the instruction, in the library
   char file[512];
   char function[256];
   char symbol[256];        // the linker's name for the code; empty where it has none
} cprocess_line;

// The library that some address belongs to; null when there is none.
cprocess_code *cprocess_code_open(const void *inside);
void cprocess_code_close(cprocess_code *code);
// The functions that an instruction belongs to, inlined ones first, and where each of them is; how
// many there are, 0 outside the library.
int32_t cprocess_code_lines(cprocess_code *code, uint64_t place, cprocess_line *into,
                            int32_t capacity);

// -- Habits -----------------------------------------------------------------------------------

// What all code of a process shares: locale, working directory, umask, environment, signal
// handlers and mask, floating-point mode, limits, descriptors, threads, timers, children and the
// standard streams' modes.
typedef struct cprocess_habits cprocess_habits;

// Null when there is no memory; never freed.
cprocess_habits *cprocess_habits_make(void);
void cprocess_habits_read(cprocess_habits *habits);
// Compares with what is now: a line for each difference, such as "changed the umask from 022 to
// 000"; the length of all lines. What would change how the host works is put back, and the rest is
// what the next comparison begins with.
size_t cprocess_habits_changes(cprocess_habits *before, char *text, size_t capacity);
// Rounding, flushing and traps of the calling thread, without the flags of what has happened.
uint64_t cprocess_float_mode(void);
void cprocess_set_float_mode(uint64_t mode);
// Sets the mode that every program begins with; the mode before.
uint64_t cprocess_compute_normally(void);
// Sets the mode that was before, unless it is the one that every program begins with.
void cprocess_compute_again(uint64_t mode);

// -- The sandbox ------------------------------------------------------------------------------

// What the sandbox denies; also what of it may be allowed.
enum {
   CPROCESS_DENIED_NETWORK = 1,
   CPROCESS_DENIED_PROGRAM = 2,
   CPROCESS_DENIED_WRITE = 4,    // opening a file to write it
   CPROCESS_DENIED_CHANGE = 8,   // making, removing, renaming and what else changes a file's entry
   CPROCESS_DENIED_PROCESS = 16,
   CPROCESS_DENIED_SYSTEM = 32,
   CPROCESS_DENIED_CHANNEL = 64,  // closing what leads to navhost
};
// What the kernel does not have. Without notices nobody is told what was denied.
enum { CPROCESS_WITHOUT_LANDLOCK = 1, CPROCESS_WITHOUT_SECCOMP = 2, CPROCESS_WITHOUT_NOTICES = 4 };

typedef struct cprocess_confinement {
   uint32_t allowed;
   uint32_t pretend_missing;     // parts that are left out as if the kernel did not have them
   const char *const *writable;  // paths without links, closed by a null
   int32_t guarded[4];           // descriptors that stay; -1 for none
   int32_t keeper_link;          // by which the keeper gets what it decides by
} cprocess_confinement;

// Confines the calling process and its children for good: no network, no new programs, no files
// written outside `writable`, no other process touched. Gives the parts that are missing. A denied
// call fails with EPERM or EACCES (EBADF for a guarded descriptor), and the keeper notes it.
uint32_t cprocess_confine(const cprocess_confinement *wanted);
// Keeps the signals of a case, forked from a confined process, away from that process.
void cprocess_confine_case(void);
// Puts the standard input in the place of a guarded descriptor.
void cprocess_take_over(int32_t descriptor);
// The keeper's wait: answers what processes under the sandbox ask, until the worker has ended (bit
// 0, `ending` is readable) or the parent has a word (bit 1). `link` is the other end of the
// worker's `keeper_link`; `bell` rings when stacks are wanted.
int32_t cprocess_keep(int32_t ending, int32_t parent, int32_t link, int32_t bell, pid_t worker,
                      cprocess_page *page);

// -- The scratch folder -----------------------------------------------------------------------

// Where a worker's scratch folder lies: below TMPDIR, or /tmp.
int32_t cprocess_scratch_path(const char *token, char *path, size_t capacity);
// Makes it, and removes those that killed runs have left beside it. Gives a descriptor that keeps it
// from being taken for one of them.
int32_t cprocess_scratch_make(const char *path);
void cprocess_scratch_remove(const char *path);
// Notes what is there; `cprocess_scratch_empty` removes the rest.
void cprocess_scratch_keep(const char *path);
void cprocess_scratch_empty(const char *path);

// -- The phase page ---------------------------------------------------------------------------

enum { CPROCESS_PHASE_CAPACITY = 1000, CPROCESS_RECORD_HEAD = 64 };
enum {
   CPROCESS_CHANNEL_LOST = 1,
   CPROCESS_STACK_OVERFLOW = 2,
   CPROCESS_OUT_OF_MEMORY = 4,
   CPROCESS_EXCEPTION = 8,
};

typedef struct cprocess_phase {
   uint64_t moves;
   uint32_t flags;
   uint32_t length;  // of the text; 0 when no phase was ever entered
} cprocess_phase;

// An anonymous file that nobody can shrink, so that reading it cannot fault. What was never written
// of it takes no memory.
int32_t cprocess_page_file(void);
cprocess_page *cprocess_page_map(int32_t file);
void cprocess_page_unmap(cprocess_page *page);
void cprocess_page_reset(cprocess_page *page);
// Room for a record of what a case does, which outlives it. Behind a head of CPROCESS_RECORD_HEAD bytes
// are as many as its first 8 bytes say; all are 0 after a reset.
uint8_t *cprocess_page_record(cprocess_page *page, size_t *size);
void cprocess_page_move(cprocess_page *page, const char *text, size_t length);
void cprocess_page_flag(cprocess_page *page, uint32_t flag);
// `text` has room for CPROCESS_PHASE_CAPACITY bytes.
cprocess_phase cprocess_page_read(const cprocess_page *page, char *text);
// Whether the keeper noted anything since the last call of the next.
int32_t cprocess_page_has_deeds(const cprocess_page *page);
// What the keeper noted since the last call: lines of a number (CPROCESS_DENIED_…), a space and the
// act, such as "4 openat /home/x/notes"; the length of all.
size_t cprocess_page_take_deeds(cprocess_page *page, char *text, size_t capacity);
// The way of results when the sockets are gone: keeps a message for the parent; 0 when it is full.
int32_t cprocess_page_save(cprocess_page *page, const void *bytes, size_t count);
// The saved message at a place; its length, 0 behind the last. `next` is the place of the one after.
size_t cprocess_page_saved(const cprocess_page *page, size_t place, void *into, size_t capacity,
                           size_t *next);
// The stacks of a process, as the keeper's witness writes them down: "thread 1", and below it a line
// for each frame with two spaces before it.
//
// The descriptor by which the keeper hears that they are wanted.
void cprocess_page_set_bell(int32_t descriptor);
// Asks for them; -1 is the worker. 0 when somebody has asked before. The bell is not rung.
int32_t cprocess_page_ask_stacks(cprocess_page *page, pid_t process, pid_t thread);
// Asks, rings, and waits for them, at most two seconds; safe in a signal handler.
void cprocess_page_await_stacks(cprocess_page *page, pid_t process, pid_t thread);
size_t cprocess_page_stacks(const cprocess_page *page, char *into, size_t capacity);
// Nanoseconds of CLOCK_MONOTONIC at the last move or reset.
int64_t cprocess_page_moved_at(const cprocess_page *page);
// Has what lies behind a deadly signal noted in the page before the signal takes its course: the
// stack's end, no memory, a C++ exception that nobody caught.
void cprocess_watch_endings(cprocess_page *page);
int64_t cprocess_now(void);

#endif
