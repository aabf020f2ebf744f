import CalendarModel
import DayGrid

extension CalendarLocale {
  /// What an entry is called, on one line, with a sign in front unless it is an event.
  /// `limit` counts scalars, the sign apart.
  func name(of entry: GridEntry, limit: Int = .max) -> String {
    let name = bareName(of: entry, limit: limit)
    // With a no-break space, so that the sign stays with the name.
    return signs.sign(of: entry.kind).map { $0 + "\u{A0}" + name } ?? name
  }

  /// What an entry is called, on one line: its title, or where it takes place, or that it has
  /// no title. `limit` counts scalars.
  func bareName(of entry: GridEntry, limit: Int = .max) -> String {
    let texts = [entry.title, entry.location ?? ""].lazy
      .map { repertoire.text(HarmlessText.of($0, limit: limit)) }
    return texts.first { !$0.isEmpty } ?? words.untitled
  }
}

extension CalendarIdentity {
  /// What the calendar is called, on one line: its name, or its file. `limit` counts scalars.
  func harmlessName(limit: Int = .max) -> String {
    let name = HarmlessText.of(name, limit: limit)
    return name.isEmpty ? HarmlessText.of(source, limit: limit) : name
  }
}
