#define _GNU_SOURCE
#include "include/CProcess.h"

#include <dlfcn.h>
#include <dwarf.h>
#include <elfutils/libdw.h>
#include <elfutils/libdwfl.h>
#include <fcntl.h>
#include <link.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The lines of one library's code, in the process that has it open: whoever reads what a library
// says of itself must be ready to be misled or ended by it.

struct cprocess_code {
   Dwfl *dwfl;
   Dwfl_Module *module;
   struct link_map *map;
   struct range {
      Dwarf_Addr low, high;
      Dwarf_Die *unit;
   } *ranges; // of code; made at the first question
   size_t range_count;
   int has_ranges;
   Dwarf_Addr bias;
};

static int no_other_file(Dwfl_Module *module, void **data, const char *name, Dwarf_Addr base,
                         const char *file, const char *link, GElf_Word check, char **found) {
   (void)module, (void)data, (void)name, (void)base, (void)file, (void)link, (void)check;
   *found = NULL;
   return -1;
}

static struct link_map *map_of(const void *place) {
   Dl_info info;
   struct link_map *map = NULL;
   return dladdr1(place, &info, (void **)&map, RTLD_DL_LINKMAP) ? map : NULL;
}

cprocess_code *cprocess_code_open(const void *inside) {
   static const Dwfl_Callbacks callbacks = {.find_elf = dwfl_build_id_find_elf,
                                            .section_address = dwfl_offline_section_address,
                                            .find_debuginfo = no_other_file};
   struct link_map *map = map_of(inside);
   cprocess_code *code = map == NULL ? NULL : calloc(1, sizeof *code);
   if (code == NULL) return NULL;
   code->map = map;
   code->dwfl = dwfl_begin(&callbacks);
   if (code->dwfl != NULL) {
      code->module =
         dwfl_report_elf(code->dwfl, map->l_name, map->l_name, -1, map->l_addr, true);
   }
   if (code->module == NULL || dwfl_report_end(code->dwfl, NULL, NULL) != 0) {
      cprocess_code_close(code);
      return NULL;
   }
   return code;
}

void cprocess_code_close(cprocess_code *code) {
   if (code == NULL) return;
   if (code->dwfl != NULL) dwfl_end(code->dwfl);
   free(code->ranges);
   free(code);
}

static void put(char *into, size_t room, const char *text) {
   if (text == NULL) text = "";
   size_t length = strnlen(text, room - 1);
   memcpy(into, text, length);
   into[length] = '\0';
}

// -- Names --------------------------------------------------------------------------------------

static void put_file(cprocess_line *into, Dwarf_Die *unit, const char *file) {
   Dwarf_Attribute attribute;
   const char *folder = file == NULL || file[0] == '/'
                           ? NULL
                           : dwarf_formstring(dwarf_attr(unit, DW_AT_comp_dir, &attribute));
   put(into->file, sizeof into->file, folder == NULL ? file : folder);
   if (folder == NULL) return;
   size_t length = strlen(into->file);
   put(into->file + length, sizeof into->file - length, "/");
   length = strlen(into->file);
   put(into->file + length, sizeof into->file - length, file);
}

static int has(Dwarf_Die *die, unsigned name) { return dwarf_hasattr_integrate(die, name) == 1; }

// Whether the compiler may have left frames or lines out. gcc says how it was called; clang marks
// functions of which it lists the calls, which it does when it optimises, and Swift says so.
static int is_optimised(Dwarf_Die *unit, Dwarf_Die *function, int is_inlined) {
   enum { apple_optimized = 0x3fe1, gnu_all_calls = 0x2117 };
   Dwarf_Attribute attribute;
   const char *producer = dwarf_formstring(dwarf_attr(unit, DW_AT_producer, &attribute));
   if (producer != NULL && strncmp(producer, "GNU ", 4) == 0) {
      const char *level = strstr(producer, " -O");
      return level != NULL && level[3] != '0' && level[3] != 'g' &&
             strstr(producer, "-fno-optimize-sibling-calls") == NULL;
   }
   if (has(function, apple_optimized) || has(unit, apple_optimized)) return 1;
   if (has(function, DW_AT_call_all_calls) || has(function, gnu_all_calls)) return 1;
   return is_inlined && producer != NULL && strstr(producer, "rustc") != NULL;
}

// The index that libdw looks in is missing from what clang and Swift write.
static void find_ranges(cprocess_code *code) {
   enum { most_ranges = 1 << 20 };
   Dwarf_Die *unit = NULL;
   size_t room = 0;
   code->has_ranges = 1;
   while ((unit = dwfl_module_nextcu(code->module, unit, &code->bias)) != NULL) {
      Dwarf_Addr base, low, high;
      ptrdiff_t place = 0;
      while ((place = dwarf_ranges(unit, place, &base, &low, &high)) > 0) {
         if (code->range_count == room) {
            room = room == 0 ? 256 : 2 * room;
            struct range *larger = realloc(code->ranges, room * sizeof *larger);
            if (larger == NULL) return;
            code->ranges = larger;
            if (room > most_ranges) return;
         }
         code->ranges[code->range_count++] = (struct range){low, high, unit};
      }
   }
}

static Dwarf_Die *unit_with(cprocess_code *code, Dwarf_Addr address, Dwarf_Addr *bias) {
   if (!code->has_ranges) find_ranges(code);
   *bias = code->bias;
   for (size_t index = 0; index < code->range_count; index++) {
      const struct range *range = &code->ranges[index];
      if (address - *bias >= range->low && address - *bias < range->high) return range->unit;
   }
   return NULL;
}

