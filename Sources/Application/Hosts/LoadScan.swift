import Basics
import Markdown
import Markup

/// Finds what the HTML of a template, a page or a text loads from other hosts, and the scripts and
/// styles in it.
struct LoadScan {
  /// A script, a handler or a style, and its place.
  struct Part: Sendable, Equatable {
    let kind: PolicyLoads.Inline
    let range: Range<Int>
  }

  private(set) var loads = PolicyLoads()
  private(set) var parts: [Part] = []
  private let bytes: [UInt8]
  /// Whether the HTML is a string in a script. Scripts and styles in it aren't read.
  private let isInScript: Bool

  init(template bytes: [UInt8]) { self.init(html: Self.withoutTags(bytes)) }

  init(html bytes: [UInt8], isInScript: Bool = false) {
    self.bytes = bytes
    self.isInScript = isInScript
    let html = TagAttributes(bytes)
    for tag in html.tags { read(tag, html.attributes[tag.attributes]) }
  }

  /// Overwrites the tags of a template. Sections between attributes or at the beginning of a value
  /// become spaces. Values, and tags inside a word such as a host's name, become braces.
  private static func withoutTags(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var index = 0
    while let open = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
      index = open + 1
      guard bytes[index...].first == UInt8(ascii: "{") else { continue }
      let end = bytes[open...].firstRange(of: Array("}}".utf8))?.upperBound ?? bytes.count
      let isValue = bytes[(open + 2)...].first.map { !"#^/>!".utf8.contains($0) } ?? false
      let isApart =
        result[..<open].last.map(\.isSpaceOrMark) ?? true
        || bytes[end...].first.map { $0.isSpace || $0 == UInt8(ascii: ">") } ?? true
      let blank = !isValue && isApart ? UInt8(ascii: " ") : UInt8(ascii: "{")
      for place in open..<end { result[place] = blank }
      index = end
    }
    return result
  }

  private mutating func add(_ address: String, to directive: PolicyLoads.Directive) {
    if let source = PolicyLoads.source(of: address) { loads.add(source, to: directive) }
  }

  private mutating func add(_ kind: PolicyLoads.Inline, _ range: Range<Int>) {
    guard !isInScript else { return }
    loads.add(kind)
    parts.append(Part(kind: kind, range: range))
  }

  private mutating func read(
    _ tag: TagAttributes.Tag, _ attributes: ArraySlice<TagAttributes.Attribute>
  ) {
    let values = Dictionary(
      attributes.map { ($0.name, CharacterReferences.decoded(bytes[$0.value])) },
      uniquingKeysWith: { first, _ in first })
    for attribute in attributes { read(attribute, values) }
    guard !isInScript else { return }
    if tag.element == "style" {
      add(.style, tag.range)
      loads.formUnion(PolicyLoads(ofStyleSheet: Array(bytes[tag.text])))
    } else if tag.element == "script", Self.isScript(type: values["type"]) {
      if values["src"] == nil { add(.script, tag.range) }
      loads.formUnion(PolicyLoads(ofScript: Array(bytes[tag.text])))
    }
  }

  private static func isScript(type: String?) -> Bool {
    guard let type = type?.lowercased() else { return true }
    return type.isEmpty || type == "module" || type == "importmap" || type == "speculationrules"
      || type.contains("script") || type.contains("{{")
  }

  private mutating func read(
    _ attribute: TagAttributes.Attribute, _ values: [String: String]
  ) {
    let name = attribute.name
    let value = CharacterReferences.decoded(bytes[attribute.value])
    if name.count > 2, name.begins(with: "on"), name.utf8.allSatisfy(\.isLetter) {
      add(.handler, attribute.place)
    } else if name == "style" {
      loads.formUnion(PolicyLoads(ofStyleSheet: Array(value.utf8)))
    } else if value.drop(while: \.isWhitespace).prefix(11).lowercased() == "javascript:" {
      add(.script, attribute.place)
    } else if name == "srcset" || name == "imagesrcset" {
      for range in SourceSet.addresses(in: bytes[attribute.value]) {
        add(CharacterReferences.decoded(bytes[range]), to: .image)
      }
    } else if let directive = directive(of: name, in: attribute.element, values) {
      add(value, to: directive)
    }
  }

  /// Directive for the address in an attribute; `nil` if browsers don't load anything from it.
  private func directive(
    of name: String, in tag: String, _ values: [String: String]
  ) -> PolicyLoads.Directive? {
    switch (tag, name) {
    case ("script", "src"): .script
    case ("link", "href"): directive(ofLink: values)
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

  private func directive(ofLink values: [String: String]) -> PolicyLoads.Directive? {
    let kinds = (values["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
    if kinds.contains("stylesheet") { return .style }
    if kinds.contains("modulepreload") { return .script }
    if kinds.contains("manifest") { return .manifest }
    if kinds.contains(where: { $0.ends(with: "icon") }) { return .image }
    // With `preconnect`, a template names the hosts that an external script sends data to.
    if kinds.contains("preconnect") { return .connect }
    guard kinds.contains("preload") || kinds.contains("prefetch") else { return nil }
    return switch (values["as"] ?? "").lowercased() {
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
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
  /// Whether an attribute or its value may begin after this character.
  fileprivate var isSpaceOrMark: Bool { isSpace || "\"'=>".utf8.contains(self) }
}
