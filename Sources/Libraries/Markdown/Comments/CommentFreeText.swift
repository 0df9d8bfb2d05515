/// A text without its comments, in the form in which libcmark reads it.
///
/// A comment begins outside of code and ends with the next closing mark of its form, whatever is
/// between them: lines, code, or marks of other comments. The text before and after it is joined. A
/// line that contains only the comment disappears. If the comment spans an empty line, an empty
/// line stays, because it separates blocks.
struct CommentFreeText {
  private(set) var bytes: [UInt8] = []
  private(set) var pieces = TextPieces()

  /// Start in `bytes` of the line being written, and what the line contains so far.
  private var lineStart = 0
  private var line = LineStart.container

  private enum LineStart {
    /// Only spaces, tabs and quote marks, or nothing.
    case container
    /// Also list markers.
    case item
    case text
  }

  /// Takes a text and the ranges of its comments in order.
  init(_ text: UnsafeBufferPointer<UInt8>, without comments: [Range<Int>]) {
    bytes.reserveCapacity(text.count)
    var index = 0
    for comment in comments where comment.lowerBound >= index {
      append(text, index..<comment.lowerBound)
      index = leaveOut(comment, of: text)
    }
    append(text, index..<text.count)
  }

  private mutating func append(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard !range.isEmpty else { return }
    pieces.append(at: bytes.count, origin: range.lowerBound)
    let start = bytes.count
    bytes.append(contentsOf: text[range])
    var index = bytes.count
    while index > start, !bytes[index - 1].isLineEnd { index -= 1 }
    if index > start {
      lineStart = index
      line = .container
    }
    while index < bytes.count, line != .text {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"): break
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
        UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        line = .item
      default: line = .text
      }
      index += 1
    }
  }

  /// Leaves out a comment; returns the index at which the text continues.
  private mutating func leaveOut(
    _ comment: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var next = comment.upperBound
    while next < text.count, text[next] == UInt8(ascii: " ") || text[next] == UInt8(ascii: "\t") {
      next += 1
    }
    if next < text.count, !text[next].isLineEnd {
      // The spaces after the comment are dropped if they would make the line code, or leave two
      // spaces in a row.
      if line != .text || bytes.last?.isBlank == true || followsOpening {
        if text.closesWords(at: next) { dropBlanks() }
        return next
      }
      return comment.upperBound
    }
    guard line == .container else {
      dropBlanks()
      return next
    }
    bytes.removeSubrange(lineStart...)
    pieces.cut(to: lineStart)
    return text.holdsEmptyLine(in: comment) ? next : text.afterLineEnd(at: next)
  }

  /// Removes spaces and tabs at the end of the line being written.
  private mutating func dropBlanks() {
    while bytes.count > lineStart, bytes.last?.isBlank == true { bytes.removeLast() }
    pieces.cut(to: bytes.count)
  }

  /// Whether the line so far ends with opening marks, such as `*` or `(`, that belong to the next
  /// text.
  private var followsOpening: Bool {
    var index = bytes.count
    while index > lineStart, bytes.count - index < 8, bytes[index - 1].opensWords { index -= 1 }
    return index < bytes.count && (index == lineStart || bytes[index - 1].isBlank)
  }
}

extension UInt8 {
  fileprivate var opensWords: Bool {
    switch self {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "("),
      UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"):
      true
    default: false
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether marks at an index close the text before them: a space or the end of the line follows.
  fileprivate func closesWords(at start: Int) -> Bool {
    let marks = self[start...].prefix(8).prefix {
      $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "~")
        || $0 == UInt8(ascii: ")") || $0 == UInt8(ascii: "]")
    }
    guard let first = marks.first else { return false }
    return marks.endIndex == count || self[marks.endIndex].isBlank || first == UInt8(ascii: ")")
      || first == UInt8(ascii: "]")
  }

  fileprivate func holdsEmptyLine(in range: Range<Int>) -> Bool {
    var isEmpty = false
    for byte in self[range] {
      if byte == UInt8(ascii: "\n") {
        if isEmpty { return true }
        isEmpty = true
      } else if !byte.isBlank {
        isEmpty = false
      }
    }
    return false
  }
}
