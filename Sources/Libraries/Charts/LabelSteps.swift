/// Labels of a row that have room, counted from its end, where the newest are.
struct LabelSteps: Hashable {
  /// Width of charts on which a label is shown.
  enum Room { case always, whereWide, never }

  /// Step between labels that are always shown, as on a telephone.
  let narrow: Int
  /// Step between labels that are shown where a chart is wide.
  let wide: Int
  private let count: Int

  /// Creates the steps for labels, of which the longest has a number of characters.
  init(count: Int, characters: Int) {
    self.count = count
    wide = Self.step(of: count, characters, in: ChartSize.wide)
    // Those that are always shown are among those that are shown where there is room.
    narrow = wide * Self.step(of: (count + wide - 1) / wide, characters, in: ChartSize.narrow)
  }

  func room(at index: Int) -> Room {
    let place = count - 1 - index
    return place % narrow == 0 ? .always : place % wide == 0 ? .whereWide : .never
  }

  /// Returns the least of 1, 2, 5, 10, 20, … by which labels have room in a width.
  private static func step(of count: Int, _ characters: Int, in width: Int) -> Int {
    let room = max(1, width / (max(1, characters) * ChartSize.character + ChartSize.gap))
    var power = 1
    while true {
      for step in [power, 2 * power, 5 * power] where (count + step - 1) / step <= room {
        return step
      }
      power *= 10
    }
  }
}

/// Sizes in CSS pixels by which a chart decides what has room; a page may show it larger.
enum ChartSize {
  /// Width of the bars of a chart on a telephone.
  static let narrow = 280
  /// Width of the bars of a chart where there is room.
  static let wide = 440
  /// Width of a digit in a wide font; most letters are narrower.
  static let character = 8
  /// Distance between labels.
  static let gap = 8

  /// Share of the width that a text takes on a telephone, in hundredths of a percent.
  static func share(ofCharacters count: Int) -> Int { min(200 + count * 210, 4_000) }
}
