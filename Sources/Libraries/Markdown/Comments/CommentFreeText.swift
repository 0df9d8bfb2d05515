/// A text without its comments, in the form in which libcmark reads it.
///
/// A comment begins outside of code and ends with the next mark of its form, whatever lies between
/// them: lines, code, marks of other comments. The text around it is joined. A line that holds
/// nothing else goes with it; only one that spans an empty line leaves one, since it parts blocks.
struct CommentFreeText {
  private(set) var bytes: [UInt8] = []
  private(set) var pieces = TextPieces()

  /// Range in `bytes` of the line that is being written, and what it holds so far.
  private var lineStart = 0
  private var line = LineStart.container

  private enum LineStart {
    /// Blanks and marks of quotes, or nothing.
    case container
    /// Marks of lists as well.
    case item
    case text
  }

  /// Takes a text and ranges of its comments in their order.
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

  /// Leaves a comment out; returns the index at which the text goes on.
  private mutating func leaveOut(
    _ comment: Range<Int>, of text: UnsafeBufferPointer<UInt8>
  ) -> Int {
    var next = comment.upperBound
    while next < text.count, text[next] == UInt8(ascii: " ") || text[next] == UInt8(ascii: "\t") {
      next += 1
    }
    if next < text.count, !text[next].isLineEnd {
      // Blanks that a comment parted would make code of a line, or two spaces of one.
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

  /// Removes blanks at the end of the line that is being written.
  private mutating func dropBlanks() {
    while bytes.count > lineStart, bytes.last?.isBlank == true { bytes.removeLast() }
    pieces.cut(to: bytes.count)
  }

  /// Whether marks such as `*` or `(` end the line so far, which open what follows.
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
  /// Whether marks at an index close what is before them: a blank, or the line's end, follows.
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
