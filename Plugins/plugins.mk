# Builds every plugin of this folder into .build/plugins: a folder of C or Swift files each.
#
# Included by the Makefile at the top, from whose folder all paths are. Offers `plugins`, and
# `plugins-samples`, `plugins-violations`, `plugins-hostile`, `plugins-frozen`. Swift plugins need NAVHOST.

PLUGINS := Plugins
PLUGINS_OUT := .build/plugins
NAVHOST ?= .build/release/navhost

PLUGIN_INCLUDE := Sources/CNavhostABI/include
PLUGIN_EXPORTS := $(PLUGINS)/exports.map
PLUGIN_COMMON := $(wildcard $(PLUGIN_INCLUDE)/navhost/*.h) $(PLUGIN_EXPORTS)
PLUGIN_CFLAGS := -std=c11 -O1 -g -fPIC -shared -fvisibility=hidden -fno-optimize-sibling-calls \
	-Wall -Wextra -Werror -I $(PLUGIN_INCLUDE)
HOSTILE_CFLAGS := -O1 -g -fPIC -fvisibility=hidden -fno-optimize-sibling-calls -pthread -Wall \
	-Wextra -Werror -Wno-infinite-recursion -I $(PLUGIN_INCLUDE)
PLUGIN_LDFLAGS := -Wl,--version-script=$(PLUGIN_EXPORTS)

# What violations and the base of hostile plugins include as text.
PLUGIN_TEXT := $(wildcard $(PLUGINS)/Violations/base/*.[ch])

# $(call plugin_libraries,FOLDER,NAME,EXTENSION): a library for each folder with such a source.
plugin_libraries = $(patsubst %,$(PLUGINS_OUT)/$2/%.so,$(filter-out base,$(sort $(notdir \
	$(patsubst %/,%,$(dir $(wildcard $(PLUGINS)/$1/*/*.$3)))))))

SAMPLES_C := $(call plugin_libraries,Samples,samples,c)
SAMPLES_SWIFT := $(call plugin_libraries,Samples,samples,swift)
VIOLATIONS_C := $(call plugin_libraries,Violations,violations,c)
VIOLATIONS_SWIFT := $(call plugin_libraries,Violations,violations,swift)

# A hostile library for each line of the table, linked from three objects: base, behaviour, phase.
HOSTILE := $(PLUGINS)/Hostile
HOSTILE_OUT := $(PLUGINS_OUT)/hostile
HOSTILE_TABLE := $(HOSTILE)/expected.tsv
HOSTILE_PAIRS := $(shell awk -F '\t' '!/^\#/ && NF {print $$1 "-in-" $$2}' $(HOSTILE_TABLE))
HOSTILE_C := $(HOSTILE_PAIRS:%=$(HOSTILE_OUT)/%.so)
HOSTILE_HEADERS := $(HOSTILE)/base/hostile.h $(PLUGIN_COMMON)

# Built against the frozen copy of the headers, with nothing of today's.
FROZEN := Tests/Fixtures/abi-v1
FROZEN_HEADERS := $(wildcard $(FROZEN)/include/navhost/*) $(PLUGIN_EXPORTS)

.PHONY: plugins plugins-samples plugins-violations plugins-hostile plugins-frozen
plugins: plugins-samples plugins-violations plugins-hostile plugins-frozen
plugins-frozen: $(PLUGINS_OUT)/frozen/c.so $(PLUGINS_OUT)/frozen/swift.so
plugins-samples: $(SAMPLES_C) $(SAMPLES_SWIFT)
plugins-violations: $(VIOLATIONS_C) $(VIOLATIONS_SWIFT)
plugins-hostile: $(HOSTILE_C)

# $(call plugin_c,SOURCES). A library gets its name when it is whole: an interrupted build leaves
# none that looks up to date.
define plugin_c
	@mkdir -p $(@D)
	@echo "cc $@"
	@$(CC) $(PLUGIN_CFLAGS) $1 -o $@.part $(PLUGIN_LDFLAGS)
	@mv $@.part $@
endef

define plugin_swift
	@mkdir -p $(@D)
	@echo "navhost build $@"
	@$(NAVHOST) build $(filter %.swift,$^) -o $@
endef

# The library's name picks the sources in its folder, which only a second expansion can list.
.SECONDEXPANSION:

$(SAMPLES_C): $(PLUGINS_OUT)/samples/%.so: $$(wildcard $(PLUGINS)/Samples/$$*/*.[ch]) \
		$(PLUGIN_COMMON)
	$(call plugin_c,$(filter %.c,$^))

