#!/usr/bin/env bash
# Prints December 2026 of the calendars in Fixtures/demo: here, as PDF and as PNG.
# usage: Scripts/demo.sh DAYMARK
set -euo pipefail
cd "$(dirname "$0")/.."

daymark=$1
month=2026-12
today=2026-12-10
calendars=(Fixtures/demo/*.ics)

mkdir -p demo
"$daymark" month "$month" "${calendars[@]}" --today "$today"
for kind in pdf png; do
  "$daymark" print "$month" "${calendars[@]}" --today "$today" -o "demo/$month.$kind"
  [ -s "demo/$month.$kind" ]
done

echo
echo "The same month on paper:"
for kind in pdf png; do
  echo "  $PWD/demo/$month.$kind"
done
echo "The calendars are in Fixtures/demo. Try your own:"
echo "  $daymark month FILE.ics"
