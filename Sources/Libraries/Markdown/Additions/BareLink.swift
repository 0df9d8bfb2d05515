/// An address in a text that becomes a link without markup (GFM 0.29 §6.9).
struct BareLink {
  /// Range of the address in the text's bytes.
  let range: Range<Int>
  /// Prefix that its destination has before the address.
  let scheme: StaticString

  /// Returns the addresses in a text, in order. `begins` says whether the start of the text may
  /// begin one.
  static func all(in text: [UInt8], mark: EscapeMark?, begins: Bool) -> [BareLink] {
    var links: [BareLink] = []
    var scanner = Scanner(text: text, mark: mark, begins: begins)
    while let link = scanner.next() { links.append(link) }
    return links
  }
}

private struct Scanner {
  let text: [UInt8]
  let mark: EscapeMark?
  let begins: Bool
  /// Index before which no address may begin.
  private var floor = 0
  private var index = 0

  init(text: [UInt8], mark: EscapeMark?, begins: Bool) {
    self.text = text
    self.mark = mark
    self.begins = begins
  }

  mutating func next() -> BareLink? {
    while index < text.count {
      let link: BareLink?
      switch text[index] {
      case UInt8(ascii: ":"): link = address()
      case UInt8(ascii: "w"): link = worldWideWeb()
      case UInt8(ascii: "@"): link = mail()
      default: link = nil
      }
      if let link {
        index = link.range.upperBound
        floor = index
        return link
      }
      index += 1
    }
    return nil
  }

  // MARK: - The three forms

  /// Reads `http://`, `https://` or `ftp://` and a host.
  private mutating func address() -> BareLink? {
    guard starts(with: "://"), !isMarked(index), !isMarked(index + 1), !isMarked(index + 2) else {
      return nil
    }
    var start = index
    while start > floor, index - start < 6, text[start - 1].isLetter { start -= 1 }
    let scheme = text[start..<index].map { $0 | 0x20 }
    guard ["http", "https", "ftp"].contains(where: { scheme.elementsEqual($0.utf8) }),
      start > floor ? !text[start - 1].isAlphanumeric : start > 0 || begins,
      let host = host(from: index + 3), host.lowerBound < host.upperBound
    else { return nil }
    let end = end(from: host.upperBound)
    return end > host.lowerBound ? BareLink(range: start..<end, scheme: "") : nil
  }

  private mutating func worldWideWeb() -> BareLink? {
    guard starts(with: "www."), mayBegin(at: index), let host = host(from: index) else {
      return nil
    }
    let end = end(from: host.upperBound)
    return end > index + 4 ? BareLink(range: index..<end, scheme: "http://") : nil
  }

  /// Reads a name, `@`, and a host with a dot.
  private func mail() -> BareLink? {
    guard !isMarked(index) else { return nil }
    var start = index
    while start > floor, text[start - 1].isOfMailName, !isMarked(start - 1) { start -= 1 }
    guard start < index, start > 0 || begins else { return nil }
    var end = index + 1
    var dots = 0
    while end < text.count, text[end].isOfMailHost, !isMarked(end) {
      if text[end] == UInt8(ascii: ".") {
        guard end + 1 < text.count, text[end + 1].isAlphanumeric else { break }
        dots += 1
      }
      end += 1
    }
    guard dots > 0, text[end - 1].isAlphanumeric else { return nil }
    // GFM makes a preceding `mailto:` part of the address, and so of the link's text.
    let prefix = Array("mailto:".utf8)
    if start - floor >= prefix.count, text[start - prefix.count..<start].elementsEqual(prefix) {
      return BareLink(range: start - prefix.count..<end, scheme: "")
    }
    return BareLink(range: start..<end, scheme: "mailto:")
  }

  // MARK: - Their parts

