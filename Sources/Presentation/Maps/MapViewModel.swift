public import Markup
public import Templating

/// A map of one or more trips, which templates insert into the page as an inline drawing.
public struct MapViewModel: Sendable, Hashable {
  /// The map as a complete `svg` element with a title. Its shapes have classes instead of colours,
  /// so that the style sheet can colour them.
  public let drawing: HTML

  /// Creates a map from a drawing of any size. The template sets its width.
  public init(_ drawing: SVG) { self.drawing = drawing.html }
}

extension MapViewModel: Presentable {
  /// This type's template and fields.
  public static let contract = Contract<Self>(
    template: "components/map",
    Fields("MapViewModel", .html("drawing") { $0.drawing }))
}
