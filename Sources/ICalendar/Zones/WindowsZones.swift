import CICU

/// Windows' names of time zones, by CLDR's table as ICU has it.
enum WindowsZones {
  /// The IANA zone of a Windows name (`W. Europe Standard Time`) for the world as a whole
  /// (CLDR's territory 001), or nil. C: `ucal_getTimeZoneIDForWindowsID`.
  static func zone(named name: String) -> String? {
    if let zone = moved[name] { return zone }
    let windows = Array(name.utf16)
    var zone = [UInt16](repeating: 0, count: 64)
    var status: Int32 = 0
    let length = daymark_zone_for_windows_zone(
      windows, Int32(windows.count), "001", &zone, Int32(zone.count), &status)
    guard status <= 0, length > 0, length <= zone.count
    else { return nil }
    return String(decoding: zone[..<Int(length)], as: UTF16.self)
  }

  /// Zones whose first city has left them since the CLDR of older ICUs, such as 72's:
  /// Chihuahua in 2022 and Almaty in 2024. These are CLDR 46's.
  private static let moved = [
    "Mountain Standard Time (Mexico)": "America/Mazatlan",
    "Central Asia Standard Time": "Asia/Bishkek",
  ]
}
