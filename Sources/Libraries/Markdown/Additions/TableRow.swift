/// Alignment of a table's column; `nil` if its author doesn't set one.
enum Alignment: Hashable {
  case left
  case center
  case right
}

/// Splits lines of a table (GFM 0.29 §4.10).
enum TableRow {
  /// The cells of a line, each without the spaces around it.
  ///
  /// Pipes separate cells, even in code, unless a backslash precedes them.
  static func cells(of bytes: [UInt8], in line: Range<Int>) -> [Range<Int>] {
    var cells: [Range<Int>] = []
    let line = trimmed(bytes, line)
    var index = line.lowerBound
    if index < line.upperBound, bytes[index] == UInt8(ascii: "|") { index += 1 }
    var start = index
    while index < line.upperBound {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "|"):
        cells.append(trimmed(bytes, start..<index))
        start = index + 1
      default: break
      }
      index += 1
    }
    if start < line.upperBound { cells.append(trimmed(bytes, start..<line.upperBound)) }
    return cells
  }

  /// The columns of a row of dashes; `nil` for any other line.
  static func alignments(of bytes: [UInt8], in line: Range<Int>) -> [Alignment?]? {
    let isDelimiter = bytes[line].allSatisfy {
      $0.isBlank || $0 == UInt8(ascii: "|") || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":")
    }
    guard isDelimiter else { return nil }
    var alignments: [Alignment?] = []
    for cell in cells(of: bytes, in: line) {
      var dashes = bytes[cell]
      let isLeft = dashes.first == UInt8(ascii: ":")
      if isLeft { dashes = dashes.dropFirst() }
      let isRight = dashes.last == UInt8(ascii: ":")
      if isRight { dashes = dashes.dropLast() }
      guard !dashes.isEmpty, dashes.allSatisfy({ $0 == UInt8(ascii: "-") }) else { return nil }
      alignments.append(
        isLeft ? isRight ? .center : .left : isRight ? .right : nil)
    }
    return alignments.isEmpty ? nil : alignments
  }

  /// Whether a line may be a row of dashes, judged only by its end.
  static func mayBeDelimiter(_ bytes: [UInt8], _ line: Range<Int>) -> Bool {
    for byte in bytes[line].reversed() {
      switch byte {
      case UInt8(ascii: "-"): return true
      case UInt8(ascii: "|"), UInt8(ascii: ":"): continue
      default: guard byte.isBlank else { return false }
      }
    }
    return false
  }

  private static func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, bytes[start].isBlank { start += 1 }
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}
