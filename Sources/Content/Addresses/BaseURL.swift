import Basics

/// Address at which the site is published: an origin, and the path of its home below it.
package struct BaseURL: Sendable, Hashable {
  /// Scheme and host, such as `https://ana.example`.
  package let origin: String
  /// Path below the origin, such as `/journal`; empty for a site at the root.
  package let path: String

  package var text: String { origin + path }

  package init(_ text: String) throws(BaseURLFault) {
    let address: WebAddress
    do throws(WebAddressFault) {
      address = try WebAddress(text)
    } catch {
      throw .address(error)
    }
    guard !address.rest.holds("?"), !address.rest.holds("#") else { throw .queryOrFragment }
    guard Self.isHost(address.authority) else { throw .host }
    let segments = address.rest.names
    for segment in segments {
      guard segment != ".", segment != "..", segment.utf8.allSatisfy(Self.isPathByte) else {
        throw .segment(String(segment))
      }
    }
    let scheme = text.upTo(":").lowercased()
    origin = "\(scheme)://\(address.authority.lowercased())"
    path = segments.map { "/" + $0 }.joined()
  }

  /// Whether the authority is a domain name or an IPv4 address, with or without a port. Names in
  /// other scripts must be written in Punycode.
  private static func isHost(_ authority: Substring) -> Bool {
    let parts = authority.parts(between: ":")
    guard let host = parts.first, !host.isEmpty, parts.count <= 2 else { return false }
    if parts.count == 2 {
      guard parts[1].utf8.allSatisfy(isAlphanumeric), let port = UInt16(parts[1]), port > 0
      else { return false }
    }
    return host.parts(between: ".").allSatisfy { label in
      !label.isEmpty && label.utf8.first != UInt8(ascii: "-")
        && label.utf8.allSatisfy { isAlphanumeric($0) || $0 == UInt8(ascii: "-") }
    }
  }

  /// Whether a byte is one of RFC 3986's unreserved characters. Any other byte would have to be
  /// percent-encoded, and a literal `%` would be encoded twice.
  private static func isPathByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"): true
    default: isAlphanumeric(byte)
    }
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

/// Reason why a text isn't a base address.
package enum BaseURLFault: Error, Sendable, Hashable {
  case address(WebAddressFault)
  case queryOrFragment
  /// The host has characters other than letters, digits and hyphens, or its port isn't from 1 to
  /// 65535.
  case host
  /// A segment of the path that is `.`, `..` or would have to be encoded.
  case segment(String)
}
