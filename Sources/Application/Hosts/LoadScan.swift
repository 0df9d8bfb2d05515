/// Search for what the HTML of a template, a page or a text loads from other hosts, and for scripts
/// and styles in it.
///
/// Reads tags and attributes, and no grammar. Tags of Mustache may be anywhere.
struct LoadScan {
  /// A script, a handler or a style, and its place.
  struct Part: Sendable, Hashable {
    let kind: PolicyLoads.Inline
    let range: Range<Int>
  }

  private(set) var loads = PolicyLoads()
  private(set) var parts: [Part] = []
  private let bytes: [UInt8]

  /// An attribute with its value, both as written; names are in lower case.
  private struct Attribute {
    let name: String
    let value: String
    let range: Range<Int>
  }

  init(html bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[open...].starts(with: "<!--".utf8) {
        index = bytes[(open + 4)...].firstRange(of: Array("-->".utf8))?.upperBound ?? bytes.count
      } else {
        index = readTag(at: open)
      }
    }
  }

  private mutating func add(_ address: some StringProtocol, to directive: PolicyLoads.Directive) {
    if let source = PolicyLoads.source(of: Self.withoutTags(address)) {
      loads.add(source, to: directive)
    }
  }

  private mutating func add(_ kind: PolicyLoads.Inline, _ range: Range<Int>) {
    loads.add(kind)
    parts.append(Part(kind: kind, range: range))
  }

  /// The address without sections of Mustache before it.
  private static func withoutTags(_ address: some StringProtocol) -> Substring {
    var rest = Substring(address).drop { $0.isWhitespace }
    while rest.hasPrefix("{{#") || rest.hasPrefix("{{^") || rest.hasPrefix("{{/") {
      guard let end = rest.firstRange(of: "}}") else { break }
      rest = rest[end.upperBound...]
    }
    return rest
  }

  // MARK: Tags

  /// Reads a tag, with the text of a script or a style, and returns where it ends.
  private mutating func readTag(at open: Int) -> Int {
    let name = bytes[(open + 1)...].prefix { $0.isNameByte }
    guard let first = name.first, first.isLetter else { return open + 1 }
    let tag = String(decoding: name, as: UTF8.self).lowercased()
    let (attributes, end) = attributes(from: name.endIndex)
    read(tag, attributes)
    guard tag == "script" || tag == "style" else { return end }
    let closing = Array("</\(tag)".utf8)
    let close = bytes[end...].indices.first { index in
      bytes[index] == UInt8(ascii: "<")
        && bytes[index...].prefix(closing.count).map { $0.lowered }.elementsEqual(closing)
    }
    let text = end..<(close ?? bytes.count)
    if tag == "style" {
      add(.style, open..<end)
      loads.formUnion(StyleScan(bytes[text]).loads)
    } else if isScript(attributes) {
      if !attributes.contains(where: { $0.name == "src" }) { add(.script, open..<end) }
      loads.formUnion(ScriptScan(bytes[text]).loads)
    }
    return text.upperBound
  }

  private func isScript(_ attributes: [Attribute]) -> Bool {
    guard let type = attributes.first(where: { $0.name == "type" })?.value.lowercased() else {
      return true
    }
    return type.isEmpty || type == "module" || type == "importmap" || type == "speculationrules"
      || type.contains("script") || type.contains("{{")
  }

  /// Reads attributes up to the end of a tag.
  private func attributes(from start: Int) -> ([Attribute], end: Int) {
    var found: [Attribute] = []
    var index = start
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if bytes[index...].starts(with: "{{".utf8) {
        index = bytes[index...].firstRange(of: Array("}}".utf8))?.upperBound ?? bytes.count
        continue
      }
      let name = bytes[index...].prefix { $0.isNameByte || $0 == UInt8(ascii: ":") }
      guard !name.isEmpty else {
        index += 1
        continue
      }
      index = name.endIndex
      var next = index
      while next < bytes.count, bytes[next].isSpace { next += 1 }
      var value = ""
      if next < bytes.count, bytes[next] == UInt8(ascii: "=") {
        (value, index) = self.value(from: next + 1)
      }
      found.append(
        Attribute(
          name: String(decoding: name, as: UTF8.self).lowercased(), value: value,
          range: name.startIndex..<name.endIndex))
    }
    return (found, min(index + 1, bytes.count))
  }

  private func value(from start: Int) -> (String, end: Int) {
    var index = start
    while index < bytes.count, bytes[index].isSpace { index += 1 }
    guard index < bytes.count else { return ("", index) }
    let quote = bytes[index]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let value = bytes[index...].prefix { !$0.isSpace && $0 != UInt8(ascii: ">") }
      return (String(decoding: value, as: UTF8.self), value.endIndex)
    }
    let value = bytes[(index + 1)...].prefix { $0 != quote }
    return (String(decoding: value, as: UTF8.self), min(value.endIndex + 1, bytes.count))
  }

  // MARK: Attributes

  private mutating func read(_ tag: String, _ attributes: [Attribute]) {
    for attribute in attributes {
      let name = attribute.name
      if name.count > 2, name.hasPrefix("on"), name.utf8.allSatisfy(\.isLetter) {
        add(.handler, attribute.range)
      } else if name == "style" {
        loads.formUnion(StyleScan(Array(attribute.value.utf8)[...]).loads)
      } else if attribute.value.drop(while: \.isWhitespace).prefix(11).lowercased() == "javascript:"
      {
        add(.script, attribute.range)
      } else if name == "srcset" || name == "imagesrcset" {
        for candidate in attribute.value.split(separator: ",") { add(candidate, to: .image) }
      } else if let directive = directive(of: name, in: tag, attributes) {
        add(attribute.value, to: directive)
      }
    }
  }

  /// Directive for the address in an attribute; `nil` if browsers load nothing from there.
  private func directive(
    of name: String, in tag: String, _ attributes: [Attribute]
  ) -> PolicyLoads.Directive? {
    switch (tag, name) {
    case ("script", "src"): .script
    case ("link", "href"): directive(ofLink: attributes)
    case ("img", "src"), ("input", "src"), ("video", "poster"), ("body", "background"),
      ("table", "background"), ("td", "background"), ("image", "href"), ("image", "xlink:href"),
      ("use", "href"), ("use", "xlink:href"), ("feimage", "href"):
      .image
    case ("video", "src"), ("audio", "src"), ("source", "src"), ("track", "src"): .media
    case ("iframe", "src"), ("frame", "src"): .frame
    case ("embed", "src"), ("object", "data"): .object
    case ("form", "action"), ("button", "formaction"), ("input", "formaction"): .form
    case ("a", "ping"), ("area", "ping"): .connect
    default: nil
    }
  }

  private func directive(ofLink attributes: [Attribute]) -> PolicyLoads.Directive? {
    func value(_ name: String) -> String {
      attributes.first { $0.name == name }?.value.lowercased() ?? ""
    }
    let kinds = value("rel").split(whereSeparator: \.isWhitespace)
    if kinds.contains("stylesheet") { return .style }
    if kinds.contains("modulepreload") { return .script }
    if kinds.contains("manifest") { return .manifest }
    if kinds.contains(where: { $0.hasSuffix("icon") }) { return .image }
    guard kinds.contains("preload") || kinds.contains("prefetch") else { return nil }
    return switch value("as") {
    case "script": .script
    case "style": .style
    case "font": .font
    case "image": .image
    case "audio", "video", "track": .media
    default: .connect
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  fileprivate var lowered: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  fileprivate var isNameByte: Bool {
    isLetter || (0x30...0x39).contains(self) || self == UInt8(ascii: "-")
      || self == UInt8(ascii: "_")
  }
}
