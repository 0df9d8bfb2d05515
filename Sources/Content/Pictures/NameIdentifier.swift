import Basics

/// An identifier that a program generated, in the name of a file.
enum NameIdentifier {
  /// Identifier whose bits contain the time at which it was made, with the rest of the name.
  case holdsTime(rest: String)
  /// Random identifier, with the rest of the name.
  case random(rest: String)

  /// Finds an identifier (UUID by RFC 9562, ULID, or a hash in hexadecimal digits).
  static func find(in name: String) -> NameIdentifier? {
    let bytes = Array(name.utf8)
    func rest(without range: Range<Int>) -> String {
      String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self)
    }
    if let start = uuid(in: bytes) {
      let rest = rest(without: start..<start + 36)
      return "1267".utf8.contains(bytes[start + 14]) ? .holdsTime(rest: rest) : .random(rest: rest)
    }
    for run in bytes.split(whereSeparator: { !isLetterOrDigit($0) }) {
      if run.count == 26, isULID(run) { return .holdsTime(rest: rest(without: run.indices)) }
      if [32, 40, 64].contains(run.count), run.allSatisfy({ $0.hexDigit != nil }) {
        return .random(rest: rest(without: run.indices))
      }
    }
    return nil
  }

  /// Whether a whole name looks as if a program had generated it from letters and digits (Nano ID,
  /// KSUID, CUID, ObjectId). Such a name often changes between sorts of characters, and has no long
  /// number.
  static func isRandom(_ name: String) -> Bool {
    func sort(_ byte: UInt8) -> UInt8? {
      switch byte {
      case 0x30...0x39: 0
      case 0x41...0x5A: 1
      case 0x61...0x7A: 2
      case 0x2D, 0x5F: 3
      default: nil
      }
    }
    let sorts = name.utf8.map(sort)
    guard (16...64).contains(sorts.count), !sorts.contains(nil) else { return false }
    let changes = zip(sorts, sorts.dropFirst()).count { $0 != $1 }
    let longest = name.utf8.split { !$0.isDigit }.map(\.count).max() ?? 0
    return sorts.contains(3)
      ? longest < 4 && changes * 2 > sorts.count : longest < 6 && changes * 3 > sorts.count
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

  /// Whether it has the digits of a ULID, including letters, for a time before the year 2800.
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
