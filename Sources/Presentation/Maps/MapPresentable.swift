public import Markup
public import Templating

/// A map that a template shows inline.
public protocol MapPresentable: Presentable {
  /// The map: a complete `svg` element with a title, and classes instead of colours.
  var drawing: HTML { get }
}

extension MapPresentable {
  /// The fields it offers to templates.
  public static var mapFields: Fields<Self> {
    Fields("MapPresentable", .html("drawing") { $0.drawing })
  }
}
