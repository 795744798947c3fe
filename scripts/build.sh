#!/usr/bin/env bash
# Builds the npm package into pkg/ and prints the size of its WebAssembly file.
set -euo pipefail
cd "$(dirname "$0")/.."

# wasm-opt and wasm-bindgen change the files in place: a build that was broken off must not look complete.
rm -rf pkg
wasm-pack build --profile wasm --target web --out-dir pkg -- "$@"
[ -f pkg/hyperply.d.ts ] && [ -f pkg/package.json ] || { echo "build: pkg/ is incomplete" >&2; exit 1; }
# The raw exports take handles that only hyperply.js makes; wasm-bindgen declares them as `any`.
sed -i.all -E '/^export interface InitOutput/,/^}/ s/\bany\b/unknown/g' pkg/hyperply.d.ts
rm pkg/hyperply.d.ts.all pkg/hyperply_bg.wasm.d.ts
# npm packs LICENSE by itself, but neither of the two that this project has.
(cd pkg && npm --loglevel=error pkg set 'files[]=LICENSE-APACHE' 'files[]=LICENSE-MIT')
touch pkg/.complete

wasm=pkg/hyperply_bg.wasm
echo "build: $wasm is $(wc -c <$wasm) bytes, $(gzip -9c $wasm | wc -c) bytes gzipped"
