public import Markup
public import Templating

/// One line of text, and its look: black, 17 px and without serifs by default.
public protocol TextPresentable: Presentable {
  /// The text itself.
  var text: String { get }
  /// The text's colour. Black means the page's own ink, which is light on a dark page; any other
  /// colour is shown as it is, on `textPlateColor`.
  var textColor: Color { get }
  /// The fonts: `serif` or `sans`.
  var textFont: FontFamily { get }
  /// The size in CSS pixels: 13, 15, 17, 20, 24 or 28; any other size is rounded to the nearest of
  /// these.
  var textSize: Int { get }
}

extension TextPresentable {
  /// The text's colour. Black means the page's own ink, which is light on a dark page; any other
  /// colour is shown as it is, on `textPlateColor`.
  public var textColor: Color { .black }
  /// The fonts: `serif` or `sans`.
  public var textFont: FontFamily { .sans }
  /// The size in CSS pixels: 13, 15, 17, 20, 24 or 28; any other size is rounded to the nearest of
  /// these.
  public var textSize: Int { 17 }

  /// The background of a coloured text, so that it can be read on light and dark pages.
  public var textPlateColor: Color { textColor.plate }
  /// Whether its colour is not black.
  public var hasTextColor: Bool { textColor != .black }

  /// The names that it offers to templates.
  public static var textFields: Fields<Self> {
    Fields(
      "TextPresentable",
      .text("text") { $0.text },
      .color("textColor") { $0.textColor },
      .color("textPlateColor") { $0.textPlateColor },
      .flag("hasTextColor") { $0.hasTextColor },
      .text("textFont") { $0.textFont.rawValue },
      .number("textSize") { TextSizes.nearest(to: $0.textSize, of: TextSizes.text) })
  }
}
