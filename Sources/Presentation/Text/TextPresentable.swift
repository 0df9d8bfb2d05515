public import Markup
public import Templating

/// One line of text and its style. By default, the text is black, 17 px and sans serif.
public protocol TextPresentable: Presentable {
  /// The text itself.
  var text: String { get }
  /// The text's colour. Black becomes the page's text colour, which is light on a dark page. Any
  /// other colour is shown unchanged, on `textPlateColor`.
  var textColor: Color { get }
  /// The typeface: `serif` or `sans`.
  var textFont: FontFamily { get }
  /// The size in CSS pixels: 13, 15, 17, 20, 24 or 28. Other sizes are rounded to the nearest of
  /// these.
  var textSize: Int { get }
}

extension TextPresentable {
  /// The text's colour. Black becomes the page's text colour, which is light on a dark page. Any
  /// other colour is shown unchanged, on `textPlateColor`.
  public var textColor: Color { .black }
  /// The typeface: `serif` or `sans`.
  public var textFont: FontFamily { .sans }
  /// The size in CSS pixels: 13, 15, 17, 20, 24 or 28. Other sizes are rounded to the nearest of
  /// these.
  public var textSize: Int { 17 }

  /// The background that keeps coloured text readable on light and dark pages.
  public var textPlateColor: Color { textColor.plate }
  /// Whether the colour isn't black.
  public var hasTextColor: Bool { textColor != .black }

  /// The fields that this type offers to templates.
  public static var textFields: Fields<Self> {
    Fields(
      "TextPresentable",
      .text("text") { $0.text }, .color("textColor") { $0.textColor },
      .color("textPlateColor") { $0.textPlateColor }, .flag("hasTextColor") { $0.hasTextColor },
      .text("textFont") { $0.textFont.rawValue },
      .number("textSize") { TextSizes.nearest(to: $0.textSize, of: TextSizes.text) })
  }
}
