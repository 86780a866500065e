#ifndef SIGNATURES_H
#define SIGNATURES_H

#include <calls.h>

// What crosses each function of the ABI: for the closures, which need sizes and places, and for
// people, who need names. One table, written from the headers (Tools/Signatures); its sizes and
// offsets are the compiler's.

// How an argument, what it leads to, or a member of a record stands in memory.
enum {
   SIGNATURE_BYTE = 0,
   SIGNATURE_INT32 = 1,
   SIGNATURE_UINT32 = 2,
   SIGNATURE_INT64 = 3,
   SIGNATURE_UINT64 = 4,
   SIGNATURE_FLOAT = 5,
   SIGNATURE_DOUBLE = 6,
   SIGNATURE_HANDLE = 7,    // `target` is the NAV_KIND_…, 0 for any
   SIGNATURE_STRING = 8,    // nav_string_t
   SIGNATURE_POINTER = 9,   // the sender's own; never followed
   SIGNATURE_FUNCTION = 10, // `target` is the function
   SIGNATURE_TABLE = 11,    // `target` is the table
   SIGNATURE_RECORD = 12,   // `target` is the record
};

typedef struct signature_number {
   const char *name;
   int64_t value;
} signature_number;

// The names of one enumeration of the headers.
typedef struct signature_list {
   const signature_number *numbers;
   uint32_t count;
} signature_list;

typedef struct signature_argument {
   const char *name;
   const char *declared; // as in the headers, without nullability
   uint8_t kind;         // of a pointer that is followed, of what it leads to
   uint16_t target;
   uint16_t list; // where a number has names; CALLS_NONE else
} signature_argument;

typedef struct signature_function {
   const char *name; // "views.make"; of the plugin's "view.layout", "work_fn"
   char tag;         // the letter of base.h; '-' for the plugin's own
   const signature_argument *arguments;
} signature_function;

typedef struct signature_member {
   const char *name;
   uint16_t offset;
   uint8_t kind;
   uint8_t count; // more than 1 for an array
   uint16_t target;
   uint16_t list;
} signature_member;

typedef struct signature_record {
   const char *type;
   const signature_member *members;
   uint16_t member_count;
} signature_record;

typedef struct signature_table {
   const char *type;
   const char *id; // "navhost.views/1"; empty for the plugin's own
} signature_table;

typedef struct signature_infos {
   const signature_function *functions;
   const signature_record *records;
   const signature_table *tables;
   const signature_list *lists;
   uint16_t list_count;
} signature_infos;

const calls_description *signatures_description(void);
// In the description's order.
const signature_infos *signatures_infos(void);

#endif
