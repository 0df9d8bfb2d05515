/// Bytes of an image file, with reads that are checked against its end.
struct ImageBytes {
  enum Order { case big, little }

  let kind: ImageKind
  let bytes: [UInt8]

  var count: Int { bytes.count }

  /// Reads a number of at most four bytes; `nil` beyond the end of the file.
  func number(_ order: Order, at offset: Int, bytes width: Int) -> Int? {
    guard offset >= 0, width <= 4, offset <= count - width else { return nil }
    var value = 0
    for index in 0..<width {
      value = value << 8 | Int(bytes[order == .big ? offset + index : offset + width - 1 - index])
    }
    return value
  }

  func require(_ order: Order, at offset: Int, bytes width: Int) throws(ImageFault) -> Int {
    guard let value = number(order, at: offset, bytes: width) else { throw endsEarly }
    return value
  }

  func byte(at offset: Int) throws(ImageFault) -> UInt8 {
    guard bytes.indices.contains(offset) else { throw endsEarly }
    return bytes[offset]
  }

  /// Range of `length` bytes from an offset. Throws if it exceeds the end of the file.
  func range(from offset: Int, count length: Int) throws(ImageFault) -> Range<Int> {
    guard offset >= 0, length >= 0, length <= count - offset else { throw endsEarly }
    return offset..<offset + length
  }

  /// Whether a range begins with the given text.
  func range(_ range: Range<Int>, beginsWith text: String) -> Bool {
    bytes[range].starts(with: text.utf8)
  }

  /// The four bytes that name a chunk, as printable text.
  func name(at offset: Int) throws(ImageFault) -> String {
    let name = bytes[try range(from: offset, count: 4)]
    return String(decoding: name.map { (0x20..<0x7F).contains($0) ? $0 : 0x3F }, as: UTF8.self)
  }

  var endsEarly: ImageFault { .endsEarly(kind, size: count) }

  func damaged(_ damage: ImageFault.Damage, at offset: Int) -> ImageFault {
    .damaged(kind, damage, offset: offset)
  }
}

extension FixedWidthInteger {
  /// The bytes of a number, the most significant first.
  var bigEndianBytes: [UInt8] {
    stride(from: bitWidth - 8, through: 0, by: -8).map { UInt8(truncatingIfNeeded: self >> $0) }
  }

  /// The bytes of a number, the least significant first.
  var littleEndianBytes: [UInt8] { bigEndianBytes.reversed() }
}
