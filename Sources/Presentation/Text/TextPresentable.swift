public import Markup
public import Templating

/// One line of text, and how it looks: black and 17 px unless its owner says otherwise.
public protocol TextPresentable: Presentable {
  /// What it says.
  var text: String { get }
  /// Black stands for the page's own ink, which is light on a dark page; any other colour is shown
  /// as it is, on `textPlateColor`.
  var textColor: Color { get }
  /// CSS pixels; the theme has sizes for 13, 15, 17, 20, 24 and 28.
  var textSize: Int { get }
}

extension TextPresentable {
  /// Black stands for the page's own ink, which is light on a dark page; any other colour is shown
  /// as it is, on `textPlateColor`.
  public var textColor: Color { .black }
  /// CSS pixels; the theme has sizes for 13, 15, 17, 20, 24 and 28.
  public var textSize: Int { 17 }

  /// What a coloured text is written on, so that it can be read on light and dark pages.
  public var textPlateColor: Color { textColor.plate }
  /// Whether its colour is another than black.
  public var hasTextColor: Bool { textColor != .black }

  /// The names that it offers to templates.
  public static var textFields: Fields<Self> {
    Fields(
      "TextPresentable",
      .text("text") { $0.text },
      .color("textColor") { $0.textColor },
      .color("textPlateColor") { $0.textPlateColor },
      .flag("hasTextColor") { $0.hasTextColor },
      .number("textSize") { $0.textSize })
  }
}
