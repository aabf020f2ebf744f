import DayGrid

extension PageComposer {
  /// Has the texts that were added since there were `count` of them lead to the first address of
  /// an entry that may be followed, if there is one.
  ///
  /// - Parameter box: what can be clicked, however much of it texts cover.
  mutating func link(_ entry: GridEntry, since count: Int, box: PageRect) {
    guard let link = entry.links.lazy.compactMap({ SafeLink($0) }).first else { return }
    // The first line of the title: the link is called by it.
    let added = layout.texts.indices[count...]
    let style = frame.type.time
    guard let index = added.first(where: { layout.texts[$0].style != style }) ?? added.first
    else { return }
    layout.texts[index].link = PageLink(box: box, target: .address(link))
  }
}

extension PageLayout {
  /// Has the counts of hidden entries lead to the first of the following pages that lists those of
  /// the day.
  mutating func linkHiddenCounts(to lists: [PageLayout]) {
    for index in texts.indices {
      guard case .hiddenCount(let day) = texts[index].role,
        let list = lists.firstIndex(where: { list in list.cells.contains { $0.day == day } })
      else { continue }
      texts[index].link = PageLink(box: texts[index].box, target: .page(ahead: list + 1))
    }
  }
}
