/// Chooses which labels of a row have room, counting from its end, where the newest are.
struct LabelSteps: Hashable {
  /// Width of charts on which a label is shown.
  enum Room { case always, whereWide, never }

  /// Step between the labels that are always shown, even on a phone.
  let narrow: Int
  /// Step between the labels that are shown on a wide chart.
  let wide: Int
  private let count: Int

  /// Creates the steps for a number of labels, the longest of which has `characters` characters.
  init(count: Int, characters: Int) {
    self.count = count
    wide = Self.step(of: count, characters, in: ChartSize.wide)
    // `narrow` is a multiple of `wide`, so a label shown on a phone is also shown on a wide chart.
    narrow = wide * Self.step(of: (count + wide - 1) / wide, characters, in: ChartSize.narrow)
  }

  func room(at index: Int) -> Room {
    let place = count - 1 - index
    return place % narrow == 0 ? .always : place % wide == 0 ? .whereWide : .never
  }

  /// Returns the least step of 1, 2, 5, 10, 20, … at which the labels fit in a width.
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

/// Sizes in CSS pixels for which a chart decides which labels fit; a page may show the chart
/// larger.
enum ChartSize {
  /// Width of a chart's bars on a phone.
  static let narrow = 280
  /// Width of a chart's bars on a wide page.
  static let wide = 440
  /// Width of a digit in a wide font; most letters are narrower.
  static let character = 8
  /// Distance between labels.
  static let gap = 8

  /// Share of the width that a text takes on a phone, in hundredths of a percent.
  static func share(ofCharacters count: Int) -> Int { min(200 + count * 210, 4_000) }
}
