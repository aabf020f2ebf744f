#!/usr/bin/env bash
# What daymark writes, read by the Python packages icalendar and vobject; see validity.py.
# usage: Scripts/validity.sh DAYMARK FOLDER...
# The packages go into a virtual environment of their own under .build, from PyPI.
set -euo pipefail
cd "$(dirname "$0")/.."

environment=.build/validity
packages=(icalendar==7.3.2 vobject==0.9.9)

if [ "$(cat "$environment/installed" 2>/dev/null)" != "${packages[*]}" ]; then
  python3 -m venv "$environment" || {
    echo "validity: Python cannot make a virtual environment: on Debian, install python3-venv" >&2
    exit 1
  }
  "$environment/bin/pip" install --quiet --disable-pip-version-check "${packages[@]}"
  echo "${packages[*]}" >"$environment/installed"
fi
exec "$environment/bin/python" Scripts/validity.py "$@"
