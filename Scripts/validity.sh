#!/usr/bin/env bash
# What daymark writes, read by the Python packages icalendar and vobject; see validity.py.
# usage: Scripts/validity.sh DAYMARK FOLDER...
# The packages go into a virtual environment of their own under .build, from PyPI.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/python-environment.sh

environment=.build/validity
packages=(icalendar==7.3.2 vobject==0.9.9)

python_environment "$environment" "${packages[@]}"
exec "$environment/bin/python" Scripts/validity.py "$@"
