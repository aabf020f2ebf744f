extension PageLayout {
  /// The layout as it is drawn: in gray for a theme without colours, mirrored for a language
  /// that is written from right to left.
  func finished(_ theme: PageTheme, _ locale: CalendarLocale) -> PageLayout {
    let layout = theme.isGray ? inGray : self
    return locale.isRightToLeft ? layout.mirrored : layout
  }

  /// The layout for a script that runs from right to left: all that stood so far from the left
  /// side stands as far from the right one. Letters and the moon are not turned round.
  var mirrored: PageLayout {
    var copy = self
    let width = paper.width
    copy.grid = grid.mirrored(in: width)
    for index in copy.rows.indices { copy.rows[index].box = rows[index].box.mirrored(in: width) }
    for index in copy.cells.indices {
      copy.cells[index].box = cells[index].box.mirrored(in: width)
    }
    for index in copy.blocks.indices {
      copy.blocks[index].box = blocks[index].box.mirrored(in: width)
    }
    for index in copy.shapes.indices {
      copy.shapes[index].outline = shapes[index].outline.mirrored(in: width)
    }
    for index in copy.pictures.indices {
      copy.pictures[index].box = pictures[index].box.mirrored(in: width)
    }
    for index in copy.texts.indices {
      let text = texts[index]
      copy.texts[index].x = width - text.x - text.width
      if let link = text.link { copy.texts[index].link?.box = link.box.mirrored(in: width) }
      // The list at the foot is the one text that joins several: its order is the page's.
      if text.role == .note { copy.texts[index].isRightToLeft = true }
    }
    return copy
  }
}

extension PageRect {
  /// The same rectangle as far from the other side.
  func mirrored(in pageWidth: Double) -> PageRect {
    PageRect(x: pageWidth - x - width, y: y, width: width, height: height)
  }
}

extension PagePoint {
  fileprivate func mirrored(in width: Double) -> PagePoint { PagePoint(x: width - x, y: y) }
}

extension PageShape.Outline {
  fileprivate func mirrored(in width: Double) -> PageShape.Outline {
    switch self {
    case .rectangle(let box): .rectangle(box.mirrored(in: width))
    case .rounded(let box, let left, let right):
      .rounded(box.mirrored(in: width), left: right, right: left)
    case .disc(let center, let radius): .disc(center.mirrored(in: width), radius: radius)
    case .moonShadow(let center, let radius, let bulge, let onLeft):
      .moonShadow(center.mirrored(in: width), radius: radius, bulge: bulge, onLeft: onLeft)
    case .polygon(let points): .polygon(points.map { $0.mirrored(in: width) })
    case .line(let points): .line(points.map { $0.mirrored(in: width) })
    }
  }
}
