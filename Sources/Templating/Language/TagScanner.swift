/// A tag as written, not yet interpreted.
struct Tag {
  enum Sigil: UInt8 {
    case comment = 0x21  // !
    case section = 0x23  // #
    case block = 0x24  // $
    case raw = 0x26  // &
    case close = 0x2F  // /
    case parent = 0x3C  // <
    case delimiters = 0x3D  // =
    case partial = 0x3E  // >
    case inverted = 0x5E  // ^
    case triple = 0x7B  // {

    /// Whether it opens or closes a level.
    fileprivate var nests: Bool { self == .close || opens }

    /// Whether it needs an end tag.
    var opens: Bool {
      switch self {
      case .section, .inverted, .block, .parent: true
      case .close, .comment, .raw, .delimiters, .partial, .triple: false
      }
    }
  }

  /// Character after the delimiter; `nil` for a plain `{{name}}`.
  let sigil: Sigil?
  let range: Range<Int>
  /// Range of its content without surrounding white space.
  let content: Range<Int>
  /// The closing delimiter if it is missing.
  var missing: [UInt8]?
}

/// Finds the tags of a template in order, by the current delimiters.
///
/// Takes linear time, even with many unclosed tags.
struct TagScanner {
  private let bytes: [UInt8]
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  /// Delimiters that don't occur in the rest of the text.
  private var gone: Set<[UInt8]> = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next tag; `nil` at the end.
  mutating func next(from start: Int) -> Tag? {
    guard let start = find(opening, from: start) else { return nil }
    var inner = start + opening.count
    let sigil = inner < bytes.count ? Tag.Sigil(rawValue: bytes[inner]) : nil
    if sigil != nil { inner += 1 }
    let end = end(of: sigil)
    guard let close = close(by: end, of: sigil, from: inner) else {
      return unclosed(sigil, from: start, inner, end)
    }
    return Tag(
      sigil: sigil, range: start..<close + end.count, content: trimmed(inner..<close))
  }

  /// Sets new delimiters. Returns `false` unless the content is two delimiters.
  mutating func setDelimiters(_ content: Range<Int>) -> Bool {
    let parts = bytes[content].split(whereSeparator: \.isSpace)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      return false
    }
    (opening, closing) = (Array(parts[0]), Array(parts[1]))
    return true
  }

  private func end(of sigil: Tag.Sigil?) -> [UInt8] {
    switch sigil {
    case .triple: [UInt8(ascii: "}")] + closing
    case .delimiters: [UInt8(ascii: "=")] + closing
    default: closing
    }
  }

  /// Returns the start of a tag's closing delimiter; `nil` if another tag begins before it.
  /// Comments may contain anything, including tags.
  private mutating func close(by end: [UInt8], of sigil: Tag.Sigil?, from start: Int) -> Int? {
    if sigil == .comment || sigil == .delimiters { return find(end, from: start) }
    for index in start..<bytes.count {
      if has(end, at: index) { return index }
      if has(opening, at: index) { return nil }
    }
    return nil
  }

  /// Returns a tag without an end. Its content is the text that looks like a name, so that the tag
  /// still opens or closes a level.
  private func unclosed(_ sigil: Tag.Sigil?, from start: Int, _ inner: Int, _ end: [UInt8]) -> Tag {
    guard sigil?.nests == true,
      let first = bytes[inner...].firstIndex(where: { !$0.isBlank })
    else { return Tag(sigil: nil, range: start..<inner, content: inner..<inner, missing: end) }
    let last = bytes[first...].firstIndex { !$0.isNamePart } ?? bytes.count
    let brace = bytes[last...].first == closing.first ? 1 : 0
    return Tag(sigil: sigil, range: start..<last + brace, content: first..<last, missing: end)
  }

  private mutating func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard !gone.contains(pattern) else { return nil }
    for index in bytes.indices.dropFirst(start) where has(pattern, at: index) { return index }
    gone.insert(pattern)
    return nil
  }

  private func has(_ pattern: [UInt8], at index: Int) -> Bool {
    bytes[index] == pattern.first && bytes[index...].starts(with: pattern)
  }

  func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !bytes[$0].isSpace }),
      let last = range.last(where: { !bytes[$0].isSpace })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }
}

extension UInt8 {
  /// Whether it may be part of a name in a tag without an end.
  fileprivate var isNamePart: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "/"), 0x80...0xFF:
      true
    default: false
    }
  }
}
