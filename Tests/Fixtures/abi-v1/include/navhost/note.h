// The ELF note: what a library says of itself without being run.
//
// An ELF note in a PT_NOTE segment: owner "navhost", type 1, and this record. The host reads it
// before it opens the library, and compares it with what `navhost_negotiate` answers.
#ifndef NAVHOST_NOTE_H
#define NAVHOST_NOTE_H

#include <navhost/base.h>

#define NAV_NOTE_OWNER "navhost"
#define NAV_NOTE_TYPE 1
#define NAV_NOTE_SECTION ".note.navhost"

typedef struct nav_note_record {
   uint32_t oldest, newest; // the ABI versions that the plugin speaks
   uint32_t pointer_size;   // in bytes
   uint32_t flags;          // reserved, 0
   char language[16];       // zero-padded UTF-8
   char id[96];             // zero-padded UTF-8
} nav_note_record_t;

typedef struct nav_note {
   uint32_t owner_size, record_size, type; // the three words of an ELF note header
   char owner[8];
   nav_note_record_t record;
} nav_note_t;

// Put this once at the top level of a C or C++ source: `NAV_NOTE("com.example.layout", "c");`
#define NAV_NOTE(ID, LANGUAGE)                                                                   \
   __attribute__((used, section(NAV_NOTE_SECTION), aligned(4))) static const nav_note_t          \
      nav_note_of_this_library = {                                                               \
         sizeof NAV_NOTE_OWNER, sizeof(nav_note_record_t), NAV_NOTE_TYPE, NAV_NOTE_OWNER,        \
         {NAV_ABI_OLDEST, NAV_ABI_NEWEST, (uint32_t)sizeof(void *), 0, LANGUAGE, ID}}

#endif
