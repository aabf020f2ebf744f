public import CalendarModel

extension CalendarFile {
  /// The marks among the events, in the file's order: those that Daymark wrote for marks. See
  /// `Mark.init(component:)`. O(bytes).
  public func marks() -> [Mark] {
    index.records.compactMap { record in
      Mark(component: DocumentComponent(content, node: Int(record.node)).component)
    }
  }
}
