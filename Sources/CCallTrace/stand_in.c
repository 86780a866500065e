#include "internal.h"

#include <alloca.h>
#include <stdlib.h>
#include <string.h>

static void lock(calls_stand_in *it) {
   while (atomic_exchange_explicit(&it->lock, 1, memory_order_acquire)) {}
}

static void unlock(calls_stand_in *it) {
   atomic_store_explicit(&it->lock, 0, memory_order_release);
}

// -- Substitution -------------------------------------------------------------------------------

static int holds_functions(const calls_record *record) {
   for (unsigned index = 0; index < record->field_count; index++) {
      if (record->fields[index].kind != CALLS_FIELD_STRING) return 1;
   }
   return 0;
}

// Puts stand-ins in place of the tables and functions in one element, or back.
static void substitute(calls_stand_in *it, const calls_record *record, uint8_t *element,
                       int back, int into_plugin) {
   uint32_t size = record->size;
   if (record->is_sized) {
      uint32_t sent;
      memcpy(&sent, element, sizeof sent);
      if (sent < size) size = sent;
   }
   for (unsigned index = 0; index < record->field_count; index++) {
      const calls_field *field = &record->fields[index];
      if (field->kind == CALLS_FIELD_STRING || field->offset + 8u > size) continue;
      const void *pointer;
      memcpy(&pointer, element + field->offset, sizeof pointer);
      if (!pointer) continue;
      if (field->kind == CALLS_FIELD_TABLE) {
         pointer = back ? calls_unwrap_table(it, pointer)
                        : calls_wrap_table(it, field->target, pointer);
      } else if (!back) {
         void (*target)(void);
         memcpy(&target, &pointer, sizeof target);
         target = calls_stand_in_for(it, field->target, target, into_plugin);
         memcpy(&pointer, &target, sizeof pointer);
      }
      memcpy(element + field->offset, &pointer, sizeof pointer);
   }
}

// Memory that an argument's elements are copied to, where they are changed on the way.
typedef struct copies {
   void *large[CALLS_MOST_ARGUMENTS];
   unsigned count;
} copies;

static int needs_copy(const calls_stand_in *it, const calls_argument *argument, unsigned place,
                      int is_altered) {
   if (argument->reach != CALLS_IN && argument->reach != CALLS_IN_OUT) return 0;
   if (is_altered && it->change.deed == CALLS_PATCH && it->change.argument == place) {
      return argument->reach == CALLS_IN;
   }
   return argument->record != CALLS_NONE &&
          holds_functions(&it->description->records[argument->record]);
}

static void patch(const calls_change *change, uint8_t *bytes, size_t size) {
   if (change->length > sizeof change->bytes || change->offset > size) return;
   if (change->length > size - change->offset) return;
   memcpy(bytes + change->offset, change->bytes, change->length);
}

// -- One call -----------------------------------------------------------------------------------

// The conventions of x86-64 and AArch64 give six integers and two doubles registers of their own, so one
// type of function calls all that take no more; registers that the callee doesn't read don't matter. A
// call through libffi takes ten times as long.
#if defined(__x86_64__) || defined(__aarch64__)
typedef uint64_t (*registers_t)(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, double,
                                double);
static uint64_t call_by_registers(const calls_function *form, void (*target)(void),
                                  const uint64_t *words) {
   uint64_t integers[6] = {0};
   double doubles[2] = {0};
   unsigned integer = 0, number = 0;
   for (unsigned place = 0; place < form->argument_count; place++) {
      if (form->arguments[place].form == CALLS_DOUBLE) {
         memcpy(&doubles[number++], &words[place], 8);
      } else {
         integers[integer++] = words[place];
      }
   }
   return ((registers_t)target)(integers[0], integers[1], integers[2], integers[3], integers[4],
                                integers[5], doubles[0], doubles[1]);
}

static int fits_registers(const calls_function *form) {
   unsigned doubles = 0;
   for (unsigned place = 0; place < form->argument_count; place++) {
      doubles += form->arguments[place].form == CALLS_DOUBLE;
   }
   return doubles <= 2 && form->argument_count - doubles <= 6;
}
#else
static uint64_t call_by_registers(const calls_function *form, void (*target)(void),
                                  const uint64_t *words) {
   (void)form, (void)target, (void)words;
   return 0;
}
static int fits_registers(const calls_function *form) {
   (void)form;
   return 0;
}
#endif

