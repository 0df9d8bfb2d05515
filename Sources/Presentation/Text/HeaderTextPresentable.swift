public import Markup
public import Templating

/// The only heading of a page. All look alike, by the defaults, unless their owner says otherwise.
public protocol HeaderTextPresentable: Presentable {
  /// The heading's text.
  var headerText: String { get }
  /// The heading's colour. Black means the page's own ink, which is light on a dark page; any other
  /// colour is shown as it is, on `headerPlateColor`.
  var headerColor: Color { get }
  /// The fonts: `serif` or `sans`.
  var headerFont: FontFamily { get }
  /// The size in CSS pixels on a wide page, and less on a narrow one: 36, 48 or 64; any other size
  /// is rounded to the nearest of these.
  var headerSize: Int { get }
}

extension HeaderTextPresentable {
  /// The heading's colour. Black means the page's own ink, which is light on a dark page; any other
  /// colour is shown as it is, on `headerPlateColor`.
  public var headerColor: Color { .black }
  /// The fonts: `serif` or `sans`.
  public var headerFont: FontFamily { .serif }
  /// The size in CSS pixels on a wide page, and less on a narrow one: 36, 48 or 64; any other size
  /// is rounded to the nearest of these.
  public var headerSize: Int { 64 }

  /// The background of a coloured heading, so that it can be read on light and dark pages.
  public var headerPlateColor: Color { headerColor.plate }
  /// Whether its colour is not black.
  public var hasHeaderColor: Bool { headerColor != .black }

  /// The names that it offers to templates.
  public static var headerTextFields: Fields<Self> {
    Fields(
      "HeaderTextPresentable",
      .text("headerText") { $0.headerText },
      .color("headerColor") { $0.headerColor },
      .color("headerPlateColor") { $0.headerPlateColor },
      .flag("hasHeaderColor") { $0.hasHeaderColor },
      .text("headerFont") { $0.headerFont.rawValue },
      .number("headerSize") { TextSizes.nearest(to: $0.headerSize, of: TextSizes.header) })
  }
}
