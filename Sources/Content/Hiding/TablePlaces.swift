import Tracks

/// Search for hidden places in the rows of a table: CSV with commas, semicolons, tabs or bars.
enum TablePlaces {
  /// Offset of the first row with a hidden place.
  static func first(in bytes: [UInt8], _ circles: [HiddenCircle]) -> Int? {
    let pairs = CoordinatePairs(circles)
    var start = 0
    var before: [[Double?]] = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if end > start {
        let row = bytes[start..<end]
        let readings = separators(in: row).map { cells(of: row, $0) }
        let numbers = readings.map { $0.map { WrittenNumbers.only(in: $0) } }
        let isHidden =
          numbers.contains { pairs.holdHiddenPlace($0.compactMap(\.self)) }
          || readings.contains { cells in
            cells.contains { pairs.holdHiddenNeighbours(WrittenNumbers.all(in: $0)) }
          } || zip(numbers, before).contains { areColumns($0, $1, pairs) }
        if isHidden { return start }
        before = numbers
      }
      start = end + 1
    }
    return nil
  }

  /// Whether two rows have the latitudes and the longitudes of places in their columns.
  private static func areColumns(
    _ row: [Double?], _ before: [Double?], _ pairs: CoordinatePairs
  ) -> Bool {
    guard row.count == before.count, row.count > 1 else { return false }
    return zip(row, before).contains { number, above in
      guard let number, let above else { return false }
      return pairs.holdHiddenPlace([number, above])
    }
  }

  private static func separators(in row: ArraySlice<UInt8>) -> [UInt8] {
    let found = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|")].filter(row.contains)
    return found.isEmpty ? [0x20] : found
  }

  /// Cells of a row; a separator in quotes is none.
  private static func cells(of row: ArraySlice<UInt8>, _ separator: UInt8) -> [String] {
    var cells: [String] = []
    var cell: [UInt8] = []
    var isQuoted = false
    for byte in row {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == separator, !isQuoted {
        cells.append(String(decoding: cell, as: UTF8.self))
        cell = []
      } else {
        cell.append(byte)
      }
    }
    cells.append(String(decoding: cell, as: UTF8.self))
    return cells
  }
}
