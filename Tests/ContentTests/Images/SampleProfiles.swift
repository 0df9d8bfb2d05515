/// A colour profile as a monitor's program writes it, with the owner's name.
enum ProfileSample {
  static func xyz(_ numbers: [UInt32]) -> [UInt8] {
    Array("XYZ ".utf8) + big(UInt32(0)) + numbers.flatMap { big($0) }
  }

  static func description(_ text: String) -> [UInt8] {
    Array("desc".utf8) + big(UInt32(0)) + big(UInt32(text.utf8.count + 1)) + Array(text.utf8)
      + [UInt8](repeating: 0, count: 79)
  }

  /// An exponent of 2.2, followed by data that no curve has.
  static let curve: [UInt8] =
    Array("curv".utf8) + big(UInt32(0)) + big(UInt32(1)) + [2, 0x33] + Array("SERIAL-1234567".utf8)

  /// Display P3.
  static let matrix: [(String, [UInt8])] = [
    ("wtpt", xyz([0xF6D6, 0x1_0000, 0xD32D])), ("rXYZ", xyz([0x83DF, 0x3DBF, 0xFFFF_FFBB])),
    ("gXYZ", xyz([0x4ABF, 0xB137, 0xAB9])), ("bXYZ", xyz([0x2838, 0x110B, 0xC8B9])),
    ("rTRC", curve), ("gTRC", curve), ("bTRC", curve),
  ]

  static let texts: [(String, [UInt8])] = [
    ("desc", description("Jane Owner")),
    ("mmod", Array("mmod".utf8) + big(UInt32(0)) + Array("SERIAL-1234567".utf8)),
    ("cprt", Array("text".utf8) + big(UInt32(0)) + Array("Jane Owner\0".utf8)),
  ]

  static func file(
    _ tags: [(String, [UInt8])], space: String = "RGB ", version: UInt8 = 2
  ) -> [UInt8] {
    var table = big(UInt32(tags.count))
    var data: [UInt8] = []
    for (name, value) in tags {
      let start = 132 + 12 * tags.count + data.count
      table += Array(name.utf8) + big(UInt32(start)) + big(UInt32(value.count))
      data += value
    }
    let head =
      Array("Jane".utf8) + [version, 0, 0, 0] + Array("mntr".utf8) + Array(space.utf8)
      + Array("XYZ ".utf8) + [7, 0xE8, 0, 5, 0, 17, 0, 9, 0, 41, 0, 7] + Array("acsp".utf8)
      + [UInt8](repeating: 9, count: 24) + big(UInt32(1)) + [UInt8](repeating: 8, count: 60)
    return big(UInt32(128 + table.count + data.count)) + head + table + data
  }

  static let bytes = file(texts + matrix)
}
