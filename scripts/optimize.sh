#!/usr/bin/env bash
# Optimizes a wasm for speed, with what the browsers of the package's README have: scripts/optimize.sh IN OUT [OPTION...]
set -euo pipefail
exec wasm-opt "$1" -o "$2" -O3 --enable-bulk-memory --enable-nontrapping-float-to-int --enable-sign-ext \
  --enable-mutable-globals --enable-reference-types --enable-multivalue "${@:3}"
