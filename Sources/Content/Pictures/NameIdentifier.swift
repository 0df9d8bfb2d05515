import Paths

/// An identifier in the name of a file that a program made up.
enum NameIdentifier {
  /// Identifier whose bits hold the time at which it was made.
  case holdsTime
  /// Random identifier, with the rest of the name.
  case random(rest: String)

  /// Finds an identifier (UUID by RFC 9562, ULID, or a hash in hexadecimal digits).
  static func find(in name: String) -> NameIdentifier? {
    let bytes = Array(name.utf8)
    if let start = uuid(in: bytes) {
      if "1267".utf8.contains(bytes[start + 14]) { return .holdsTime }
      return .random(
        rest: String(decoding: bytes[..<start] + bytes[(start + 36)...], as: UTF8.self))
    }
    for run in bytes.split(whereSeparator: { !isLetterOrDigit($0) }) {
      if run.count == 26, isULID(run) { return .holdsTime }
      if [32, 40, 64].contains(run.count), run.allSatisfy({ $0.hexDigit != nil }) {
        return .random(
          rest: String(
            decoding: bytes[..<run.startIndex] + bytes[run.endIndex...], as: UTF8.self))
      }
    }
    return nil
  }

  private static func uuid(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= 36 else { return nil }
    return (0...(bytes.count - 36)).first { start in
      (0..<36).allSatisfy { place in
        [8, 13, 18, 23].contains(place)
          ? bytes[start + place] == UInt8(ascii: "-") : bytes[start + place].hexDigit != nil
      }
    }
  }

  /// Whether it has the digits of a ULID, among them letters, of a time before the year 2800.
  private static func isULID(_ run: ArraySlice<UInt8>) -> Bool {
    let digits = Set("0123456789abcdefghjkmnpqrstvwxyz".utf8)
    return run.first == UInt8(ascii: "0")
      && run.allSatisfy { digits.contains($0 | 0x20) }
      && run.contains { $0 > UInt8(ascii: "9") }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }
}
