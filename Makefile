# Every command of the project: `make help` lists them. They install what a machine lacks (scripts/setup.sh).
SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

PORT ?= 8000
SECONDS ?= 30
# For tune, arena and stockfish.
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
ODDS ?= 0
DRAWS ?= 1
export PORT
# Where the site will stand, https://…: pictures of pages need whole addresses.
SITE ?=
export SITE
export CHROMIUM ?= /usr/bin/chromium
export CHROMEDRIVER ?= /usr/bin/chromedriver
export PATH := $(CURDIR)/node_modules/.bin:$(or $(CARGO_HOME),$(HOME)/.cargo)/bin:$(PATH)
# How long one test may take in the browser, in seconds.
export WASM_BINDGEN_TEST_TIMEOUT ?= 120

# CI takes Cargo.lock as it is committed.
LOCKED := $(if $(CI),--locked)
WASM := --target wasm32-unknown-unknown
# The families of games, each a feature that builds alone.
FEATURES := $(shell scripts/families.sh)
# One family alone, quickly built: make demo ONLY=trid.
ONLY ?=
export ONLY
PACKAGE := pkg/.$(if $(ONLY),only-$(ONLY),complete)
SOURCES = Cargo.toml Cargo.lock RULES.md CHANGELOG.md $(wildcard LICENSE-*) $(shell find src www/element -type f) package-lock.json \
	scripts/build.sh scripts/families.sh scripts/optimize.sh scripts/manifest.mjs scripts/package.mjs scripts/virtual-modules.mjs scripts/rules.mjs

.PHONY: help
help: ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/  make \1\t\2/p' Makefile | expand -t 24

.PHONY: demo
demo: ## build the page and serve it: make demo PORT=9000; one family alone, in a minute: make demo ONLY=trid
	@node scripts/serve.mjs --check
	@$(MAKE) --no-print-directory site
	@node scripts/serve.mjs dist

.PHONY: site
site: $(PACKAGE) ## write dist/: page and package, for any static host
	@node scripts/site.mjs

.PHONY: onefile
onefile: $(PACKAGE) ## write dist/hyperply.html: the whole site in one file, to be opened from disk
	@$(MAKE) --no-print-directory site
	@node scripts/onefile.mjs

.PHONY: pictures
pictures: site setup-browser ## draw anew the icons, and the pictures of pages for those who link to them
	@node scripts/pictures.mjs

.PHONY: build
build: $(PACKAGE) ## write pkg/, the npm package

$(PACKAGE): $(SOURCES) | setup
	scripts/build.sh $(LOCKED)

.PHONY: test test-rust test-js test-tools test-wasm test-types test-package test-consumers test-page
test: test-rust test-js test-tools test-wasm test-types test-package test-consumers test-page ## everything that CI runs
	@echo "make test: everything passed"

test-rust: setup ## format, lints, unit, integration and doc tests
	cargo fmt --check
	cargo clippy $(LOCKED) --all-targets -- -D warnings
	cargo clippy $(LOCKED) --lib $(WASM) -- -D warnings
	cargo clippy $(LOCKED) --features js --lib --test web $(WASM) -- -D warnings
	cargo test $(LOCKED)
# Each family alone: with the engine, without it, and without it as WebAssembly for JavaScript.
	for feature in $(FEATURES); do \
		only="--no-default-features --features $$feature"; \
		cargo clippy $(LOCKED) $$only,search --all-targets -- -D warnings; \
		cargo clippy $(LOCKED) $$only,js --lib $(WASM) -- -D warnings; \
		cargo test $(LOCKED) $$only --test rules; \
	done

test-js: setup ## format and lints of all JavaScript, TypeScript and CSS
	biome ci --error-on-warnings .

test-tools: ## format and lints of the fuzz targets and the benchmarks; whether docs/public-api.txt is up to date
	for crate in fuzz benches/peers benches/strength scripts/public-api; do \
		cargo fmt --manifest-path $$crate/Cargo.toml --check; \
		cargo clippy --manifest-path $$crate/Cargo.toml --all-targets -- -D warnings; \
	done
	scripts/public-api.sh --check

.PHONY: api
api: ## write docs/public-api.txt, every public item of the crate
	scripts/public-api.sh

test-wasm: setup setup-browser ## the tests of the WebAssembly module, in headless Chromium
	wasm-pack test --headless --chrome --chromedriver $(CHROMEDRIVER) -- $(LOCKED) --features js --test web

test-types: $(PACKAGE) ## the TypeScript declarations
	tsc -p src/wasm/js
	tsc -p www
	tsc -p www/site/offline
	tsc -p tests/types
	node tests/types/no-any.mjs pkg/*.d.ts pkg/element/*.d.ts

test-package: $(PACKAGE) ## the npm package: installed into an empty folder, built elsewhere, attacked
	node --test tests/package/*.test.mjs
	node --test tests/limits/*.test.mjs

test-consumers: $(PACKAGE) setup-browser ## the package in Node, bundlers, pages and workers; in all of them: make test-consumers ALL=1
	node --test-reporter=spec tests/consumers/run.mjs $(if $(ALL),--all)

test-page: onefile setup-browser ## the page and the element, without a browser and in headless Chromium
	node --test scripts/*.test.mjs tests/unit/*.test.mjs
	node tests/browsers.mjs tests/page/*.test.mjs tests/element/*.test.mjs

.PHONY: bench bench-page
bench: $(PACKAGE) ## speed, natively and as WebAssembly, beside other chess libraries
	benches/run.sh

bench-page: site setup-browser ## speed of the page, in headless Chromium: loading, clicks, layout shift, long tasks
	node benches/page.mjs

.PHONY: tune arena stockfish
STRENGTH := cargo run --quiet --release --manifest-path benches/strength/Cargo.toml --
tune: ## learn the weights of a variant from games against itself: make tune VARIANT=trid SECONDS=300 NODES=500 ODDS=50 DRAWS=0
	$(STRENGTH) tune $(VARIANT) seconds=$(SECONDS) nodes=$(NODES) odds=$(ODDS) draws=$(DRAWS)

arena: ## let players meet: make arena VARIANT=timeout WHITE=level:3 BLACK=level:2 GAMES=40; nodes:N, ms:N, mcts:N, greedy, random; from even openings: EVEN=100
	@$(STRENGTH) arena $(VARIANT) $(WHITE) $(BLACK) games=$(GAMES) seed=$(SEED) plies=$(PLIES) even=$(EVEN)

stockfish: $(PACKAGE) ## chess as WebAssembly against Debian's Stockfish: make stockfish ELO=2000 MS=1000 GAMES=40
	@node benches/stockfish.mjs elo=$(ELO) ms=$(MS) games=$(GAMES)

.PHONY: fuzz
fuzz: setup-fuzz ## a short run of each fuzz target: make fuzz SECONDS=600
	fuzz/run.sh $(SECONDS)

.PHONY: fmt
fmt: setup ## format all code
	cargo fmt
	biome check --write .
	cargo fmt --manifest-path fuzz/Cargo.toml
	cargo fmt --manifest-path benches/peers/Cargo.toml
	cargo fmt --manifest-path benches/strength/Cargo.toml

.PHONY: clean
clean: ## remove what was built
	rm -rf target pkg dist fuzz/target benches/peers/target benches/strength/target scripts/public-api/target node_modules benches/node_modules

.PHONY: setup setup-browser setup-fuzz
setup: ## install what building needs
	@scripts/setup.sh wasm npm
setup-browser:
	@scripts/setup.sh browser
setup-fuzz:
	@scripts/setup.sh fuzz
