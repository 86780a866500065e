#!/usr/bin/env bash
# Holds headers against the frozen ABI: what was shipped stays as it is, and what is new comes after it.
# Usage: check.sh INCLUDE_FOLDER [FROZEN_FOLDER]; ends 1 and says what broke, a sentence each.
set -euo pipefail
here=$(cd "$(dirname "$0")" && pwd)
include=$1
frozen=${2:-$here/../../Tests/Fixtures/abi-v1}
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
CC=${CC:-cc}
fault=0

"$here/list.sh" "$include" > "$work/now"
awk '
  function key(line) { split(line, words, " "); return words[1] " " words[2] }
  function rest(line) { sub(/^[^=]*= /, "", line); return line }
  function complain(text) { print "the ABI is frozen: " text; bad = 1 }
  NR == FNR {
    now[key($0)] = rest($0)
    if ($1 == "constant" && $4 ~ /^[0-9]+$/ && $4 >= 65536 && $4 < 2147483648) {
      if ($4 in id) complain($2 " and " id[$4] " have one property id, " $4 "; give the new one a number of its own")
      id[$4] = $2
    }
    next
  }
  {
    name = key($0); was = rest($0); what = $2
    if ($1 == "local") next
    if ($1 == "growing") {
      if (!(name in now)) complain("the struct " what " is gone, or no longer begins with `struct_size`; it stays for good")
      else if (now[name] + 0 < was + 0) complain("the struct " what " has " now[name] " bytes, and had " was "; it may only grow at its end")
      next
    }
    if (!(name in now)) complain("the " $1 " " what " is gone; what was shipped stays, and a plugin of yesterday uses it")
    else if (now[name] != was) {
      if ($1 == "member") complain("the member " what " is \"" now[name] "\" (place: declaration), and was \"" was "\"; a new member goes to the end of its struct")
      else if ($1 == "fixed") complain("the struct " what " has " now[name] " bytes, and had " was "; one without `struct_size` never changes: make a new struct")
      else complain("the " $1 " " what " is " now[name] ", and was " was "; take a new name for what is new")
    }
  }
  END { exit bad }
' "$work/now" "$frozen/golden.txt" || fault=1

# The same by the debug information, types of types included: what the text can not tell.
cat > "$work/surface.c" <<END

#define KEEP(type) void keep_##type(const type *value); void keep_##type(const type *value) { (void)value; }
#include "$frozen/surface.inc"
END
"$CC" -std=c11 -g -fPIC -shared -I "$include" "$work/surface.c" -o "$work/surface.so"
if ! abidiff --suppressions "$here/appended.abignore" "$frozen/surface.abi" "$work/surface.so" > "$work/difference"; then
  echo "the ABI is frozen: abidiff finds more than additions at the ends of structs:"
  sed 's/^/   /' "$work/difference"
  fault=1
fi
exit "$fault"
