import Basics
import CPlatform

/// An address that is safe to follow: a route of the site, or an address with an allowed scheme.
public struct Link: Sendable, Hashable {
  /// The allowed schemes, without `javascript:` and others that run code.
  package static let schemes: Set<String> = [
    "http", "https", "mailto", "tel", "sms", "geo", "ftp", "ftps", "xmpp", "irc", "ircs", "webcal",
    "matrix", "callto", "magnet", "news", "sip", "sips", "bitcoin",
  ]

  /// Schemes that run code, now or in former browsers.
  private static let programs: Set<String> = ["javascript", "vbscript", "livescript"]

  /// Address, percent-encoded as a URL but not escaped for HTML.
  public let address: String
  /// Whether it leads to a page or file of this site.
  public let isRoute: Bool

  /// Creates a link to a published path as on disk, such as `/trips/lisbon/`, and percent-encodes
  /// all but unreserved characters and `/`. `base` is the path of the site's base address without
  /// the last `/`, such as `/journal`; `suffix` is a query and fragment as written by an author.
  package init(
    route path: String, base: String = "", fragment: String? = nil, suffix: String = ""
  ) {
    isRoute = true
    let path = path.percentEncoded { $0.isUnreserved || $0 == UInt8(ascii: "/") }
    guard fragment != nil || !suffix.isEmpty else {
      address = base.isEmpty ? path : String(joining: base, path)
      return
    }
    address = String(
      joining: base, path, fragment == nil ? "" : "#",
      fragment?.percentEncoded(\.isUnreserved) ?? "", Self.encoded(suffix))
  }

  /// Creates the absolute link to a route at an origin, such as `https://ana.example`.
  package init(_ route: Link, at origin: String) {
    address = String(joining: origin, route.address)
    isRoute = false
  }

  /// Creates a link to an address written by an author; `nil` if its scheme is not allowed or it
  /// contains a control character.
  public init?(external text: String) {
    guard Self.isSafe(text) else { return nil }
    address = Self.encoded(text)
    isRoute = false
  }

  /// Creates a link to an e-mail address with the subject of the e-mail, any text (RFC 6068 §2);
  /// `nil` if the address contains a control character.
  package init?(mail address: String, about subject: String) {
    self.init(
      external: String(
        joining: "mailto:", address, "?subject=", subject.percentEncoded(\.isUnreserved)))
  }

  /// Whether an address has an allowed scheme or none, as browsers read it. They ignore spaces and
  /// control characters before the scheme, and tabs and line ends in it (URL Standard, "basic URL
  /// parser").
  package static func isSafe(_ text: String) -> Bool {
    // Most addresses have this scheme or none.
    guard !text.utf8.starts(with: "https:".utf8) else { return true }
    let bytes = text.utf8.drop { $0 <= 0x20 }
    let end = bytes.firstIndex { byte in
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
      default: false
      }
    }
    guard let end, bytes[end] == UInt8(ascii: ":") else { return true }
    let scheme = bytes[..<end].filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    let name = String(decoding: scheme, as: UTF8.self)
    guard !(name + ":").hasScheme else { return schemes.contains(name.lowercased()) }
    // Without a valid scheme, it is a path such as `Day 1: Rome.md`. Schemes that run code are
    // refused even so, because some software does not follow the standard.
    let letters = name.utf8.filter { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }.map { $0 | 0x20 }
    return !programs.contains(String(decoding: letters, as: UTF8.self))
  }

  /// Percent-encodes bytes that no URL may contain; `%` and reserved characters stay.
  private static func encoded(_ text: String) -> String { text.percentEncoded(\.isURLByte) }
}

extension String {
  /// Returns the text with all but plain bytes percent-encoded. Lower-case letters, digits, `-` and
  /// `.` must be plain, `/` may be.
  @inline(__always)
  fileprivate func percentEncoded(_ isPlain: (UInt8) -> Bool) -> String {
    let isPlainThroughout = lendUTF8 { bytes in
      var index = 0
      while true {
        index = zoetrope_end_of_plain(
          bytes.baseAddress, index, bytes.count, zoetrope_marks_of_addresses)
        guard index < bytes.count else { break }
        guard isPlain(bytes[index]) else { return false }
        index += 1
      }
      return isPlain(UInt8(ascii: "/")) || !bytes.contains(UInt8(ascii: "/"))
    }
    guard !isPlainThroughout else { return self }
    var buffer = OutputBuffer(capacity: utf8.count + 16)
    for byte in utf8 {
      if isPlain(byte) { buffer.append(byte) } else { buffer.appendPercentEncoded(byte) }
    }
    return buffer.string
  }
}

extension OutputBuffer {
  /// Writes an address into a double-quoted attribute as CommonMark's specification does. Bytes
  /// that no URL may contain, and `[` and `]`, are percent-encoded; `&` and `'` become references.
  /// It does not check the scheme, as `Link.isSafe` does.
  package mutating func appendAddressAsCommonMark(_ address: UnsafeBufferPointer<UInt8>) {
    // Index up to which bytes have been written.
    var start = 0
    for (index, byte) in address.enumerated() where !byte.isUnreserved {
      switch byte {
      case UInt8(ascii: "&"), UInt8(ascii: "'"), UInt8(ascii: "["), UInt8(ascii: "]"): break
      default: if byte.isURLByte { continue }
      }
      append(UnsafeBufferPointer(rebasing: address[start..<index]))
      start = index + 1
      switch byte {
      case UInt8(ascii: "&"): append("&amp;" as StaticString)
      case UInt8(ascii: "'"): append("&#x27;" as StaticString)
      // libcmark's bytes for U+FFFE and U+FFFF, which are not UTF-8.
      case 0xFE, 0xFF: append("%EF%BF%BD" as StaticString)
      default: appendPercentEncoded(byte)
      }
    }
    append(UnsafeBufferPointer(rebasing: address[start...]))
  }

  fileprivate mutating func appendPercentEncoded(_ byte: UInt8) {
    append(UInt8(ascii: "%"))
    append(hexDigits[Int(byte >> 4)])
    append(hexDigits[Int(byte & 15)])
  }
}

extension UInt8 {
  /// Whether RFC 3986 allows the byte in a URL; includes `%` and brackets.
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
