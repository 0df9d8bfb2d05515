package import Templating

/// A way to a list, and how much it holds: a term among all terms, a year among all years.
package protocol CountedLinkPresentable: LinkPresentable {
  /// As the site's language writes it: "1,204".
  var count: String { get }
}

extension CountedLinkPresentable {
  package static var countedLinkFields: Fields<Self> {
    Fields("CountedLinkPresentable", .text("count") { $0.count })
  }
}
