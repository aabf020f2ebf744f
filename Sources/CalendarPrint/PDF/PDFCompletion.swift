import CQPDF
import CalendarModel

/// Adds to a PDF what cairo 1.16 cannot write: the language, an identifier made of the content, and
/// one element around the logical structure of all pages.
enum PDFCompletion {
  /// The file with those; the same file gives the same bytes.
  ///
  /// It is held twice in memory meanwhile. C: qpdf, which is loaded here and stays.
  ///
  /// - Parameters:
  ///   - language: a BCP 47 tag.
  ///   - created: the day that the file says it was made on.
  /// - Throws: `RenderError.completion` where the library is missing or can't read the file.
  /// - Complexity: O(*bytes*).
  static func completed(
    _ bytes: [UInt8], language: String, created: Day
  ) throws(RenderError) -> [UInt8] {
    let file = try QPDFFile()
    // Without a locale's choices of calendar and digits, which belong to no language.
    let language =
      language.firstRange(of: "-u-").map { language[..<$0.lowerBound] } ?? language[...]
    return try file.rewritten(
      bytes, language: String(language), date: "D:\(stamp(of: created))000000Z")
  }

  private static func stamp(of day: Day) -> String {
    "\(day)".replacing("-", with: "")
  }
}

/// Owns a `qpdf_data`.
private struct QPDFFile: ~Copyable {
  private var functions: daymark_qpdf
  /// The library's own handle.
  private let pointer: OpaquePointer

  init() throws(RenderError) {
    var functions = daymark_qpdf()
    guard daymark_qpdf_load(&functions) != 0 else {
      throw .completion("the library qpdf is missing: install libqpdf")
    }
    guard let pointer = daymark_qpdf_open(&functions) else {
      throw .completion("no memory for the library qpdf")
    }
    self.functions = functions
    self.pointer = pointer
  }

  deinit {
    withUnsafePointer(to: functions) { daymark_qpdf_close($0, pointer) }
  }

  borrowing func rewritten(
    _ bytes: [UInt8], language: String, date: String
  ) throws(RenderError) -> [UInt8] {
    let pointer = pointer
    let result: [UInt8]? = withUnsafePointer(to: functions) { functions in
      bytes.withUnsafeBytes { bytes in
        let characters = bytes.assumingMemoryBound(to: CChar.self).baseAddress
        guard daymark_qpdf_read(functions, pointer, characters, bytes.count) != 0 else {
          return nil
        }
        daymark_qpdf_describe(functions, pointer, language)
        daymark_qpdf_date(functions, pointer, date)
        daymark_qpdf_join_structure(functions, pointer)
        guard daymark_qpdf_write(functions, pointer) != 0 else { return nil }
        return [UInt8](
          UnsafeBufferPointer(
            start: daymark_qpdf_bytes(functions, pointer),
            count: daymark_qpdf_count(functions, pointer)))
      }
    }
    guard let result else {
      let problem = withUnsafePointer(to: functions) { daymark_qpdf_problem($0, pointer) }
      throw .completion(problem.map { String(cString: $0) } ?? "unknown problem")
    }
    return result
  }
}