$(VIOLATIONS_C): $(PLUGINS_OUT)/violations/%.so: $(PLUGINS)/Violations/$$*/$$*.c \
		$(PLUGIN_TEXT) $(PLUGIN_COMMON)
	$(call plugin_c,$<)

# Objects are made where nothing looks for libraries.
$(HOSTILE_OUT)/objects/%.o: $(HOSTILE)/%.c $(HOSTILE_HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(HOSTILE_CFLAGS) -std=gnu11 -c $< -o $@

$(HOSTILE_OUT)/objects/%.o: $(HOSTILE)/%.cpp $(HOSTILE_HEADERS)
	@mkdir -p $(@D)
	@$(CXX) $(HOSTILE_CFLAGS) -std=c++17 -c $< -o $@

$(HOSTILE_OUT)/objects/base.o: $(HOSTILE)/base/base.c $(PLUGIN_TEXT) $(HOSTILE_HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(HOSTILE_CFLAGS) -std=gnu11 -c $< -o $@

$(HOSTILE_OUT)/objects/phase.%.o: $(HOSTILE)/base/phase.c $(HOSTILE_HEADERS)
	@mkdir -p $(@D)
	@$(CC) $(HOSTILE_CFLAGS) -std=gnu11 -DHOSTILE_PHASE=$* -c $< -o $@

$(HOSTILE_C): $(HOSTILE_OUT)/%.so: $(HOSTILE_OUT)/objects/base.o \
		$(HOSTILE_OUT)/objects/$$(firstword $$(subst -in-, ,$$*)).o \
		$(HOSTILE_OUT)/objects/phase.$$(lastword $$(subst -in-, ,$$*)).o $(PLUGIN_EXPORTS)
	@echo "link $@"
	@$(if $(wildcard $(HOSTILE)/$(firstword $(subst -in-, ,$*)).cpp),$(CXX),$(CC)) -shared \
		$(filter %.o,$^) -o $@.part $(PLUGIN_LDFLAGS)
	@mv $@.part $@

$(SAMPLES_SWIFT): $(PLUGINS_OUT)/samples/%.so: $$(wildcard $(PLUGINS)/Samples/$$*/*.swift) \
		$(NAVHOST)
	$(plugin_swift)

$(VIOLATIONS_SWIFT): $(PLUGINS_OUT)/violations/%.so: $$(wildcard $(PLUGINS)/Violations/$$*/*.swift) \
		$(PLUGINS)/Violations/base/TidyLayout.swift $(NAVHOST)
	$(plugin_swift)

$(PLUGINS_OUT)/frozen/c.so: $(wildcard $(FROZEN)/c/*.[ch]) $(FROZEN_HEADERS)
	@mkdir -p $(@D)
	@echo "cc $@"
	@$(CC) $(filter-out -I $(PLUGIN_INCLUDE),$(PLUGIN_CFLAGS)) -I $(FROZEN)/include $(filter %.c,$^) \
		-o $@.part $(PLUGIN_LDFLAGS)
	@mv $@.part $@

$(PLUGINS_OUT)/frozen/swift.so: $(FROZEN)/swift/delegate.swift $(FROZEN_HEADERS)
	@mkdir -p $(@D)
	@echo "swiftc $@"
	@swiftc -parse-as-library -module-name frozen -emit-library -Onone -g -I $(FROZEN)/include $< \
		-o $@.part -Xlinker --version-script=$(PLUGIN_EXPORTS)
	@mv $@.part $@
