/// The English names of time zones that Windows shows to its users, such as
/// `(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna`, which some programs write
/// as TZID. Docs/Decisions/0006-windows-display-names.md says where the table is from.
enum WindowsDisplayNames {
  /// The Windows name of the zone that a display name shows, or nil.
  ///
  /// What stands in the brackets is not compared: it was `GMT` once, and Windows changes the
  /// offset there when a country does.
  static func windowsName(of displayName: String) -> String? {
    guard displayName.hasPrefix("(UTC") || displayName.hasPrefix("(GMT"),
      let bracket = displayName.firstIndex(of: ")")
    else { return nil }
    let places = displayName[displayName.index(after: bracket)...].drop { $0 == " " }
    return byPlaces[places.lowercased()]
  }

  /// A Windows name in Windows' own spelling, from one in any case, or nil.
  static func spelled(_ name: String) -> String? { byLowerCase[name.lowercased()] }

  private static let byLowerCase = Dictionary(
    entries.map { ($0.windowsName.lowercased(), $0.windowsName) }
  ) { first, _ in first }

  private static let byPlaces = Dictionary(
    (entries + formerEntries).map { ($0.places.lowercased(), $0.windowsName) }
  ) { first, _ in first }

  /// One zone: Windows' name, the standard offset that its display name shows (in minutes
  /// east of UTC), and the places there.
  typealias Entry = (windowsName: String, offset: Int, places: String)

