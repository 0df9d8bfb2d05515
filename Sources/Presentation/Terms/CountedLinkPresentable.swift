package import Templating

/// A link to a list with its number of entries, such as a tag or a year.
package protocol CountedLinkPresentable: LinkPresentable {
  /// The number of entries in the site's language: "1,204".
  var count: String { get }
}

extension CountedLinkPresentable {
  package static var countedLinkFields: Fields<Self> {
    Fields("CountedLinkPresentable", .text("count") { $0.count })
  }
}
