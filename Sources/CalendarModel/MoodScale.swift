/// The order of moods, by which they can be averaged.
public struct MoodScale: Hashable, Sendable {
  private enum Values: Hashable, Sendable {
    /// The places from 1, by the normalised mood.
    case order([String: Int])
    case numbers
  }

  private let values: Values
  /// The moods, the worst one first; empty for a scale of numbers.
  public let names: [String]

  /// Moods that are numbers from 1, the worst, to 10: `7`, `7.5`, `7,5`.
  public static let numbers = MoodScale(values: .numbers, names: [])

  /// The five moods that Daylio begins with.
  public static let daylio = MoodScale(distinct: ["awful", "bad", "meh", "good", "rad"])

  /// A scale of moods, each of which is worth its place: 1 for the first.
  ///
  /// - Parameter moods: the worst one first, compared without regard to case and accents; nil
  ///   comes of none, and of one that is there twice.
  public init?(worstToBest moods: [String]) {
    guard !moods.isEmpty, Set(moods.map(MoodText.key)).count == moods.count else { return nil }
    self.init(distinct: moods)
  }

  /// The scale that all of these moods are of: numbers, or Daylio's; nil where there is none.
  ///
  /// - Complexity: O(*moods*).
  public init?(of moods: some Sequence<String>) {
    let moods = Set(moods)
    let known = [MoodScale.numbers, .daylio].first { scale in
      !moods.isEmpty && moods.allSatisfy { scale.value(of: $0) != nil }
    }
    guard let known else { return nil }
    self = known
  }

  private init(distinct moods: [String]) {
    let places = moods.enumerated().map { (MoodText.key($1), $0 + 1) }
    self.init(values: .order(Dictionary(places) { first, _ in first }), names: moods)
  }

  private init(values: Values, names: [String]) {
    self.values = values
    self.names = names
  }

  /// What a mood is worth, within `bounds`; nil for one that is not of the scale.
  public func value(of mood: String) -> Double? {
    switch values {
    case .order(let places): places[MoodText.key(mood)].map { Double($0) }
    case .numbers: Self.number(mood).flatMap { bounds.contains($0) ? $0 : nil }
    }
  }

  /// The worth of the worst and of the best mood.
  public var bounds: ClosedRange<Double> {
    switch values {
    case .order: 1...Double(names.count)
    case .numbers: 1...10
    }
  }

  /// Digits, and perhaps a point or a comma and more digits.
  private static func number(_ text: String) -> Double? {
    let parts = text.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    let areDigits = parts.allSatisfy { part in
      !part.isEmpty && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return areDigits && parts.count <= 2 ? Double(parts.joined(separator: ".")) : nil
  }
}
