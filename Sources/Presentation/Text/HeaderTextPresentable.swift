public import Markup
public import Templating

/// The main heading of a page. By default, all headings look the same.
public protocol HeaderTextPresentable: Presentable {
  /// The heading's text.
  var headerText: String { get }
  /// The heading's colour. Black becomes the page's text colour, which is light on a dark page. Any
  /// other colour is shown unchanged, on `headerPlateColor`.
  var headerColor: Color { get }
  /// The typeface: `serif` or `sans`.
  var headerFont: FontFamily { get }
  /// The size in CSS pixels on a wide page: 36, 48 or 64. Other sizes are rounded to the nearest of
  /// these. On narrow pages, the heading is smaller.
  var headerSize: Int { get }
}

extension HeaderTextPresentable {
  /// The heading's colour. Black becomes the page's text colour, which is light on a dark page. Any
  /// other colour is shown unchanged, on `headerPlateColor`.
  public var headerColor: Color { .black }
  /// The typeface: `serif` or `sans`.
  public var headerFont: FontFamily { .serif }
  /// The size in CSS pixels on a wide page: 36, 48 or 64. Other sizes are rounded to the nearest of
  /// these. On narrow pages, the heading is smaller.
  public var headerSize: Int { 64 }

  /// The background that keeps a coloured heading readable on light and dark pages.
  public var headerPlateColor: Color { headerColor.plate }
  /// Whether the colour isn't black.
  public var hasHeaderColor: Bool { headerColor != .black }

  /// The fields that this type offers to templates.
  public static var headerTextFields: Fields<Self> {
    Fields(
      "HeaderTextPresentable",
      .text("headerText") { $0.headerText }, .color("headerColor") { $0.headerColor },
      .color("headerPlateColor") { $0.headerPlateColor },
      .flag("hasHeaderColor") { $0.hasHeaderColor }, .text("headerFont") { $0.headerFont.rawValue },
      .number("headerSize") { TextSizes.nearest(to: $0.headerSize, of: TextSizes.header) })
  }
}
