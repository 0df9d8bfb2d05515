/// Reader of the subset of XML that drawings need, one event at a time (XML 1.0 with Namespaces).
///
/// The reader is strict: anything that isn't well-formed throws a fault. It skips a document type
/// that only names a standard, and refuses entity declarations. Open elements are kept on its own
/// stack, so deep nesting can't overflow the thread's.
struct DrawingReader {
  /// Namespaces that matter in drawings.
  enum Space: Sendable, Hashable { case svg, xlink, xml, html, none, other }

  struct Name: Sendable, Hashable {
    let space: Space
    let local: String
  }

  /// Text with its references resolved.
  struct Text: Sendable {
    var bytes: [UInt8]
    /// Range of the text in the file.
    let range: Range<Int>
    /// Whether the text equals the file's bytes in `range`, so that offsets correspond.
    let isVerbatim: Bool

    /// Range in the file for a part of the text.
    func place(_ part: Range<Int>) -> Range<Int> {
      isVerbatim
        ? range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound : range
    }
  }

  struct Attribute: Sendable {
    let name: Name
    let value: Text
    /// Range of the name.
    let range: Range<Int>
  }

  struct Element: Sendable {
    let name: Name
    let attributes: [Attribute]
    /// Range of the name.
    let range: Range<Int>
  }

  enum Event {
    case start(Element)
    case end
    case text(Text)
    case comment
    /// A processing instruction, with its name.
    case instruction(String, at: Range<Int>)
  }

  let bytes: [UInt8]
  var next = 0
  /// Names of the open elements, as written.
  private(set) var open: [Range<Int>] = []
  private var spaces = DrawingSpaces()
  /// Whether the last start tag also ended its element (`<g/>`).
  private var endsAtOnce = false
  private(set) var hasRoot = false
  var hasType = false

  init(_ bytes: [UInt8]) throws(DrawingFault) {
    self.bytes = bytes
    next = try DrawingEncoding.start(of: bytes)
    if has("<?xml"), next + 5 < bytes.count, bytes[next + 5].isBlank {
      next = try DrawingDeclaration.end(in: bytes, from: next)
    }
  }

  /// The next event; `nil` at the end.
  mutating func event() throws(DrawingFault) -> Event? {
    if endsAtOnce {
      endsAtOnce = false
      return end()
    }
    while next < bytes.count {
      guard bytes[next] == "<" else {
        if let text = try text() { return .text(text) }
        continue
      }
      if has("</") { return try endTag() }
      if has("<!--") { return try comment() }
      if has("<?") { return try instruction() }
      if has("<![CDATA[") { return .text(try literal()) }
      if has("<!") {
        try skipType()
      } else {
        return .start(try startTag())
      }
    }
    guard let last = open.last else { return nil }
    throw DrawingFault(.syntax(.unclosed(string(last))), at: last)
  }

  // MARK: - Tags

  private mutating func startTag() throws(DrawingFault) -> Element {
    let start = next
    next += 1
    let name = try name()
    guard !open.isEmpty || !hasRoot else { throw DrawingFault(.syntax(.secondRoot), at: name) }
    guard open.count < DrawingLimits.depth else { throw DrawingFault(.limit(.depth), at: name) }
    var attributes: [(name: Range<Int>, value: Text)] = []
    while true {
      let isApart = skipBlanks()
      guard next < bytes.count else { throw endsEarly("a tag", from: start) }
      if bytes[next] == ">" || has("/>") { break }
      guard isApart else { throw DrawingFault(.syntax(.noBlank), at: next..<next + 1) }
      guard attributes.count < DrawingLimits.attributes else {
        throw DrawingFault(.limit(.attributes), at: name)
      }
      let attribute = try attribute()
      if attributes.contains(where: { bytes[$0.name] == bytes[attribute.name] }) {
        throw DrawingFault(.syntax(.twice(string(attribute.name))), at: attribute.name)
      }
      attributes.append(attribute)
    }
    endsAtOnce = bytes[next] == "/"
    next += endsAtOnce ? 2 : 1
    hasRoot = true
    open.append(name)
    return try element(name, attributes)
  }

