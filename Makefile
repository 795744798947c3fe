# Every command of the project: `make help` lists them. They install missing dependencies (scripts/setup.sh).
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:
MAKEFLAGS += --no-print-directory

PORT ?= 8000
SECONDS ?= 30
# For tune, arena, puzzles and stockfish.
VARIANT ?= chess
WHITE ?= level:2
BLACK ?= level:1
GAMES ?= 20
SEED ?= 1
PLIES ?= 400
EVEN ?=
ELO ?= 2000
MS ?= 1000
NODES ?= 400
MOVES ?= 1000000
ODDS ?= 0
DRAWS ?= 1
CHECK ?=
export PORT
# Where the site will be, https://…: link previews need absolute URLs.
SITE ?=
export SITE
export CHROMIUM ?= /usr/bin/chromium
export PATH := $(CURDIR)/node_modules/.bin:$(or $(CARGO_HOME),$(HOME)/.cargo)/bin:$(PATH)

# CI takes Cargo.lock as it is committed.
LOCKED := $(if $(CI),--locked)
WASM := --target wasm32-unknown-unknown
# The families of games; each is a feature that builds alone.
FEATURES := $(shell scripts/families.sh)
# The crates of tools, which are not part of the library.
TOOLS := fuzz benches/peers benches/strength scripts/public-api scripts/bindgen
# One family alone, built quickly: make demo ONLY=trid.
ONLY ?=
export ONLY
PACKAGE := pkg/.$(if $(ONLY),only-$(ONLY),complete)
# What the tests take instead of it unless it is up to date: one wasm of all games, built quickly.
QUICK := pkg/.quick
SOURCES = Cargo.toml Cargo.lock RULES.md RULES.de.md CHANGELOG.md $(wildcard LICENSE-* docs/*.md) $(shell find src www/element puzzles -type f) package-lock.json \
	scripts/build.sh scripts/families.sh scripts/optimize.sh scripts/manifest.mjs scripts/package.mjs scripts/puzzles.mjs scripts/virtual-modules.mjs scripts/rules.mjs

.PHONY: help
help: ## show this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 24

.PHONY: demo
demo: ## build the site and serve it: make demo PORT=9000; one family alone, in a minute: make demo ONLY=trid
	@node scripts/serve.mjs --check
	@$(MAKE) --no-print-directory site
	@node scripts/serve.mjs dist

.PHONY: site
site: $(PACKAGE) ## write dist/, the site for any static host; with link previews: make site SITE=https://example.org/games
	@node scripts/site.mjs

.PHONY: onefile
onefile: $(PACKAGE) ## write dist/hyperply.html, the whole site in one file that opens from disk
	@$(MAKE) --no-print-directory site
	@node scripts/onefile.mjs

.PHONY: pictures
pictures: site setup-tests ## redraw the icons and the preview pictures
	@node scripts/pictures.mjs

.PHONY: build
build: $(PACKAGE) ## write pkg/, the npm package

$(PACKAGE): $(SOURCES) | setup
	scripts/build.sh $(LOCKED)

$(QUICK): $(SOURCES) scripts/bindgen/src/main.rs scripts/bindgen/Cargo.lock | setup-tests
	QUICK=1 scripts/build.sh $(LOCKED)

# Two at once, as there are two cores at least: Rust, and the web. What Rust says follows when both are done.
.PHONY: test test-rust test-web test-lint test-node test-page
test: ## run the tests, in ten minutes on two cores from a bare clone
	@mkdir -p target
	@$(MAKE) test-rust >target/test-rust.log 2>&1 & rust=$$!; \
	failed=; $(MAKE) test-web || failed="test-web"; \
	wait $$rust || failed="test-rust $$failed"; \
	cat target/test-rust.log; \
	if [ "$$failed" ]; then echo "make test: failed: $$failed" >&2; exit 1; fi
	@echo "make test: everything passed"

test-rust: ## check formatting and lints of Rust; run unit, integration and doc tests
	cargo fmt --check
	cargo test $(LOCKED)
	cargo clippy $(LOCKED) --all-targets -- -D warnings

test-web: test-node test-page

test-lint: tested ## check formatting, lints and types of JavaScript, TypeScript and CSS
	biome ci --error-on-warnings .
	tsc -p src/wasm/js
	tsc -p www
	tsc -p www/site/offline
	tsc -p tests/types
	node tests/types/no-any.mjs pkg/*.d.ts pkg/element/*.d.ts

test-node: tested test-lint ## test what runs in Node: the library, the modules of www/, the built site, lessons
	node --test --test-concurrency=2 scripts/*.test.mjs tests/package/*.test.mjs tests/unit/*.test.mjs tests/lessons/*.test.mjs

test-page: tested ## test the site and the element in headless Chromium
	TESTS=quick node tests/browsers.mjs tests/page/*.test.mjs tests/element/*.test.mjs

# The package and the site as the tests open them.
.PHONY: tested
tested: setup-tests
	@if ! [ -e $(PACKAGE) ] || [ "$$(find $(SOURCES) -newer $(PACKAGE) -print -quit)" ]; then $(MAKE) $(QUICK); fi
	@$(MAKE) dist/.tested

dist/.tested: $(wildcard $(PACKAGE) $(QUICK)) $(shell find www scripts lessons puzzles docs -type f)
	node scripts/site.mjs
	node scripts/onefile.mjs
	@touch $@

.PHONY: test-all test-families test-tools test-long test-built test-consumers
test-all: test-families test-tools test-long test-built test-consumers ## run everything else that can fail, in half an hour
	@echo "make test-all: everything passed"

test-families: setup ## lint each family alone, with the engine, and without it as WebAssembly for JavaScript
	cargo clippy $(LOCKED) --lib $(WASM) -- -D warnings
	cargo clippy $(LOCKED) --features js --lib $(WASM) -- -D warnings
	for feature in $(FEATURES); do \
		only="--no-default-features --features $$feature"; \
		cargo clippy $(LOCKED) $$only,search --all-targets -- -D warnings; \
		cargo clippy $(LOCKED) $$only,js --lib $(WASM) -- -D warnings; \
	done
# The rules of a family are the same without the others; what is said of those that are left out is asked of the smallest.
	cargo test $(LOCKED) --no-default-features --features raumschach --test rules

test-tools: ## check formatting and lints of fuzz targets and benchmarks, and that docs/public-api.txt is up to date
	for crate in $(TOOLS); do \
		cargo fmt --manifest-path $$crate/Cargo.toml --check; \
		cargo clippy --manifest-path $$crate/Cargo.toml --all-targets -- -D warnings; \
	done
	scripts/public-api.sh --check

.PHONY: api
api: ## write docs/public-api.txt, every public item of the crate
	scripts/public-api.sh

# Two take the reference much longer: they prove data that seldom change.
test-long: ## run the long tests of Rust: the second implementation and the engine on more positions
	cargo test $(LOCKED) --test deep --test search -- --ignored --skip mates_in_three_are_proved --skip puzzles_in_two_are_proved

test-built: $(PACKAGE) onefile setup-tests ## test what is built for others: its sizes, its bytes in another folder, its limits; every state of the pages
	node --test tests/built/*.test.mjs tests/limits/*.test.mjs
	TESTS=long node tests/browsers.mjs tests/page/*.test.mjs tests/element/*.test.mjs tests/all/*.test.mjs

test-consumers: $(PACKAGE) setup-tests ## use the package in Node, bundlers, pages and workers; in all of them and in older versions: make test-consumers ALL=1
	node --test-reporter=spec tests/consumers/run.mjs $(if $(ALL),--all)

.PHONY: bench bench-page
bench: $(PACKAGE) ## measure speed, natively and as WebAssembly, beside other libraries
	benches/run.sh

bench-page: site setup-tests ## measure the page in headless Chromium: loading, clicks, layout shift, long tasks; boards that are turned
	node benches/page.mjs
	node benches/space.mjs

.PHONY: tune arena puzzles stockfish
STRENGTH := cargo run --quiet --release --manifest-path benches/strength/Cargo.toml --
tune: ## learn the weights of a variant from games against itself: make tune VARIANT=trid SECONDS=300 NODES=500 ODDS=50 DRAWS=0
	$(STRENGTH) tune $(VARIANT) seconds=$(SECONDS) nodes=$(NODES) odds=$(ODDS) draws=$(DRAWS)

arena: ## let players play matches: make arena VARIANT=timeout WHITE=level:3 BLACK=level:2 GAMES=40; nodes:N, ms:N, mcts:N, greedy, random; with habits: nodes:N,keep:MOVES,away:HUNDREDTHS; from even openings: EVEN=100
	@$(STRENGTH) arena $(VARIANT) $(WHITE) $(BLACK) games=$(GAMES) seed=$(SEED) plies=$(PLIES) even=$(EVEN)

puzzles: ## make puzzles of a variant from games against itself: make puzzles VARIANT=timeout GAMES=240 NODES=1000 MOVES=200000; prove all that there are: make puzzles CHECK=1
	$(if $(CHECK),for file in puzzles/*.txt; do $(STRENGTH) puzzles "$$(basename "$$file" .txt)" check=1; done,\
		$(STRENGTH) puzzles $(VARIANT) games=$(GAMES) nodes=$(NODES) moves=$(MOVES) seed=$(SEED))

stockfish: $(PACKAGE) ## play chess as WebAssembly against Debian's Stockfish: make stockfish ELO=2000 MS=1000 GAMES=40
	@node benches/stockfish.mjs elo=$(ELO) ms=$(MS) games=$(GAMES)

.PHONY: fuzz
fuzz: setup-fuzz ## run each fuzz target for 30 seconds, or longer: make fuzz SECONDS=600
	fuzz/run.sh $(SECONDS)

.PHONY: fmt
fmt: setup ## format all code
	cargo fmt
	biome check --write .
	for crate in $(TOOLS); do cargo fmt --manifest-path $$crate/Cargo.toml; done

.PHONY: clean
clean: ## remove everything that was built
	rm -rf target pkg dist fuzz/target benches/peers/target benches/strength/target scripts/public-api/target scripts/bindgen/target node_modules benches/node_modules

.PHONY: setup setup-tests setup-fuzz
setup: ## install what the build needs
	@scripts/setup.sh wasm npm
setup-tests: ## install what the tests need
	@scripts/setup.sh target npm browser
setup-fuzz:
	@scripts/setup.sh fuzz
