import Basics
import Content

extension BaseURL {
  /// Path from the site's root, with query and fragment, of an address on the site's own host, with
  /// `http` or `https`; `nil` for any other address.
  func ownPath(of address: some StringProtocol) -> String? {
    var address = Substring(address)
    var origin = origin
    let start = address.withUTF8 { bytes in
      Self.authority(in: bytes).flatMap { start in
        origin.withUTF8 { Self.mayBeHost(bytes[start...], of: $0) } ? start : nil
      }
    }
    guard let start else { return nil }
    let rest = Substring(address.utf8.dropFirst(start))
    let authority = rest.upTo("/", "?", "#")
    let written = authority.parts(between: "@").last?.lowercased() ?? ""
    let own = origin.parts(between: "/").last ?? ""
    guard written.isSame(as: own) || [":80", ":443"].contains(written.behind(own)) else {
      return nil
    }
    return path(below: rest[authority.endIndex...])
  }

  /// Offset of the authority in a web address; `nil` for another address, such as a path.
  private static func authority(in bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    if bytes.first != UInt8(ascii: "/") {
      guard bytes.count > 7, bytes[0] | 0x20 == UInt8(ascii: "h"),
        bytes[1] | 0x20 == UInt8(ascii: "t"), bytes[2] | 0x20 == UInt8(ascii: "t"),
        bytes[3] | 0x20 == UInt8(ascii: "p")
      else { return nil }
      index = bytes[4] | 0x20 == UInt8(ascii: "s") ? 5 : 4
      guard bytes[index] == UInt8(ascii: ":") else { return nil }
      index += 1
    }
    guard bytes.count > index + 2, bytes[index] == UInt8(ascii: "/"),
      bytes[index + 1] == UInt8(ascii: "/")
    else { return nil }
    return index + 2
  }

  /// Whether a text begins with the host of an origin, in any case, or with a user name.
  private static func mayBeHost(
    _ bytes: Slice<UnsafeBufferPointer<UInt8>>, of origin: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let scheme = origin.count > 8 && origin[4] == UInt8(ascii: "s") ? 8 : 7
    var index = bytes.startIndex
    for byte in origin.dropFirst(scheme) {
      guard index < bytes.endIndex, bytes[index] == byte || bytes[index] | 0x20 == byte else {
        return namesUser(bytes[index...])
      }
      index += 1
    }
    return true
  }

  /// Whether an `@` ends the rest of a name, before any path, query or fragment.
  private static func namesUser(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "@"): return true
      case UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): return false
      default: continue
      }
    }
    return false
  }

  /// Converts a path from the host's root into one from the site's root; `nil` if it is outside of
  /// the site.
  func path(below host: some StringProtocol) -> String? {
    guard let rest = Substring(host).behind(path) else { return nil }
    switch rest.utf8.first {
    case UInt8(ascii: "/"): return String(rest)
    case nil, UInt8(ascii: "?"), UInt8(ascii: "#"): return "/" + rest
    default: return nil
    }
  }
}
