import Paths

/// Where a request leads to: a path without tricks, and what follows its `?`.
struct RequestTarget: Equatable {
  /// Decoded: begins with `/`, and no segment but the last is empty, none is `.` or `..`.
  let path: String
  /// As it was sent, without the `?`.
  let query: String

  /// What is wrong with a target.
  enum Fault: Error, Equatable {
    case tooLong
    /// It is no path, holds a byte that a target can't, or is encoded wrongly.
    case malformed
    /// It would lead out of its folder, or is read differently by different programs.
    case tricky
  }

  static let limit = 8 * 1024

  /// In origin form: `/path?query` (RFC 9112 §3.2.1).
  init(_ text: String) throws(Fault) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.limit else { throw .tooLong }
    guard bytes.first == UInt8(ascii: "/") else { throw .malformed }
    // RFC 3986 has no other bytes, and the fragment never leaves a browser.
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

  /// Percent-decoded once; a `/`, a control character or a `\` can't be hidden in an encoding.
  private static func decoded(_ bytes: ArraySlice<UInt8>) throws(Fault) -> String {
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      var byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "%") {
        guard index + 1 < bytes.endIndex, let high = digit(bytes[index]),
          let low = digit(bytes[index + 1])
        else { throw .malformed }
        byte = high << 4 | low
        index += 2
        if byte == UInt8(ascii: "/") { throw .tricky }
      }
      guard byte >= 0x20, byte != 0x7F else { throw .malformed }
      // A browser reads it as a slash.
      guard byte != UInt8(ascii: "\\") else { throw .tricky }
      decoded.append(byte)
    }
    // Overlong forms and halves of surrogates are no UTF-8.
    guard let text = String(validating: decoded, as: UTF8.self) else { throw .malformed }
    return text
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
