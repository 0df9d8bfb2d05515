/// A comment in the form of a link definition, such as `[//]: # (…)` or `[comment]: <> (…)`.
///
/// CommonMark reads a definition only where a paragraph may begin, and shows others as text.
/// Zoetrope treats the lines as a comment wherever they are, if the label or destination marks them
/// as one.
struct CommentDefinition {
  /// The comment up to the end of its last line; only its opening if it isn't closed.
  let range: Range<Int>
  let isClosed: Bool

  /// Greatest number of bytes in a label; the labels of comments are short.
  private static let longestLabel = 100
  private static let emptyDestinations: [StaticString] = ["#", "<>", "<#>"]

  /// Reads the definition whose label ends with the bracket at an index.
  init?(endingLabelAt end: Int, of text: UnsafeBufferPointer<UInt8>) {
    let first = max(0, end - Self.longestLabel)
    guard let start = text[first..<end].lastIndex(of: UInt8(ascii: "[")) else { return nil }
    self.init(at: start, of: text)
  }

  /// Reads the definition whose label begins at an index.
  init?(at start: Int, of text: UnsafeBufferPointer<UInt8>) {
    let label = text[(start + 1)...].prefix(Self.longestLabel).prefix {
      $0 != UInt8(ascii: "]") && $0 != UInt8(ascii: "[") && !$0.isLineEnd
    }
    guard label.first != UInt8(ascii: "^"), text.end(ofMark: "]:", at: label.endIndex) != nil,
      text.holdsOnlyContainers(before: start)
    else { return nil }
    var line = text.restOfLine(from: label.endIndex + 2)
    if line.isEmpty, let next = text.nextLine(after: line) { line = next }
    let empty = Self.emptyDestinations.lazy.compactMap { mark in
      text.end(ofMark: mark, at: line.lowerBound).flatMap { end in
        end == line.upperBound || text[end].isBlank || text[end].closingOfTitle != nil ? end : nil
      }
    }.first
    let word = text[line].prefix { !$0.isBlank }
    var rest = text.restOfLine(
      from: empty ?? (word.first?.closingOfTitle == nil ? word.endIndex : line.lowerBound))
    if rest.isEmpty, let next = text.nextLine(after: rest),
      text[next].first?.closingOfTitle != nil
    {
      rest = next
    }
    let closing = text[rest].first?.closingOfTitle
    let isLink = word.isAddress && (rest.isEmpty || closing != nil)
    switch Label(label) {
    case .comment: break
    case .perhapsComment where !isLink: break
    case .name where empty != nil && closing != nil && text.followsText(lineOf: start): break
    default: return nil
    }
    let end = closing.flatMap { text.endOfTitle(from: rest.lowerBound + 1, $0) }
    isClosed = end != nil || empty == nil || closing == nil || rest.lowerBound > line.upperBound
    range = start..<(end ?? (isClosed ? line.upperBound : rest.lowerBound + 1))
  }

  private enum Label {
    /// `//`.
    case comment
    /// `comment`, `_`, `*` or an empty label, which may also be the name of a link.
    case perhapsComment
    case name

    init(_ label: Slice<UnsafeBufferPointer<UInt8>>) {
      let label = label.filter { !$0.isBlank }.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
      if label.starts(with: "//".utf8) {
        self = .comment
      } else if label.elementsEqual("comment".utf8) || label.elementsEqual("comments".utf8)
        || !label.contains(where: \.isOfWord)
      {
        self = .perhapsComment
      } else {
        self = .name
      }
    }
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether a word looks like the address of a link.
  fileprivate var isAddress: Bool {
    contains(where: \.isOfWord) && contains { ":/.#".utf8.contains($0) }
  }
}

extension UInt8 {
  fileprivate var isOfWord: Bool { isAlphanumeric || self >= 0x80 }

  /// Mark that closes a title opened by this mark (CommonMark 0.30 §6.3).
  fileprivate var closingOfTitle: UInt8? {
    switch self {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "\""), UInt8(ascii: "'"): self
    default: nil
    }
  }

  fileprivate var isBlankOrQuote: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == UInt8(ascii: ">")
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether only spaces and the marks of quotes and lists precede an index in its line.
  fileprivate func holdsOnlyContainers(before index: Int) -> Bool {
    let other = self[..<index].lastIndex {
      !$0.isBlankOrQuote && !$0.isDigit && !"-+*.)".utf8.contains($0)
    }
    return other.map { self[$0].isLineEnd } ?? true
  }

  /// Whether only spaces and quote marks precede an index in its line, and the line before it is
  /// empty except for these.
  func mayBeginParagraph(at index: Int) -> Bool {
    let other = self[..<index].lastIndex { !$0.isBlankOrQuote }
    return other.map { self[$0].isLineEnd } ?? true && !followsText(lineOf: index)
  }

  /// Whether the line before an index's line contains more than spaces and quote marks.
  fileprivate func followsText(lineOf index: Int) -> Bool {
    guard let end = self[..<index].lastIndex(where: \.isLineEnd) else { return false }
    let isTwo = end > 0 && self[end] == UInt8(ascii: "\n") && self[end - 1] == UInt8(ascii: "\r")
    let last = self[..<(isTwo ? end - 1 : end)].last { !$0.isBlankOrQuote }
    return last.map { !$0.isLineEnd } ?? false
  }

  /// The text from an index to the end of its line, without leading spaces.
  fileprivate func restOfLine(from index: Int) -> Range<Int> {
    let end = self[index...].firstIndex(where: \.isLineEnd) ?? count
    let start = self[index..<end].firstIndex { !$0.isBlank } ?? end
    return start..<end
  }

  /// The text of the line after a line; `nil` if that line is empty.
  fileprivate func nextLine(after line: Range<Int>) -> Range<Int>? {
    guard line.upperBound < count else { return nil }
    let start = afterLineEnd(at: line.upperBound)
    let next = restOfLine(from: self[start...].firstIndex { !$0.isBlankOrQuote } ?? count)
    return next.isEmpty ? nil : next
  }

  /// End of a title, which is closed by the last character of a line of the paragraph.
  fileprivate func endOfTitle(from start: Int, _ closing: UInt8) -> Int? {
    var line = restOfLine(from: start)
    while true {
      if let last = self[line].lastIndex(where: { !$0.isBlank }), self[last] == closing {
        return last + 1
      }
      guard let next = nextLine(after: line) else { return nil }
      line = next
    }
  }
}
