#!/usr/bin/env bash
# Time and memory of reading a large calendar, beside a plain C program that has libical parse
# the same file and counts what it holds. Reports, and never fails for being slow.
# usage: Bench/run.sh DAYMARK
# Then a month out of a daybook with 1,000,000 imported events, beside one of an empty daybook.
# BENCH_FILE: a calendar of your own instead of 100,000 made events; BENCH_PAIRS: 7.
# BENCH_IMPORTED: how many events the daybook gets, 1000000; 0 leaves that part out.
set -euo pipefail
cd "$(dirname "$0")/.."

daymark=$1
pairs=${BENCH_PAIRS:-7}
out=.build/bench
cc=${CC:-$(command -v cc || command -v clang)}
mkdir -p "$out"

# Compiles Bench/NAME.c where it is newer than the program.
compile() {
  local name=$1
  shift
  if [ ! "$out/$name" -nt "Bench/$name.c" ]; then
    "$cc" -std=gnu11 -O2 -Wall -Wextra -Werror -o "$out/$name" "Bench/$name.c" "$@"
  fi
}

# shellcheck disable=SC2046 # flags are words
compile libical-count $(pkg-config --cflags --libs libical)
compile make-calendar
compile paired

file=${BENCH_FILE:-$out/100000.ics}
if [ -z "${BENCH_FILE:-}" ] && [ ! "$file" -nt "$out/make-calendar" ]; then
  "$out/make-calendar" 100000 20261201 >"$file.new"
  mv "$file.new" "$file"
fi
echo "$file: $(du -k "$file" | cut -f 1) KiB, $(grep -c '^BEGIN:VEVENT' "$file") events;" \
  "medians of $pairs pairs"

"$out/paired" "$pairs" "daymark list of one month, of libical's parse" 0.35 150 -- \
  "$daymark" list "$file" --from 2026-12-01 --to 2027-01-01 --zone Europe/Berlin --json -- \
  "$out/libical-count" "$file" || echo "  not measured"
"$out/paired" "$pairs" "full import of all events to values, of libical's parse" 0.60 0 -- \
  "$daymark" bench-import "$file" -- \
  "$out/libical-count" "$file" || echo "  not measured"

imported=${BENCH_IMPORTED:-1000000}
if [ "$imported" -gt 0 ]; then
  full=$out/$imported.sqlite empty=$out/empty.sqlite
  # Made once: a daybook of an older version is brought up to date by the first command. A
  # hundredth is of the kind above, with series that go on for ever and take place in the month.
  if [ ! "$full" -nt "$out/make-calendar" ] || [ ! "$full" -nt Bench/make-appointments.py ]; then
    rm -f "$out"/import.*
    Bench/make-appointments.py $((imported - imported / 100)) >"$out/import.ics"
    "$out/make-calendar" $((imported / 100)) 20261202 >"$out/import.more.ics"
    start=$(date +%s)
    "$daymark" import "$out/import.ics" "$out/import.more.ics" --daybook "$out/import.sqlite" \
      --quiet >/dev/null
    echo "import of $imported events into a daybook: $(($(date +%s) - start)) s"
    mv "$out/import.sqlite" "$full"
    rm -f "$out"/import.*
  fi
  if [ ! -e "$empty" ]; then
    "$daymark" mark 2026-12-24 --daybook "$empty" --note none --quiet
    "$daymark" undo --daybook "$empty" --quiet
  fi
  "$out/paired" "$pairs" "month of $imported imported events, of an empty daybook's" 10 0 -- \
    "$daymark" month 2026-12 --daybook "$full" --zone Europe/Berlin -- \
    "$daymark" month 2026-12 --daybook "$empty" --zone Europe/Berlin || echo "  not measured"
fi
