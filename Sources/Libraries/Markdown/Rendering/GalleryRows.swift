import Foundation

/// Splits the pictures of a gallery into rows that each fill the width of the text.
///
/// It chooses the split whose rows differ least from the best height, so that no row is much higher
/// than the others, not even the last one.
enum GalleryRows {
  /// Greatest number of pictures in a row.
  private static let most = 8

  /// Returns the rows as ranges of indexes. `shapes` are ratios of width to height; `across` is the
  /// ratio of a row's width to its best height.
  static func rows(of shapes: [Double], across: Double) -> [Range<Int>] {
    // The least total cost of the rows before each index, and the start of the last of these rows.
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
