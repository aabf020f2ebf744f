/// Adds links to an SVG file, which cairo 1.16 cannot.
enum SVGLinks {
  /// The file with an area that can be clicked for each link of the page, over everything.
  ///
  /// - Complexity: O(*bytes*).
  static func adding(_ texts: [PageText], to svg: [UInt8]) -> [UInt8] {
    let areas = texts.compactMap { $0.link.flatMap(area) }
    let end = Array("</svg>".utf8)
    guard !areas.isEmpty, let last = svg.lastIndex(of: UInt8(ascii: "<")),
      svg[last...].starts(with: end)
    else { return svg }
    return svg[..<last] + Array(areas.joined().utf8) + svg[last...]
  }

  private static func area(_ link: PageLink) -> String? {
    guard case .address(let target) = link.target else { return nil }
    let address = target.address.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing("\"", with: "&quot;")
    func number(_ length: Double) -> String { "\((length * 100).rounded() / 100)" }
    let box = link.box
    // XLink, since cairo's own references are in it; transparent, since nothing that is not painted
    // can be clicked.
    return """
      <a xlink:href="\(address)" target="_blank"><rect x="\(number(box.x))" y="\(number(box.y))" \
      width="\(number(box.width))" height="\(number(box.height))" fill-opacity="0"/></a>

      """
  }
}
