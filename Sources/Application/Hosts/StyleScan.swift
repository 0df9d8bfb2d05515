/// Search for what a style sheet loads from other hosts.
struct StyleScan {
  private(set) var loads = PolicyLoads()

  /// Reads `url(…)` and texts in quotes. In a rule `@font-face` they are fonts, behind `@import`
  /// style sheets, and elsewhere images.
  init(_ bytes: ArraySlice<UInt8>) {
    var index = bytes.startIndex
    var rule = ""
    while index < bytes.endIndex {
      let byte = bytes[index]
      if byte == UInt8(ascii: "/"), bytes[index...].starts(with: "/*".utf8) {
        index = bytes[(index + 2)...].firstRange(of: Array("*/".utf8))?.upperBound ?? bytes.endIndex
        continue
      }
      switch byte {
      case UInt8(ascii: "@"):
        let name = bytes[(index + 1)...].prefix { $0 == 0x2D || (0x61...0x7A).contains($0 | 0x20) }
        rule = String(decoding: name, as: UTF8.self).lowercased()
      case UInt8(ascii: "}"): rule = ""
      case UInt8(ascii: ";"): if rule != "font-face" { rule = "" }
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let text = bytes[(index + 1)...].prefix { $0 != byte }
        add(text, in: rule)
        index = text.endIndex
      case UInt8(ascii: "("):
        let before = bytes[..<index].suffix(3).map { $0 | 0x20 }
        let text = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: ")") }
        guard before.elementsEqual("url".utf8), let first = text.first, first != 0x22, first != 0x27
        else { break }
        add(text, in: rule)
        index = text.endIndex
      default: break
      }
      index += 1
    }
  }

  private mutating func add(_ address: ArraySlice<UInt8>, in rule: String) {
    guard rule != "namespace", rule != "charset" else { return }
    let directive: PolicyLoads.Directive =
      rule == "import" ? .style : rule == "font-face" ? .font : .image
    let text = String(decoding: address, as: UTF8.self)
    if directive == .font, text.lowercased().hasPrefix("data:") {
      loads.add("data:", to: .font)
    } else if let source = PolicyLoads.source(of: text) {
      loads.add(source, to: directive)
    }
  }
}
