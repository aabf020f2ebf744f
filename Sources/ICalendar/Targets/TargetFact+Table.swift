extension TargetFact {
  /// All that is known, by target. `Docs/Targets.md` has the same, with what follows from it.
  public static let all: [TargetFact] = google + outlook + apple + thunderbird

  private static let google = [
    TargetFact(
      .google, .journals, "takes in no journal entries",
      source: "https://developers.google.com/workspace/calendar/caldav"),
    TargetFact(
      .google, .todos, "takes in no to-dos",
      source: "https://developers.google.com/workspace/calendar/caldav"),
    TargetFact(
      .google, .colors, "does not show an event's own colour",
      source: "https://github.com/sebbo2002/ical-generator/issues/153"),
    TargetFact(
      .google, .tags, "has no place for tags: they are put under the note",
      source: "https://developers.google.com/workspace/calendar/api/v3/reference/events"),
    TargetFact(
      .google, .pictures, "takes in no pictures: they are left out",
      source: "https://developers.google.com/workspace/calendar/api/v3/reference/events"),
    TargetFact(
      .google, .markup, "may read < and & in a note as HTML",
      source: "https://developers.google.com/workspace/calendar/api/v3/reference/events"),
    TargetFact(
      .google, .updates,
      "does not take an event again that it has, by its API, though the mark was changed",
      source: "https://github.com/insanum/gcalcli/issues/784"),
  ]

  private static let outlook = [
    TargetFact(
      .outlook, .journals, "reads UID and tags of events only, not of journal entries",
      source: stanoical + "c6e0cd4c-4430-4dc0-9257-f0ce53b706cb"),
    TargetFact(
      .outlook, .todos, "takes in no to-dos",
      source: stanoical + "ff65327d-f02b-4845-b45a-441fcd988789"),
    TargetFact(
      .outlook, .colors, "colours an event by its tags, not by its own colour",
      source: "https://github.com/derekantrican/GAS-ICS-Sync/issues/93"),
    TargetFact(
      .outlook, .pictures, "takes in pictures as attachments",
      source: oxcical + "87f0ef4d-c1af-41c1-9b07-47083627cc43"),
    TargetFact(
      .outlook, .cancellations,
      "takes in a file that cancels one event", isObeyed: true,
      source: stanoical + "829f98b5-a367-497c-9844-5cd33c215ee2"),
  ]

  private static let apple = [
    TargetFact(
      .apple, .colors, "does not show an event's own colour",
      source: "https://github.com/sebbo2002/ical-generator/issues/153"),
    TargetFact(
      .apple, .pictures, "knows no pictures of events",
      source: "https://github.com/feedback-assistant/reports/issues/57"),
  ]

  private static let thunderbird = [
    TargetFact(
      .thunderbird, .journals, "takes in no journal entries",
      source: mozilla + "calendar/base/src/CalIcsParser.sys.mjs"),
    TargetFact(
      .thunderbird, .colors, "colours an event by its tags or its calendar",
      source: "https://github.com/SimpleMobileTools/Simple-Calendar/issues/859"),
    TargetFact(
      .thunderbird, .updates,
      "does not take an event again that the calendar has, though the mark was changed",
      source: mozilla + "calendar/providers/storage/CalStorageCalendar.sys.mjs"),
    TargetFact(
      .thunderbird, .cancellations, "adds what a file cancels instead of taking it out",
      source: mozilla + "mailnews/import/modules/CalendarFileImporter.sys.mjs"),
  ]

  private static let stanoical =
    "https://learn.microsoft.com/en-us/openspecs/exchange_standards/ms-stanoical/"
  private static let oxcical =
    "https://learn.microsoft.com/en-us/openspecs/exchange_server_protocols/ms-oxcical/"
  private static let mozilla = "https://github.com/mozilla/releases-comm-central/blob/master/"
}
