import Tracks

/// Search for hidden places in the rows of a table: CSV with commas, semicolons, tabs or vertical
/// bars.
enum TablePlaces {
  /// Offset of the first row with a hidden place. The first row may contain the column names, and
  /// the first cell of a row the row's name.
  static func first(in bytes: [UInt8], _ circles: [HiddenCircle]) -> Int? {
    let pairs = CoordinatePairs(circles)
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var names: [UInt8: [AxisName?]] = [:]
    var before: [[DataNumber?]] = []
    while start < bytes.count {
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      if end > start {
        let row = bytes[start..<end]
        if names.isEmpty {
          for separator in separators {
            names[separator] = cells(of: row, separator).map { AxisName($0) }
          }
        }
        var numbers: [[DataNumber?]] = []
        for separator in separators(in: row) {
          let cells = cells(of: row, separator)
          if cells.contains(where: { pairs.holdHiddenPlace(inText: $0.utf8) })
            || holdsAngles(cells, circles)
          {
            return start
          }
          numbers.append(Self.numbers(cells, names[separator] ?? []))
        }
        if numbers.contains(where: { pairs.holdHiddenPlace($0.compactMap(\.self)) })
          || zip(numbers, before).contains(where: { areColumns($0, $1, pairs) })
        {
          return start
        }
        before = numbers
      }
      start = end + 1
    }
    return nil
  }

  /// Whether degrees, minutes, seconds and directions in separate cells form a hidden place.
  private static func holdsAngles(_ cells: [String], _ circles: [HiddenCircle]) -> Bool {
    let row = Array(cells.joined(separator: " ").uppercased().utf8)
    return !WrittenCoordinates.offsets(in: row[...], decimals: 3) {
      circles.hold(latitude: $0, longitude: $1)
    }.isEmpty
  }

  private static func numbers(_ cells: [String], _ names: [AxisName?]) -> [DataNumber?] {
    let own = cells.first.flatMap { AxisName($0) }
    return cells.enumerated().map { index, cell in
      DataNumber(cell, name: (index < names.count ? names[index] : nil) ?? own)
    }
  }

  /// Whether two rows contain latitudes and longitudes, and a column of the two is a hidden place.
  private static func areColumns(
    _ row: [DataNumber?], _ before: [DataNumber?], _ pairs: CoordinatePairs
  ) -> Bool {
    guard row.count == before.count, row.count > 1 else { return false }
    return zip(row, before).contains { number, above in
      guard let number, let above else { return false }
      return pairs.holdHiddenPlace([number, above])
    }
  }

  private static let separators = [
    UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, UInt8(ascii: "|"), 0x20,
  ]

  private static func separators(in row: ArraySlice<UInt8>) -> [UInt8] {
    let found = separators.dropLast().filter(row.contains)
    return found.isEmpty ? [0x20] : found
  }

  /// Cells of a row. Separators in quotes are part of a cell.
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
