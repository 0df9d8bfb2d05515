public import Markup
public import Templating

/// A map of one trip or of several.
public struct MapViewModel: Sendable, Hashable {
  /// The map: a complete `svg` element.
  public let drawing: HTML

  /// Creates a map from a drawing of any size. The template sets its width.
  public init(_ drawing: SVG) { self.drawing = drawing.html }
}

extension MapViewModel: MapPresentable {
  /// The template, and the fields it offers.
  public static let contract = Contract<Self>(template: "components/map", mapFields)
}
