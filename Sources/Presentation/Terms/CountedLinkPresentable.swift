package import Templating

/// A link to a list with the number of its elements: a term among all terms, a year among all
/// years.
package protocol CountedLinkPresentable: LinkPresentable {
  /// The number as the site's language writes it: "1,204".
  var count: String { get }
}

extension CountedLinkPresentable {
  package static var countedLinkFields: Fields<Self> {
    Fields("CountedLinkPresentable", .text("count") { $0.count })
  }
}
