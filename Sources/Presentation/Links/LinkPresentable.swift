public import Markup
public import Templating

/// A link with its text.
public protocol LinkPresentable: Presentable {
  /// The link's target.
  var link: Link { get }
  /// The link's text: "Paris to Lisbon".
  var linkText: String { get }
  /// Whether the link leads to the current page.
  var isCurrent: Bool { get }
}

extension LinkPresentable {
  /// Whether the link leads to the current page.
  public var isCurrent: Bool { false }

  /// The fields that this type offers to templates.
  public static var linkFields: Fields<Self> {
    Fields(
      "LinkPresentable",
      .link("link") { $0.link }, .text("linkText") { $0.linkText },
      .flag("isCurrent") { $0.isCurrent })
  }
}