static int32_t forward(const calls_stand_in *it, uint16_t function, void (*target)(void),
                       uint64_t *words, void **pointer) {
   const calls_function *form = &it->description->functions[function];
   uint64_t result;
   if (it->traits[function] & CALLS_FITS_REGISTERS) {
      result = call_by_registers(form, target, words);
   } else {
      void *values[CALLS_MOST_ARGUMENTS];
      for (unsigned place = 0; place < form->argument_count; place++) values[place] = &words[place];
      ffi_arg given = 0;
      ffi_call(&it->forms[function], target, &given, values);
      result = given;
   }
   if (form->gives_pointer) *pointer = (void *)result;
   return (int32_t)result;
}

static void run_delayed(calls_stand_in *it) {
   if (!it->delayed_target) return;
   void (*target)(void) = it->delayed_target;
   it->delayed_target = NULL;
   void *pointer = NULL;
   (void)forward(it, it->delayed_function, target, it->delayed_words, &pointer);
}

// Keeps a call for later, with a copy of what its arguments lead to: the caller's memory is its own
// again when the call has returned.
static void delay(calls_stand_in *it, uint16_t function, void (*target)(void),
                  const uint64_t *words) {
   const calls_function *form = &it->description->functions[function];
   memcpy(it->delayed_words, words, 8u * form->argument_count);
   for (unsigned place = 0; place < form->argument_count; place++) {
      const calls_argument *argument = &form->arguments[place];
      if (argument->reach == CALLS_OPAQUE || argument->form != CALLS_POINTER) continue;
      uint32_t count = calls_count(form, place, words, 0);
      size_t size = argument->reach == CALLS_TEXT ? 256 : (size_t)argument->size * count;
      free(it->delayed_memory[place]);
      it->delayed_memory[place] = calloc(1, size ? size : 8);
      if (!it->delayed_memory[place] || !words[place]) continue;
      if (argument->reach == CALLS_TEXT) {
         strncpy(it->delayed_memory[place], (const char *)words[place], 255);
      } else if (argument->reach == CALLS_IN || argument->reach == CALLS_IN_OUT) {
         memcpy(it->delayed_memory[place], (const void *)words[place], size);
      }
      if (argument->reach != CALLS_FUNCTION) {
         it->delayed_words[place] = (uint64_t)it->delayed_memory[place];
      }
   }
   it->delayed_function = function;
   it->delayed_target = target;
}

// Widens each argument to a word, as it stands in a register.
static void read_words(const calls_function *form, void **arguments, uint64_t *words) {
   for (unsigned place = 0; place < form->argument_count; place++) {
      switch (form->arguments[place].form) {
      case CALLS_INT32: words[place] = (uint64_t)(int64_t)*(int32_t *)arguments[place]; break;
      case CALLS_UINT32: words[place] = *(uint32_t *)arguments[place]; break;
      default: memcpy(&words[place], arguments[place], 8); break;
      }
   }
}

