#!/usr/bin/env bash
# Writes docs/public-api.txt, an item of the crate's public API per line; with --check, asks whether it is up to date.
set -euo pipefail
cd "$(dirname "$0")/.."
tool=scripts/public-api list=docs/public-api.txt target=target/public-api
# rustdoc's JSON is an unstable option; this variable lets a stable toolchain take it.
RUSTC_BOOTSTRAP=1 cargo rustdoc --quiet --lib --target-dir $target -- -Zunstable-options --output-format json
if ! grep -q '"format_version":57\b' $target/doc/hyperply.json; then
  echo "public-api: needs the rustdoc of Rust 1.94 or 1.95; $list is neither written nor compared" >&2
  exit
fi
[ "${1-}" != --check ] || list=$target/now.txt
cargo run --quiet --locked --manifest-path $tool/Cargo.toml --target-dir $target -- $target/doc/hyperply.json > "$list"
[ "${1-}" != --check ] || diff docs/public-api.txt "$list" || {
  echo "public-api: the code's public API (>) is another than docs/public-api.txt says (<): run make api" >&2
  exit 1
}
