// What it costs to see a call: the same function called directly, through a bare libffi closure that
// calls on, through a stand-in without a log, and with one. All in one run, medians of rounds.
#define _GNU_SOURCE
#include <calls.h>
#include <signatures.h>

#include <ffi.h>
#include <navhost/navhost.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { rounds = 31, calls_a_round = 20000 };

static volatile uint64_t sink;

// As short as a function of the host's can be.
static nav_status_t insert(const nav_host_t *host, nav_view_t parent, nav_view_t child,
                           int32_t index) {
   sink += (uint64_t)host + parent.bits + child.bits + (uint64_t)index;
   return NAV_OK;
}

typedef nav_status_t (*insert_t)(const nav_host_t *, nav_view_t, nav_view_t, int32_t);

static ffi_cif bare_form;
static void pass_on(ffi_cif *form, void *result, void **arguments, void *context) {
   ffi_arg status = 0;
   ffi_call(form, (void (*)(void))context, &status, arguments);
   *(ffi_arg *)result = status;
}

static int64_t now(void) {
   struct timespec time;
   clock_gettime(CLOCK_MONOTONIC, &time);
   return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
}

static double time_of(insert_t function, calls_log *log) {
   if (log) calls_log_begin(log);
   int64_t start = now();
   for (int32_t index = 0; index < calls_a_round; index++) {
      function(NULL, (nav_view_t){1}, (nav_view_t){2}, index);
   }
   return (double)(now() - start) / calls_a_round;
}

static int is_less(const void *first, const void *second) {
   double difference = *(const double *)first - *(const double *)second;
   return difference < 0 ? -1 : difference > 0;
}

static uint16_t number_of(const char *name) {
   const calls_description *all = signatures_description();
   for (uint16_t number = 0; number < all->function_count; number++) {
      if (strcmp(signatures_infos()->functions[number].name, name) == 0) return number;
   }
   return CALLS_NONE;
}

int main(void) {
   const calls_description *all = signatures_description();
   uint16_t number = number_of("views.insert");
   if (number == CALLS_NONE) return 1;

   void *code;
   ffi_closure *closure = ffi_closure_alloc(sizeof *closure, &code);
   ffi_type *types[] = {&ffi_type_pointer, &ffi_type_uint64, &ffi_type_uint64, &ffi_type_sint32};
   if (!closure ||
       ffi_prep_cif(&bare_form, FFI_DEFAULT_ABI, 4, &ffi_type_sint32, types) != FFI_OK ||
       ffi_prep_closure_loc(closure, &bare_form, pass_on, (void *)insert, code) != FFI_OK) {
      fputs("libffi gives no closure here: nothing was measured\n", stderr);
      return 5;
   }
   calls_log *log = calls_log_make((size_t)calls_a_round * 256);
   calls_stand_in *quiet = calls_stand_in_make(all, 16, NULL);
   calls_stand_in *traced = calls_stand_in_make(all, 16, log);
   if (!log || !quiet || !traced) return 5;

   const char *names[] = {"direct", "bare closure", "seen", "traced"};
   insert_t functions[4];
   functions[0] = insert;
   memcpy(&functions[1], &code, sizeof code);
   functions[2] = (insert_t)calls_stand_in_function(quiet, number, (void (*)(void))insert);
   functions[3] = (insert_t)calls_stand_in_function(traced, number, (void (*)(void))insert);
   double times[4][rounds];
   for (int round = 0; round < rounds; round++) {
      for (int way = 0; way < 4; way++) {
         times[way][round] = time_of(functions[way], way == 3 ? log : NULL);
      }
   }
   for (int way = 0; way < 4; way++) {
      qsort(times[way], rounds, sizeof(double), is_less);
      printf("%-13s %7.1f ns a call", names[way], times[way][rounds / 2]);
      if (way > 1) {
         printf(", %+.1f ns beside the bare closure", times[way][rounds / 2] - times[1][rounds / 2]);
      }
      printf("\n");
   }
   return calls_log_dropped(log) ? 1 : 0;
}
