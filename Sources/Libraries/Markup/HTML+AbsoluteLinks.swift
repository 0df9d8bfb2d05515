import Basics
import CPlatform

extension HTML {
  /// Returns the markup with absolute addresses, resolved against a page, for use outside the page.
  ///
  /// Reads tags as browsers do (HTML Standard, "Tokenization"), because the markup may contain raw
  /// HTML.
  package func withAbsoluteLinks(on page: PageAddress) -> HTML {
    var rewriter = LinkRewriter(bytes, page)
    rewriter.rewrite()
    return HTML(trusted: rewriter.output)
  }
}

private struct LinkRewriter: ~Copyable {
  private let bytes: [UInt8]
  private let page: PageAddress
  private var index = 0
  /// Index up to which bytes have been written.
  private var start = 0
  private(set) var output: OutputBuffer

  init(_ bytes: [UInt8], _ page: PageAddress) {
    self.bytes = bytes
    self.page = page
    output = OutputBuffer(capacity: bytes.count + 256)
  }

  mutating func rewrite() {
    while true {
      index = bytes.withUnsafeBufferPointer { bytes in
        zoetrope_end_of_plain(bytes.baseAddress, index, bytes.count, zoetrope_marks_of_tags)
      }
      guard index < bytes.count else { break }
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
    let element = skipName { $0 == UInt8(ascii: "/") }
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index].isSpace || bytes[index] == UInt8(ascii: "/") {
        index += 1
      } else {
        attribute(of: element)
      }
    }
    index = min(index + 1, bytes.count)
    if let name = Self.textElements.first(where: { isName(element, $0) }) {
      skip(before: "</\(name)")
    }
  }

  /// Elements whose content is always text.
  private static let textElements = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
  ]

  /// Attributes that contain one address.
  private static let addressAttributes = [
    "href", "src", "cite", "poster", "xlink:href", "action", "formaction", "background", "longdesc",
  ]

  private mutating func attribute(of element: Range<Int>) {
    // A name may begin with `=`, but with no other byte that would end a name.
    let first = index
    index += 1
    _ = skipName { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=") }
    let attribute = first..<index
    skipSpaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { return }
    index += 1
    skipSpaces()
    guard let value = value() else { return }
    guard let replacement = replacement(of: value, attribute, element) else { return }
    output.append(bytes[start..<value.lowerBound])
    output.append(replacement)
    start = value.upperBound
  }

  /// Returns an attribute's value with absolute addresses; `nil` if it doesn't change.
  private func replacement(
    of value: Range<Int>, _ attribute: Range<Int>, _ element: Range<Int>
  ) -> String? {
    var text: String { String(decoding: bytes[value], as: UTF8.self) }
    if Self.addressAttributes.contains(where: { isName(attribute, $0) }) {
      return isName(attribute, "src") && value.isEmpty ? nil : page.resolved(text.trimmed)
    }
    if isName(attribute, "data"), isName(element, "object") { return page.resolved(text.trimmed) }
    if isName(attribute, "srcset") || isName(attribute, "imagesrcset") { return candidates(text) }
    return nil
  }

  /// Whether a name in the markup equals a lower-case name.
  private func isName(_ range: Range<Int>, _ name: String) -> Bool {
    range.count == name.utf8.count
      && zip(bytes[range], name.utf8).allSatisfy { $0 == $1 || $1.isLetter && $0 ^ 0x20 == $1 }
  }

  /// Returns the range of an attribute's value without its quotes and moves past it.
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

  /// Resolves addresses with their widths or densities (HTML Standard, "srcset attributes").
  private func candidates(_ text: String) -> String {
    var result: [String] = []
    var rest = text[...]
    while true {
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      guard !rest.isEmpty else { break }
      var address = rest.prefix { !$0.isWhitespace }
      rest = rest[address.endIndex...]
      var descriptor: Substring = ""
      if address.ends(with: ",") {
        while let before = address.before(",") { address = before }
      } else {
        descriptor = rest.upTo(",")
        rest = rest[descriptor.endIndex...]
      }
      let absolute = page.resolved(address) ?? String(address)
      let trimmed = String(descriptor).trimmed
      result.append(trimmed.isEmpty ? absolute : "\(absolute) \(trimmed)")
    }
    return result.joined(separator: ", ")
  }

  /// Moves to a space, a `>` or another byte that ends a name; returns the range of the name.
  private mutating func skipName(until isEnd: (UInt8) -> Bool) -> Range<Int> {
    let first = index
    while index < bytes.count, !bytes[index].isSpace, bytes[index] != UInt8(ascii: ">"),
      !isEnd(bytes[index])
    {
      index += 1
    }
    return first..<index
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
  /// The text without leading and trailing spaces, which browsers ignore in addresses.
  fileprivate var trimmed: Substring {
    let start = utf8.firstIndex { !$0.isSpace } ?? endIndex
    let end = utf8.lastIndex { !$0.isSpace }.map { utf8.index(after: $0) } ?? start
    return self[start..<end]
  }
}

extension UInt8 {
  /// Whether it is ASCII white space as defined by HTML.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }

  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
}
