/// Search for what the theme's security policy refuses in a file of the site's own: something of
/// another host, a script or a style in the page.
///
/// Reads tags and no grammar; what is in doubt counts as loaded.
struct ForeignLoads {
  private(set) var isFound = false
  private let bytes: [UInt8]
  /// The name of the tag that is open, in lower case.
  private var tag: ArraySlice<UInt8>?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var index = 0
    while index < bytes.count, !isFound {
      switch bytes[index] {
      case UInt8(ascii: "<"): open(at: index)
      case UInt8(ascii: ">"): tag = nil
      case UInt8(ascii: "/"): isFound = leadsElsewhere(at: index)
      case 0x09, 0x0A, 0x0D, 0x20: isFound = tag != nil && isHandler(at: index + 1)
      default: break
      }
      index += 1
    }
  }

  private mutating func open(at index: Int) {
    let name = bytes[(index + 1)...].prefix { $0.isLetter }
    guard !name.isEmpty else { return }
    tag = name
    switch String(decoding: name, as: UTF8.self).lowercased() {
    case "style": isFound = true
    case "script":
      let rest = bytes[name.endIndex...].prefix { $0 != UInt8(ascii: ">") }
      let attributes = String(decoding: rest, as: UTF8.self).lowercased()
      isFound = !attributes.contains("src=") && !attributes.contains("application/ld+json")
    default: break
    }
  }

  /// Whether an address of another host begins here, except that of a link to be followed.
  private func leadsElsewhere(at index: Int) -> Bool {
    guard index > 0, index + 2 < bytes.count, bytes[index + 1] == UInt8(ascii: "/") else {
      return false
    }
    if let tag, tag.elementsEqual("a".utf8) || tag.elementsEqual("svg".utf8) { return false }
    let next = bytes[index + 2]
    let begins = [
      UInt8(ascii: ":"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "("),
      UInt8(ascii: "="), UInt8(ascii: "`"),
    ].contains(bytes[index - 1])
    return begins && (next.isLetter || next == UInt8(ascii: "{") || (0x30...0x39).contains(next))
  }

  /// Whether an attribute such as `onclick=` begins here.
  private func isHandler(at index: Int) -> Bool {
    let name = bytes[index...].prefix { $0.isLetter }
    return name.count > 2 && name.endIndex < bytes.count
      && bytes[name.endIndex] == UInt8(ascii: "=")
      && name.prefix(2).map { $0 | 0x20 } == Array("on".utf8)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
}
