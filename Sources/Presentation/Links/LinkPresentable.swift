package import Markup
package import Templating

/// A way to somewhere else, and what it is called.
package protocol LinkPresentable: Presentable {
  /// Where it leads.
  var link: Link { get }
  /// What it is called: "Paris to Lisbon".
  var linkText: String { get }
  /// Whether it leads to the very page that it is on.
  var isCurrent: Bool { get }
}

extension LinkPresentable {
  package var isCurrent: Bool { false }

  package static var linkFields: Fields<Self> {
    Fields(
      "LinkPresentable",
      .link("link") { $0.link },
      .text("linkText") { $0.linkText },
      .flag("isCurrent") { $0.isCurrent })
  }
}
