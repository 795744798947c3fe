#!/usr/bin/env bash
# Builds the npm package into pkg/ and prints the size of its WebAssembly file.
set -euo pipefail
cd "$(dirname "$0")/.."

# wasm-opt and wasm-bindgen change the files in place: a build that was broken off must not look complete.
rm -rf pkg
# The same bytes from every folder, and nobody's folders in them.
remap() { printf -- '--remap-path-prefix=%s\x1f' "$@"; }
crates=${CARGO_HOME:-$HOME/.cargo}/registry/src
flags=$(remap "$PWD=hyperply" "$crates=crates" "$(rustc --print sysroot)/lib/rustlib/src/rust=rust")
export CARGO_ENCODED_RUSTFLAGS=${flags%$'\x1f'}
wasm-pack build --profile wasm --target web --out-dir pkg -- "$@"
[ -f pkg/hyperply.d.ts ] && [ -f pkg/package.json ] || { echo "build: pkg/ is incomplete" >&2; exit 1; }
# The class Game that game.js writes takes the place of the handle that it holds.
sed -i.all 's/^export class GameHandle/class GameHandle/' pkg/hyperply.js
cat src/wasm/game.js >>pkg/hyperply.js
# The raw exports take handles that only hyperply.js makes; wasm-bindgen declares them as `any`.
sed -i.all -E -e '/^export class GameHandle/,/^}/d' -e '/^export interface InitOutput/,/^}/ s/\bany\b/unknown/g' pkg/hyperply.d.ts
rm pkg/*.all pkg/hyperply_bg.wasm.d.ts
# npm packs LICENSE by itself, but neither of the two that this project has.
(cd pkg && npm --loglevel=error pkg set 'files[]=LICENSE-APACHE' 'files[]=LICENSE-MIT')
touch pkg/.complete

wasm=pkg/hyperply_bg.wasm
echo "build: $wasm is $(wc -c <$wasm) bytes, $(gzip -9c $wasm | wc -c) bytes gzipped"
