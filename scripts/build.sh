#!/usr/bin/env bash
# Builds the npm package into pkg/: the wasm of all games and of each family, then the JavaScript around them.
# With ONLY=FAMILY the wasm of this family alone, compiled quickly, and what the site needs of the package.
set -euo pipefail
cd "$(dirname "$0")/.."

# What was broken off must not look complete.
rm -rf pkg target/package
# The same bytes from every folder, and nobody's folders in them.
remap() { printf -- '--remap-path-prefix=%s\x1f' "$@"; }
crates=${CARGO_HOME:-$HOME/.cargo}/registry/src
flags=$(remap "$PWD=hyperply" "$crates=crates" "$(rustc --print sysroot)/lib/rustlib/src/rust=rust")
export CARGO_ENCODED_RUSTFLAGS=${flags%$'\x1f'}

# build NAME PROFILE [CARGO OPTION...]: into target/package/NAME/, with the names of its functions in symbols.txt.
build() {
  local name=$1 profile=$2 out=target/package/$1
  local wasm=$out/${name}_bg.wasm
  shift 2
  wasm-pack --quiet build --profile "$profile" --target web --no-typescript --no-pack --out-dir "$out" --out-name "$name" -- "$@"
  [ "$profile" = quick ] || scripts/optimize.sh "$wasm" "$wasm" --symbolmap="$out/symbols.txt"
}

families() {
  # Time Out chess is an eighth smaller than without, for up to a tenth of the speed of the search. A page waits for the file.
  local family less=$'\x1f-Cllvm-args=-inline-threshold=20\x1f-Cllvm-args=-inlinehint-threshold=20'
  local -x CARGO_ENCODED_RUSTFLAGS=$CARGO_ENCODED_RUSTFLAGS$less
  for family in $(scripts/families.sh); do
    build "$family" family --no-default-features --features "$family,search,js" "$@"
  done
}

if [ -n "${ONLY:-}" ]; then
  echo "build: compiling $ONLY alone"
  build "$ONLY" quick --no-default-features --features "$ONLY,search,js" "$@"
  exec node scripts/package.mjs
fi
echo "build: compiling all games, and each family of them alone (some minutes)"
trap 'jobs -p | xargs -r kill' EXIT
# Two profiles, which do not wait for each other.
build hyperply wasm --features js "$@" &
families "$@"
wait $!
node scripts/package.mjs
