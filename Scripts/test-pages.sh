#!/usr/bin/env bash
# Pages as other programs see them: documents in chromium, PDF in poppler and qpdf.
# usage: Scripts/test-pages.sh DAYMARK
# See test-pages.py. What is missing is installed, on Debian and its relatives.
set -euo pipefail
cd "$(dirname "$0")/.."

# Each program and the package that brings it.
programs="chromium:chromium pdftotext:poppler-utils qpdf:qpdf python3:python3"

need=
for pair in $programs; do
  command -v "${pair%%:*}" >/dev/null || need="$need ${pair#*:}"
done
if [ -n "$need" ]; then
  as_root=
  if [ "$(id -u)" -ne 0 ]; then as_root=sudo; fi
  echo "test-pages: installing$need"
  # shellcheck disable=SC2086 # a list of words
  { $as_root apt-get -q -y -o DPkg::Lock::Timeout=300 update &&
    $as_root env DEBIAN_FRONTEND=noninteractive \
      apt-get -q -y -o DPkg::Lock::Timeout=300 install --no-install-recommends $need; } >/dev/null || {
    echo "test-pages: install$need" >&2
    exit 1
  }
fi
exec python3 Scripts/test-pages.py "$@"
