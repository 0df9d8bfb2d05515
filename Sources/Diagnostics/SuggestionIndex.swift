/// Many words, of which one was probably meant by a misspelt one: what `suggestion` gives, judged by
/// bytes, at the cost of a glance at most of them.
package struct SuggestionIndex: Sendable {
  private struct Candidate {
    let text: String
    let bytes: [UInt8]
    /// A bit for each byte that occurs, of which every edit can make or mend one at most.
    let letters: UInt64

    init(_ text: String) {
      self.text = text
      bytes = Array(text.lowercased().utf8)
      letters = bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
  }

  /// Longer words are not compared: the cost grows with the square of their length.
  private static let lengthLimit = 256

  private let candidates: [Candidate]

  /// Of two that are equally near the first is given.
  package init(_ texts: some Sequence<String>) { candidates = texts.map(Candidate.init) }

  /// `nil` where none is near.
  package func nearest(to word: String) -> String? {
    let wanted = Candidate(word)
    guard !wanted.bytes.isEmpty, wanted.bytes.count <= Self.lengthLimit else { return nil }
    var best: (text: String, distance: Int)?
    var rows = EditRows(wanted.bytes)
    // By bytes: the two forms of "é" are one `String`, and one may be meant for the other.
    for candidate in candidates where !candidate.text.utf8.elementsEqual(word.utf8) {
      let longer = max(wanted.bytes.count, candidate.bytes.count)
      var limit = min(max(1, longer / 3), longer - 1)
      if let best { limit = min(limit, best.distance - 1) }
      guard limit >= 0, abs(candidate.bytes.count - wanted.bytes.count) <= limit,
        candidate.bytes.count <= Self.lengthLimit,
        (candidate.letters & ~wanted.letters).nonzeroBitCount <= limit,
        (wanted.letters & ~candidate.letters).nonzeroBitCount <= limit,
        let distance = rows.distance(to: candidate.bytes, upTo: limit)
      else { continue }
      best = (candidate.text, distance)
    }
    return best?.text
  }
}

/// Counts edits between one word and others: insertions, deletions, substitutions and transpositions
/// (optimal string alignment), in a band around the diagonal that the limit allows.
private struct EditRows {
  private let word: [UInt8]
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  init(_ word: [UInt8]) { self.word = word }

  /// `nil` beyond the limit.
  mutating func distance(to other: [UInt8], upTo limit: Int) -> Int? {
    let beyond = limit + 1
    beforeLast = Array(repeating: beyond, count: other.count + 1)
    last = (0...other.count).map { min($0, beyond) }
    row = beforeLast
    for i in word.indices {
      let low = max(0, i - limit)
      let high = min(other.count, i + limit + 1)
      guard low < high else { return nil }
      row[low] = low == 0 ? min(i + 1, beyond) : beyond
      var smallest = row[low]
      for j in low..<high {
        var cost = min(last[j] + (word[i] == other[j] ? 0 : 1), row[j] + 1)
        // Above the band nothing was counted.
        if j + 1 < i + limit + 1 { cost = min(cost, last[j + 1] + 1) }
        if i > 0, j > 0, word[i] == other[j - 1], word[i - 1] == other[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row[j + 1] = min(cost, beyond)
        smallest = min(smallest, row[j + 1])
      }
      guard smallest <= limit else { return nil }
      (beforeLast, last, row) = (last, row, beforeLast)
    }
    return last[other.count] <= limit ? last[other.count] : nil
  }
}