  private mutating func element(
    _ name: Range<Int>, _ attributes: [(name: Range<Int>, value: Text)]
  ) throws(DrawingFault) -> Element {
    for (name, value) in attributes where bytes[name].starts(with: "xmlns".utf8) {
      try spaces.declare(string(name), value, depth: open.count, at: name)
    }
    let elementName = try spaces.name(string(name), isAttribute: false, at: name)
    var named: [Attribute] = []
    named.reserveCapacity(attributes.count)
    for (name, value) in attributes {
      let written = string(name)
      guard written != "xmlns", !written.utf8.starts(with: "xmlns:".utf8) else { continue }
      named.append(
        Attribute(
          name: try spaces.name(written, isAttribute: true, at: name), value: value, range: name))
    }
    return Element(name: elementName, attributes: named, range: name)
  }

  private mutating func endTag() throws(DrawingFault) -> Event {
    let start = next
    next += 2
    let name = try name()
    _ = skipBlanks()
    guard next < bytes.count, bytes[next] == ">" else { throw endsEarly("a tag", from: start) }
    next += 1
    guard let last = open.last, bytes[last] == bytes[name] else {
      throw DrawingFault(
        .syntax(.wrongEnd(string(name), open: open.last.map(string))), at: start..<next)
    }
    return end()
  }

  private mutating func end() -> Event {
    spaces.leave(depth: open.count)
    open.removeLast()
    return .end
  }

  private mutating func attribute() throws(DrawingFault) -> (name: Range<Int>, value: Text) {
    let name = try name()
    _ = skipBlanks()
    guard next < bytes.count, bytes[next] == "=" else {
      throw DrawingFault(.syntax(.noValue(string(name))), at: name)
    }
    next += 1
    _ = skipBlanks()
    guard next < bytes.count, bytes[next] == "\"" || bytes[next] == "'" else {
      throw DrawingFault(.syntax(.noValue(string(name))), at: name)
    }
    let quote = bytes[next]
    let start = next + 1
    guard let end = bytes[start...].firstIndex(of: quote) else {
      throw endsEarly("a value", from: name.lowerBound)
    }
    if let bracket = bytes[start..<end].firstIndex(of: UInt8(ascii: "<")) {
      throw DrawingFault(.syntax(.bracketInValue), at: bracket..<bracket + 1)
    }
    var value = try DrawingReferences.resolved(bytes, start..<end)
    for index in value.bytes.indices where value.bytes[index].isBlank {
      value.bytes[index] = UInt8(ascii: " ")
    }
    next = end + 1
    return (name, value)
  }

  // MARK: - Bytes

  mutating func name() throws(DrawingFault) -> Range<Int> {
    let start = next
    while next < bytes.count, bytes[next].isOfName { next += 1 }
    guard next > start, bytes[start].isLetter || bytes[start] == "_" || bytes[start] >= 0x80 else {
      throw DrawingFault(.syntax(.noName), at: start..<start + 1)
    }
    return start..<next
  }

  /// Skips whitespace, and returns whether there was any.
  mutating func skipBlanks() -> Bool {
    let start = next
    while next < bytes.count, bytes[next].isBlank { next += 1 }
    return next > start
  }

  func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      text.count <= bytes.count - next
        && text.indices.allSatisfy { bytes[next + $0] == text[$0] }
    }
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  func endsEarly(_ part: String, from start: Int) -> DrawingFault {
    DrawingFault(.syntax(.endsEarly(inside: part)), at: start..<start + 1)
  }
}

extension UInt8 {
  /// Whether the byte may be part of a name (XML 1.0 §2.3). All non-ASCII bytes are accepted.
  var isOfName: Bool {
    isLetter || isDigit || self == "-" || self == "_" || self == "." || self == ":" || self >= 0x80
  }
}
