package import Templating

/// A link to a related trip.
package protocol TeaserPresentable: LinkPresentable {
  /// The day of departure: "June 9, 2014".
  var day: TimeViewModel { get }
  /// The page's picture.
  var cover: ImageViewModel? { get }
}

extension TeaserPresentable {
  package static var teaserFields: Fields<Self> {
    Fields("TeaserPresentable", .nested("day") { $0.day }, .optional("cover") { $0.cover })
  }
}
