# Two commands do everything on a fresh Debian or macOS that has a Swift toolchain:
#
#   make site   the repository's own site, from Content/ and Templates/ into Output/
#   make test   lint and every test
#
# `make install` puts the program and the completions of shells below PREFIX, and `make uninstall`
# takes them away.

PREFIX ?= /usr/local
DESTDIR ?=

# The walls between the modules: an import that Package.swift does not list is an error.
WALLS := --explicit-target-dependency-import-check error
# Further options of the builds, such as those by which continuous integration builds faster.
PROGRAM_OPTIONS ?=
TESTS_OPTIONS ?=
# Folder of the program's build; with another than the tests' neither waits for the other.
PROGRAM_BUILD ?= .build
PROGRAM := $(if $(filter /%,$(PROGRAM_BUILD)),,$(CURDIR)/)$(PROGRAM_BUILD)/release/zoetrope
# With any value, the program that is there is taken as it is: finding out that nothing has changed
# takes some six seconds each time.
PROGRAM_IS_BUILT ?=
# Metadata of generic types is fetched by accessor functions and not by mangled names, whose
# resolution searches all protocol conformances of the program at run time: a quarter of the
# instructions of a build of nothing new. Swift does not document the option; with a toolchain that
# refuses it: make METADATA_ACCESSORS=
METADATA_ACCESSORS ?= -Xfrontend -disable-concrete-type-metadata-mangled-name-accessors
OPTIMIZED := --configuration release $(WALLS) $(addprefix -Xswiftc ,$(METADATA_ACCESSORS))
RELEASE := $(OPTIMIZED) --scratch-path $(PROGRAM_BUILD) $(PROGRAM_OPTIONS)
# The executable contains no path of this folder, so two folders build the same bytes.
RELEASE += -Xswiftc -file-prefix-map -Xswiftc "$(CURDIR)=." -Xcc "-ffile-prefix-map=$(CURDIR)=."
# On Linux Swift's own libraries go into the executable, which then runs without a toolchain; macOS
# has them.
ifneq ($(shell uname),Darwin)
RELEASE += --static-swift-stdlib
endif

.PHONY: site program test tests setup lint install uninstall test-install check-html check-schema
.PHONY: check-feeds check-ledgers check-incremental check-instructions check-memory check-convergence test-browser
.PHONY: check-kinds check-words check-restrictions check-sealed check-sealing test-sealed check-damage check-faults check-disks fuzz
.PHONY: bench bench-edits bench-preview bench-photos bench-visits
.PHONY: test-example test-readme dist test-dist test-locales test-reproducible
.DEFAULT_GOAL := site

site: program
	"$(PROGRAM)" build --site . --output Output
	@echo "The site is in $(CURDIR)/Output. To see it:"
	@echo "    $(PROGRAM_BUILD)/release/zoetrope preview --published"

program: $(if $(PROGRAM_IS_BUILT),,setup)
	$(if $(PROGRAM_IS_BUILT),test -x "$(PROGRAM)",swift build $(RELEASE) --product zoetrope)

# Under sudo there may be no toolchain on the PATH; then what `make site` has built is installed.
install: $(if $(shell command -v swift),program)
	Scripts/install "$(PROGRAM)" "$(DESTDIR)$(PREFIX)"

uninstall:
	Scripts/install --remove "$(DESTDIR)$(PREFIX)"

test: setup lint
	swift test $(WALLS) $(TESTS_OPTIONS) --disable-xctest

# Builds the tests, and runs none.
tests: setup
	swift build $(WALLS) $(TESTS_OPTIONS) --build-tests

lint: setup
	swift format lint --strict --recursive Sources Tests Benchmarks Package.swift

# Installs into a folder of its own, and tries there what was installed.
test-install: program
	Checks/install/run

# Runs every command of the README in an empty home folder.
test-readme: program
	Checks/readme/run "$(PROGRAM)"

# Every package, for systems without Swift, in dist/; on Debian 12. Packaging/README.md says more.
dist: program
	PROGRAM_BUILD="$(PROGRAM_BUILD)" Packaging/dist

# Installs, uses and removes the packages in fresh systems; needs root. SUITES=bookworm is the shortest.
test-dist:
	Packaging/test $(SUITES)

# Compares the pages of a site in every locale with and without the data of ICU that packages leave out.
test-locales: program
	PROGRAM_BUILD="$(PROGRAM_BUILD)" Packaging/test-data

# Builds the packages once more in another folder, and expects the same bytes.
test-reproducible:
	Packaging/test-reproducible

# Needs Java and Python besides; Checks/html/run installs them where they are missing.
check-html:
	Checks/html/run Output

# Needs Python besides; asks another implementation of JSON Schema about the readers' own tests.
check-schema: program
	Checks/schema/run "$(PROGRAM)"

# Needs Python besides; asks other readers of feeds, calendars, sitemaps and JSON-LD what they see.
check-feeds: program
	Checks/feeds/run "$(PROGRAM)"

