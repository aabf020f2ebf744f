#!/usr/bin/env bash
# Compares the names in documents with the code: what stands there in backticks has to exist.
# usage: Scripts/check-docs.sh [DOCUMENT...]   (Docs/Architecture.md unless named)
#
# - `Name` or `Name.Inner`: a type that Sources declare, or a folder of Sources.
# - `Name.member`, `Name.member(of:)`: the type, and a declaration of that member somewhere.
# - `folder/file`: a path of the project, or of Sources, if such a folder is there.
#
# Code blocks, Swift's own types, names in capitals (`VEVENT`, `NAME.ics`) and everything else (`--json`, `timed`) are not looked at.
# Each finding is a line `document:line: what and why`; exit status 1 when there is one.
set -euo pipefail

cd "$(dirname "$0")/.."
documents=("$@")
[ $# -gt 0 ] || documents=(Docs/Architecture.md)

names=$(mktemp)
findings=$(mktemp)
trap 'rm -f "$names" "$findings"' EXIT
{
  find Sources -name '*.swift' -print0 | xargs -0 awk '
    {
      sub(/\/\/.*/, "")
      text = $0
      while (match(text, /(^|[^A-Za-z0-9_.])(struct|class|enum|protocol|actor|typealias|associatedtype)[ \t]+[A-Z][A-Za-z0-9_]*/)) {
        word = substr(text, RSTART, RLENGTH)
        sub(/.*[ \t]/, "", word)
        print "type " word
        text = substr(text, RSTART + RLENGTH)
      }
      text = $0
      while (match(text, /(^|[^A-Za-z0-9_.])(func|var|let)[ \t]+[A-Za-z_][A-Za-z0-9_]*/)) {
        word = substr(text, RSTART, RLENGTH)
        sub(/.*[ \t]/, "", word)
        print "member " word
        text = substr(text, RSTART + RLENGTH)
      }
      text = $0
      # All cases of a line.
      if ($0 ~ /^[ \t]*case [a-z]/) {
        gsub(/[^A-Za-z0-9_]+/, "\nmember ", text)
        print "member " text
      }
      if ($0 ~ /(^|[^A-Za-z0-9_.])init[?]?[ \t]*[(<]/) print "member init"
    }'
  find Sources -type d | sed 's/.*\//type /'
} | sort -u >"$names"

awk -v names="$names" '
  BEGIN {
    while ((getline line < names) > 0) known[line] = 1
    count = split("Hashable Sendable Comparable Error String Int Bool Array Set Range", own, " ")
    for (i = 1; i <= count; i++) known["type " own[i]] = 1
  }
  /^```/ { fenced = !fenced }
  fenced || /^(    |\t)/ { next }
  {
    rest = $0
    while (match(rest, /`[^`]+`/)) {
      name = substr(rest, RSTART + 1, RLENGTH - 2)
      rest = substr(rest, RSTART + RLENGTH)
      check(name)
    }
  }
  function say(what) { print FILENAME ":" FNR ": " what }
  function check(name,   parts, count, index_, word) {
    if (name ~ /^[A-Za-z.][A-Za-z0-9_.-]*\/[A-Za-z0-9_.\/-]*$/) {
      print FILENAME ":" FNR ":path:" name
      return
    }
    sub(/\(.*/, "", name)
    if (name !~ /^[A-Z][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/ || name ~ /^[A-Z0-9_]+(\.|$)/) return
    count = split(name, parts, ".")
    for (index_ = 1; index_ <= count; index_++) {
      word = parts[index_]
      if (word ~ /^[A-Z]/) {
        if (!(("type " word) in known))
          say("no type or module `" word "` in Sources: rename it here, or take it out")
      } else if (!(("member " word) in known)) {
        say("no member `" word "` (of `" parts[1] "`) in Sources: rename it here, or take it out")
      }
    }
  }' "${documents[@]}" |
  while IFS= read -r finding; do
    case $finding in
      *:path:*)
        path=${finding#*:path:}
        [ -e "${path%%/*}" ] || [ -e "Sources/${path%%/*}" ] || continue
        [ -e "$path" ] || [ -e "Sources/$path" ] ||
          echo "${finding%%:path:*}: no file or folder \`$path\`: correct the path, or take it out"
        ;;
      *) echo "$finding" ;;
    esac
  done >"$findings"

if [ -s "$findings" ]; then
  cat "$findings" >&2
  exit 1
fi
