/// Metadata of cameras and programs about a photo, in every form that the formats have. Its strings
/// must not be published.
enum PlantedMetadata {
  /// Seconds of an arc as a rational, different from all other bytes in the samples.
  private static let latitude: [UInt8] = [0, 0, 0, 51, 0xA1, 0xB2, 0xC3, 0xD4]

  static let secrets: [[UInt8]] = [
    Array("SERIAL-1234567".utf8), Array("Jane Owner".utf8), Array("ACME Camera".utf8),
    Array("maker's note".utf8), Array("xmp-position".utf8), Array("iptc-city".utf8),
    Array("a comment".utf8), Array("a thumbnail".utf8), Array("a film".utf8), latitude,
  ]

  static let xmp = Array(
    "<x:xmpmeta><exif:GPSLatitude>xmp-position</exif:GPSLatitude></x:xmpmeta>".utf8)

  /// A TIFF structure with a directory for each of camera, exposure and position.
  static func exif(orientation: UInt16, littleEndian: Bool = false) -> [UInt8] {
    TIFFSample(littleEndian: littleEndian).bytes(
      main: [
        (0x010F, .text("ACME Camera")), (0x0112, .short(orientation)),
        (0x013B, .text("Jane Owner")),
      ],
      exposure: [
        (0x927C, .text("maker's note")), (0xA430, .text("Jane Owner")),
        (0xA431, .text("SERIAL-1234567")),
      ],
      position: [(0x0001, .text("N")), (0x0002, .rationals(latitude))])
  }
}

/// Whether bytes contain a sequence.
func holds(_ bytes: [UInt8], _ wanted: [UInt8]) -> Bool {
  guard let first = wanted.first else { return true }
  var rest = bytes[...]
  while let start = rest.firstIndex(of: first) {
    if bytes[start...].starts(with: wanted) { return true }
    rest = bytes[(start + 1)...]
  }
  return false
}

/// Builds TIFF structures with three directories, as in EXIF.
struct TIFFSample {
  enum Value {
    case short(UInt16)
    case long(UInt32)
    case text(String)
    case rationals([UInt8])
  }

  let littleEndian: Bool

  func bytes(
    main: [(UInt16, Value)], exposure: [(UInt16, Value)], position: [(UInt16, Value)]
  ) -> [UInt8] {
    let header = littleEndian ? Array("II".utf8) + [42, 0] : Array("MM".utf8) + [0, 42]
    // Each size is known before the offsets that precede it.
    let placeholders: [(UInt16, Value)] = [(0x8769, .long(0)), (0x8825, .long(0))]
    let exposureStart = 8 + directory(main + placeholders, at: 8).count
    let exposureBytes = directory(exposure, at: exposureStart)
    let positionStart = exposureStart + exposureBytes.count
    let pointers: [(UInt16, Value)] = [
      (0x8769, .long(UInt32(exposureStart))), (0x8825, .long(UInt32(positionStart))),
    ]
    return header + number(UInt32(8)) + directory(main + pointers, at: 8) + exposureBytes
      + directory(position, at: positionStart)
  }

  private func directory(_ entries: [(UInt16, Value)], at start: Int) -> [UInt8] {
    var table = number(UInt16(entries.count))
    var data: [UInt8] = []
    let dataStart = start + 2 + entries.count * 12 + 4
    for (tag, value) in entries {
      let (type, count, bytes) = encoded(value)
      table += number(tag) + number(type) + number(count)
      if bytes.count <= 4 {
        table += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
      } else {
        table += number(UInt32(dataStart + data.count))
        data += bytes
      }
    }
    return table + number(UInt32(0)) + data
  }

  private func encoded(_ value: Value) -> (type: UInt16, count: UInt32, bytes: [UInt8]) {
    switch value {
    case .short(let value): (3, 1, number(value))
    case .long(let value): (4, 1, number(value))
    case .text(let text): (2, UInt32(text.utf8.count + 1), Array(text.utf8) + [0])
    case .rationals(let bytes): (5, UInt32(bytes.count / 8), bytes)
    }
  }

  private func number(_ value: some FixedWidthInteger) -> [UInt8] {
    littleEndian ? little(value) : big(value)
  }
}

/// The bytes of a number, the most significant first.
func big(_ value: some FixedWidthInteger) -> [UInt8] {
  stride(from: value.bitWidth - 8, through: 0, by: -8).map {
    UInt8(truncatingIfNeeded: value >> $0)
  }
}

/// The bytes of a number, the least significant first.
func little(_ value: some FixedWidthInteger) -> [UInt8] { big(value).reversed() }

func holds(_ bytes: [UInt8], _ wanted: String) -> Bool { holds(bytes, Array(wanted.utf8)) }
