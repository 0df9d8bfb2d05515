public import Markup
public import Templating

/// A map that a template shows inline.
public protocol MapPresentable: Presentable {
  /// The map as a complete `svg` element, which has a title and uses classes instead of colours.
  var drawing: HTML { get }
}

extension MapPresentable {
  /// The fields it offers to templates.
  public static var mapFields: Fields<Self> {
    Fields("MapPresentable", .html("drawing") { $0.drawing })
  }
}
