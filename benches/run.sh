#!/usr/bin/env bash
# Builds the libraries that are measured beside hyperply, natively and as WebAssembly, and runs bench.mjs.
set -euo pipefail
cd "$(dirname "$0")"

if [ ! node_modules/.package-lock.json -nt package-lock.json ]; then
  npm ci --no-audit --no-fund --loglevel=error
  touch node_modules/.package-lock.json
fi
export CARGO_TARGET_DIR="$PWD/peers/target"
cargo build --manifest-path peers/Cargo.toml --release --bin peers
cargo build --manifest-path peers/Cargo.toml --release --lib --target wasm32-unknown-unknown
../scripts/optimize.sh "$CARGO_TARGET_DIR/wasm32-unknown-unknown/release/hyperply_peers.wasm" "$CARGO_TARGET_DIR/peers.wasm"
exec node bench.mjs
