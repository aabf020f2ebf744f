// swift-tools-version: 6.2
import PackageDescription

/// One set for every target: a module's imports stay its own, and existentials are spelled.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("ExistentialAny"),
  .treatAllWarnings(as: .error),
]

let package = Package(
  name: "daymark",
  products: [
    .library(name: "Daymark", targets: ["Daymark"]),
    .library(name: "CalendarModel", targets: ["CalendarModel"]),
    .library(name: "Recurrence", targets: ["Recurrence"]),
    .library(name: "ICalendar", targets: ["ICalendar"]),
    .library(name: "Interchange", targets: ["Interchange"]),
    .library(name: "DayGrid", targets: ["DayGrid"]),
    .library(name: "Daybook", targets: ["Daybook"]),
    .library(name: "CalendarPrint", targets: ["CalendarPrint"]),
    .executable(name: "daymark", targets: ["daymark"]),
  ],
  targets: [
    // C libraries: a module map and a shim header each, nothing else.
    .systemLibrary(
      name: "CLibical", pkgConfig: "libical", providers: [.apt(["libical-dev"])]),
    .systemLibrary(
      name: "CLibUUID", pkgConfig: "uuid", providers: [.apt(["uuid-dev"])]),
    .systemLibrary(
      name: "CICU", pkgConfig: "icu-i18n", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo",
      providers: [.apt(["libcairo2-dev", "libpango1.0-dev"])]),
    .systemLibrary(
      name: "CGLib", pkgConfig: "glib-2.0", providers: [.apt(["libglib2.0-dev"])]),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    // Loaded when a file needs them, hence without pkgConfig, which would link them.
    .systemLibrary(name: "CLibzip", providers: [.apt(["libzip-dev"])]),
    .systemLibrary(name: "CGMime", providers: [.apt(["libgmime-3.0-0"])]),
    .systemLibrary(name: "CQPDF", providers: [.apt(["libqpdf-dev"])]),
    .systemLibrary(
      name: "CPixbuf", providers: [.apt(["libgdk-pixbuf-2.0-0", "librsvg2-2"])]),

    // Pure Swift.
    .target(name: "CalendarModel", swiftSettings: settings),
    .target(name: "Recurrence", dependencies: ["CalendarModel"], swiftSettings: settings),
    .target(name: "Almanac", dependencies: ["CalendarModel"], swiftSettings: settings),
    .target(
      name: "DayGrid", dependencies: ["CalendarModel", "Almanac"], swiftSettings: settings),

    // Files in and out, paper, and the command.
    .target(
      name: "Envelope", dependencies: ["CICU", "CZlib", "CLibzip", "CGMime", "CalendarModel"],
      swiftSettings: settings),
    .target(
      name: "ICalendar",
      dependencies: ["CLibical", "CICU", "CLibUUID", "CalendarModel", "Recurrence", "Envelope"],
      swiftSettings: settings),
    .target(
      name: "Interchange", dependencies: ["CLibXML2", "CalendarModel", "ICalendar"],
      swiftSettings: settings),
    .target(
      name: "Daybook", dependencies: ["CSQLite", "CalendarModel", "ICalendar"],
      swiftSettings: settings),
    .target(
      name: "CalendarPrint",
      dependencies: ["CPangoCairo", "CPixbuf", "CQPDF", "CalendarModel", "Almanac", "DayGrid"],
      swiftSettings: settings,
      linkerSettings: [.linkedLibrary("_FoundationICU")]),
    .target(
      name: "Daymark",
      dependencies: [
        "CalendarModel", "Recurrence", "Envelope", "ICalendar", "Interchange", "Almanac", "DayGrid",
        "Daybook", "CalendarPrint",
      ],
      swiftSettings: settings),
    .target(
      name: "DaymarkCLI",
      dependencies: [
        "CGLib", "CalendarModel", "Recurrence", "Envelope", "ICalendar", "Interchange", "Almanac",
        "DayGrid", "Daybook", "CalendarPrint",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "daymark", dependencies: ["DaymarkCLI"], path: "Sources/DaymarkCommand",
      swiftSettings: settings),

    .testTarget(
      name: "CalendarModelTests", dependencies: ["CalendarModel"], swiftSettings: settings),
    .testTarget(
      name: "RecurrenceTests", dependencies: ["CalendarModel", "Recurrence"],
      swiftSettings: settings),
    .testTarget(
      name: "AlmanacTests", dependencies: ["CalendarModel", "Almanac"], swiftSettings: settings),
    .testTarget(
      name: "DayGridTests", dependencies: ["CalendarModel", "Almanac", "DayGrid"],
      swiftSettings: settings),
    .testTarget(
      name: "ICalendarTests",
      dependencies: ["CLibical", "CalendarModel", "Recurrence", "ICalendar"],
      swiftSettings: settings),
    .testTarget(
      name: "EnvelopeTests", dependencies: ["CalendarModel", "Envelope"], swiftSettings: settings),
    .testTarget(
      name: "InterchangeTests", dependencies: ["CalendarModel", "ICalendar", "Interchange"],
      swiftSettings: settings),
    .testTarget(
      name: "DaybookTests", dependencies: ["CalendarModel", "ICalendar", "Daybook"],
      swiftSettings: settings),
    .testTarget(
      name: "CalendarPrintTests",
      dependencies: ["CalendarModel", "Almanac", "DayGrid", "CalendarPrint"],
      swiftSettings: settings),
    .testTarget(name: "DaymarkTests", dependencies: ["Daymark"], swiftSettings: settings),
    .testTarget(
      name: "DaymarkCLITests", dependencies: ["daymark", "DaymarkCLI"], exclude: ["Snapshots"],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
