#!/usr/bin/env bash
# Prints the families of games: the cargo features that are on by default, but for the engine.
set -euo pipefail
cd "$(dirname "$0")/.."
sed -nE 's/^default = \[(.*)\]/\1/p' Cargo.toml | tr -d '",' | sed 's/ search$//'
