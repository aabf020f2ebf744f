import CPangoCairo

extension RenderError {
  /// What a status of cairo's says.
  init(_ status: cairo_status_t) {
    let words = cairo_status_to_string(status).map { String(cString: $0) }
    self = .drawing(status: Int(status.rawValue), message: words ?? "unknown problem")
  }

  /// - Throws: `RenderError.drawing` unless the status is success.
  static func check(_ status: cairo_status_t) throws(RenderError) {
    guard status == CAIRO_STATUS_SUCCESS else { throw RenderError(status) }
  }
}
