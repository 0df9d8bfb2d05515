import CGazetteer

/// Sorted lines of tab-separated fields, which are part of the executable. A search reads the lines
/// in place and allocates nothing.
struct Table {
  /// The lines, each ending with a line feed. They are immutable and live as long as the program.
  private let bytes: UnsafeBufferPointer<UInt8>

  private init(_ table: zoetrope_table) {
    bytes = UnsafeBufferPointer(start: table.bytes, count: table.count)
  }

  static var airports: Table { Table(zoetrope_table_of_airports()) }
  static var metropolises: Table { Table(zoetrope_table_of_metropolises()) }
  static var cities: Table { Table(zoetrope_table_of_cities()) }
  static var places: Table { Table(zoetrope_table_of_places()) }

  /// A line of the table.
  struct Line {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let range: Range<Int>
  }

  /// Returns the lines from the first that meets a condition on; every line after that one must
  /// meet it, too.
  func lines(from isBehind: (Line) -> Bool) -> Lines {
    var (low, high) = (0, bytes.count)
    while low < high {
      let line = line(around: low + (high - low) / 2)
      if isBehind(line) { high = line.range.lowerBound } else { low = line.range.upperBound + 1 }
    }
    return Lines(bytes: bytes, start: low)
  }

  /// The lines of the whole table.
  var lines: Lines { Lines(bytes: bytes, start: 0) }

  private func line(around middle: Int) -> Line {
    var start = middle
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return Lines(bytes: bytes, start: start).line
  }

  /// Lines from one line to the end of a table.
  struct Lines: Sequence, IteratorProtocol {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate var start: Int

    fileprivate var line: Line {
      var end = start
      while bytes[end] != UInt8(ascii: "\n") { end += 1 }
      return Line(bytes: bytes, range: start..<end)
    }

    /// The first line; `nil` at the end of the table.
    var first: Line? { start < bytes.count ? line : nil }

    mutating func next() -> Line? {
      guard let line = first else { return nil }
      start = line.range.upperBound + 1
      return line
    }
  }
}

extension Table.Line {
  /// Bytes of a field; empty if the line doesn't have that field.
  func field(_ number: Int) -> Slice<UnsafeBufferPointer<UInt8>> {
    var (start, passed) = (range.lowerBound, 0)
    while passed < number, start < range.upperBound {
      if bytes[start] == UInt8(ascii: "\t") { passed += 1 }
      start += 1
    }
    var end = start
    while end < range.upperBound, bytes[end] != UInt8(ascii: "\t") { end += 1 }
    return bytes[start..<end]
  }

  func text(_ number: Int) -> String { Self.text(field(number)) }

  /// Number in a field: digits, with a decimal point and a minus sign where needed.
  func number(_ number: Int) -> Double { Self.number(field(number)) }

  /// The first three bytes as one big-endian number.
  var code: UInt32 {
    let start = range.lowerBound
    guard range.count >= 3 else { return 0 }
    return UInt32(bytes[start]) << 16 | UInt32(bytes[start + 1]) << 8 | UInt32(bytes[start + 2])
  }

  /// Reader of the fields, one after another.
  var fields: Fields { Fields(bytes: bytes, rest: range) }

  struct Fields {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate var rest: Range<Int>

    mutating func text() -> String { Table.Line.text(next()) }
    mutating func number() -> Double { Table.Line.number(next()) }

    /// Takes the next field; empty after the last one.
    private mutating func next() -> Slice<UnsafeBufferPointer<UInt8>> {
      var end = rest.lowerBound
      while end < rest.upperBound, bytes[end] != UInt8(ascii: "\t") { end += 1 }
      let field = bytes[rest.lowerBound..<end]
      rest = min(end + 1, rest.upperBound)..<rest.upperBound
      return field
    }
  }

  /// Copies through a whole buffer, which is copied at once; a slice would be copied byte by byte.
  private static func text(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: field), as: UTF8.self)
  }

  private static func number(_ field: Slice<UnsafeBufferPointer<UInt8>>) -> Double {
    var (digits, scale, isNegative, isBehindPoint) = (0.0, 1.0, false, false)
    for byte in field {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): isBehindPoint = true
      default:
        digits = digits * 10 + Double(byte &- UInt8(ascii: "0"))
        if isBehindPoint { scale *= 10 }
      }
    }
    // Both are whole numbers, so the quotient is the number nearest to the decimal.
    return (isNegative ? -digits : digits) / scale
  }
}
