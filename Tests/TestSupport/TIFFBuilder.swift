/// Writer of TIFF structures for tests: EXIF, and pictures whose samples libvips can't write.
package struct TIFFBuilder {
  /// A value of an entry.
  package enum Value {
    case text(String)
    case bytes([UInt8])
    case short([Int])
    case long([Int])
    case fractions([(Int, Int)])
  }

  package var isLittle = false
  package var main: [(tag: Int, value: Value)] = []
  package var exif: [(tag: Int, value: Value)] = []
  package var gps: [(tag: Int, value: Value)] = []
  package var thumbnail: [(tag: Int, value: Value)] = []

  package init(
    isLittle: Bool = false, main: [(tag: Int, value: Value)] = [],
    exif: [(tag: Int, value: Value)] = [], gps: [(tag: Int, value: Value)] = []
  ) {
    self.isLittle = isLittle
    self.main = main
    self.exif = exif
    self.gps = gps
  }

  private func number(_ number: Int, _ size: Int) -> [UInt8] {
    let bytes = (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
    return isLittle ? bytes : bytes.reversed()
  }

  private func encode(_ value: Value) -> (type: Int, count: Int, bytes: [UInt8]) {
    switch value {
    case .text(let text): (2, text.utf8.count + 1, Array(text.utf8) + [0])
    case .bytes(let bytes): (7, bytes.count, bytes)
    case .short(let numbers): (3, numbers.count, numbers.flatMap { number($0, 2) })
    case .long(let numbers): (4, numbers.count, numbers.flatMap { number($0, 4) })
    case .fractions(let pairs):
      (5, pairs.count, pairs.flatMap { number($0.0, 4) + number($0.1, 4) })
    }
  }

  /// The directory's bytes at an offset, with the values after them.
  private func directory(
    _ entries: [(tag: Int, value: Value)], at offset: Int, next: Int
  ) -> [UInt8] {
    var head = number(entries.count, 2)
    var values: [UInt8] = []
    let valuesStart = offset + 2 + 12 * entries.count + 4
    for (tag, value) in entries.sorted(by: { $0.tag < $1.tag }) {
      let (type, count, bytes) = encode(value)
      head += number(tag, 2) + number(type, 2) + number(count, 4)
      if bytes.count <= 4 {
        head += bytes + [UInt8](repeating: 0, count: 4 - bytes.count)
      } else {
        head += number(valuesStart + values.count, 4)
        values += bytes + (bytes.count % 2 == 1 ? [0] : [])
      }
    }
    return head + number(next, 4) + values
  }

  package var bytes: [UInt8] {
    func size(_ entries: [(tag: Int, value: Value)]) -> Int {
      directory(entries, at: 0, next: 0).count
    }
    var main = main
    if !exif.isEmpty { main.append((0x8769, .long([0]))) }
    if !gps.isEmpty { main.append((0x8825, .long([0]))) }
    let exifStart = 8 + size(main)
    let gpsStart = exifStart + (exif.isEmpty ? 0 : size(exif))
    let thumbnailStart = gpsStart + (gps.isEmpty ? 0 : size(gps))
    main = main.map { entry in
      switch entry.tag {
      case 0x8769: (entry.tag, .long([exifStart]))
      case 0x8825: (entry.tag, .long([gpsStart]))
      default: entry
      }
    }
    let head: [UInt8] = isLittle ? [0x49, 0x49, 42, 0] : [0x4D, 0x4D, 0, 42]
    return head + number(8, 4)
      + directory(main, at: 8, next: thumbnail.isEmpty ? 0 : thumbnailStart)
      + (exif.isEmpty ? [] : directory(exif, at: exifStart, next: 0))
      + (gps.isEmpty ? [] : directory(gps, at: gpsStart, next: 0))
      + (thumbnail.isEmpty ? [] : directory(thumbnail, at: thumbnailStart, next: 0))
  }

  /// A picture of samples in one strip, uncompressed. `photometric` is 1 grey, 2 RGB, 5 CMYK.
  package static func picture(
    _ width: Int, _ height: Int, samples: [Int], channels: Int, bits: Int, photometric: Int
  ) -> [UInt8] {
    var builder = TIFFBuilder(isLittle: true)
    let strip = samples.flatMap { builder.number($0, bits / 8) }
    // The strip comes after everything else, whose size doesn't depend on the strip's offset.
    func entries(_ start: Int) -> [(tag: Int, value: Value)] {
      [
        (256, .long([width])), (257, .long([height])),
        (258, .short([Int](repeating: bits, count: channels))), (259, .short([1])),
        (262, .short([photometric])), (273, .long([start])), (277, .short([channels])),
        (278, .long([height])), (279, .long([strip.count])), (284, .short([1])),
      ]
    }
    builder.main = entries(0)
    builder.main = entries(builder.bytes.count)
    return builder.bytes + strip
  }

  /// Tags as a camera writes them.
  package static var camera: TIFFBuilder {
    TIFFBuilder(
      main: [
        (0x010F, .text("Nikon Corporation")), (0x0110, .text("Z 6 ")), (0x0112, .short([6])),
        (0x0132, .text("2024:05:17 10:00:00")), (0x013B, .text("Ann Lee")),
        (0x8298, .text("(c) Ann Lee")),
      ],
      exif: [
        (0x829A, .fractions([(1, 250)])), (0x829D, .fractions([(28, 10)])),
        (0x8827, .short([400])), (0x9003, .text("2024:05:17 09:41:07")),
        (0x9291, .text("25")), (0x9011, .text("+09:00")), (0x920A, .fractions([(35, 1)])),
        (0xA405, .short([52])), (0xA434, .text("NIKKOR Z 35mm f/1.8 S")),
        (0xA431, .text("6001234")), (0xA430, .text("Ann Lee")),
        (0x927C, .bytes(Array("Nikon\0secrets".utf8))),
      ],
      gps: [
        (1, .text("N")), (2, .fractions([(38, 1), (42, 1), (3000, 100)])), (3, .text("W")),
        (4, .fractions([(9, 1), (8, 1), (0, 1)])),
        (7, .fractions([(0, 1), (41, 1), (75, 10)])), (0x1D, .text("2024:05:17")),
      ])
  }
}
