# Daymark's few commands. `make help` lists them. Each may be run on a fresh machine: what is
# missing is installed first (Debian and its relatives), and nothing is done twice.

SWIFT ?= swift
PREFIX ?= /usr/local
DESTDIR ?=

BUILD := .build
RELEASE := $(BUILD)/release/daymark
# The runtime goes into the binary: it starts faster, and runs where no Swift is installed.
# lld packs what the loader has to relocate; nobody looks for symbols in a command.
RELEASE_FLAGS := -c release --static-swift-stdlib --product daymark -Xswiftc -use-ld=lld \
  -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic

.DEFAULT_GOAL := build
.PHONY: build demo gallery test test-pure lint validity interop test-pages durability bench install uninstall clean setup help

## build: the release binary, .build/release/daymark
build: setup
	@$(SWIFT) build $(RELEASE_FLAGS)

## demo: build, then print a month of the example calendars: terminal, PDF, PNG
demo: build
	@Scripts/demo.sh $(RELEASE)

## gallery: build, then write pages of many kinds into Gallery, as PDF and PNG
gallery: build
	@Scripts/gallery.py $(RELEASE)

## test: every test; then those of ICalendar once more under the address sanitizer
test: setup
	$(SWIFT) test
	$(SWIFT) test --sanitize=address --disable-xctest --filter ICalendarTests \
	  -Xswiftc -use-ld=lld --scratch-path $(BUILD)/asan

## test-pure: the modules without a C library, built and tested where no other is to be seen
test-pure:
	@Scripts/test-pure.sh $(SWIFT)

## lint: formatting and the project's own rules (Scripts/lint.sh), and names in Docs
lint:
	@Scripts/lint-selftest.sh
	@Scripts/check-docs.sh
	@Scripts/lint.sh

## validity: what daymark writes, read by two independent readers (Scripts/validity.sh; from PyPI)
validity: build
	@Scripts/validity.sh $(RELEASE) Fixtures

## interop: marked days in icalendar, vobject, Radicale (from PyPI) and khal (Scripts/interop.sh)
interop: build
	@Scripts/interop.sh $(RELEASE) Fixtures/days.csv

## test-pages: pages in chromium, poppler and qpdf (Scripts/test-pages.sh; from Debian)
test-pages: build
	@Scripts/test-pages.sh $(RELEASE)

## durability: 2 x 1,000 marks at once, and 200 kills during marking and import
durability: build
	@Scripts/durability.py $(RELEASE)

## bench: time and memory beside plain libical in C (Bench/run.sh; BENCH_FILE=calendar.ics)
bench: build
	@Bench/run.sh $(RELEASE)

## install: daymark into $(DESTDIR)$(PREFIX)/bin; PREFIX is /usr/local unless given
install:
	@if command -v $(SWIFT) >/dev/null; then $(MAKE) --no-print-directory build; \
	elif [ ! -x $(RELEASE) ]; then \
	  echo "install: swift is not in PATH and nothing is built: run 'make build' first" >&2; \
	  exit 1; \
	fi
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(RELEASE) "$(DESTDIR)$(PREFIX)/bin/daymark"

## uninstall: remove what install put there
uninstall:
	rm -f "$(DESTDIR)$(PREFIX)/bin/daymark"

## clean: remove everything that was built, and what set-up remembers
clean:
	rm -rf $(BUILD) .stamps demo Gallery

## setup: install missing system packages; the other targets do it by themselves
setup:
	@Scripts/setup.sh $(SWIFT)

## help: this list
help:
	@sed -n 's/^## \([a-z-]*\): /\1\t/p' Makefile | while IFS="$$(printf '\t')" read -r name what; do \
	  printf '  make %-10s %s\n' "$$name" "$$what"; done
