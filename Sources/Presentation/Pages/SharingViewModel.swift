package import Markup
package import Templating

/// The page's look where it is shared, for Open Graph and Twitter's cards; in templates
/// `page.sharing`.
package struct SharingViewModel: Sendable, Hashable {
  /// Type of a page in Open Graph.
  package enum Kind: String, Sendable, Hashable {
    case website, article, profile
  }

  /// The page's own title, without the site's.
  package let title: String
  /// "website", "article" or "profile".
  package let kind: Kind
  /// The page's whole address; none without a base address.
  package let link: Link?
  /// The locale: "en_US".
  package let locale: String
  /// The image that represents the page, by its whole address.
  package let image: ImageViewModel?
  /// The publication of an article, as RFC 3339.
  package let published: String?
  /// The last change of an article, as RFC 3339.
  package let updated: String?
  /// Tags of an article.
  package let tags: [String]

  package init(
    title: String, kind: Kind = .website, link: Link? = nil, locale: String = "en_US",
    image: ImageViewModel? = nil, published: String? = nil, updated: String? = nil,
    tags: [String] = []
  ) {
    self.title = title
    self.kind = kind
    self.link = link
    self.locale = locale
    self.image = image
    self.published = published
    self.updated = updated
    self.tags = tags
  }

  /// Twitter's layout: "summary_large_image", or "summary" without an image.
  package var card: String { image == nil ? "summary" : "summary_large_image" }
}

extension SharingViewModel {
  package static let fields = Fields<Self>(
    "SharingViewModel",
    .text("title") { $0.title },
    .text("kind") { $0.kind.rawValue },
    .optional("link") { $0.link },
    .text("locale") { $0.locale },
    .optional("image") { $0.image },
    .optional("published") { $0.published },
    .optional("updated") { $0.updated },
    .list("tags") { $0.tags },
    .text("card") { $0.card })
}
