import CalendarModel

/// The colours of a document, in the light and in the dark.
enum ColorStyle {
  /// - Parameters:
  ///   - entries: the colours of entries, by the numbers of their classes.
  ///   - washes: those of marked days, likewise.
  static func sheet(entries: [RGBColor], washes: [RGBColor]) -> StyleSheet {
    """
    :root{color-scheme:light dark}
    \(rules(.light, entries, washes))@media screen and (prefers-color-scheme:dark){
    \(rules(.dark, entries, washes))}

    """
  }

  private static func rules(
    _ colors: ScreenColors, _ entries: [RGBColor], _ washes: [RGBColor]
  ) -> StyleSheet {
    var sheet: StyleSheet = """
      :root{--ground:\(colors.ground);--shade:\(colors.shade);--ink:\(colors.ink);
        --muted:\(colors.muted);--strong-rule:\(colors.strongRule);
        --week-rule:\(colors.weekRule);--day-rule:\(colors.dayRule);
        --crimson:\(colors.crimson);--today:\(colors.today);--on-today:\(colors.onToday);
        --sky:\(colors.sky);--on-sky:\(colors.onSky);--sky-wash:\(colors.skyWash);
        --link:\(colors.link);--streak:\(colors.streak);--strong:\(colors.muted)}

      """
    for (index, color) in entries.enumerated() {
      let entry = colors.entry(color)
      sheet += """
        .k\(index){--strong:\(entry.strong);--tint:\(entry.tint);--on:\(entry.ink);
          --hatch:\(colors.hatch(entry))}

        """
    }
    for (index, color) in washes.enumerated() {
      sheet += ".w\(index){--wash:\(colors.wash(color))}.day.w\(index){background:var(--wash)}\n"
    }
    return sheet
  }
}

/// The places of lines in a cell, and the widths of bars.
enum PlaceStyle {
  static let sheet: StyleSheet = {
    var sheet: StyleSheet = ""
    for lane in 0..<LanePlan.most {
      sheet += ".l\(lane){grid-row:\(lane + 1)}"
    }
    for days in 2...7 {
      // All but the first column have a hairline before them, which the bar runs across.
      sheet += ".s\(days){width:\(days * 100)%}"
      sheet += ".day+.day .s\(days){width:calc(\(days * 100)% + (\(days - 1)*var(--hair)))}"
    }
    sheet += "\n"
    return sheet
  }()
}