static int32_t make_call(calls_stand_in *it, const calls_site *site, uint64_t *words,
                         int is_altered, void **pointer) {
   const calls_function *form = &it->description->functions[site->function];
   uint64_t sent[CALLS_MOST_ARGUMENTS];
   copies copied = {.count = 0};
   memcpy(sent, words, 8u * form->argument_count);
   for (unsigned place = 0; place < form->argument_count; place++) {
      const calls_argument *argument = &form->arguments[place];
      if (argument->reach == CALLS_FUNCTION && sent[place]) {
         void (*target)(void) = (void (*)(void))sent[place];
         sent[place] = (uint64_t)calls_stand_in_for(it, argument->record, target,
                                                    !site->into_plugin);
         continue;
      }
      int is_patched = is_altered && it->change.deed == CALLS_PATCH &&
                       it->change.argument == place;
      if (is_patched && argument->form != CALLS_POINTER) {
         patch(&it->change, (uint8_t *)&sent[place], 8);
         continue;
      }
      if (!needs_copy(it, argument, place, is_altered)) continue;
      uint32_t count = argument->count_in ? (uint32_t)words[argument->count_in - 1] : 1;
      size_t size = (size_t)argument->size * count;
      // What can't be read is the callee's to refuse.
      if (!calls_is_usable(sent[place], 8) || size == 0 || count > 1u << 20) continue;
      const calls_record *record = argument->record == CALLS_NONE
                                      ? NULL
                                      : &it->description->records[argument->record];
      uint8_t *copy;
      if (size <= 4096) {
         copy = alloca(size);
      } else {
         copy = malloc(size);
         if (!copy) continue;
         copied.large[copied.count++] = copy;
      }
      if (record && record->is_sized && count == 1) {
         // A sender that knows less of the record has no more memory there.
         uint32_t known;
         memcpy(&known, (const void *)sent[place], sizeof known);
         memset(copy, 0, size);
         memcpy(copy, (const void *)sent[place], known < size && known >= 8 ? known : size);
      } else {
         memcpy(copy, (const void *)sent[place], size);
      }
      if (record && holds_functions(record)) {
         for (uint32_t element = 0; element < count; element++) {
            substitute(it, record, copy + (size_t)element * argument->size, site->into_plugin,
                       !site->into_plugin);
         }
      }
      if (is_patched) patch(&it->change, copy, size);
      sent[place] = (uint64_t)copy;
   }
   int32_t status;
   if (is_altered && it->change.deed == CALLS_DELAY) {
      delay(it, site->function, site->target, sent);
      status = 0;
   } else {
      status = site->handler ? site->handler(site->context, site->function, sent)
                             : forward(it, site->function, site->target, sent, pointer);
      if (is_altered && it->change.deed == CALLS_REPEAT) {
         status = forward(it, site->function, site->target, sent, pointer);
      }
   }
   for (unsigned index = 0; index < copied.count; index++) free(copied.large[index]);
   if (status < 0) return status;
   for (unsigned place = 0; place < form->argument_count; place++) {
      const calls_argument *argument = &form->arguments[place];
      if (argument->reach != CALLS_OUT || argument->record == CALLS_NONE) continue;
      const calls_record *record = &it->description->records[argument->record];
      if (!holds_functions(record) || !calls_is_usable(words[place], 8)) continue;
      uint32_t count = calls_count(form, place, words, 1);
      for (uint32_t element = 0; element < count; element++) {
         // What the host gives back is the plugin's own; what the plugin gives is stood in for.
         substitute(it, record, (uint8_t *)words[place] + (size_t)element * argument->size,
                    !site->into_plugin, site->into_plugin);
      }
   }
   return status;
}

static void answer(ffi_cif *form, void *result, void **arguments, void *context) {
   (void)form;
   const calls_site *site = context;
   calls_stand_in *it = site->it;
   const calls_function *function = &it->description->functions[site->function];
   uint64_t words[CALLS_MOST_ARGUMENTS];
   read_words(function, arguments, words);
   uint32_t number = it->log ? calls_log_number(it->log) : ++it->next_number;
   int is_altered = it->change.number == number && it->change.deed;
   uint8_t flags = site->into_plugin ? CALLS_INTO_PLUGIN : 0;
   // What is recorded is what the caller sent, and that it was changed on the way.
   if (is_altered) flags |= CALLS_ALTERED;
   if (it->log) calls_note_enter(it, site->function, number, flags, words);
   if (it->stacks) {
      if (site->into_plugin) calls_stacks_note_target(it->stacks, number, site->target);
      else calls_stacks_note(it->stacks, number);
   }
   if (it->watcher.entered) {
      it->watcher.entered(it->watcher.context, site->function, number, words);
   }
   void *pointer = NULL;
   int32_t status = 0;
   int is_next = it->delayed_target != NULL && !site->into_plugin;
   if (is_altered) it->change.was_done = 1;
   if (!is_altered && !site->handler && !(it->traits[site->function] & CALLS_HANDS_FUNCTIONS)) {
      status = forward(it, site->function, site->target, words, &pointer);
   } else if (!is_altered || it->change.deed != CALLS_DROP) {
      status = make_call(it, site, words, is_altered, &pointer);
   }
   if (is_next || (site->into_plugin && it->delayed_target)) run_delayed(it);
   if (it->watcher.left) it->watcher.left(it->watcher.context, site->function, number, status);
   if (it->log) calls_note_leave(it, site->function, number, flags, status, words);
   // A result smaller than a register is written as a whole one.
   *(ffi_arg *)result = function->gives_pointer ? (ffi_arg)pointer : (ffi_arg)(ffi_sarg)status;
}

// -- Making -------------------------------------------------------------------------------------

static ffi_type *type_of(uint8_t form) {
   switch (form) {
   case CALLS_INT32: return &ffi_type_sint32;
   case CALLS_UINT32: return &ffi_type_uint32;
   case CALLS_INT64: return &ffi_type_sint64;
   case CALLS_UINT64: return &ffi_type_uint64;
   case CALLS_DOUBLE: return &ffi_type_double;
   default: return &ffi_type_pointer;
   }
}

