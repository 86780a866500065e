SWIFT ?= swift

.PHONY: build test lint format

build:
	$(SWIFT) build -c release

test: build
	$(SWIFT) test

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

format:
	$(SWIFT) format -i -r Sources Tests Package.swift
