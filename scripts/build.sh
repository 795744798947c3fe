#!/usr/bin/env bash
# Builds the npm package into pkg/: the wasm of all games and of each family, then the JavaScript around them.
set -euo pipefail
cd "$(dirname "$0")/.."

# What was broken off must not look complete.
rm -rf pkg target/package
# The same bytes from every folder, and nobody's folders in them.
remap() { printf -- '--remap-path-prefix=%s\x1f' "$@"; }
crates=${CARGO_HOME:-$HOME/.cargo}/registry/src
flags=$(remap "$PWD=hyperply" "$crates=crates" "$(rustc --print sysroot)/lib/rustlib/src/rust=rust")
export CARGO_ENCODED_RUSTFLAGS=${flags%$'\x1f'}

# build NAME PROFILE [CARGO OPTION...]: target/package/NAME/ with NAME_bg.wasm, NAME.js and symbols.txt, the names of its functions.
build() {
  local name=$1 profile=$2 out=target/package/$1
  shift 2
  wasm-pack --quiet build --profile "$profile" --target web --no-typescript --no-pack --out-dir "$out" --out-name "$name" -- "$@"
  wasm-opt "$out/${name}_bg.wasm" -o "$out/${name}_bg.wasm" -O3 --enable-bulk-memory --enable-nontrapping-float-to-int \
    --enable-sign-ext --enable-mutable-globals --enable-reference-types --enable-multivalue --symbolmap="$out/symbols.txt"
}

build hyperply wasm "$@"
for family in timeout quarx hex4d trid raumschach; do
  build "$family" family --no-default-features --features "$family" "$@"
done
node scripts/package.mjs
