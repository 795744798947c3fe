#!/usr/bin/env bash
# Runs each fuzz target for some seconds: fuzz/run.sh [SECONDS] [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-30}
shift || true
[[ $seconds =~ ^[1-9][0-9]*$ ]] || { echo "fuzz: '$seconds' is no number of seconds" >&2; exit 1; }
targets=("$@")
[ $# -gt 0 ] || targets=(position moves record session play search)

cargo +nightly fuzz build
for target in "${targets[@]}"; do
  echo "fuzz: $target for $seconds seconds"
  mkdir -p "fuzz/corpus/$target"
  cargo +nightly fuzz run "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" -- \
    -max_total_time="$seconds" -dict=fuzz/dictionary.txt -max_len=2048 -timeout=20 -print_final_stats=1 2>"fuzz/corpus/$target.log" ||
    { tail -n 60 "fuzz/corpus/$target.log" >&2; echo "fuzz: $target failed; the input is in fuzz/artifacts/$target/" >&2; exit 1; }
  grep -E '^stat::number_of_executed|^stat::average' "fuzz/corpus/$target.log" | sed 's/^stat::/  /'
done
echo "fuzz: no failure"
