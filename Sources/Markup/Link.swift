/// An address that is safe to follow: a route of the site, or one of an allowed scheme.
public struct Link: Sendable, Hashable {
  /// The schemes that a link may have; `javascript:` and its kin run programs and are none.
  package static let schemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "geo", "ftp", "ftps", "xmpp", "irc", "ircs", "webcal",
    "matrix", "callto", "magnet", "news", "sip", "sips", "bitcoin",
  ]

  /// Percent-encoded where a URL needs it; not escaped for HTML.
  public let address: String
  /// Whether it leads to a page or file of this site.
  public let isRoute: Bool

  /// A published path, such as `/trips/lisbon/`, as it is on disk; everything but unreserved
  /// characters and `/` is percent-encoded. `base` is the path of the site's base address without
  /// its last `/`, such as `/journal`; `suffix` is a query and a fragment as an author wrote them.
  package init(
    route path: String, base: String = "", fragment: String? = nil, suffix: String = ""
  ) {
    isRoute = true
    let isPlain = path.lendUTF8 { bytes in
      bytes.allSatisfy { $0.isUnreserved || $0 == UInt8(ascii: "/") }
    }
    if isPlain, fragment == nil, suffix.isEmpty {
      address = base.isEmpty ? path : base + path
      return
    }
    var buffer = OutputBuffer(capacity: path.utf8.count + base.utf8.count + 16)
    buffer.append(base)
    for byte in path.utf8 {
      if byte.isUnreserved || byte == UInt8(ascii: "/") {
        buffer.append(byte)
      } else {
        buffer.appendPercentEncoded(byte)
      }
    }
    if let fragment {
      buffer.append(UInt8(ascii: "#"))
      buffer.appendPercentEncoded(fragment)
    }
    buffer.append(Self.encoded(suffix))
    address = buffer.string
  }

  /// A route of the site at an origin, such as `https://ana.example`.
  package init(_ route: Link, at origin: String) {
    address = origin + route.address
    isRoute = false
  }

  /// An address as an author wrote it; `nil` where its scheme is not allowed or it holds a control
  /// character.
  public init?(external text: String) {
    guard Self.isSafe(text) else { return nil }
    address = Self.encoded(text)
    isRoute = false
  }

  /// Whether an address has an allowed scheme or none, judged as a browser reads it: spaces and
  /// control characters before the scheme, and tabs and line ends in it, hide nothing
  /// (URL Standard, "basic URL parser").
  package static func isSafe(_ text: String) -> Bool {
    let bytes = text.utf8.drop { $0 <= 0x20 }
    var scheme: [UInt8] = []
    for byte in bytes {
      switch byte {
      case UInt8(ascii: ":"):
        return schemes.contains(String(decoding: scheme, as: UTF8.self).lowercased())
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return true
      case 0x09, 0x0A, 0x0D: continue
      default: scheme.append(byte)
      }
    }
    return true
  }

  /// Bytes that no URL may hold become percent-encoded; `%` and reserved characters stay.
  private static func encoded(_ text: String) -> String {
    guard !text.lendUTF8({ bytes in bytes.allSatisfy(\.isURLByte) }) else { return text }
    var buffer = OutputBuffer(capacity: text.utf8.count + 16)
    for byte in text.utf8 {
      if byte.isURLByte { buffer.append(byte) } else { buffer.appendPercentEncoded(byte) }
    }
    return buffer.string
  }
}

extension OutputBuffer {
  /// Writes an address into a double-quoted attribute as CommonMark's specification does: bytes that
  /// no URL may hold, and `[` and `]`, are percent-encoded, `&` and `'` become references. It says
  /// nothing about the scheme: `Link.isSafe` does.
  package mutating func appendAddressAsCommonMark(_ address: UnsafeBufferPointer<UInt8>) {
    for byte in address {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;" as StaticString)
      case UInt8(ascii: "'"): append("&#x27;" as StaticString)
      case UInt8(ascii: "["), UInt8(ascii: "]"): appendPercentEncoded(byte)
      // libcmark's bytes for U+FFFE and U+FFFF, which are not UTF-8.
      case 0xFE, 0xFF: append("%EF%BF%BD" as StaticString)
      case UInt8(ascii: "~"): append("~" as StaticString)
      default: if byte.isURLByte { append(byte) } else { appendPercentEncoded(byte) }
      }
    }
  }

  fileprivate mutating func appendPercentEncoded(_ byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(hexDigits[Int(byte >> 4)])
    append(hexDigits[Int(byte & 15)])
  }
}

extension UInt8 {
  /// RFC 3986's characters, with `%` and without the brackets, which only a host may hold.
  fileprivate var isURLByte: Bool {
    if isUnreserved { return true }
    switch self {
    case UInt8(ascii: "%"), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"),
      UInt8(ascii: "#"), UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: "$"),
      UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: "="), UInt8(ascii: "["), UInt8(ascii: "]"):
      return true
    default: return false
    }
  }
}
