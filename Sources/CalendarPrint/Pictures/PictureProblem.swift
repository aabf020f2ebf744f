/// Why an image could not be drawn. In its place stands an empty frame.
public enum PictureProblem: Hashable, Sendable {
  /// It is no PNG, JPEG or SVG.
  case unknownKind
  /// It is damaged, or of a variety that the library does not know.
  case damaged
  /// It has more pixels than are decoded, or is a drawing of more octets than are read.
  case tooLarge
  /// The library that decodes such images, of this name, is not installed.
  case libraryMissing(String)
}

extension PictureProblem: CustomStringConvertible {
  /// What is wrong, after "an image": `is no PNG, JPEG or SVG`.
  public var description: String {
    switch self {
    case .unknownKind: "is no PNG, JPEG or SVG"
    case .damaged: "is damaged"
    case .tooLarge:
      "has more than \(PictureDecoder.mostPixels / 1_000_000) million pixels, "
        + "or more than \(PictureDecoder.mostOctets >> 20) MiB"
    case .libraryMissing(let library): "cannot be read without \(library), which is not installed"
    }
  }
}