static uint8_t traits_of(const calls_description *description, const calls_function *function) {
   uint8_t traits = fits_registers(function) ? CALLS_FITS_REGISTERS : 0;
   for (unsigned place = 0; place < function->argument_count; place++) {
      const calls_argument *argument = &function->arguments[place];
      uint8_t reach = argument->reach;
      if (reach == CALLS_FUNCTION) traits |= CALLS_HANDS_FUNCTIONS;
      if (reach == CALLS_IN || reach == CALLS_IN_OUT || reach == CALLS_TEXT) traits |= CALLS_LEADS_IN;
      if (reach == CALLS_OUT || reach == CALLS_IN_OUT) traits |= CALLS_LEADS_OUT;
      int is_followed = reach == CALLS_IN || reach == CALLS_OUT || reach == CALLS_IN_OUT;
      if (is_followed && argument->record != CALLS_NONE &&
          holds_functions(&description->records[argument->record])) {
         traits |= CALLS_HANDS_FUNCTIONS;
      }
   }
   return traits;
}

static int prepare_forms(calls_stand_in *it) {
   const calls_description *description = it->description;
   it->traits = calloc(description->function_count, 1);
   if (!it->traits) return 0;
   it->forms = calloc(description->function_count, sizeof *it->forms);
   it->form_types =
      calloc((size_t)description->function_count * CALLS_MOST_ARGUMENTS, sizeof(ffi_type *));
   if (!it->forms || !it->form_types) return 0;
   for (unsigned number = 0; number < description->function_count; number++) {
      const calls_function *function = &description->functions[number];
      if (function->argument_count > CALLS_MOST_ARGUMENTS) return 0;
      it->traits[number] = traits_of(description, function);
      ffi_type **types = it->form_types + (size_t)number * CALLS_MOST_ARGUMENTS;
      for (unsigned place = 0; place < function->argument_count; place++) {
         types[place] = type_of(function->arguments[place].form);
      }
      ffi_type *result = function->gives_pointer ? &ffi_type_pointer : &ffi_type_sint32;
      if (ffi_prep_cif(&it->forms[number], FFI_DEFAULT_ABI, function->argument_count, result,
                       types) != FFI_OK) {
         return 0;
      }
   }
   return 1;
}

calls_stand_in *calls_stand_in_make(const calls_description *description, size_t count,
                                    calls_log *log) {
   calls_stand_in *it = calloc(1, sizeof *it);
   if (!it) return NULL;
   it->description = description;
   it->log = log;
   it->wrapped_capacity = 1024;
   it->wrapped = calloc(it->wrapped_capacity, sizeof *it->wrapped);
   it->sites = calloc(count, sizeof *it->sites);
   it->closures = calloc(count, sizeof *it->closures);
   if (!it->wrapped || !it->sites || !it->closures || !prepare_forms(it)) return NULL;
   for (size_t index = 0; index < count; index++) {
      it->closures[index] = ffi_closure_alloc(sizeof(ffi_closure), &it->sites[index].code);
      if (!it->closures[index]) return NULL;
   }
   it->closure_count = count;
   return it;
}

void calls_stand_in_change(calls_stand_in *it, const calls_change *change) {
   it->change = *change;
}

void calls_stand_in_watch(calls_stand_in *it, const calls_watcher *watcher) {
   it->watcher = *watcher;
}

void calls_stand_in_keep_stacks(calls_stand_in *it, calls_stacks *stacks) {
   it->stacks = stacks;
}

uint32_t calls_stand_in_count(const calls_stand_in *it) {
   return it->log ? calls_log_last_number(it->log) : it->next_number;
}

uint32_t calls_stand_in_was_changed(const calls_stand_in *it) { return it->change.was_done; }

uint64_t calls_stand_in_missed(const calls_stand_in *it) { return it->missed; }

static calls_site *take_site(calls_stand_in *it, uint16_t function) {
   size_t index = atomic_load(&it->used_closures);
   if (index >= it->closure_count) {
      atomic_fetch_add(&it->missed, 1);
      return NULL;
   }
   calls_site *site = &it->sites[index];
   site->it = it;
   site->function = function;
   if (ffi_prep_closure_loc(it->closures[index], &it->forms[function], answer, site,
                            site->code) != FFI_OK) {
      atomic_fetch_add(&it->missed, 1);
      return NULL;
   }
   atomic_store(&it->used_closures, index + 1);
   return site;
}

