#!/usr/bin/env bash
# Counts instructions and allocations of the solver on one screen, and of the same screen through the
# view tree, which no load of the machine changes.
#
#   counts.sh BENCH          prints them
#   counts.sh BENCH FILE     compares with a file and ends 1 when one is more than 5 % above
set -euo pipefail

bench=$1
baseline=${2:-}
screen=$(dirname "$0")/cases/screen.prob

if ! command -v valgrind > /dev/null; then
  echo "valgrind is not installed: nothing was counted" >&2
  exit 0
fi

# Instructions of so many operations, with all that comes before and after.
collected() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$bench" ${3:-} --raw "$1" "$2" "$screen" 2>&1 \
    | sed -n 's/.*Collected : //p'
}

status=0
for name in {,tree-}{build,drag,rotate,toggle}; do
  task=${name#tree-}
  through=
  if [ $task != $name ]; then through=--tree; fi
  few=$(collected $task 20 $through)
  many=$(collected $task 220 $through)
  operations=200
  # A toggle adds and removes.
  if [ $task = toggle ]; then operations=400; fi
  instructions=$(((many - few) / operations))
  allocations=$("$bench" $through --allocations $task "$screen")
  echo "$name $instructions $allocations"
  if [ -z "$baseline" ]; then continue; fi
  read -r wanted most < <(awk -v task=$name '$1 == task {print $2, $3}' "$baseline")
  if [ $((instructions * 100)) -gt $((wanted * 105)) ]; then
    echo "$name takes $instructions instructions, the baseline is $wanted" >&2
    status=1
  fi
  if awk "BEGIN {exit !($allocations > $most * 1.05)}"; then
    echo "$name makes $allocations allocations, the baseline is $most" >&2
    status=1
  fi
done
exit $status
