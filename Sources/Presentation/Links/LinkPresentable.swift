public import Markup
public import Templating

/// A way to somewhere else, and what it is called.
public protocol LinkPresentable: Presentable {
  /// Where it leads.
  var link: Link { get }
  /// What it is called: "Paris to Lisbon".
  var linkText: String { get }
  /// Whether it leads to the very page that it is on.
  var isCurrent: Bool { get }
}

extension LinkPresentable {
  /// Whether it leads to the very page that it is on.
  public var isCurrent: Bool { false }

  /// The names that it offers to templates.
  public static var linkFields: Fields<Self> {
    Fields(
      "LinkPresentable",
      .link("link") { $0.link },
      .text("linkText") { $0.linkText },
      .flag("isCurrent") { $0.isCurrent })
  }
}
