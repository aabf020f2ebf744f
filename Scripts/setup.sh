#!/usr/bin/env bash
# Installs the system packages that Daymark needs and that are not there yet.
# usage: Scripts/setup.sh [SWIFT]
# Asks dpkg first, so that a second run needs no network and takes a moment. Elsewhere than on
# Debian and its relatives it only checks that the libraries are there, and says what is not.
set -euo pipefail

cd "$(dirname "$0")/.."
swift=${1:-swift}

libraries=(
  pkg-config
  libical-dev     # iCalendar values, RSCALE
  libicu-dev      # Windows zone names, encodings
  libcairo2-dev   # PDF, SVG, PNG
  libpango1.0-dev # text on paper; brings GLib
  libsqlite3-dev  # the store of marked days
  uuid-dev        # stable UIDs
  zlib1g-dev      # compressed calendars
  libgmime-3.0-dev # calendars in mail
  libxml2-dev     # xCal
  libzip-dev      # calendars in archives
  libgdk-pixbuf-2.0-0 # PNG and JPEG images on paper
  librsvg2-2      # SVG images on paper
  libqpdf-dev     # language and identifier of a PDF
  python3-venv    # make validity: other programs read what we write
  tzdata          # the system's time zones
)
# Without these the print falls back to other fonts, or to boxes.
fonts=(fonts-inter fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji)
# The same libraries, as pkg-config knows them.
modules=(
  libical icu-i18n pangocairo glib-2.0 sqlite3 uuid zlib gmime-3.0 libzip libxml-2.0 libqpdf
)

fail() {
  printf 'setup: %s\n' "$@" >&2
  exit 1
}

# Prints those of the given packages that are not installed.
missing() {
  local package
  for package in "$@"; do
    case $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) in
      installed) ;;
      *) echo "$package" ;;
    esac
  done
}

as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    fail "neither root nor sudo: as root, run: apt-get install ${need:-$lacking}"
  fi
}

apt() {
  as_root env DEBIAN_FRONTEND=noninteractive \
    apt-get -q -y -o DPkg::Lock::Timeout=300 "$@"
}

command -v "$swift" >/dev/null ||
  fail "no Swift here. Daymark needs Swift 6.2 or later: https://www.swift.org/install"

if ! command -v apt-get >/dev/null; then
  command -v pkg-config >/dev/null || fail "pkg-config is missing: install it first"
  for module in "${modules[@]}"; do
    pkg-config --exists "$module" ||
      fail "the library $module is missing (pkg-config does not find it)" \
        "this system has no apt-get: install, with its headers, what Debian calls" \
        "  ${libraries[*]}" \
        "and, for the print, the fonts Inter, Noto Sans, Noto Sans CJK, Noto Color Emoji"
  done
  exit 0
fi

need=$(missing "${libraries[@]}" | xargs)
if [ -n "$need" ]; then
  echo "setup: installing $need"
  apt update
  # shellcheck disable=SC2086 # a list of words
  apt install --no-install-recommends $need
fi

# A font that cannot be had is no reason to stop, and is asked for once.
given_up=.stamps/fonts-given-up
mkdir -p .stamps
touch "$given_up"
lacking=$(missing "${fonts[@]}" | grep -vxFf "$given_up" | xargs) || true
[ -n "$lacking" ] || exit 0
echo "setup: installing $lacking"
[ -n "$need" ] || (apt update) || true
for font in $lacking; do
  if ! (apt install --no-install-recommends "$font"); then
    echo "$font" >>"$given_up"
    echo "setup: going on without $font: the print takes other fonts" >&2
  fi
done
