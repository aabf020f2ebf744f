import CPangoCairo

/// The outline of a PDF while its pages are drawn: a tree, in which a page is named by a path.
struct PDFOutline {
  private var branch: [(name: String, number: Int32)] = []

  /// Adds a page.
  ///
  /// - Parameters:
  ///   - path: what leads to it, from the outside in, and its own name last. Entries that the page
  ///     before it lies in are not repeated, other ones lead to this page, too.
  ///   - page: its number, from 1.
  mutating func add(_ path: [String], page: Int, to surface: borrowing CairoSurface) {
    let parents = path.dropLast()
    let shared = zip(branch, parents).prefix { $0.name == $1 }.count
    branch.removeSubrange(shared...)
    for name in path[shared...] {
      let parent = branch.last?.number ?? CAIRO_PDF_OUTLINE_ROOT
      let number = cairo_pdf_surface_add_outline(
        surface.pointer, parent, name, "page=\(page) pos=[0 0]", CAIRO_PDF_OUTLINE_FLAG_OPEN)
      branch.append((name, number))
    }
  }
}
