public import Markup
public import Templating

/// A map of one trip or of several, which a template shows inline.
public struct MapViewModel: Sendable, Hashable {
  /// The map as a complete `svg` element, which has a title and uses classes instead of colours.
  public let drawing: HTML

  /// Creates a map from a drawing of any size. The template sets its width.
  public init(_ drawing: SVG) { self.drawing = drawing.html }
}

extension MapViewModel: Presentable {
  /// The template, and the fields it offers.
  public static let contract = Contract<Self>(
    template: "components/map",
    Fields("MapViewModel", .html("drawing") { $0.drawing }))
}
