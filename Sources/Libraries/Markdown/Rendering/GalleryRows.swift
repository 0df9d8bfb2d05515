import Foundation

/// Parts the pictures of a gallery into rows that each fill the width of the text.
///
/// Of all ways the one whose rows differ least from the height that is best, so that none is much
/// higher than the others, and the last one not either.
enum GalleryRows {
  /// Greatest number of pictures in a row.
  private static let most = 8

  /// Returns the rows as ranges of indexes. `shapes` are widths by heights; `across` is the width
  /// of a row by its best height.
  static func rows(of shapes: [Double], across: Double) -> [Range<Int>] {
    // The least sum of costs of the rows before each index, and where the last of them begins.
    var costs = [0.0]
    var starts = [0]
    for end in shapes.indices.map({ $0 + 1 }) {
      var (least, start) = (Double.infinity, end - 1)
      var sum = 0.0
      for first in stride(from: end - 1, through: max(0, end - most), by: -1) {
        sum += shapes[first]
        let difference = log(across / sum)
        let cost = costs[first] + difference * difference
        if cost < least { (least, start) = (cost, first) }
      }
      costs.append(least)
      starts.append(start)
    }
    var rows: [Range<Int>] = []
    var end = shapes.count
    while end > 0 {
      rows.append(starts[end]..<end)
      end = starts[end]
    }
    return rows.reversed()
  }
}
