public import Markup
public import Templating

/// The heading of a page; a page has one. All look alike, as the defaults say, but for one whose owner
/// says otherwise.
public protocol HeaderTextPresentable: Presentable {
  /// What the heading says.
  var headerText: String { get }
  /// Black stands for the page's own ink, which is light on a dark page; any other colour is shown
  /// as it is, on `headerPlateColor`.
  var headerColor: Color { get }
  /// The fonts: `serif` or `sans`.
  var headerFont: FontFamily { get }
  /// CSS pixels on a wide page, and less on a narrow one: 36, 48 or 64; any other size is shown in the
  /// nearest of these.
  var headerSize: Int { get }
}

extension HeaderTextPresentable {
  /// Black stands for the page's own ink, which is light on a dark page; any other colour is shown
  /// as it is, on `headerPlateColor`.
  public var headerColor: Color { .black }
  /// The fonts: `serif` or `sans`.
  public var headerFont: FontFamily { .serif }
  /// CSS pixels on a wide page, and less on a narrow one: 36, 48 or 64; any other size is shown in the
  /// nearest of these.
  public var headerSize: Int { 64 }

  /// What a coloured heading is written on, so that it can be read on light and dark pages.
  public var headerPlateColor: Color { headerColor.plate }
  /// Whether its colour is another than black.
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
