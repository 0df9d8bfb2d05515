import Basics

/// A host with its port, as in a `Host` header.
struct Authority: Equatable {
  /// Host in lower case; an IPv6 address with its brackets.
  let name: String
  let port: Int?

  /// Reads `uri-host [":" port]` (RFC 9110 §7.2); `nil` for other text.
  init?(_ text: String) {
    let bytes = text.utf8
    guard !bytes.isEmpty, bytes.count <= 255 else { return nil }
    let nameEnd: String.Index
    if bytes.first == UInt8(ascii: "[") {
      guard let bracket = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let address = bytes[..<bracket].dropFirst()
      guard !address.isEmpty, address.allSatisfy(Self.isAddressByte) else { return nil }
      nameEnd = bytes.index(after: bracket)
    } else {
      nameEnd = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      guard nameEnd > bytes.startIndex, bytes[..<nameEnd].allSatisfy(Self.isNameByte) else {
        return nil
      }
    }
    name = text[..<nameEnd].lowercased()
    let rest = text[nameEnd...]
    guard !rest.isEmpty else {
      port = nil
      return
    }
    let digits = rest.utf8.dropFirst()
    guard rest.utf8.first == UInt8(ascii: ":"), (1...5).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let number = Int(rest.dropFirst()), number <= 65_535
    else { return nil }
    port = number
  }

  /// Whether the host is an address, which no name server can redirect.
  var isAddress: Bool {
    if name.begins(with: "[") { return true }
    let parts = name.parts(between: ".")
    return parts.count == 4 && parts.allSatisfy { UInt8($0).map(String.init) == String($0) }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  private static func isAddressByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
