extension HTML {
  /// The same markup for a reader elsewhere: every address in it is absolute, as seen from a page.
  ///
  /// It follows tags as browsers do (HTML Standard, "Tokenization"), since raw HTML may be in it.
  package func withAbsoluteLinks(on page: PageAddress) -> HTML {
    var rewriter = LinkRewriter(bytes, page)
    rewriter.rewrite()
    return HTML(trusted: rewriter.output)
  }
}

private struct LinkRewriter {
  private let bytes: [UInt8]
  private let page: PageAddress
  private var index = 0
  /// Up to where all is written.
  private var start = 0
  private(set) var output: OutputBuffer

  init(_ bytes: [UInt8], _ page: PageAddress) {
    self.bytes = bytes
    self.page = page
    output = OutputBuffer(capacity: bytes.count + 256)
  }

  mutating func rewrite() {
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      index += 1
      if bytes[index...].starts(with: "!--".utf8) {
        skip(behind: "-->")
      } else if index < bytes.count, bytes[index].isLetter {
        tag()
      }
    }
    output.append(bytes[start...])
  }

  private mutating func tag() {
    let element = name { $0 == UInt8(ascii: "/") }
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index].isSpace || bytes[index] == UInt8(ascii: "/") {
        index += 1
      } else {
        attribute(of: element)
      }
    }
    index = min(index + 1, bytes.count)
    // What these hold is text, whatever it looks like.
    if ["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes"]
      .contains(element)
    {
      skip(before: "</\(element)")
    }
  }

  private mutating func attribute(of element: String) {
    // A name may begin with `=`, and with nothing else that ends one.
    let first = index
    index += 1
    _ = name { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=") }
    let attribute = String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
    skipSpaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return }
    index += 1
    skipSpaces()
    guard let value = value() else { return }
    let text = String(decoding: bytes[value], as: UTF8.self)
    let replacement: String? =
      switch attribute {
      case "href", "xlink:href", "src", "poster", "cite", "action", "formaction", "background",
        "longdesc":
        attribute != "src" || !text.isEmpty ? page.resolved(text.trimmed) : nil
      case "data" where element == "object": page.resolved(text.trimmed)
      case "srcset", "imagesrcset": candidates(text)
      default: nil
      }
    guard let replacement else { return }
    output.append(bytes[start..<value.lowerBound])
    output.append(replacement)
    start = value.upperBound
  }

  /// The value of an attribute without its quotes; the index goes behind it.
  private mutating func value() -> Range<Int>? {
    guard index < bytes.count else { return nil }
    let quote = bytes[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      let first = index + 1
      let end = bytes[first...].firstIndex(of: quote) ?? bytes.count
      index = min(end + 1, bytes.count)
      return first..<end
    }
    let first = index
    while index < bytes.count, !bytes[index].isSpace, bytes[index] != UInt8(ascii: ">") {
      index += 1
    }
    return first..<index
  }

  /// Addresses with their widths or densities (HTML Standard, "srcset attributes").
  private func candidates(_ text: String) -> String {
    var result: [String] = []
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      guard !rest.isEmpty else { break }
      var address = rest.prefix { !$0.isWhitespace }
      rest = rest[address.endIndex...]
      var descriptor: Substring = ""
      if address.last == "," {
        while address.last == "," { address.removeLast() }
      } else {
        descriptor = rest.prefix { $0 != "," }
        rest = rest[descriptor.endIndex...]
      }
      let absolute = page.resolved(address) ?? String(address)
      let trimmed = String(descriptor).trimmed
      result.append(trimmed.isEmpty ? absolute : "\(absolute) \(trimmed)")
    }
    return result.joined(separator: ", ")
  }

  /// Reads up to a space, a `>` or another end.
  private mutating func name(until isEnd: (UInt8) -> Bool) -> String {
    let first = index
    while index < bytes.count, !bytes[index].isSpace, bytes[index] != UInt8(ascii: ">"),
      !isEnd(bytes[index])
    {
      index += 1
    }
    return String(decoding: bytes[first..<index], as: UTF8.self).lowercased()
  }

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index].isSpace { index += 1 }
  }

  private mutating func skip(behind end: String) {
    while index < bytes.count, !bytes[index...].starts(with: end.utf8) { index += 1 }
    index = min(index + end.utf8.count, bytes.count)
  }

  private mutating func skip(before end: String) {
    while index < bytes.count,
      !bytes[index...].prefix(end.utf8.count).map({ $0 | 0x20 }).elementsEqual(
        end.utf8.map { $0 | 0x20 })
    {
      index += 1
    }
  }
}

extension String {
  /// Without the spaces at both ends, which browsers ignore in addresses.
  fileprivate var trimmed: Substring {
    let start = utf8.firstIndex { !$0.isSpace } ?? endIndex
    let end = utf8.lastIndex { !$0.isSpace }.map { utf8.index(after: $0) } ?? start
    return self[start..<end]
  }
}

extension UInt8 {
  /// HTML's ASCII whitespace.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
