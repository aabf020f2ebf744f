import CalendarModel
import Daybook
import ICalendar
import Testing

/// From a table to a calendar file.
@Suite struct TableExportTests {
  private let csv = """
    day,note,mood,color,sticker,tags
    2026-12-24,"Church at 5; then dinner
    with Ana, Bo",calm,tomato,🎄,"family, feast"
    2026-12-31,,happy,#76a9ff,"data:image/png;base64,Zm9vYmFy",
    """
  private let json = """
    [{"day":"2026-12-24","note":"Church at 5; then dinner\\nwith Ana, Bo","mood":"calm",
      "color":"tomato","sticker":"🎄","tags":["family","feast"]},
     {"day":"2026-12-31","mood":"happy","color":"#76a9ff",
      "sticker":"data:image/png;base64,Zm9vYmFy"}]
    """

  @Test func bothFormsOfATableGiveTheSameFile() throws {
    let fromCSV = try DayTable.read(Array(csv.utf8), file: "days.csv")
    let fromJSON = try DayTable.read(Array(json.utf8), file: "days.json")
    #expect(fromCSV.diagnostics.isEmpty && fromJSON.diagnostics.isEmpty)
    #expect(fromCSV.marks == fromJSON.marks)
    #expect(fromCSV.marks.count == 2)
    let daybook = DaybookIdentity(id: "days")
    let bytes = try MarkExport.calendar(marks: fromCSV.marks, name: "Days", daybook: daybook)
    #expect(
      try MarkExport.calendar(marks: fromJSON.marks, name: "Days", daybook: daybook) == bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    for line in [
      "DTSTART;VALUE=DATE:20261224", "DTEND;VALUE=DATE:20261225",
      "SUMMARY:🎄 Church at 5\\; then dinner · calm",
      "DESCRIPTION:Church at 5\\; then dinner\\nwith Ana\\, Bo", "CATEGORIES:family,feast",
      "COLOR:tomato", "X-DAYMARK-COLOR:#ff6347", "SUMMARY:happy",
      "IMAGE;FMTTYPE=image/png;ENCODING=BASE64;VALUE=BINARY;DISPLAY=BADGE:Zm9vYmFy",
    ] {
      #expect(text.contains("\r\n\(line)\r\n"), "\(line)")
    }
  }
}
