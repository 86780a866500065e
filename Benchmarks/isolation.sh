#!/usr/bin/env bash
# Sets a process for each case beside a bare fork and beside one process for all, in one run.
# Usage: isolation.sh BENCH NAVHOST ROUNDS LIB…
set -euo pipefail
bench=$1 navhost=$2 rounds=$3
shift 3

median() { sort -g | awk '{v[NR] = $1} END {print (v[int((NR + 1) / 2)] + v[int(NR / 2) + 1]) / 2}'; }

# Of the bare loop two run at once, as of the workers, and both count.
bare() {
  { "$bench" bare "$1" & "$bench" bare "$1"; wait; } | awk '{sum += $1} END {print sum}'
}

cold() {
  local start=${EPOCHREALTIME/./}
  "$navhost" load --profile quick "$1" > /dev/null
  echo "$(((${EPOCHREALTIME/./} - start) / 1000))"
}

for library in "$@"; do
  work=$(mktemp -d)
  for ((round = 0; round < rounds; round++)); do
    bare "$library" >> "$work/bare"
    for role in empty isolated one-worker in-process; do "$bench" "$role" "$library" >> "$work/$role"; done
    cold "$library" >> "$work/cold"
  done
  for name in bare empty isolated one-worker in-process cold; do median < "$work/$name"; done |
    paste -sd ' ' | awk -v name="$(basename "$library")" -v rounds="$rounds" '{
      bare = $1; empty = $2; isolated = $3; one = $4; here = $5; cold = $6
      printf "%s, medians of %d rounds, two cases at once\n", name, rounds
      printf "  fork and wait, nothing else        %6.0f a second\n", bare
      printf "  a case without steps               %6.0f a second, %.0f %% of that\n", empty, 100 * empty / bare
      printf "  standard profile, isolated         %6.0f cases a second\n", isolated
      printf "  standard profile, in one process   %6.0f cases a second, on one core\n", here
      printf "  isolation costs a case             %6.2f ms of a core\n", 1000 / one - 1000 / here
      printf "  of a core, an isolated case takes  %6.2f ms:\n", 2000 / isolated
      printf "    fork and wait                    %6.2f ms\n", 2000 / bare
      printf "    messages, watching, the session  %6.2f ms\n", 2000 / empty - 2000 / bare
      printf "    its steps and their judgement    %6.2f ms\n", 2000 / isolated - 2000 / empty
      printf "  load --profile quick, cold         %6.0f ms\n", cold
    }'
  rm -r "$work"
done
