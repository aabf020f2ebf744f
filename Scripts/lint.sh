#!/usr/bin/env bash
# Formatting, and the project's own rules.
# usage: Scripts/lint.sh [--rules-only] [ROOT]
# Each finding is a line `file:line: what and why`; exit status 1 when there is one.
# A rule that may be broken for cause says so: put `// Reason: ...` on that line or above it.
set -euo pipefail

scripts=$(cd "$(dirname "$0")" && pwd)
rules_only=false
if [ "${1:-}" = --rules-only ]; then
  rules_only=true
  shift
fi
cd "${1:-$scripts/..}"

# Which module alone imports which C library. ICU has two: zones there, encodings here; Foundation's
# own ICU, which writes dates, one.
owners="
  CLibical    ICalendar
  CICU        ICalendar,Envelope
  CSQLite     Daybook
  CZlib       Envelope
  CLibzip     Envelope
  CGMime      Envelope
  CPixbuf     CalendarPrint
  CQPDF       CalendarPrint
  CLibXML2    Interchange
  CLibUUID    ICalendar
  CSQLite     Daybook
  CPangoCairo CalendarPrint
  CGLib       DaymarkCLI
  _FoundationICU CalendarPrint
"
# The modules that build wherever Swift does, and all that they may import.
pure="CalendarModel Recurrence Almanac DayGrid"
pure_imports="$pure Swift Synchronization"
# The most lines that a source file may have.
longest=400

code=$(mktemp)
findings=$(mktemp)
trap 'rm -f "$code" "$findings"' EXIT
find Sources -name '*.swift' -print0 | sort -z |
  xargs -0 -r awk -f "$scripts/swift-code.awk" >"$code"

# Runs awk over the code; fields are file, line, reason (R or -) and code.
over_code() {
  awk -F '\t' "$@" "$code"
}

# Each import as `file line module importing-module`.
imports() {
  over_code '
    $4 ~ /(^|[ \t])import[ \t]/ {
      name = $4
      sub(/^.*import[ \t]+/, "", name)
      sub(/^(struct|class|enum|protocol|func|var|let|typealias)[ \t]+/, "", name)
      sub(/[^A-Za-z0-9_].*$/, "", name)
      split($1, path, "/")
      print $1, $2, name, path[2]
    }'
}

c_libraries_have_one_importer() {
  imports | awk -v owners="$owners" '
    BEGIN { n = split(owners, o, /[ \n]+/); for (i = 1; i < n; i++) owner[o[i]] = o[i + 1] }
    $3 ~ /^(C[A-Z]|_)/ && ($3 in owner) && !index("," owner[$3] ",", "," $4 ",") {
      print $1 ":" $2 ": " $3 " is imported by " owner[$3] " alone: call that module instead"
    }'
  local map name
  for map in Sources/*/module.modulemap; do
    [ -e "$map" ] || continue
    name=$(basename "$(dirname "$map")")
    grep -q "^ *$name " <<<"$owners" ||
      echo "$map:1: no module owns the C library $name: name it in Scripts/lint.sh"
  done
}

c_modules_hold_nothing_else() {
  local map
  for map in Sources/*/module.modulemap; do
    [ -e "$map" ] || continue
    find "$(dirname "$map")" -type f ! -name module.modulemap ! -name shim.h |
      sed 's/$/:1: a C library module holds its module map and shim.h, nothing else/'
  done
}

pure_modules_stay_pure() {
  imports | awk -v pure=" $pure " -v allowed=" $pure_imports " '
    index(pure, " " $4 " ") && !index(allowed, " " $3 " ") {
      print $1 ":" $2 ": " $4 " is pure Swift and may not import " $3
    }'
}

foundation_is_left_out() {
  imports | awk '
    $3 ~ /^Foundation(Networking|XML)?$/ {
      print $1 ":" $2 ": " $3 " makes the program larger for all: import FoundationEssentials, and FoundationInternationalization where there is a locale (Docs/Decisions/0014-foundation.md)"
    }'
}

no_c_in_public_signatures() {
  awk -f "$scripts/signatures.awk" "$code"
}

no_traps_without_a_reason() {
  over_code '
    $3 == "R" { next }
    function found(what) { print $1 ":" $2 ": " what " without a `// Reason:`" }
    $4 ~ /(^|[^A-Za-z0-9_])fatalError[ \t]*\(/ { found("fatalError") }
    $4 ~ /(^|[^A-Za-z0-9_])try!/ { found("try!"); next }
    $4 ~ /(^|[^A-Za-z0-9_])as!/ { found("as!"); next }
    $4 ~ /@unchecked[ \t]+Sendable/ { found("@unchecked Sendable") }
    $4 ~ /nonisolated\(unsafe\)/ { found("nonisolated(unsafe)") }
    $4 ~ /[A-Za-z0-9_)\]}"?]!([^=A-Za-z0-9_]|$)/ { found("force unwrap") }'
}

clock_and_locale_are_parameters() {
  over_code '
    $1 ~ /^Sources\/(DaymarkCLI|DaymarkCommand)\// || $3 == "R" { next }
    $4 ~ /(^|[^A-Za-z0-9_])(Date|UUID)\(\)/ || $4 ~ /(Calendar|Locale|TimeZone)\.(current|autoupdatingCurrent)([^A-Za-z0-9_]|$)/ {
      print $1 ":" $2 ": time, locale, zone and identity are parameters: only DaymarkCLI asks the machine"
    }'
}

files_are_short() {
  over_code -v longest="$longest" '
    { lines[$1] = $2 }
    END {
      for (file in lines)
        if (lines[file] > longest)
          print file ":" longest + 1 ": " lines[file] " lines, of at most " longest ": split it, one idea a file"
    }'
}

for rule in c_libraries_have_one_importer c_modules_hold_nothing_else pure_modules_stay_pure \
  foundation_is_left_out no_c_in_public_signatures no_traps_without_a_reason \
  clock_and_locale_are_parameters files_are_short; do
  "$rule"
done | sort -t : -k 1,1 -k 2,2n >"$findings"

cat "$findings" >&2
status=0
if [ -s "$findings" ]; then
  status=1
fi
if ! $rules_only; then
  swift format lint --strict --parallel -r Sources Tests Package.swift || status=1
  if [ $status -eq 0 ]; then
    echo "lint: $(find Sources Tests -name '*.swift' | wc -l) Swift files, nothing to say"
  fi
fi
exit $status
