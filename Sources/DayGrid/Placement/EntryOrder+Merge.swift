/// Two lists in `EntryOrder` as one.
///
/// - Complexity: O(*lhs* + *rhs*).
func merged(_ lhs: [GridEntry], _ rhs: [GridEntry]) -> [GridEntry] {
  if lhs.isEmpty { return rhs }
  if rhs.isEmpty { return lhs }
  var result: [GridEntry] = []
  result.reserveCapacity(lhs.count + rhs.count)
  var rest = rhs[...]
  for entry in lhs {
    while let next = rest.first, EntryOrder.precedes(next, entry) {
      result.append(next)
      rest.removeFirst()
    }
    result.append(entry)
  }
  return result + rest
}
