# What is built where: the binary in .build/release/navhost, plugins in .build/plugins/.
SHELL := /bin/bash
PREFIX ?= /usr/local
SWIFT ?= swift
PACKAGES := abigail-tools binutils fonts-inter libdw-dev libelf-dev libffi-dev libpango1.0-dev pkg-config
NAVHOST := .build/release/navhost

.PHONY: all deps build sdk plugins demo test abi-check soak fuzz lint format bench bench-calls bench-isolation bench-check \
  rebaseline docs install clean

all: build

# The Debian packages, by name. Without root it says what to run.
deps:
	@missing=$$(dpkg-query -W -f='$${Package} $${Status}\n' $(PACKAGES) 2>/dev/null | awk '$$NF == "installed" {print $$1}' | sort -u | comm -13 - <(printf '%s\n' $(PACKAGES) | sort -u)); \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
	else echo "run as root: apt-get update && apt-get install -y $$missing" >&2; exit 1; fi

build: sdk
	@$(MAKE) --no-print-directory -j$$(nproc) plugins

# The compiler's version is recorded: .swiftmodule files fit one compiler only.
sdk: deps
	$(SWIFT) build -c release --explicit-target-dependency-import-check error
	@$(SWIFT) --version 2>/dev/null | head -n 1 > .build/release/navhost-compiler-version

-include Plugins/plugins.mk

demo: build
	@mkdir -p .build/demo
	@echo "The report is written to .build/demo/report.json too."
	$(NAVHOST) load --report json=.build/demo/report.json .build/plugins/samples/harbor.so

test: build abi-check
	$(SWIFT) test

# Sizes and offsets of the ABI, as C11 and as C++17; and the headers beside the frozen version.
abi-check: deps
	$(CC) -std=c11 -Wall -Wextra -Werror -fsyntax-only -I Sources/CNavhostABI/include Sources/CNavhostABI/abi_check.c
	$(CXX) -std=c++17 -Wall -Wextra -Werror -fsyntax-only -I Sources/CNavhostABI/include Sources/CNavhostABI/abi_check_cxx.cpp
	Tools/Abi/check.sh Sources/CNavhostABI/include

# A million edits of one solver, compared with solvers that are built anew; and ten thousand sizes of
# each layout, compared with what its region says.
soak:
	NAVHOST_EDITS=1000000 NAVHOST_SIZES=10000 \
	  $(SWIFT) test -c release --filter 'DriftTests|LayoutCasesTests.RegionTests'

# Made-up input under AddressSanitizer, FUZZ_SECONDS for each target. What adds coverage stays in
# .build/fuzz/corpus; what fails is told and left there too.
FUZZ_TARGETS ?= solver layout scenario elf note tables
FUZZ_SECONDS ?= 150
FUZZ_BUILD := -c release --scratch-path .build/fuzz -Xswiftc -sanitize=fuzzer,address
fuzz: deps
	$(SWIFT) build $(FUZZ_BUILD) --product NavhostFuzz
	swiftc -sanitize=fuzzer,address -o .build/fuzz/fuzz \
	  "$$($(SWIFT) build $(FUZZ_BUILD) --show-bin-path)/libNavhostFuzz.a" -lelf -ldw
	@set -e; for target in $(FUZZ_TARGETS); do mkdir -p .build/fuzz/corpus/$$target; \
	  FUZZ_TARGET=$$target ASAN_OPTIONS=detect_leaks=0 SWIFT_BACKTRACE=enable=no .build/fuzz/fuzz -timeout=10 \
	    -max_total_time=$(FUZZ_SECONDS) -artifact_prefix=.build/fuzz/corpus/$$target- \
	    .build/fuzz/corpus/$$target Tests/Fixtures/fuzz/$$target; done

# What `navhost build` and C plugins need, and nothing that points back into this folder.
install: sdk
	install -d $(PREFIX)/bin $(PREFIX)/include/navhost $(PREFIX)/lib/pkgconfig \
	  $(PREFIX)/lib/navhost/{include/navhost,lib,modules} $(PREFIX)/share/navhost
	install -m 755 $(NAVHOST) $(PREFIX)/bin/navhost
	install -m 644 Sources/CNavhostABI/include/navhost/*.h Sources/CNavhostABI/include/navhost/*.hpp $(PREFIX)/include/navhost
	install -m 644 Sources/CNavhostABI/include/navhost/* $(PREFIX)/lib/navhost/include/navhost
	install -m 644 Sources/CNavhostABI/include/module.modulemap $(PREFIX)/lib/navhost/include
	install -m 644 .build/release/libNavhostSDK.a .build/release/navhost-compiler-version $(PREFIX)/lib/navhost/lib
	install -m 644 .build/release/Modules/{NavhostPlugin,UIKit,GoogleNavigation}.swiftmodule $(PREFIX)/lib/navhost/modules
	install -m 644 Plugins/exports.map $(PREFIX)/share/navhost/exports.map
	sed 's|@PREFIX@|$(abspath $(PREFIX))|' Sources/CNavhostABI/navhost.pc.in > $(PREFIX)/lib/pkgconfig/navhost.pc

# Our solver beside its peers, in one run: Benchmarks/README.md.
bench: deps bench-calls bench-isolation
	@$(MAKE) --no-print-directory -f Benchmarks/solver.mk

# What it costs to see a call across the ABI.
bench-calls: deps
	@$(SWIFT) build -c release --product CallsBench
	.build/release/CallsBench

# A case in a process of its own, beside a bare fork and beside --in-process.
bench-isolation: build
	@$(MAKE) --no-print-directory -f Benchmarks/isolation.mk

# The solver's counts of instructions and allocations beside Benchmarks/baselines: 5 % more is an error.
bench-check:
	@$(MAKE) --no-print-directory -f Benchmarks/solver.mk bench-check

rebaseline:
	@$(MAKE) --no-print-directory -f Benchmarks/solver.mk bench-rebaseline

# What in docs/ is printed from the code; a test fails when it is stale.
docs: sdk
	$(NAVHOST) rules --markdown > docs/rules.md
	$(NAVHOST) screens --markdown > docs/screens.md
	$(NAVHOST) values --markdown > docs/simulation-values.md
	.build/release/WriteStatePages
	.build/release/WriteSignatures

lint:
	$(SWIFT) format lint --strict -r Sources Tests Tools Fuzz Plugins Benchmarks Package.swift

format:
	$(SWIFT) format -i -r Sources Tests Tools Fuzz Plugins Benchmarks Package.swift

clean:
	rm -rf .build