static void (*code_of(const calls_site *site))(void) {
   void (*code)(void);
   memcpy(&code, &site->code, sizeof code);
   return code;
}

static void (*site_for(calls_stand_in *it, uint16_t function, void (*target)(void),
                       int into_plugin))(void) {
   size_t used = atomic_load(&it->used_closures);
   for (size_t index = 0; index < used; index++) {
      const calls_site *known = &it->sites[index];
      if (known->target == target && known->function == function) return code_of(known);
      // A stand-in that comes back is not stood in for again.
      if (code_of(known) == target) return target;
   }
   calls_site *site = take_site(it, function);
   if (!site) return target;
   site->target = target;
   site->into_plugin = (uint8_t)into_plugin;
   return code_of(site);
}

void (*calls_stand_in_for(calls_stand_in *it, uint16_t function, void (*target)(void),
                          int into_plugin))(void) {
   lock(it);
   void (*found)(void) = site_for(it, function, target, into_plugin);
   unlock(it);
   return found;
}

void (*calls_stand_in_function(calls_stand_in *it, uint16_t function,
                               void (*target)(void)))(void) {
   return calls_stand_in_for(it, function, target, 1);
}

const void *calls_wrap_table(calls_stand_in *it, uint16_t number, const void *original) {
   const calls_table *table = &it->description->tables[number];
   lock(it);
   const void *result = original;
   size_t count = atomic_load(&it->wrapped_count);
   for (size_t index = 0; index < count; index++) {
      if (it->wrapped[index].original == original && it->wrapped[index].table == number) {
         result = it->wrapped[index].copy;
         goto done;
      }
      if (it->wrapped[index].copy == original) goto done;
   }
   if (!calls_is_usable((uint64_t)original, 8) || count == it->wrapped_capacity) goto done;
   uint32_t known;
   memcpy(&known, original, sizeof known);
   if (known < 8 || known > 1u << 16) goto done;
   uint8_t *copy = malloc(known);
   if (!copy) goto done;
   memcpy(copy, original, known);
   for (unsigned index = 0; index < table->slot_count; index++) {
      const calls_slot *slot = &table->slots[index];
      if (slot->offset + 8u > known) continue;
      void (*target)(void);
      memcpy(&target, copy + slot->offset, sizeof target);
      if (!target) continue;
      target = site_for(it, slot->function, target, table->calls_plugin);
      memcpy(copy + slot->offset, &target, sizeof target);
   }
   it->wrapped[count] = (calls_wrapped){.original = original, .copy = copy, .table = number};
   atomic_store(&it->wrapped_count, count + 1);
   result = copy;
done:
   unlock(it);
   return result;
}

const void *calls_unwrap_table(const calls_stand_in *it, const void *table) {
   size_t count = atomic_load(&it->wrapped_count);
   for (size_t index = 0; index < count; index++) {
      if (it->wrapped[index].copy == table) return it->wrapped[index].original;
   }
   return table;
}

int32_t calls_call(const calls_description *description, uint16_t function,
                   void (*target)(void), const uint64_t *words) {
   const calls_function *form = &description->functions[function];
   ffi_type *types[CALLS_MOST_ARGUMENTS];
   void *values[CALLS_MOST_ARGUMENTS];
   uint64_t copy[CALLS_MOST_ARGUMENTS];
   for (unsigned place = 0; place < form->argument_count; place++) {
      types[place] = type_of(form->arguments[place].form);
      copy[place] = words[place];
      values[place] = &copy[place];
   }
   ffi_cif prepared;
   ffi_type *result_type = form->gives_pointer ? &ffi_type_pointer : &ffi_type_sint32;
   if (ffi_prep_cif(&prepared, FFI_DEFAULT_ABI, form->argument_count, result_type, types) !=
       FFI_OK) {
      return INT32_MIN;
   }
   ffi_arg result = 0;
   ffi_call(&prepared, target, &result, values);
   return (int32_t)result;
}

void (*calls_make_function(calls_stand_in *it, uint16_t function, calls_handler handler,
                           void *context))(void) {
   lock(it);
   calls_site *site = take_site(it, function);
   if (site) {
      site->handler = handler;
      site->context = context;
      site->into_plugin = 1;
   }
   unlock(it);
   return site ? code_of(site) : NULL;
}
