/// Finds destinations as authors write them: with backslashes and entities, in `<>`, or on the line
/// after their bracket.
///
/// It borrows its bytes, so it must not outlive them.
struct DestinationText {
  private let text: UnsafeBufferPointer<UInt8>
  private let area: Range<Int>

  init(_ text: UnsafeBufferPointer<UInt8>, in area: Range<Int>) {
    self.text = text
    self.area = area
  }

  /// Indices after which a destination may begin: each `(` of a `](`, and each `<`.
  var inlineCandidates: [Int] {
    area.filter { index in
      switch text[index] {
      case UInt8(ascii: "("): index > area.lowerBound && text[index - 1] == UInt8(ascii: "]")
      case UInt8(ascii: "<"): true
      default: false
      }
    }
  }

  /// Indices of the `:` of each `]:`.
  var definitionCandidates: [Int] {
    area.filter { index in
      text[index] == UInt8(ascii: ":") && index > area.lowerBound
        && text[index - 1] == UInt8(ascii: "]")
    }
  }

  /// Range of a destination after a candidate; `nil` if a different destination follows it.
  func range(of destination: UnsafeBufferPointer<UInt8>, at candidate: Int) -> Range<Int>? {
    guard text[candidate] != UInt8(ascii: "<") else {
      return automaticLink(destination, at: candidate + 1)
    }
    let position = afterSpace(from: candidate + 1)
    let isPointed = position < area.upperBound && text[position] == UInt8(ascii: "<")
    let start = isPointed ? position + 1 : position
    guard let end = matchEnd(destination[...], from: start) else { return nil }
    if isPointed {
      return end < area.upperBound && text[end] == UInt8(ascii: ">") ? start..<end : nil
    }
    return endsLink(at: end, isDefinition: text[candidate] == UInt8(ascii: ":"))
      ? start..<end : nil
  }

  var start: Int { area.lowerBound }

  /// Range of a text as written, from an index on; `nil` after too many partial matches.
  func range(ofText wanted: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
    guard let first = wanted.first else { return nil }
    var attempts = 4096
    for index in start..<max(start, area.upperBound) where text[index] == first {
      if let end = matchEnd(wanted[...], from: index) { return index..<end }
      attempts -= 1
      guard attempts > 0 else { return nil }
    }
    return nil
  }

  /// Range after a candidate up to a space or `>`.
  func token(at candidate: Int) -> Range<Int> {
    var start = afterSpace(from: candidate + 1)
    let isPointed = start < area.upperBound && text[start] == UInt8(ascii: "<")
    if isPointed { start += 1 }
    var end = start
    while end < area.upperBound, !text[end].isLineEnd,
      isPointed ? text[end] != UInt8(ascii: ">") : !text[end].isBlank
    {
      end += 1
    }
    return start..<end
  }

  /// Whether a title or the end of the link follows the destination.
  private func endsLink(at end: Int, isDefinition: Bool) -> Bool {
    let next = afterSpace(from: end)
    guard next < area.upperBound else { return isDefinition }
    switch text[next] {
    case UInt8(ascii: ")"): return !isDefinition
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("): return next > end
    default: return isDefinition && text[end..<next].contains(where: \.isLineEnd)
    }
  }

  /// Index after spaces, a line end, and the quote marks at the start of the next line.
  private func afterSpace(from start: Int) -> Int {
    var index = start
    var isNewLine = false
    while index < area.upperBound {
      if text[index].isLineEnd {
        isNewLine = true
      } else if !text[index].isBlank, !(isNewLine && text[index] == UInt8(ascii: ">")) {
        break
      }
      index += 1
    }
    return index
  }

  private func automaticLink(
    _ destination: UnsafeBufferPointer<UInt8>, at start: Int
  ) -> Range<Int>? {
    var wanted = destination[...]
    let mail = Array("mailto:".utf8)
    if wanted.starts(with: mail), !text[start..<area.upperBound].starts(with: mail) {
      wanted = wanted.dropFirst(mail.count)
    }
    guard let end = matchEnd(wanted, from: start), end < area.upperBound,
      text[end] == UInt8(ascii: ">")
    else { return nil }
    return start..<end
  }

  /// End of the written text that means the destination; `nil` if the text means something else.
  private func matchEnd(
    _ destination: Slice<UnsafeBufferPointer<UInt8>>, from start: Int
  ) -> Int? {
    var index = start
    var wanted = destination
    while let byte = wanted.first {
      guard index < area.upperBound else { return nil }
      if text[index] == UInt8(ascii: "\\"), index + 1 < area.upperBound,
        text[index + 1].isPunctuation
      {
        guard text[index + 1] == byte else { return nil }
        index += 2
        wanted = wanted.dropFirst()
      } else if let entity = entityEnd(at: index), !wanted.starts(with: text[index..<entity]) {
        index = entity
        wanted = wanted.dropFirst(byte.scalarLength)
      } else {
        guard text[index] == byte else { return nil }
        index += 1
        wanted = wanted.dropFirst()
      }
    }
    return index
  }

  /// End of a character reference such as `&amp;` (CommonMark 0.30 §2.5).
  private func entityEnd(at start: Int) -> Int? {
    guard text[start] == UInt8(ascii: "&") else { return nil }
    var index = start + 1
    while index < area.upperBound, index - start <= 32, text[index].isReferenceCharacter {
      index += 1
    }
    guard index < area.upperBound, index > start + 1, text[index] == UInt8(ascii: ";") else {
      return nil
    }
    return index + 1
  }
}

extension UInt8 {
  fileprivate var isPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  fileprivate var isReferenceCharacter: Bool {
    isDigit || self == UInt8(ascii: "#")
      || (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
  }

  /// Number of bytes of the UTF-8 sequence that begins with this byte.
  fileprivate var scalarLength: Int {
    switch self {
    case 0xF0...0xF7: 4
    case 0xE0...0xEF: 3
    case 0xC0...0xDF: 2
    default: 1
    }
  }
}
