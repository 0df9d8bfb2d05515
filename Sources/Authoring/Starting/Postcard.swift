/// A drawn evening over hills: the picture of a photo that has none yet.
enum Postcard {
  static let width = 960
  static let height = 640

  static var png: [UInt8] {
    PNGEncoder.png(rows, palette: palette)
  }

  // MARK: - Colours

  private static let bands = 80
  private static let sun = UInt8(bands)
  private static let halo = UInt8(bands + 1)
  private static let farHills = UInt8(bands + 2)
  private static let nearHills = UInt8(bands + 3)
  private static let meadow = UInt8(bands + 4)

  private static var palette: [PNGEncoder.Color] {
    (0..<bands).map(colour(ofBand:)) + [
      color(255, 243, 207), color(255, 222, 164), color(118, 98, 132), color(72, 66, 100),
      color(40, 42, 70),
    ]
  }

  /// Colour of a band of the sky, from deep blue at the top to the light of the sunset.
  private static func colour(ofBand band: Int) -> PNGEncoder.Color {
    let stops = [(38, 52, 98), (112, 96, 146), (222, 138, 128), (255, 206, 148)]
    let place = band * (stops.count - 1)
    let index = min(place / (bands - 1), stops.count - 2)
    let rest = place - index * (bands - 1)
    func mixed(_ from: Int, _ to: Int) -> Int { from + (to - from) * rest / (bands - 1) }
    let (from, to) = (stops[index], stops[index + 1])
    return color(mixed(from.0, to.0), mixed(from.1, to.1), mixed(from.2, to.2))
  }

  private static func color(_ red: Int, _ green: Int, _ blue: Int) -> PNGEncoder.Color {
    PNGEncoder.Color(
      red: UInt8(clamping: red), green: UInt8(clamping: green), blue: UInt8(clamping: blue))
  }

  // MARK: - Shapes

  private static var rows: [[UInt8]] {
    let lines = [
      (meadow, line([(0, 560), (300, 520), (620, 585), (960, 540)])),
      (nearHills, line([(0, 450), (180, 400), (420, 500), (700, 430), (960, 520)])),
      (farHills, line([(0, 430), (240, 440), (480, 360), (640, 395), (830, 330), (960, 380)])),
    ]
    return (0..<height).map { y in
      (0..<width).map { x in
        lines.first { y > $0.1[x] }?.0 ?? sky(x, y)
      }
    }
  }

  private static func sky(_ x: Int, _ y: Int) -> UInt8 {
    let distance = (x - 610) * (x - 610) + (y - 330) * (y - 330)
    if distance < 58 * 58 { return sun }
    if distance < 74 * 74 { return halo }
    return UInt8(min(y * bands / 450, bands - 1))
  }

  /// Height of a line of hills in each column, smooth between its points.
  private static func line(_ points: [(x: Int, y: Int)]) -> [Int] {
    zip(points, points.dropFirst()).flatMap { from, to in
      (from.x..<to.x).map { x in
        // Smoothstep: 3t² - 2t³, in thousandths.
        let t = (x - from.x) * 1000 / (to.x - from.x)
        let eased = (3 * t * t * 1000 - 2 * t * t * t) / 1_000_000
        return from.y + (to.y - from.y) * eased / 1000
      }
    }
  }
}
