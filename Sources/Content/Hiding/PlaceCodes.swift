import Basics

/// Finder of places in codes: full plus codes (Open Location Code Specification) such as
/// `8CCGPVP4+7W`, and geohashes in a file that contains this word.
enum PlaceCodes {
  /// Offset of the first code whose place is hidden.
  static func first(
    in bytes: [UInt8], where isHidden: (_ latitude: Double, _ longitude: Double) -> Bool
  ) -> Int? {
    plusCode(in: bytes, isHidden) ?? geohash(in: bytes, isHidden)
  }

  private static func plusCode(
    in bytes: [UInt8], _ isHidden: (Double, Double) -> Bool
  ) -> Int? {
    var index = 0
    while let sign = bytes[index...].firstIndex(where: { $0 == plus || $0 == percent }) {
      index = sign + 1
      // URLs encode the plus sign as '%2B'.
      let isEncoded = bytes[sign] == percent
      if isEncoded {
        guard bytes[index...].prefix(2).map({ $0 | 0x20 }) == [0x32, 0x62] else { continue }
        index += 2
      }
      let before = bytes[..<sign].suffix(8).map { digit($0, of: plusDigits) }
      let after = bytes[index...].prefix(7).map { digit($0, of: plusDigits) }
        .prefix { $0 != nil }
      let digits = (before + after.prefix(2)).compactMap(\.self)
      guard digits.count == 10, bytes[..<sign].dropLast(8).last?.isLetterOrDigit != true else {
        continue
      }
      var (latitude, longitude, size) = (-90.0, -180.0, 400.0)
      for pair in 0..<5 {
        size /= 20
        latitude += Double(digits[2 * pair]) * size
        longitude += Double(digits[2 * pair + 1]) * size
      }
      if latitude < 90, longitude < 180, isHidden(latitude + size / 2, longitude + size / 2) {
        return sign - 8
      }
    }
    return nil
  }

  private static func geohash(
    in bytes: [UInt8], _ isHidden: (Double, Double) -> Bool
  ) -> Int? {
    guard bytes.firstRange(of: "eohash".utf8) != nil else { return nil }
    for word in bytes.split(whereSeparator: { !$0.isLetterOrDigit }) {
      let digits = word.map { digit($0, of: hashDigits) }
      guard (6...12).contains(word.count), !digits.contains(nil) else { continue }
      var (south, north, west, east) = (-90.0, 90.0, -180.0, 180.0)
      for (index, digit) in digits.compactMap(\.self).enumerated() {
        for bit in 0..<5 {
          let isUpper = digit >> (4 - bit) & 1 == 1
          if (index * 5 + bit).isMultiple(of: 2) {
            let middle = (west + east) / 2
            if isUpper { west = middle } else { east = middle }
          } else {
            let middle = (south + north) / 2
            if isUpper { south = middle } else { north = middle }
          }
        }
      }
      if isHidden((south + north) / 2, (west + east) / 2) { return word.startIndex }
    }
    return nil
  }

  private static let plus = UInt8(ascii: "+")
  private static let percent = UInt8(ascii: "%")
  private static let plusDigits = Array("23456789cfghjmpqrvwx".utf8)
  private static let hashDigits = Array("0123456789bcdefghjkmnpqrstuvwxyz".utf8)

  private static func digit(_ byte: UInt8, of digits: [UInt8]) -> Int? {
    digits.firstIndex(of: byte.isDigit ? byte : byte | 0x20)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool { isLetter || isDigit }
}
