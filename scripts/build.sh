#!/usr/bin/env bash
# Builds the npm package into pkg/: the wasm of all games and of each family, then the JavaScript around them.
# With ONLY=FAMILY the wasm of this family alone, compiled quickly, and what the site needs of the package.
# With WASM=FAMILY nothing but the wasm of this family, as it is in the package.
# With QUICK=1 one wasm of all games, compiled quickly, which also stands where that of each family would: for tests.
set -euo pipefail
cd "$(dirname "$0")/.."

# What was broken off must not look complete.
rm -rf pkg target/package

if [ -n "${QUICK:-}" ]; then
  echo "build: compiling all games, unoptimized"
  target=target/quick
  bindgen=scripts/bindgen/Cargo.toml
  CARGO_INCREMENTAL=0 cargo build --quiet --target-dir $target --lib --target wasm32-unknown-unknown --profile quick --features js "$@"
  cargo run --quiet --locked --target-dir $target --manifest-path $bindgen -- \
    $target/wasm32-unknown-unknown/quick/hyperply.wasm target/package/hyperply hyperply
  exec node scripts/package.mjs
fi

# The same bytes from every folder, and nobody's folders in them.
remap() { printf -- '--remap-path-prefix=%s\x1f' "$@"; }
crates=${CARGO_HOME:-$HOME/.cargo}/registry/src
flags=$(remap "$PWD=hyperply" "$crates=crates" "$(rustc --print sysroot)/lib/rustlib/src/rust=rust")
# A page waits for the file: functions are inlined where that makes it smaller, and small ones that ask for it. All games are
# a twelfth smaller and a sixth faster so than with the compiler's own choice for size.
export CARGO_ENCODED_RUSTFLAGS=$flags-Cllvm-args=-inline-threshold=0$'\x1f'-Cllvm-args=-inlinehint-threshold=40

# build NAME [CARGO OPTION...]: into target/package/NAME/, with the names of its functions in symbols.txt, for stacks of panics.
build() {
  local name=$1 out=target/package/$1
  local wasm=$out/${name}_bg.wasm profile=${ONLY:+quick}
  shift
  wasm-pack --quiet build --profile "${profile:-wasm}" --target web --no-typescript --no-pack --out-dir "$out" --out-name "$name" -- "$@"
  [ "$profile" = quick ] || scripts/optimize.sh "$wasm" "$wasm" --symbolmap="$out/symbols.txt"
}

family() { build "$1" --no-default-features --features "$1,search,js" "${@:2}"; }

families() {
  local name
  for name in $(scripts/families.sh); do family "$name" "$@"; done
}

if [ -n "${WASM:-}" ]; then
  family "$WASM" "$@"
  exit
fi
if [ -n "${ONLY:-}" ]; then
  echo "build: compiling $ONLY alone"
  family "$ONLY" "$@"
  exec node scripts/package.mjs
fi
echo "build: compiling all games, and each family of them alone (some minutes)"
trap 'jobs -p | xargs -r kill' EXIT
# In a folder of its own, so that neither waits for the other.
CARGO_TARGET_DIR=target/hyperply build hyperply --features js "$@" &
families "$@"
wait $!
node scripts/package.mjs
