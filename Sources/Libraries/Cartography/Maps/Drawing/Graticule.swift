import Geodesy

/// Meridians and parallels, which show how a large part of the Earth is oriented.
struct Graticule {
  /// Degrees between lines: 10 or 20 for a continent, 30 for the world.
  let step: Double

  /// Creates lines for a map that shows `radius` degrees around its middle; `nil` if the map is too
  /// small for them to be useful.
  init?(radius: Double) {
    switch radius {
    case ..<10: return nil
    case ..<40: step = 10
    case ..<60: step = 20
    default: step = 30
    }
  }

  func draw(on path: inout Path, of view: some MapView) {
    let top = 90 - step
    for longitude in stride(from: -180, to: 180, by: step) {
      // Meridians end at the first and last parallel; only every 90 degrees do they reach the
      // poles.
      let end = longitude.truncatingRemainder(dividingBy: 90) == 0 ? 90.0 : top
      draw(
        stride(from: -end, through: end, by: 2).map { SIMD3(latitude: $0, longitude: longitude) },
        on: &path, of: view)
    }
    for latitude in stride(from: -top, through: top, by: step) {
      draw(
        stride(from: -180, through: 180, by: 2).map { SIMD3(latitude: latitude, longitude: $0) },
        on: &path, of: view)
    }
  }

  private func draw(
    _ directions: [SIMD3<Double>], on path: inout Path, of view: some MapView
  ) {
    for line in view.lines(through: directions) {
      path.draw(Outline(line, isClosed: false, least: 1), threshold: 1)
    }
  }
}
