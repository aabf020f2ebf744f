import CICU

/// Windows' names of time zones, by CLDR's table as ICU has it.
enum WindowsZones {
  /// The IANA zone of a Windows name (`W. Europe Standard Time`) for the world as a whole
  /// (CLDR's territory 001), or nil. C: `ucal_getTimeZoneIDForWindowsID`.
  static func zone(named name: String) -> String? {
    let windows = Array(name.utf16)
    var zone = [UInt16](repeating: 0, count: 64)
    var status: Int32 = 0
    let length = daymark_zone_for_windows_zone(
      windows, Int32(windows.count), "001", &zone, Int32(zone.count), &status)
    guard status <= 0, length > 0, length <= zone.count
    else { return nil }
    return String(decoding: zone[..<Int(length)], as: UTF16.self)
  }
}
