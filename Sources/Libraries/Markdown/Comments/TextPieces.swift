import Basics

/// Maps the bytes of a text to those of another text, of which it lacks some parts.
struct TextPieces {
  /// A run of bytes that both texts contain.
  private struct Piece {
    let start: Int
    let origin: Int
  }

  private var pieces: [Piece] = []

  /// Records that the bytes from `start` on are those of the other text from `origin` on.
  mutating func append(at start: Int, origin: Int) {
    if let last = pieces.last, last.start == start { pieces.removeLast() }
    if let last = pieces.last, last.origin - last.start == origin - start { return }
    pieces.append(Piece(start: start, origin: origin))
  }

  /// Drops all bytes from an index on.
  mutating func cut(to count: Int) {
    while let last = pieces.last, last.start >= count { pieces.removeLast() }
  }

  /// Index in the other text of the byte at an index.
  func origin(of index: Int) -> Int {
    let next = pieces.partitioningIndex { $0.start > index }
    guard next > 0 else { return index }
    return pieces[next - 1].origin + index - pieces[next - 1].start
  }

  /// Composes these pieces with those that map the other text to an earlier one.
  func joined(to earlier: TextPieces, count: Int) -> TextPieces {
    var result = TextPieces()
    for (index, piece) in pieces.enumerated() {
      let end =
        piece.origin + (index + 1 < pieces.count ? pieces[index + 1].start : count)
        - piece.start
      result.append(at: piece.start, origin: earlier.origin(of: piece.origin))
      var next = earlier.pieces.partitioningIndex { $0.start > piece.origin }
      while next < earlier.pieces.count, earlier.pieces[next].start < end {
        let inner = earlier.pieces[next]
        result.append(at: piece.start + inner.start - piece.origin, origin: inner.origin)
        next += 1
      }
    }
    return result
  }
}
