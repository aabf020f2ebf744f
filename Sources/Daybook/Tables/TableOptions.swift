public import CalendarModel

/// How a table of days is to be read.
public struct TableOptions: Sendable {
  /// What the columns mean.
  public var columns: ColumnMap
  /// How days are written; nil to tell from the whole column.
  public var dates: DateReading?
  /// The zone in which seconds since an epoch become days, and times of day instants; nil
  /// where there is none: seconds are refused then, and times of day not kept.
  public var zone: TimeZoneTable?
  /// Names of months in another language, in any case, and their numbers, 1 to 12. English
  /// ones are always known.
  public var monthNames: [String: Int]
  /// Reads the image that a sticker names by its path; nil to read none. It decides which
  /// paths may be read, and how large an image may be; what it throws is put into the
  /// report by its description.
  public var readsImage: (@Sendable (_ path: String) throws -> [UInt8])?

  /// Options of these parts.
  public init(
    columns: ColumnMap = ColumnMap(), dates: DateReading? = nil, zone: TimeZoneTable? = nil,
    monthNames: [String: Int] = [:],
    readsImage: (@Sendable (_ path: String) throws -> [UInt8])? = nil
  ) {
    self.columns = columns
    self.dates = dates
    self.zone = zone
    self.monthNames = monthNames
    self.readsImage = readsImage
  }
}
