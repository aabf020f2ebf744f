import CalendarModel
import ICalendar

/// Marks, and what is known of where they come from.
struct MarkSource {
  /// What messages call it.
  var name: String
  /// The marks that are asked for.
  var marks: [Mark]
  /// The marks that were deleted; nil where the source does not know of any.
  var deleted: [DeletedMark]?
  /// Whose marks they are.
  var daybook: DaybookIdentity
  /// What a calendar of them is called, unless `--name` says so.
  var title: String
  /// What to do where it has no marks at all.
  var remedy: String
}
