package import Templating

/// A link to a list, such as that of a tag or a year, with the number of its entries.
package protocol CountedLinkPresentable: LinkPresentable {
  /// The number of entries, written as in the site's language: "1,204".
  var count: String { get }
}

extension CountedLinkPresentable {
  package static var countedLinkFields: Fields<Self> {
    Fields("CountedLinkPresentable", .text("count") { $0.count })
  }
}
