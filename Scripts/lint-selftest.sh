#!/usr/bin/env bash
# Shows that each rule of lint.sh finds what it forbids, and lets the rest be.
# Plants violations in a tree of its own; a line that must be found ends in `// BAD`.
set -euo pipefail

scripts=$(cd "$(dirname "$0")" && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cd "$tree"
mkdir -p Sources/{CLibical,CNew,ICalendar,CalendarModel,Recurrence,DayGrid,CalendarPrint,DaymarkCLI}
touch Sources/CLibical/{module.modulemap,shim.h} Sources/CNew/module.modulemap

cat >Sources/ICalendar/Bridge.swift <<'END'
import CLibical
internal import CICU
import FoundationEssentials
struct Owner { let pointer: OpaquePointer }
func count(_ p: UnsafePointer<CChar>) -> Int32 { 0 }
// Reason: the constant is parsed by a test.
let known = try! parse("1")
let text = "no fatalError() here, nor x! " + #"raw "quoted" y! "#
/* fatalError() /* nested */ try! */
let long = """
  a value! try! fatalError()
  """
let different = a != b && !c
END
cat >Sources/ICalendar/Leaks.swift <<'END'
import CPangoCairo  // BAD
import _FoundationICU  // BAD
import Foundation  // BAD
@_exported public import struct Foundation.Locale  // BAD
import FoundationXML  // BAD
import func CGLib.g_free  // BAD
public struct A {
  public var handle: OpaquePointer?  // BAD
  let inner: OpaquePointer
  public init(_ bytes: UnsafeBufferPointer<UInt8>) {}  // BAD
  public func map(  // BAD
    _ name: String,
    to body: (UnsafeRawPointer) -> Void
  ) {}
  public func fine(_ name: String) { let p: OpaquePointer? = nil }
  package var kind: icalproperty_kind { .init(0) }  // BAD
  public func size()  // BAD
    -> CInt
  { 0 }
}
public enum B {
  case raw(UnsafeMutableRawPointer)  // BAD
  case good(Int)
  private static func hidden(_ p: OpaquePointer) {}
}
public protocol C {
  func visit(_ p: OpaquePointer)  // BAD
}
package typealias Handle = Unmanaged<D>  // BAD
public extension D {
  func error() -> GError { e }  // BAD
}
extension D {
  func quiet() -> OpaquePointer { e }
}
END
cat >Sources/ICalendar/Traps.swift <<'END'
let a = try! parse("1")  // BAD
let b = a as! Int  // BAD
let c = first!  // BAD
let d = list[0]!.name  // BAD
var e: Int!  // BAD
func stop() { fatalError("x") }  // BAD
final class F: @unchecked Sendable {}  // BAD
nonisolated(unsafe) var g = 1  // BAD
let now = Date()  // BAD
let here = TimeZone.current  // BAD
// Reason: two
// lines of comment.
let h = first!
let i = first!  // BAD
END
cat >Sources/Recurrence/Impure.swift <<'END'
import CalendarModel
import Synchronization
import FoundationEssentials  // BAD
import ICalendar  // BAD
import Glibc  // BAD
END
cat >Sources/DayGrid/Impure.swift <<'END'
@preconcurrency import CLibical  // BAD
END
echo 'let now = Date()' >Sources/DaymarkCLI/Now.swift
touch Sources/CLibical/extra.h
for _ in $(seq 401); do echo '// one more line'; done >Sources/DayGrid/Long.swift
for _ in $(seq 400); do echo '// one more line'; done >Sources/DayGrid/JustRight.swift

wanted=$(
  grep -n '// BAD' Sources/*/*.swift | cut -d : -f 1,2
  echo Sources/CLibical/extra.h:1
  echo Sources/CNew/module.modulemap:1
  echo Sources/DayGrid/Long.swift:401
)
if "$scripts/lint.sh" --rules-only "$tree" 2>found; then
  echo 'lint-selftest: lint.sh passed a tree full of violations' >&2
  exit 1
fi
if ! difference=$(diff <(sort -u <<<"$wanted") <(cut -d : -f 1,2 found | sort -u)); then
  printf 'lint-selftest: < not found, > found without cause\n%s\n' "$difference" >&2
  exit 1
fi
if grep -vE '^[^:]+:[0-9]+: .{20,}' found >&2; then
  echo 'lint-selftest: a finding does not say file, line and why' >&2
  exit 1
fi

# And check-docs.sh, with the project's own names: a line that must be found ends in BAD.
cat >names.md <<'END'
`Day` and `CalendarModel`, `Day.month`, `Day.startOfWeek(on:)`, `VEVENT`, `Europe/Vienna`, `--json`
`Dey`  BAD
`Day.monthh`  BAD
`RecurrenceRule.Skip.backward` and `Docs/Architecture.md` and `ICalendar/Lines`
`ICalendar/Lined`  BAD
    `Dey` in a code block
END
wanted=$(grep -n BAD names.md | cut -d : -f 1)
if "$scripts/check-docs.sh" "$tree/names.md" 2>found; then
  echo 'lint-selftest: check-docs.sh passed names that do not exist' >&2
  exit 1
fi
if ! difference=$(diff <(echo "$wanted") <(cut -d : -f 2 found)); then
  printf 'lint-selftest: check-docs.sh: < not found, > found without cause\n%s\n' "$difference" >&2
  exit 1
fi