// Whether a unit is of the modules that a plugin in Swift is linked with: who calls what in there
// isn't asked, and would take long to find out.
static int is_of_sdk(Dwarf_Die *unit) {
   Dwarf_Attribute attribute;
   const char *folder = dwarf_formstring(dwarf_attr(unit, DW_AT_comp_dir, &attribute));
   return folder != NULL && strncmp(folder, "/navhost-sdk", 12) == 0;
}

// Some instructions have no line, written as line 0: then it is that of the nearest before.
static const char *line_of(Dwarf_Die *unit, Dwarf_Addr address, int *number) {
   enum { reach = 128 };
   const char *file = NULL;
   for (int back = 0; back < reach; back++) {
      Dwarf_Line *line = dwarf_getsrc_die(unit, address - (Dwarf_Addr)back);
      const char *found = line == NULL ? NULL : dwarf_linesrc(line, NULL, NULL);
      if (found == NULL || dwarf_lineno(line, number) != 0) break;
      if (*number > 0) return found;
      if (file == NULL) file = found;
      if (strstr(found, "<compiler-generated>") != NULL) break;
   }
   return file;
}

// -- Frames -------------------------------------------------------------------------------------

static int is_function(Dwarf_Die *die) {
   int tag = dwarf_tag(die);
   return tag == DW_TAG_subprogram || tag == DW_TAG_inlined_subroutine;
}

static void describe(cprocess_line *into, Dwarf_Die *function) {
   put(into->function, sizeof into->function, dwarf_diename(function));
   int declared = 0;
   if (dwarf_decl_line(function, &declared) == 0) into->declared_line = (uint32_t)declared;
}

// The file and line from which an inlined function was called.
static const char *call_of(Dwarf_Die *unit, Dwarf_Die *inlined, int *number) {
   Dwarf_Attribute attribute;
   Dwarf_Word file = 0, line = 0;
   Dwarf_Files *files = NULL;
   size_t count = 0;
   if (dwarf_formudata(dwarf_attr(inlined, DW_AT_call_file, &attribute), &file) != 0 ||
       dwarf_formudata(dwarf_attr(inlined, DW_AT_call_line, &attribute), &line) != 0 ||
       dwarf_getsrcfiles(unit, &files, &count) != 0 || file >= count) {
      return NULL;
   }
   *number = (int)line;
   return dwarf_filesrc(files, file, NULL, NULL);
}

// The functions around an instruction and the blocks in them, outermost first.
typedef struct chain {
   Dwarf_Die dies[64];
   int count;
} chain;

// libdw's own search doesn't look into namespaces, where Rust's functions are, nor into the types
// inside functions, where gcc's lambdas are.
static int find_chain(Dwarf_Die *parent, Dwarf_Addr address, chain *found, int depth) {
   enum { deepest = 128 };
   const int room = sizeof found->dies / sizeof *found->dies;
   Dwarf_Die die;
   if (depth > deepest || dwarf_child(parent, &die) != 0) return 0;
   do {
      switch (dwarf_tag(&die)) {
      case DW_TAG_subprogram:
      case DW_TAG_inlined_subroutine:
      case DW_TAG_lexical_block:
         if (dwarf_haspc(&die, address) == 1 && found->count < room) {
            found->dies[found->count++] = die;
            (void)find_chain(&die, address, found, depth + 1);
            return 1;
         }
         // Fall through: a type inside may have code of its own.
      case DW_TAG_namespace:
      case DW_TAG_module:
      case DW_TAG_class_type:
      case DW_TAG_structure_type:
      case DW_TAG_union_type:
      case DW_TAG_enumeration_type:
         if (find_chain(&die, address, found, depth + 1)) return 1;
         break;
      default: break;
      }
   } while (dwarf_siblingof(&die, &die) == 0);
   return 0;
}

static int32_t take_scopes(Dwarf_Die *unit, Dwarf_Addr address, const char *file, int number,
                           cprocess_line *into, int32_t capacity) {
   chain found = {.count = 0};
   int32_t taken = 0;
   (void)find_chain(unit, address, &found, 0);
   Dwarf_Die *outer = NULL;
   for (int index = found.count - 1; index >= 0 && taken < capacity; index--) {
      Dwarf_Die *scope = &found.dies[index];
      if (!is_function(scope)) continue;
      outer = scope;
      cprocess_line *line = &into[taken++];
      line->line = (uint32_t)number;
      put_file(line, unit, file);
      describe(line, scope);
      if (dwarf_tag(scope) != DW_TAG_inlined_subroutine) break;
      line->is_inlined = 1;
      file = call_of(unit, scope, &number);
      if (file == NULL) break;
   }
   int is_near = outer != NULL && is_optimised(unit, outer, into[0].is_inlined);
   for (int32_t index = 0; index < taken; index++) into[index].is_near = (uint32_t)is_near;
   return taken;
}

int32_t cprocess_code_lines(cprocess_code *code, uint64_t place, cprocess_line *into,
                            int32_t capacity) {
   if (capacity < 1 || map_of((const void *)(uintptr_t)place) != code->map) return 0;
   memset(into, 0, sizeof *into * (size_t)capacity);
   Dwarf_Addr bias = 0;
   Dwarf_Die *unit = unit_with(code, place, &bias);
   int number = 0;
   const char *file = unit == NULL ? NULL : line_of(unit, place - bias, &number);
   int32_t taken = file == NULL || is_of_sdk(unit)
                      ? 0
                      : take_scopes(unit, place - bias, file, number, into, capacity);
   if (taken == 0 && file != NULL) {
      into->line = (uint32_t)number;
      put_file(into, unit, file);
   }
   if (taken == 0) taken = 1;
   const char *symbol = dwfl_module_addrname(code->module, place);
   for (int32_t index = 0; index < taken; index++) {
      into[index].offset = place - code->map->l_addr;
      put(into[index].symbol, sizeof into[index].symbol, symbol);
   }
   return taken;
}
