#include "internal.h"

#include <string.h>

// An entry is put together here before room is asked for it, so that nothing half written stands in
// the log.
enum { scratch_size = 1 << 14, longest_text = 4096, most_elements = 256 };

typedef struct scratch {
   uint8_t bytes[scratch_size];
   size_t used;
} scratch;

static _Thread_local scratch notes;

static void append_piece(scratch *to, calls_piece piece, const void *bytes) {
   piece.whole = piece.length;
   size_t room = scratch_size - to->used;
   if (room < sizeof piece) return;
   if (piece.length > room - sizeof piece) {
      piece.length = (uint32_t)(room - sizeof piece) & ~7u;
      piece.is_cut = 1;
   }
   memcpy(to->bytes + to->used, &piece, sizeof piece);
   to->used += sizeof piece;
   memcpy(to->bytes + to->used, bytes, piece.length);
   size_t padded = ((size_t)piece.length + 7) & ~(size_t)7;
   if (padded > scratch_size - to->used) padded = scratch_size - to->used;
   memset(to->bytes + to->used + piece.length, 0, padded - piece.length);
   to->used += padded;
}

static void append_string(scratch *to, calls_piece piece, const uint8_t *field) {
   const char *bytes;
   uint32_t length;
   memcpy(&bytes, field, sizeof bytes);
   memcpy(&length, field + 8, sizeof length);
   if (!bytes || length == 0) return;
   // A length that lies reads no further than any text would be taken.
   piece.length = length < longest_text ? length : longest_text;
   piece.is_cut = length > longest_text;
   append_piece(to, piece, bytes);
}

// A table's own size and which of its functions are there: what a player needs to stand in for it.
static void append_table(calls_stand_in *it, scratch *to, calls_piece piece, uint16_t number,
                         const uint8_t *field) {
   const uint8_t *table;
   memcpy(&table, field, sizeof table);
   if (!calls_is_usable((uint64_t)table, 8) || number == CALLS_NONE) return;
   uint32_t known;
   memcpy(&known, table, sizeof known);
   uint16_t whole = it->description->tables[number].size;
   piece.length = known < whole ? known & ~7u : whole;
   append_piece(to, piece, table);
}

uint32_t calls_count(const calls_function *function, unsigned place, const uint64_t *words,
                     int done) {
   const calls_argument *argument = &function->arguments[place];
   uint64_t count = 1;
   if (argument->count_in) count = (uint32_t)words[argument->count_in - 1];
   if (done && argument->count_out) {
      const uint32_t *written = (const uint32_t *)words[argument->count_out - 1];
      if (!calls_is_usable((uint64_t)written, 4)) return 0;
      if (*written < count) count = *written;
   }
   return count < most_elements ? (uint32_t)count : most_elements;
}

static void append_elements(calls_stand_in *it, scratch *to, const calls_function *function,
                            unsigned place, const uint64_t *words, int done) {
   const calls_argument *argument = &function->arguments[place];
   const uint8_t *memory = (const uint8_t *)words[place];
   calls_piece piece = {.argument = (uint8_t)place, .offset = CALLS_NONE};
   unsigned alignment = argument->size % 8 == 0 ? 8 : argument->size % 4 == 0 ? 4 : 1;
   if (!calls_is_usable((uint64_t)memory, alignment)) return;
   uint32_t count = calls_count(function, place, words, done);
   const calls_record *record =
      argument->record == CALLS_NONE ? NULL : &it->description->records[argument->record];
   for (uint32_t element = 0; element < count; element++) {
      uint32_t size = argument->size;
      const uint8_t *start = memory + (size_t)element * argument->size;
      if (record && record->is_sized) {
         uint32_t sent;
         memcpy(&sent, start, sizeof sent);
         if (sent < size) size = sent & ~7u;
      }
      piece.element = element;
      // Numbers stand in one piece, records one by one, as strings belong to each.
      if (!record) {
         piece.length = size * count;
         append_piece(to, piece, start);
         return;
      }
      piece.length = size;
      append_piece(to, piece, start);
      for (unsigned index = 0; index < record->field_count; index++) {
         const calls_field *field = &record->fields[index];
         if (field->offset + 8u > size) continue;
         calls_piece inner = {
            .argument = (uint8_t)place, .offset = field->offset, .element = element};
         if (field->kind == CALLS_FIELD_STRING) {
            append_string(to, inner, start + field->offset);
         } else if (field->kind == CALLS_FIELD_TABLE) {
            append_table(it, to, inner, field->target, start + field->offset);
         }
      }
   }
}

static void append_text(scratch *to, unsigned place, const char *text) {
   if (!text) return;
   calls_piece piece = {.argument = (uint8_t)place, .offset = CALLS_NONE};
   piece.length = (uint32_t)strnlen(text, longest_text);
   append_piece(to, piece, text);
}

static void finish(calls_stand_in *it, scratch *to, calls_entry entry) {
   if (!calls_log_is_own(it->log)) entry.flags |= CALLS_FOREIGN;
   entry.size = (uint32_t)(sizeof entry + to->used);
   calls_log_write(it->log, &entry, to->bytes);
}

void calls_note_enter(calls_stand_in *it, uint16_t number_of, uint32_t number, uint8_t flags,
                      const uint64_t *words) {
   const calls_function *function = &it->description->functions[number_of];
   scratch *to = &notes;
   to->used = 8u * function->argument_count;
   for (unsigned place = 0; place < function->argument_count; place++) {
      memcpy(to->bytes + 8 * place, &words[place], 8);
   }
   // What another thread sends is refused before it is looked at, so it isn't looked at here.
   if ((it->traits[number_of] & CALLS_LEADS_IN) && calls_log_is_own(it->log)) {
      for (unsigned place = 0; place < function->argument_count; place++) {
         switch (function->arguments[place].reach) {
         case CALLS_IN:
         case CALLS_IN_OUT: append_elements(it, to, function, place, words, 0); break;
         case CALLS_TEXT: append_text(to, place, (const char *)words[place]); break;
         default: break;
         }
      }
   }
   finish(it, to,
          (calls_entry){
             .kind = CALLS_ENTER, .flags = flags, .function = number_of, .number = number});
}

void calls_note_leave(calls_stand_in *it, uint16_t number_of, uint32_t number, uint8_t flags,
                      int32_t status, const uint64_t *words) {
   const calls_function *function = &it->description->functions[number_of];
   scratch *to = &notes;
   to->used = 0;
   if ((it->traits[number_of] & CALLS_LEADS_OUT) && status >= 0 && calls_log_is_own(it->log)) {
      for (unsigned place = 0; place < function->argument_count; place++) {
         uint8_t reach = function->arguments[place].reach;
         if (reach == CALLS_OUT || reach == CALLS_IN_OUT) {
            append_elements(it, to, function, place, words, 1);
         }
      }
   }
   finish(it, to,
          (calls_entry){.kind = CALLS_LEAVE,
                        .flags = flags,
                        .function = number_of,
                        .number = number,
                        .status = status});
}
