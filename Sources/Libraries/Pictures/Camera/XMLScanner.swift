/// Reads elements and texts of XML in order, with their namespaces, as far as XMP needs XML.
///
/// Reading ends at a document type, so that a file can't declare entities or refer to anything
/// outside. It checks only what safety requires: metadata that isn't well-formed is read as far as
/// possible.
struct XMLScanner {
  /// A name with the address of its namespace.
  struct Name: Hashable {
    let space: String
    let local: String
  }

  struct Attribute {
    let name: Name
    let value: String
  }

  enum Event {
    case start(Name, [Attribute])
    case end
    case text(String)
  }

  private let bytes: [UInt8]
  private var offset = 0
  /// Namespaces of prefixes, innermost last, with the depth of the element that declares them.
  private var spaces: [(prefix: String, address: String, depth: Int)] = [
    ("xml", XMPPacket.Namespace.xml.address, 0)
  ]
  private var depth = 0
  /// Whether the last start tag also ends its element.
  private var endsAtOnce = false

  private static let mostDepth = 64
  private static let mostAttributes = 512
  private static let mostSpaces = 64

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next event; `nil` at the end, or where the bytes stop being XML.
  mutating func next() -> Event? {
    if endsAtOnce {
      endsAtOnce = false
      return end()
    }
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "<") else {
        let start = offset
        offset = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        if depth > 0 { return .text(Self.resolved(bytes[start..<offset])) }
        continue
      }
      if has("<?") {
        guard skip(past: "?>") else { return nil }
      } else if has("<!--") {
        guard skip(past: "-->") else { return nil }
      } else if has("<![CDATA[") {
        let start = offset + 9
        guard skip(past: "]]>") else { return nil }
        return .text(String(decoding: bytes[start..<max(start, offset - 3)], as: UTF8.self))
      } else if has("<!") {
        return nil
      } else if has("</") {
        guard skip(past: ">") else { return nil }
        return end()
      } else {
        return start()
      }
    }
    return nil
  }

  private mutating func end() -> Event? {
    guard depth > 0 else { return nil }
    while let last = spaces.last, last.depth == depth { spaces.removeLast() }
    depth -= 1
    return .end
  }

  private mutating func start() -> Event? {
    guard depth < Self.mostDepth else { return nil }
    offset += 1
    depth += 1
    let name = word()
    guard !name.isEmpty else { return nil }
    var attributes: [(name: String, value: String)] = []
    while true {
      skipSpace()
      guard offset < bytes.count else { return nil }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        break
      }
      if has("/>") {
        offset += 2
        endsAtOnce = true
        break
      }
      guard attributes.count < Self.mostAttributes, let attribute = attribute() else { return nil }
      attributes.append(attribute)
    }
    for (name, value) in attributes where spaces.count < Self.mostSpaces {
      if name == "xmlns" { spaces.append(("", value, depth)) }
      if name.hasPrefix("xmlns:") { spaces.append((String(name.dropFirst(6)), value, depth)) }
    }
    let others = attributes.filter { $0.name != "xmlns" && !$0.name.hasPrefix("xmlns:") }
    return .start(
      resolve(name, isAttribute: false),
      others.map { Attribute(name: resolve($0.name, isAttribute: true), value: $0.value) })
  }

  private mutating func attribute() -> (name: String, value: String)? {
    let name = word()
    skipSpace()
    guard !name.isEmpty, offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      return nil
    }
    offset += 1
    skipSpace()
    guard offset < bytes.count, [0x22, 0x27].contains(bytes[offset]) else { return nil }
    let start = offset + 1
    guard let end = bytes[start...].firstIndex(of: bytes[offset]) else { return nil }
    offset = end + 1
    return (name, Self.resolved(bytes[start..<end]))
  }

  /// Resolves a name's prefix. Attributes without a prefix are in no namespace (Namespaces in XML
  /// 1.0 §6.2).
  private func resolve(_ name: String, isAttribute: Bool) -> Name {
    guard let colon = name.firstIndex(of: ":") else {
      let space = isAttribute ? nil : spaces.last { $0.prefix.isEmpty }?.address
      return Name(space: space ?? "", local: name)
    }
    let space = spaces.last { $0.prefix == name[..<colon] }?.address
    return Name(space: space ?? "", local: String(name[name.index(after: colon)...]))
  }

  // MARK: Bytes

  private func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      text.count <= bytes.count - offset && bytes[offset...].starts(with: text)
    }
  }

  private mutating func skip(past mark: StaticString) -> Bool {
    while offset < bytes.count {
      if has(mark) {
        offset += mark.utf8CodeUnitCount
        return true
      }
      offset += 1
    }
    return false
  }

  private mutating func skipSpace() {
    while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
  }

  /// Reads a name: the bytes up to a space or a character of XML's syntax.
  private mutating func word() -> String {
    let start = offset
    while offset < bytes.count, !" \t\r\n=/><\"'".utf8.contains(bytes[offset]) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Text with its references resolved: XML's five entities, and numbers. Other references stay.
  private static func resolved(_ raw: ArraySlice<UInt8>) -> String {
    let text = String(decoding: raw, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = Substring(text)
    while let and = rest.firstIndex(of: "&") {
      result += rest[..<and]
      rest = rest[and...]
      guard let semicolon = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: and)..<semicolon])
      else {
        result.append("&")
        rest = rest.dropFirst()
        continue
      }
      result.unicodeScalars.append(character)
      rest = rest[rest.index(after: semicolon)...]
    }
    return result + rest
  }

  private static func character(_ reference: Substring) -> Unicode.Scalar? {
    switch reference {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard reference.hasPrefix("#") else { return nil }
      let digits = reference.dropFirst()
      let number =
        digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap { Unicode.Scalar($0) }
    }
  }
}
