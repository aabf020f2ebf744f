import CPangoCairo

extension PageCanvas {
  /// Draws the texts of a page of a PDF with its logical structure (ISO 32000-1, 14.7), which is
  /// what readers that speak go by: a section, with the title and the days as headings and every
  /// other text as a paragraph, in their order.
  ///
  /// - Parameter page: the page's number, from 1.
  borrowing func drawTagged(_ texts: [PageText], page: Int) throws(RenderError) {
    // By name: cairo 1.16 has no links to the numbers of pages that are still to come.
    begin(CAIRO_TAG_DEST, "name='\(PageLink.name(ofPage: page))' x=0 y=0")
    end(CAIRO_TAG_DEST)
    begin("Sect")
    var isInTitle = false
    for text in texts {
      if (text.role == .title) != isInTitle {
        if isInTitle { end("H1") } else { begin("H1") }
        isInTitle.toggle()
      }
      let tag = text.link != nil ? CAIRO_TAG_LINK : text.role.tag
      begin(tag, text.link.map { $0.attributes(page: page) })
      try draw(text)
      end(tag)
    }
    if isInTitle { end("H1") }
    end("Sect")
  }

  private borrowing func begin(_ tag: String, _ attributes: String? = nil) {
    cairo_tag_begin(context.pointer, tag, attributes)
  }

  private borrowing func end(_ tag: String) { cairo_tag_end(context.pointer, tag) }
}

extension PageText.Role {
  /// The structure type of a text that leads nowhere.
  fileprivate var tag: String {
    switch self {
    // Parts of one heading.
    case .title: "Span"
    case .dayNumber: "H2"
    default: "P"
    }
  }
}

extension PageLink {
  /// What cairo is told of the link on a page.
  fileprivate func attributes(page: Int) -> String {
    let rectangle = [box.x, box.y, box.width, box.height].map { length in
      // Hundredths of a point, without an exponent.
      "\((length * 100).rounded() / 100)"
    }
    let place = "rect=[\(rectangle.joined(separator: " "))]"
    return switch target {
    case .address(let link):
      // Quoted: what could end the quotation is written as its octet.
      "\(place) uri='\(link.address.replacing("'", with: "%27").replacing("\\", with: "%5C"))'"
    case .page(let ahead): "\(place) dest='\(PageLink.name(ofPage: page + ahead))'"
    }
  }

  /// What links call a page.
  fileprivate static func name(ofPage page: Int) -> String { "page-\(page)" }
}
