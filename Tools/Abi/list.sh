#!/usr/bin/env bash
# Prints the ABI that headers describe: each constant with its value, each struct with its size, each
# member with its place and declaration. The compiler answers; the text only says what to ask.
# Usage: list.sh INCLUDE_FOLDER
set -euo pipefail
include=$1
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT
CC=${CC:-cc}

echo '#include <navhost/navhost.h>' > "$work/all.c"
"$CC" -std=c11 -E -P -I "$include" "$work/all.c" | tr '\n' ' ' | tr -s ' ' > "$work/text"
"$CC" -std=c11 -E -dM -I "$include" "$work/all.c" |
  sed -nE 's/^#define (NAV_[A-Z0-9_]+) (.+)$/\1\t\2/p' |
  awk -F '\t' '$2 ~ /^[0-9"]/' | sort > "$work/macros"

{
  echo '#include <navhost/navhost.h>'
  echo '#include <stddef.h>'
  echo '#include <stdio.h>'
  echo 'int main(void) {'
  awk -F '\t' '{
    if ($2 ~ /^"/) printf "   printf(\"constant %s = \\\"%%s\\\"\\n\", %s);\n", $1, $1
    else printf "   printf(\"constant %s = %%lld\\n\", (long long)%s);\n", $1, $1
  }' "$work/macros"
  awk '{
    text = $0
    while (match(text, /enum \{[^}]*\}/)) {
      body = substr(text, RSTART + 6, RLENGTH - 7)
      text = substr(text, RSTART + RLENGTH)
      count = split(body, items, ",")
      for (i = 1; i <= count; i++) {
        sub(/^ */, "", items[i]); sub(/[ =].*/, "", items[i])
        if (items[i] ~ /^NAV_/)
          printf "   printf(\"constant %s = %%lld\\n\", (long long)%s);\n", items[i], items[i]
      }
    }
    text = $0
    while (match(text, /struct nav_[a-z_]+ \{[^}]*\}/)) {
      whole = substr(text, RSTART, RLENGTH)
      text = substr(text, RSTART + RLENGTH)
      type = whole; sub(/^struct /, "", type); sub(/ .*/, "", type)
      body = whole; sub(/^[^{]*\{/, "", body); sub(/\}$/, "", body)
      grows = type == "nav_core" ? "local" : body ~ /^ *uint32_t struct_size;/ ? "growing" : "fixed"
      printf "   printf(\"%s %s_t = %%zu\\n\", sizeof(%s_t));\n", grows, type, type
      count = split(body, items, ";")
      for (i = 1; i <= count; i++) {
        declared = items[i]; gsub(/^ +| +$/, "", declared)
        if (declared == "") continue
        if (match(declared, /\( ?\* ?[a-z_]+\)/)) names = substr(declared, RSTART, RLENGTH)
        else { names = declared; sub(/^(const )?[a-z0-9_]+ /, "", names) }
        gsub(/[^a-z_0-9,\[]/, "", names); gsub(/\[[0-9]*/, "", names)
        parts = split(names, list, ",")
        for (j = 1; j <= parts; j++)
          printf "   printf(\"member %s_t.%s = %%zu: %s\\n\", offsetof(%s_t, %s));\n", type, list[j], declared, type, list[j]
      }
    }
    text = $0
    while (match(text, /typedef [^;{]*\( ?\*nav_[a-z_]+\)\([^;]*\);/)) {
      whole = substr(text, RSTART + 8, RLENGTH - 9)
      text = substr(text, RSTART + RLENGTH)
      name = whole; sub(/^[^*]*\*/, "", name); sub(/\).*/, "", name)
      printf "   printf(\"function %s = %s\\n\");\n", name, whole
    }
  }' "$work/text"
  echo '}'
} > "$work/ask.c"
"$CC" -std=c11 -I "$include" "$work/ask.c" -o "$work/ask"
"$work/ask" | LC_ALL=C sort -u
