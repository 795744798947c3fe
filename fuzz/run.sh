#!/usr/bin/env bash
# Runs each fuzz target for some seconds: fuzz/run.sh [SECONDS] [TARGET...]
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${1:-30}
shift || true
[[ $seconds =~ ^[1-9][0-9]*$ ]] || { echo "fuzz: '$seconds' is no number of seconds" >&2; exit 1; }
targets=("$@")
[ $# -gt 0 ] || targets=(position moves record session play search)

# Words and seeds for every variant, out of the catalog and the positions of the tests.
ids=$(sed -nE 's/^ {4}"[a-z0-9-]+" "([a-z0-9-]+)": \{$/\1/p' src/catalog.rs)
known=fuzz/corpus/known
rm -rf "$known"
mkdir -p "$known"/{position,moves,record,session,play,search}
{ cat fuzz/dictionary.txt; printf '"%s "\n' $ids; } >"$known/dictionary.txt"
for id in $ids; do
  { echo "$id"; head -c 200 RULES.md; } >"$known/play/$id" # which moves they are does not matter
  printf '%s\x1fa\x1fb! good' "$id" >"$known/session/$id"
done
number=0
sed '/^\[positions\]$/,/^\[/!d; /^[[#]/d; /^$/d' tests/data/*.txt | while IFS= read -r position; do
  number=$((number + 1))
  printf '%s' "$position" >"$known/position/$number"
  printf '~%s' "$position" >"$known/search/$number"
done

cargo +nightly fuzz build
for target in "${targets[@]}"; do
  echo "fuzz: $target for $seconds seconds"
  mkdir -p "fuzz/corpus/$target" "fuzz/seeds/$target"
  cargo +nightly fuzz run "$target" "fuzz/corpus/$target" "fuzz/seeds/$target" "$known/$target" -- \
    -max_total_time="$seconds" -dict="$known/dictionary.txt" -max_len=2048 -timeout=20 -print_final_stats=1 2>"fuzz/corpus/$target.log" ||
    { tail -n 60 "fuzz/corpus/$target.log" >&2; echo "fuzz: $target failed; the input is in fuzz/artifacts/$target/" >&2; exit 1; }
  grep -E '^stat::number_of_executed|^stat::average' "fuzz/corpus/$target.log" | sed 's/^stat::/  /'
done
echo "fuzz: no failure"
