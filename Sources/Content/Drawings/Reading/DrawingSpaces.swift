/// The namespaces in scope at an element (Namespaces in XML 1.0).
struct DrawingSpaces {
  private var declared: [(prefix: String, space: DrawingReader.Space, depth: Int)] = [
    ("xml", .xml, 0)
  ]

  /// Adds the namespace that an attribute `xmlns` or `xmlns:prefix` declares on an element at
  /// `depth`.
  mutating func declare(
    _ name: String, _ value: DrawingReader.Text, depth: Int, at range: Range<Int>
  ) throws(DrawingFault) {
    let prefix: String
    if name == "xmlns" {
      prefix = ""
    } else if name.utf8.starts(with: "xmlns:".utf8) {
      prefix = String(Substring(name.utf8.dropFirst(6)))
    } else {
      return
    }
    let address = String(decoding: value.bytes, as: UTF8.self)
    let isReserved = prefix == "xml" || prefix == "xmlns" || prefix.utf8.contains { $0 == ":" }
    guard !isReserved, prefix.isEmpty || !address.isEmpty else {
      throw DrawingFault(.syntax(.wrongNamespace(name)), at: range)
    }
    guard declared.count < DrawingLimits.attributes else {
      throw DrawingFault(.limit(.attributes), at: range)
    }
    declared.append((prefix, Self.space(at: address), depth))
  }

  /// Removes the declarations of elements at a depth and deeper.
  mutating func leave(depth: Int) {
    while let last = declared.last, last.depth >= depth, depth > 0 { declared.removeLast() }
  }

  /// The name with its namespace. Attributes without a prefix don't have one (§6.2).
  func name(
    _ written: String, isAttribute: Bool, at range: Range<Int>
  ) throws(DrawingFault) -> DrawingReader.Name {
    let bytes = written.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else {
      let space = isAttribute ? nil : declared.last { $0.prefix.isEmpty }?.space
      return DrawingReader.Name(space: space ?? .none, local: written)
    }
    let prefix = String(Substring(bytes[..<colon]))
    let local = String(Substring(bytes[bytes.index(after: colon)...]))
    guard !local.isEmpty, !local.utf8.contains(UInt8(ascii: ":")) else {
      throw DrawingFault(.syntax(.noName), at: range)
    }
    guard let space = declared.last(where: { $0.prefix == prefix })?.space else {
      throw DrawingFault(.syntax(.undeclared(prefix: prefix)), at: range)
    }
    return DrawingReader.Name(space: space, local: local)
  }

  private static func space(at address: String) -> DrawingReader.Space {
    switch address {
    case "": .none
    case "http://www.w3.org/2000/svg": .svg
    case "http://www.w3.org/1999/xlink": .xlink
    case "http://www.w3.org/1999/xhtml": .html
    default: .other
    }
  }
}
