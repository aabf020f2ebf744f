import CalendarModel

/// The colours of a document, in the light and in the dark.
enum ColorStyle {
  /// - Parameters:
  ///   - entries: the colours of entries, by the numbers of their classes.
  ///   - washes: those of marked days, likewise.
  static func sheet(entries: [RGBColor], washes: [[RGBColor]]) -> StyleSheet {
    """
    :root{color-scheme:light dark}
    \(rules(.light, entries, washes))@media screen and (prefers-color-scheme:dark){
    \(rules(.dark, entries, washes))}

    """
  }

  private static func rules(
    _ colors: ScreenColors, _ entries: [RGBColor], _ washes: [[RGBColor]]
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
    for (index, wash) in washes.enumerated() {
      let grounds = wash.map(colors.wash)
      sheet += ".w\(index){--wash:"
      if grounds.count == 1 {
        sheet += "\(grounds[0])"
      } else {
        sheet += "linear-gradient(to var(--end)"
        for (place, ground) in grounds.enumerated() {
          let start = 100 * place / grounds.count
          let end = 100 * (place + 1) / grounds.count
          sheet += ",\(ground) \(start)% \(end)%"
        }
        sheet += ")"
      }
      sheet += "}.day.w\(index){background:var(--wash)}\n"
    }
    return sheet
  }
}
