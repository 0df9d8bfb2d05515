/// Returns the candidate that a misspelt word probably means, or `nil` if none is near.
///
/// Near is an edit distance (optimal string alignment, with transpositions) of at most a third of
/// the longer word's length, and at least 1, but less than its length. The first of equally near
/// ones is returned.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String? {
  let wanted = Array(word.lowercased())
  guard !wanted.isEmpty, wanted.count <= 64 else { return nil }
  var best: (candidate: String, distance: Int)?
  for candidate in candidates where candidate != word {
    let limit = max(1, max(wanted.count, candidate.count) / 3)
    guard abs(candidate.count - wanted.count) <= limit else { continue }
    let distance = editDistance(wanted, Array(candidate.lowercased()))
    let isNear = distance <= limit && distance < max(wanted.count, candidate.count)
    if isNear, distance < best?.distance ?? Int.max {
      best = (candidate, distance)
    }
  }
  return best?.candidate
}

private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
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
