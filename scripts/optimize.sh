#!/usr/bin/env bash
# Optimizes a wasm for speed, with what the browsers of the package's README have: scripts/optimize.sh IN OUT [OPTION...]
# It compresses better with functions in the order of their names, so that those that are alike stand together, and with
# larger ones not inlined, even where they have one caller.
set -euo pipefail
exec wasm-opt "$1" -o "$2" -O3 --one-caller-inline-max-function-size=30 --reorder-functions-by-name \
  --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext --enable-mutable-globals \
  --enable-reference-types --enable-multivalue "${@:3}"
