#!/usr/bin/env bash
# Installs what is missing, and only that: scripts/setup.sh [PART...]
#   target   Rust's wasm32 target                    npm   the locked development tools in node_modules/
#   wasm     wasm-pack and wasm-bindgen, too         fuzz  cargo-fuzz (it needs a nightly toolchain)
#   browser  Chromium and fonts
set -euo pipefail
cd "$(dirname "$0")/.."

WASM_PACK=0.15.1
CARGO_FUZZ=0.13.2

say() { echo "setup: $*"; }
fail() { echo "setup: $*" >&2; exit 1; }
have() { command -v "$1" >/dev/null; }

rust() {
  have cargo || fail "cargo is missing: install Rust 1.88 or later, see https://rustup.rs"
}

target() {
  rust
  local target=wasm32-unknown-unknown
  if [ ! -d "$(rustc --print sysroot)/lib/rustlib/$target" ]; then
    have rustup || fail "the Rust target $target is missing, and there is no rustup to add it"
    say "adding the Rust target $target"
    rustup target add $target
  fi
}

wasm() {
  target
  if ! have wasm-pack; then
    say "building wasm-pack $WASM_PACK (a few minutes, once)"
    # They run for seconds only: without optimization they are there in a third of the time.
    cargo install wasm-pack --version $WASM_PACK --locked --debug
  fi
  # wasm-pack would install it so by itself, but not in two builds at once.
  local bindgen
  bindgen=$(sed -n '/^name = "wasm-bindgen"$/{n;s/^version = "\(.*\)"$/\1/p}' Cargo.lock)
  if [ "$(wasm-bindgen --version 2>/dev/null || true)" != "wasm-bindgen $bindgen" ]; then
    say "building wasm-bindgen $bindgen (a few minutes, once)"
    cargo install wasm-bindgen-cli --version "$bindgen" --debug
  fi
}

npm_tools() {
  have node && have npm || fail "node and npm are missing: install Node.js 20.10 or later"
  # npm writes the inner lock file last, so it is as new as the last complete install.
  if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
    say "installing the npm development tools"
    npm ci --no-audit --no-fund --loglevel=error
    touch node_modules/.package-lock.json
  fi
}

# The page tests see these fonts alone.
has_fonts() {
  sed -n 's|.*<dir>\(.*\)</dir>.*|\1/DejaVuSans.ttf|p' tests/page/fonts.conf | while read -r file; do
    [ ! -e "$file" ] || echo "$file"
  done | grep -q .
}

installs() { have apt-get && [ "$(id -u)" = 0 ]; }
debian() { DEBIAN_FRONTEND=noninteractive apt-get install -yq --no-install-recommends -o Acquire::http::Timeout=10 "$@"; }

browser() {
  local chromium=${CHROMIUM:-/usr/bin/chromium}
  complete() { [ -x "$chromium" ] && has_fonts; }
  if ! complete && installs; then
    say "installing Debian's chromium and fonts-dejavu-core"
    # The shell opens pages in less time; the tests also pass without it.
    apt-get update -q && { debian chromium chromium-headless-shell fonts-dejavu-core || debian chromium fonts-dejavu-core; } || true
  fi
  complete || fail "the browser tests need $chromium and the DejaVu fonts in a folder of tests/page/fonts.conf.
  Debian, Ubuntu: sudo apt-get install chromium fonts-dejavu-core
  elsewhere:      install them and name the program: make test CHROMIUM=/path"
}

fuzz() {
  rust
  cargo +nightly --version >/dev/null 2>&1 || fail "fuzzing needs a nightly toolchain: rustup toolchain install nightly"
  if ! have cargo-fuzz; then
    say "building cargo-fuzz $CARGO_FUZZ (a minute or two, once)"
    cargo install cargo-fuzz --version $CARGO_FUZZ --locked
  fi
}

for part in "$@"; do
  case $part in
    npm) npm_tools ;;
    target | wasm | browser | fuzz) "$part" ;;
    *) fail "unknown part $part: target, wasm, npm, browser or fuzz" ;;
  esac
done