  /// Whether an address may begin at an index: after a space or one of `*_~(`, or at the beginning
  /// of a line or of emphasized text.
  private func mayBegin(at index: Int) -> Bool {
    guard index > 0 else { return begins }
    guard index > floor, !isMarked(index) else { return false }
    switch text[index - 1] {
    case 0...UInt8(ascii: " "), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
      UInt8(ascii: "("):
      return true
    default: return false
    }
  }

  /// Reads labels separated by dots; the last two must not contain a `_`. If they do, no address
  /// can begin later in these labels either, so the search continues after them.
  private mutating func host(from start: Int) -> Range<Int>? {
    var end = start
    var underscores = (last: false, before: false)
    labels: while end < text.count {
      switch text[end] {
      case UInt8(ascii: "."): underscores = (last: false, before: underscores.last)
      case UInt8(ascii: "_"): underscores.last = true
      case UInt8(ascii: "-"): break
      // An escape mark, or a space, dash or quotation mark beyond ASCII, ends the host.
      case 0x80...: if mark?.begins(at: end, in: text) == true || isBreak(end) { break labels }
      case let byte: if !byte.isAlphanumeric { break labels }
      }
      end += 1
    }
    guard !underscores.last, !underscores.before else {
      index = max(index, end - 1)
      return nil
    }
    return start..<end
  }

  /// End of an address whose host ends at an index. The address extends to a space or `<`, without
  /// the punctuation that ends a sentence.
  private func end(from host: Int) -> Int {
    var end = host
    var parentheses = 0
    while end < text.count, text[end] > UInt8(ascii: " "), text[end] != UInt8(ascii: "<"),
      !isBreak(end)
    {
      if text[end] == UInt8(ascii: "(") { parentheses += 1 }
      if text[end] == UInt8(ascii: ")") { parentheses -= 1 }
      end += 1
    }
    while end > 0 {
      switch text[end - 1] {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "."), UInt8(ascii: ","),
        UInt8(ascii: ":"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"),
        UInt8(ascii: "'"), UInt8(ascii: "\""):
        end -= isMarked(end - 1) ? 3 : 1
      case UInt8(ascii: ")"):
        // Drops only parentheses that were not opened in the address.
        guard parentheses < 0 else { return end }
        parentheses += 1
        end -= 1
      case UInt8(ascii: ";"):
        var start = end - 1
        while start > 0, text[start - 1].isAlphanumeric { start -= 1 }
        guard start > 0, start < end - 1, text[start - 1] == UInt8(ascii: "&") else {
          return end - 1
        }
        end = start - 1
      default: return end
      }
    }
    return end
  }

  /// Whether it is a space beyond ASCII, or a quotation mark, dash or ellipsis that a system
  /// inserts automatically.
  private func isBreak(_ index: Int) -> Bool {
    switch (text[index], next(index), next(index + 1)) {
    case (0xC2, 0xA0, _), (0xC2, 0xAB, _), (0xC2, 0xBB, _), (0xE2, 0x80, 0x80...0x8A),
      (0xE2, 0x80, 0x93...0xA6), (0xE2, 0x80, 0xAF), (0xE3, 0x80, 0x80...0x91),
      (0xEF, 0xBC, 0x88...0x89), (0xEF, 0xBC, 0x8C):
      true
    default: false
    }
  }

  private func next(_ index: Int) -> UInt8 { index + 1 < text.count ? text[index + 1] : 0 }

  private func isMarked(_ index: Int) -> Bool { mark?.marks(index, in: text) == true }

  private func starts(with wanted: StaticString) -> Bool {
    let end = index + wanted.utf8CodeUnitCount
    guard end <= text.count else { return false }
    return wanted.withUTF8Buffer { text[index..<end].elementsEqual($0) }
  }
}

extension UInt8 {
  var isAlphanumeric: Bool { isLetter || isDigit }

  fileprivate var isOfMailName: Bool {
    isAlphanumeric || self == UInt8(ascii: ".") || self == UInt8(ascii: "+")
      || isOfMailHost
  }

  fileprivate var isOfMailHost: Bool {
    isAlphanumeric || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "_")
  }
}
