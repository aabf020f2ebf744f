#!/usr/bin/env bash
# Prints December 2026 of the calendars in Fixtures/demo: here, as PDF and as PNG.
# usage: Scripts/demo.sh DAYMARK
set -euo pipefail
cd "$(dirname "$0")/.."

daymark=$1
month=2026-12
today=2026-12-10
calendars=(Fixtures/demo/*.ics)
# Whose calendars they are lives there; elsewhere each time would name its zone.
options=(--today "$today" --zone Europe/Berlin)

mkdir -p demo
"$daymark" month "$month" "${calendars[@]}" "${options[@]}"
for kind in pdf png; do
  "$daymark" print "$month" "${calendars[@]}" "${options[@]}" -o "demo/$month.$kind"
  [ -s "demo/$month.$kind" ]
done

echo
echo "The same month on paper:"
for kind in pdf png; do
  echo "  $PWD/demo/$month.$kind"
done
echo "The calendars are in Fixtures/demo. Try your own:"
echo "  $daymark month FILE.ics"
