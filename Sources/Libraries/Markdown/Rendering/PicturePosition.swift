/// Position of a picture outside running text, from which a browser chooses one of its files.
///
/// The widths match the style sheet `photos.css`.
struct PicturePosition {
  var width = PictureWidth.text
  /// Number of pictures in its paragraph.
  var count = 1

  /// Ratio of width to height of an image of unknown size.
  static let unknownShape = 1.5

  /// Ratio of the width of a gallery's rows to their best height.
  var across: Double {
    switch width {
    case .text: 3.9
    case .wide: 4.5
    case .full: 5
    }
  }

  /// Returns the width at which an image is shown, as a value of the attribute `sizes` (HTML
  /// Standard). `shapes` is the sum of the shapes in its row; `nil` if it isn't known.
  func sizes(of image: PixelSize?, among shapes: Double?) -> String {
    let shape = image?.shape ?? Self.unknownShape
    switch count {
    case 1: return alone
    case 2:
      let share = shape / (shapes ?? shape + Self.unknownShape)
      return sizes(share: share, onTelephone: 100 * share)
    default:
      // On phones, the style sheet wraps the rows, and a row is about as high as a third of the
      // window's width. A landscape that is the only picture in its row fills it.
      let height = shape > 1 ? 62.0 : 36
      return sizes(
        share: min(1, shape / (shapes ?? across)), onTelephone: min(100, height * shape))
    }
  }

  private var alone: String {
    switch width {
    case .text: "(min-width: 80rem) 54rem, (min-width: 48rem) 40rem, 100vw"
    case .wide: "(min-width: 80rem) 74rem, 100vw"
    case .full: "100vw"
    }
  }

  private func sizes(share: Double, onTelephone window: Double) -> String {
    func up(_ number: Double) -> Int { Int(number.rounded(.up)) }
    return switch width {
    case .text: "(min-width: 48rem) \(up(38 * share))rem, \(up(window))vw"
    case .wide:
      "(min-width: 80rem) \(up(74 * share))rem, (min-width: 48rem) \(up(100 * share))vw, "
        + "\(up(window))vw"
    case .full: "(min-width: 48rem) \(up(100 * share))vw, \(up(window))vw"
    }
  }
}

extension PixelSize {
  /// Ratio of width to height; the style sheet shows no picture narrower than 1:2.
  var shape: Double { min(100, max(0.5, Double(width) / Double(max(1, height)))) }
}