# Needs Python and hledger besides; asks Beancount and hledger what accounts come to, and whether
# anything follows of amounts that are kept back. LEDGERS=1000 SITES=200 take some minutes.
check-ledgers: program
	Checks/ledgers/run "$(PROGRAM)"

# Needs Python and Chromium besides; signs in, and opens and spoils sealed pages.
test-sealed: program
	Checks/sign-in/run "$(PROGRAM)"

# Needs Python besides; opens recorded sealed files by another implementation, and damages them.
check-sealing:
	Checks/sealed-files/run

# Needs Python besides; looks in what random sites publish for facts of models that are kept back, and
# opens what is sealed. SITES=200 takes some minutes.
check-sealed: program
	Checks/sealed-sites/run "$(PROGRAM)"

# Misspells, misplaces and empties keys that keep something private, in every format: none of it may be
# published. SAMPLES=20 tries each mistake in twenty formats and kinds.
check-restrictions: program
	Checks/restrictions/run "$(PROGRAM)"

# Edits random sites, and compares what a build with a cache makes of them with a clean build's;
# CHECK_SEQUENCES=500 takes a quarter of an hour.
check-incremental: program
	Checks/incremental/run "$(PROGRAM)"

# Damages sites, and fills them with hostile values; CHECK_SECONDS=600 goes on for ten minutes, and
# another program can be named: Checks/damage/run says how.
check-damage: program
	Checks/damage/run "$(PROGRAM)" \
	  --seconds $${CHECK_SECONDS:-30} --seed $${CHECK_SEED:-1}

# The same for ten minutes with a program that looks at each access to memory. Swift's code and what it
# takes of C's headers are looked into; libcmark and libyaml are not, but for what they ask of memory.
fuzz: setup
	swift build $(OPTIMIZED) --sanitize address --scratch-path .build-asan --product zoetrope
	Checks/damage/run .build-asan/release/zoetrope \
	  --seconds $${CHECK_SECONDS:-600} --seed $${CHECK_SEED:-1}

# Lets every system call of a build fail once, and looks for wrong pages; needs strace. CHECK_ERRORS=all
# gives each call every error, CHECK_SECONDS=600 ends sooner.
check-faults: program
	Checks/faults/run "$(PROGRAM)"

# Builds on disks with whole seconds, and on disks whose current fails; needs root and loop devices.
check-disks: program
	Checks/faults/run-on-disks "$(PROGRAM)"

# Fails where more places than before ask for a built-in kind by name.
check-kinds:
	Checks/kinds/run

# Fails if a document has more than 3 odd words in 1,000.
check-words:
	Checks/words/run

# Fails where a build takes more instructions than Benchmarks/instructions says; needs valgrind.
check-instructions: program
	Checks/instructions/run "$(PROGRAM)"

# Fails where a build holds more memory for each page than it may.
check-memory: program
	Checks/memory/run "$(PROGRAM)"

# Measures Zoetrope, Hugo and the limit side by side into Benchmarks/RESULTS.md, for most of an hour;
# BENCH_SIZES="1000 10000" BENCH_RUNS=1 BENCH_PARTS="full again start" keep it short.
bench: program
	Benchmarks/run "$(PROGRAM)"

# Measures the build after each of some edits, of trips alone, of a journal, of trips with legs and
# tracks, and of a large account; some minutes for 10,000.
bench-edits: program
	python3 -B Benchmarks/edits.py "$(PROGRAM)" 10000

# Measures what an author waits for in a preview of 10,000 trips, from a save to the browser's event;
# Benchmarks/README.md says what makes it shorter or longer.
bench-preview: program
	python3 -B Benchmarks/latency.py "$(PROGRAM)"

# Measures the sizes of photographs beside Hugo and vipsthumbnail, into Benchmarks/PHOTOGRAPHS.md: a
# quarter of an hour, and 5 GB of memory for files.
bench-photos: program
	command -v vipsthumbnail > /dev/null || Scripts/setup libvips-tools
	Benchmarks/run "$(PROGRAM)" photos.py

# Visits a site of forty large photographs with a headless Chromium at 10 Mbit/s; BENCH_PHOTOS names a
# folder of photographs to make them of.
bench-visits: program
	command -v vips exiftool > /dev/null || Scripts/setup libvips-tools libimage-exiftool-perl
	Checks/browser/python Benchmarks/visits.py "$(PROGRAM)"

# Changes a site at random, and looks whether its preview serves what a clean build makes within 2 s.
check-convergence: program
	python3 -B Benchmarks/convergence.py "$(PROGRAM)"

# Looks at every kind of page with a headless Chromium; Checks/browser/run installs it.
test-browser: site
	Checks/browser/run "$(PROGRAM)"

# Builds Zoetrope once more, as the dependency of a package with a kind of its own.
test-example: setup
	swift format lint --strict --recursive Examples
	Checks/example/run

setup:
	@Scripts/setup
