import Markup

/// Land, water, ice and borders of a map, as paths.
struct Geography {
  /// Outlines of each of `layers`.
  private let outlines: [[Outline]]
  private let layers: [Atlas.Layer]
  /// Least weight of the points that are drawn, in half units.
  private let threshold: Double

  /// Deviation from the table's shapes in half units that readers don't notice.
  private static let least = 0.9

  /// Degrees of a half unit below which no ice is drawn. Glaciers are known only to about a
  /// kilometre and would be nothing but corners.
  private static let finestOfIce = 0.0015

  /// Collects the shapes that a view shows, in the detail of a format.
  init(of view: some MapView, format: MapFormat) {
    layers = format.hasLabels ? Atlas.Layer.allCases : [.land, .lakes, .ice]
    outlines = layers.map { layer in
      if layer == .ice && view.degreesOfUnit < Self.finestOfIce { return [] }
      let level = Atlas.shared.level(of: layer, tolerance: format.tolerance * view.degreesOfUnit)
      return view.shapes(of: level, areClosed: layer.isArea).map {
        Outline($0, isClosed: layer.isArea, least: Self.least)
      }
    }
    threshold = Outline.threshold(for: outlines, limit: format.pointLimit, least: Self.least)
  }

  func write(to output: inout OutputBuffer) {
    for (layer, outlines) in zip(layers, outlines) {
      var path = Path()
      for outline in outlines { path.draw(outline, threshold: threshold) }
      output.append(path, named: layer.name)
    }
  }
}

extension Atlas.Layer {
  /// Name of the layer's class in a drawing.
  fileprivate var name: StaticString {
    switch self {
    case .land: "land"
    case .lakes: "water"
    case .ice: "ice"
    case .borders: "border"
    case .disputed: "border map-disputed"
    }
  }
}

extension OutputBuffer {
  /// Appends a `path` with the class `map-` and a name; nothing if the path is empty.
  mutating func append(_ path: borrowing Path, named name: StaticString) {
    guard !path.isEmpty else { return }
    append("<path class=\"map-")
    append(name)
    append("\" d=\"")
    append(path.commands)
    append("\"/>")
  }
}
