# What is built where: the binary in .build/release/navhost, plugins in .build/plugins/.
SHELL := /bin/bash
PREFIX ?= /usr/local
SWIFT ?= swift
PACKAGES := binutils fonts-inter libelf-dev libpango1.0-dev pkg-config
NAVHOST := .build/release/navhost

.PHONY: all deps build sdk plugins demo test lint format bench docs install clean

all: build

# The Debian packages, by name. Without root it says what to run.
deps:
	@missing=$$(dpkg-query -W -f='$${Package} $${Status}\n' $(PACKAGES) 2>/dev/null | awk '$$NF == "installed" {print $$1}' | sort -u | comm -13 - <(printf '%s\n' $(PACKAGES) | sort -u)); \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if [ "$$(id -u)" = 0 ]; then apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $$missing; \
	else echo "run as root: apt-get update && apt-get install -y $$missing" >&2; exit 1; fi

build: sdk plugins

# The compiler's version is recorded: .swiftmodule files fit one compiler only.
sdk: deps
	$(SWIFT) build -c release
	@$(SWIFT) --version 2>/dev/null | head -n 1 > .build/release/navhost-compiler-version

-include Plugins/plugins.mk

demo: build
	@mkdir -p .build/demo
	$(NAVHOST) load --profile quick --report json=.build/demo/report.json --report text .build/plugins/samples/harbor.so
	@echo "The report as JSON lies in .build/demo/report.json"
	@$(NAVHOST) load --profile quick .build/plugins/samples/harbor.so | tail -n 1

test: build
	$(SWIFT) test

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

lint:
	$(SWIFT) format lint --strict -r Sources Tests Plugins Package.swift

format:
	$(SWIFT) format -i -r Sources Tests Plugins Package.swift

clean:
	rm -rf .build
