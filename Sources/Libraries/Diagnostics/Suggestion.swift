/// Fix that suggests the name that was probably meant; `nil` without a name.
package func didYouMean(_ name: String?) -> String? { name.map { "did you mean '\($0)'?" } }

/// Returns the candidate that a misspelt word probably means, or `nil` if none is near.
///
/// A candidate is near if its edit distance (optimal string alignment, with transpositions) is at
/// most a third of the longer word's length. A distance of 1 is always allowed if it is less than
/// that length. If several are equally near, the one that begins most like the word is returned, or
/// else the first.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased())
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  var best: (candidate: String, distance: Int, start: Int)?
  for candidate in candidates where candidate != word {
    let limit = max(1, max(wanted.count, candidate.count) / 3)
    guard abs(candidate.count - wanted.count) <= limit else { continue }
    let letters = Array(candidate.lowercased())
    let distance = editDistance(wanted, letters)
    guard distance <= limit, distance < max(wanted.count, candidate.count) else { continue }
    let start = zip(wanted, letters).prefix { $0 == $1 }.count
    if let best, (best.distance, -best.start) <= (distance, -start) { continue }
    best = (candidate, distance, start)
  }
  return best?.candidate
}

/// Number of letters to insert, remove, change or swap with their neighbour to turn one text into
/// the other (optimal string alignment).
package func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
  var beforeLast: [Int] = []
  var last = Array(0...b.count)
  for i in 1...a.count {
    var row = [i]
    for j in 1...b.count {
      let substitution = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
      var cost = min(substitution, last[j] + 1, row[j - 1] + 1)
      if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
        cost = min(cost, beforeLast[j - 2] + 1)
      }
      row.append(cost)
    }
    (beforeLast, last) = (last, row)
  }
  return last[b.count]
}