  /// The zones of today's Windows, from west to east.
  static let entries: [Entry] = [
    ("Dateline Standard Time", -720, "International Date Line West"),
    ("UTC-11", -660, "Coordinated Universal Time-11"),
    ("Aleutian Standard Time", -600, "Aleutian Islands"),
    ("Hawaiian Standard Time", -600, "Hawaii"),
    ("Marquesas Standard Time", -570, "Marquesas Islands"),
    ("Alaskan Standard Time", -540, "Alaska"),
    ("UTC-09", -540, "Coordinated Universal Time-09"),
    ("Pacific Standard Time (Mexico)", -480, "Baja California"),
    ("UTC-08", -480, "Coordinated Universal Time-08"),
    ("Pacific Standard Time", -480, "Pacific Time (US & Canada)"),
    ("US Mountain Standard Time", -420, "Arizona"),
    ("Mountain Standard Time (Mexico)", -420, "La Paz, Mazatlan"),
    ("Mountain Standard Time", -420, "Mountain Time (US & Canada)"),
    ("Yukon Standard Time", -420, "Yukon"),
    ("Central America Standard Time", -360, "Central America"),
    ("Central Standard Time", -360, "Central Time (US & Canada)"),
    ("Easter Island Standard Time", -360, "Easter Island"),
    ("Central Standard Time (Mexico)", -360, "Guadalajara, Mexico City, Monterrey"),
    ("Canada Central Standard Time", -360, "Saskatchewan"),
    ("SA Pacific Standard Time", -300, "Bogota, Lima, Quito, Rio Branco"),
    ("Eastern Standard Time (Mexico)", -300, "Chetumal"),
    ("Eastern Standard Time", -300, "Eastern Time (US & Canada)"),
    ("Haiti Standard Time", -300, "Haiti"),
    ("Cuba Standard Time", -300, "Havana"),
    ("US Eastern Standard Time", -300, "Indiana (East)"),
    ("Turks And Caicos Standard Time", -300, "Turks and Caicos"),
    ("Atlantic Standard Time", -240, "Atlantic Time (Canada)"),
    ("Venezuela Standard Time", -240, "Caracas"),
    ("Central Brazilian Standard Time", -240, "Cuiaba"),
    ("SA Western Standard Time", -240, "Georgetown, La Paz, Manaus, San Juan"),
    ("Pacific SA Standard Time", -240, "Santiago"),
    ("Newfoundland Standard Time", -210, "Newfoundland"),
    ("Tocantins Standard Time", -180, "Araguaina"),
    ("Paraguay Standard Time", -180, "Asuncion"),
    ("E. South America Standard Time", -180, "Brasilia"),
    ("SA Eastern Standard Time", -180, "Cayenne, Fortaleza"),
    ("Argentina Standard Time", -180, "City of Buenos Aires"),
    ("Montevideo Standard Time", -180, "Montevideo"),
    ("Magallanes Standard Time", -180, "Punta Arenas"),
    ("Saint Pierre Standard Time", -180, "Saint Pierre and Miquelon"),
    ("Bahia Standard Time", -180, "Salvador"),
    ("UTC-02", -120, "Coordinated Universal Time-02"),
    ("Greenland Standard Time", -120, "Greenland"),
    ("Azores Standard Time", -60, "Azores"),
    ("Cape Verde Standard Time", -60, "Cabo Verde Is."),
    ("UTC", 0, "Coordinated Universal Time"),
    ("GMT Standard Time", 0, "Dublin, Edinburgh, Lisbon, London"),
    ("Greenwich Standard Time", 0, "Monrovia, Reykjavik"),
    ("Sao Tome Standard Time", 0, "Sao Tome"),
    ("Morocco Standard Time", 60, "Casablanca"),
    ("W. Europe Standard Time", 60, "Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"),
    ("Central Europe Standard Time", 60, "Belgrade, Bratislava, Budapest, Ljubljana, Prague"),
    ("Romance Standard Time", 60, "Brussels, Copenhagen, Madrid, Paris"),
    ("Central European Standard Time", 60, "Sarajevo, Skopje, Warsaw, Zagreb"),
    ("W. Central Africa Standard Time", 60, "West Central Africa"),
    ("GTB Standard Time", 120, "Athens, Bucharest"),
    ("Middle East Standard Time", 120, "Beirut"),
    ("Egypt Standard Time", 120, "Cairo"),
    ("E. Europe Standard Time", 120, "Chisinau"),
    ("West Bank Standard Time", 120, "Gaza, Hebron"),
    ("South Africa Standard Time", 120, "Harare, Pretoria"),
    ("FLE Standard Time", 120, "Helsinki, Kyiv, Riga, Sofia, Tallinn, Vilnius"),
    ("Israel Standard Time", 120, "Jerusalem"),
    ("South Sudan Standard Time", 120, "Juba"),
    ("Kaliningrad Standard Time", 120, "Kaliningrad"),
    ("Sudan Standard Time", 120, "Khartoum"),
    ("Libya Standard Time", 120, "Tripoli"),
    ("Namibia Standard Time", 120, "Windhoek"),
    ("Jordan Standard Time", 180, "Amman"),
    ("Arabic Standard Time", 180, "Baghdad"),
    ("Syria Standard Time", 180, "Damascus"),
    ("Turkey Standard Time", 180, "Istanbul"),
    ("Arab Standard Time", 180, "Kuwait, Riyadh"),
    ("Belarus Standard Time", 180, "Minsk"),
    ("Russian Standard Time", 180, "Moscow, St. Petersburg"),
    ("E. Africa Standard Time", 180, "Nairobi"),
    ("Volgograd Standard Time", 180, "Volgograd"),
    ("Iran Standard Time", 210, "Tehran"),
    ("Arabian Standard Time", 240, "Abu Dhabi, Muscat"),
    ("Astrakhan Standard Time", 240, "Astrakhan, Ulyanovsk"),
    ("Azerbaijan Standard Time", 240, "Baku"),
    ("Russia Time Zone 3", 240, "Izhevsk, Samara"),
    ("Mauritius Standard Time", 240, "Port Louis"),
    ("Saratov Standard Time", 240, "Saratov"),
    ("Georgian Standard Time", 240, "Tbilisi"),
    ("Caucasus Standard Time", 240, "Yerevan"),
    ("Afghanistan Standard Time", 270, "Kabul"),
    ("West Asia Standard Time", 300, "Ashgabat, Tashkent"),
    ("Qyzylorda Standard Time", 300, "Astana"),
    ("Ekaterinburg Standard Time", 300, "Ekaterinburg"),
    ("Pakistan Standard Time", 300, "Islamabad, Karachi"),
    ("India Standard Time", 330, "Chennai, Kolkata, Mumbai, New Delhi"),
    ("Sri Lanka Standard Time", 330, "Sri Jayawardenepura"),
    ("Nepal Standard Time", 345, "Kathmandu"),
    ("Central Asia Standard Time", 360, "Bishkek"),
    ("Bangladesh Standard Time", 360, "Dhaka"),
    ("Omsk Standard Time", 360, "Omsk"),
    ("Myanmar Standard Time", 390, "Yangon (Rangoon)"),
    ("SE Asia Standard Time", 420, "Bangkok, Hanoi, Jakarta"),
    ("Altai Standard Time", 420, "Barnaul, Gorno-Altaysk"),
    ("W. Mongolia Standard Time", 420, "Hovd"),
    ("North Asia Standard Time", 420, "Krasnoyarsk"),
    ("N. Central Asia Standard Time", 420, "Novosibirsk"),
    ("Tomsk Standard Time", 420, "Tomsk"),
    ("China Standard Time", 480, "Beijing, Chongqing, Hong Kong, Urumqi"),
    ("North Asia East Standard Time", 480, "Irkutsk"),
    ("Singapore Standard Time", 480, "Kuala Lumpur, Singapore"),
    ("W. Australia Standard Time", 480, "Perth"),
    ("Taipei Standard Time", 480, "Taipei"),
    ("Ulaanbaatar Standard Time", 480, "Ulaanbaatar"),
    ("Aus Central W. Standard Time", 525, "Eucla"),
    ("Transbaikal Standard Time", 540, "Chita"),
    ("Tokyo Standard Time", 540, "Osaka, Sapporo, Tokyo"),
    ("North Korea Standard Time", 540, "Pyongyang"),
    ("Korea Standard Time", 540, "Seoul"),
    ("Yakutsk Standard Time", 540, "Yakutsk"),
    ("Cen. Australia Standard Time", 570, "Adelaide"),
    ("AUS Central Standard Time", 570, "Darwin"),
    ("E. Australia Standard Time", 600, "Brisbane"),
    ("AUS Eastern Standard Time", 600, "Canberra, Melbourne, Sydney"),
    ("West Pacific Standard Time", 600, "Guam, Port Moresby"),
    ("Tasmania Standard Time", 600, "Hobart"),
    ("Vladivostok Standard Time", 600, "Vladivostok"),
    ("Lord Howe Standard Time", 630, "Lord Howe Island"),
    ("Bougainville Standard Time", 660, "Bougainville Island"),
    ("Russia Time Zone 10", 660, "Chokurdakh"),
    ("Magadan Standard Time", 660, "Magadan"),
    ("Norfolk Standard Time", 660, "Norfolk Island"),
    ("Sakhalin Standard Time", 660, "Sakhalin"),
    ("Central Pacific Standard Time", 660, "Solomon Is., New Caledonia"),
    ("Russia Time Zone 11", 720, "Anadyr, Petropavlovsk-Kamchatsky"),
    ("New Zealand Standard Time", 720, "Auckland, Wellington"),
    ("UTC+12", 720, "Coordinated Universal Time+12"),
    ("Fiji Standard Time", 720, "Fiji"),
    ("Chatham Islands Standard Time", 765, "Chatham Islands"),
    ("UTC+13", 780, "Coordinated Universal Time+13"),
    ("Tonga Standard Time", 780, "Nuku'alofa"),
    ("Samoa Standard Time", 780, "Samoa"),
    ("Line Islands Standard Time", 840, "Kiritimati Island"),
  ]

  /// Places as earlier versions of Windows named them.
  static let formerEntries: [Entry] = [
    ("Pacific Standard Time", -480, "Pacific Time (US and Canada)"),
    ("Mountain Standard Time", -420, "Mountain Time (US and Canada)"),
    ("Mountain Standard Time (Mexico)", -420, "Chihuahua, La Paz, Mazatlan"),
    ("Central Standard Time", -360, "Central Time (US and Canada)"),
    ("SA Pacific Standard Time", -300, "Bogota, Lima, Quito"),
    ("Eastern Standard Time", -300, "Eastern Time (US and Canada)"),
    ("SA Western Standard Time", -240, "Georgetown, La Paz, San Juan"),
    ("Argentina Standard Time", -180, "Buenos Aires"),
    ("Cape Verde Standard Time", -60, "Cape Verde Is."),
    ("GMT Standard Time", 0, "Greenwich Mean Time : Dublin, Edinburgh, Lisbon, London"),
    ("FLE Standard Time", 120, "Helsinki, Kiev, Riga, Sofia, Tallinn, Vilnius"),
    ("Russian Standard Time", 180, "Moscow, St. Petersburg, Volgograd"),
  ]
}
