// The whole toolkit under one name: `import Daymark`.
@_exported public import Almanac
@_exported public import CalendarModel
@_exported public import CalendarPrint
@_exported public import DayGrid
@_exported public import Daybook
@_exported public import Envelope
@_exported public import ICalendar
@_exported public import Interchange
@_exported public import Recurrence

// A page has a language: `Locale(identifier: "de_AT")`.
@_exported public import struct FoundationEssentials.Locale
