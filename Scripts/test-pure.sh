#!/usr/bin/env bash
# Builds and tests the modules that need no C library as a package of their own, in which none
# of the others is to be seen.
set -euo pipefail
cd "$(dirname "$0")/.."

swift=${1:-swift}
modules=(CalendarModel Recurrence Almanac DayGrid)
package=.build/pure

mkdir -p "$package/Sources" "$package/Tests"
for module in "${modules[@]}"; do
  ln -sfn "$PWD/Sources/$module" "$package/Sources/$module"
  if [ -d "Tests/${module}Tests" ]; then
    ln -sfn "$PWD/Tests/${module}Tests" "$package/Tests/${module}Tests"
  fi
done

# The manifest is the project's, less the targets of all other modules.
{
  sed -n '1,/^let package = Package(/p' Package.swift
  echo '  name: "daymark-pure",'
  echo '  targets: ['
  for module in "${modules[@]}"; do
    dependencies=$(
      grep -rhoE '^(public |package )?import [A-Z][A-Za-z]+' "Sources/$module" |
        awk '{print $NF}' | sort -u | grep -xE "$(IFS='|'; echo "${modules[*]}")" |
        sed 's/.*/"&"/' | paste -sd, - || true
    )
    echo "    .target(name: \"$module\", dependencies: [$dependencies], swiftSettings: settings),"
    if [ -d "Tests/${module}Tests" ]; then
      all=$(printf '"%s",' "${modules[@]}")
      echo "    .testTarget(name: \"${module}Tests\", dependencies: [$all], swiftSettings: settings),"
    fi
  done
  echo '  ],'
  echo '  swiftLanguageModes: [.v6]'
  echo ')'
} >"$package/Package.swift.new"
cmp -s "$package/Package.swift.new" "$package/Package.swift" ||
  mv "$package/Package.swift.new" "$package/Package.swift"
rm -f "$package/Package.swift.new"

exec "$swift" test --package-path "$package"
