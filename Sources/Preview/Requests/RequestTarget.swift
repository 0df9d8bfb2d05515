import Basics

/// Target of a request: a safe path, and the query.
struct RequestTarget: Equatable {
  /// Decoded path: begins with `/`, only the last segment may be empty, and none is `.` or `..`.
  let path: String
  /// Query as sent, without the `?`.
  let query: String

  /// Mistake in a target.
  enum Fault: Error, Equatable {
    case tooLong
    /// The target isn't a path, has a forbidden byte, or is encoded wrongly.
    case malformed
    /// The path leads out of its folder, or different programs read it differently.
    case tricky
  }

  static let limit = 8 * 1024

  /// Reads a target in origin form: `/path?query` (RFC 9112 §3.2.1).
  init(_ text: String) throws(Fault) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.limit else { throw .tooLong }
    guard bytes.first == UInt8(ascii: "/") else { throw .malformed }
    // RFC 3986 allows no other bytes, and a browser never sends the fragment.
    guard bytes.allSatisfy({ (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "#") }) else {
      throw .malformed
    }
    let end = bytes.firstIndex(of: UInt8(ascii: "?")) ?? bytes.endIndex
    let path = try Self.decoded(bytes[..<end])
    let segments = path.parts(between: "/").dropFirst()
    for (index, segment) in segments.enumerated() {
      guard segment != ".", segment != ".." else { throw .tricky }
      guard !segment.isEmpty || index == segments.count - 1 else { throw .tricky }
    }
    self.path = path
    query = String(decoding: bytes[end...].dropFirst(), as: UTF8.self)
  }

  /// Decodes percent-encoding once; a `/`, a control character or a `\` must not be encoded.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < bytes.endIndex, let high = bytes[index].hexDigit,
          let low = bytes[index + 1].hexDigit
        else { throw .malformed }
        byte = high << 4 | low
        index += 2
        if byte == UInt8(ascii: "/") { throw .tricky }
      }
      guard byte >= 0x20, byte != 0x7F else { throw .malformed }
      // Browsers read a backslash as a slash.
      guard byte != UInt8(ascii: "\\") else { throw .tricky }
      decoded.append(byte)
    }
    // Overlong forms and halves of surrogates aren't valid UTF-8.
    guard let text = String(validating: decoded, as: UTF8.self) else { throw .malformed }
    return text
  }
}
