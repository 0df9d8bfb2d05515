/// Candidates for misspelt words. Works like `suggestion`, but compares bytes, and rules out most
/// candidates with a quick check.
package struct SuggestionIndex: Sendable {
  private struct Candidate {
    let text: String
    let bytes: [UInt8]
    /// One bit for each byte modulo 64; an edit adds or removes at most one.
    let letters: UInt64

    init(_ text: String) {
      self.text = text
      bytes = Array(text.lowercased().utf8)
      letters = bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    }
  }

  /// Greatest length in bytes; longer words are skipped because the cost is quadratic.
  private static let lengthLimit = 256

  private let candidates: [Candidate]

  /// Creates an index. If several texts are equally near, the one that begins most like the word is
  /// returned, or else the first.
  package init(_ texts: some Sequence<String>) { candidates = texts.map(Candidate.init) }

  /// Returns the nearest text; `nil` if none is near.
  package func nearest(to word: String) -> String? {
    let wanted = Candidate(word)
    guard !wanted.bytes.isEmpty, wanted.bytes.count <= Self.lengthLimit else { return nil }
    var best: (text: String, distance: Int, start: Int)?
    var rows = EditRows(wanted.bytes)
    // Compares bytes, because the two forms of "é" are equal as `String`, and the other form may be
    // meant.
    for candidate in candidates where !candidate.text.utf8.elementsEqual(word.utf8) {
      let longer = max(wanted.bytes.count, candidate.bytes.count)
      var limit = min(max(1, longer / 3), longer - 1)
      if let best { limit = min(limit, best.distance) }
      guard limit >= 0, abs(candidate.bytes.count - wanted.bytes.count) <= limit,
        candidate.bytes.count <= Self.lengthLimit,
        (candidate.letters & ~wanted.letters).nonzeroBitCount <= limit,
        (wanted.letters & ~candidate.letters).nonzeroBitCount <= limit,
        let distance = rows.distance(to: candidate.bytes, upTo: limit)
      else { continue }
      let start = zip(wanted.bytes, candidate.bytes).prefix { $0 == $1 }.count
      if let best, (best.distance, -best.start) <= (distance, -start) { continue }
      best = (candidate.text, distance, start)
    }
    return best?.text
  }
}

/// Computes edit distances of one word within a diagonal band given by the limit. Edits are
/// insertions, deletions, substitutions and transpositions (optimal string alignment).
private struct EditRows {
  private let word: [UInt8]
  private var beforeLast: [Int] = []
  private var last: [Int] = []
  private var row: [Int] = []

  init(_ word: [UInt8]) { self.word = word }

  /// Returns the distance; `nil` if it exceeds the limit.
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
        // Cells above the band are not computed.
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
