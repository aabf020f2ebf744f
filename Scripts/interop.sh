#!/usr/bin/env bash
# Marked days as other programs see them; see interop.py.
# usage: Scripts/interop.sh DAYMARK TABLE
# icalendar, vobject and the CalDAV server Radicale come from PyPI into an environment of their
# own under .build, khal from Debian where it is not installed.
set -euo pipefail
cd "$(dirname "$0")/.."
. Scripts/python-environment.sh

environment=.build/interop
packages=(icalendar==7.3.2 vobject==0.9.9 Radicale==3.9.0)

python_environment "$environment" "${packages[@]}"
if ! command -v khal >/dev/null; then
  as_root=
  if [ "$(id -u)" -ne 0 ]; then as_root=sudo; fi
  $as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends khal >/dev/null || {
    echo "interop: khal is not there; install it" >&2
    exit 1
  }
fi
exec "$environment/bin/python" Scripts/interop.py "$@"
