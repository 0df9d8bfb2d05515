package import Markup
package import Templating

/// The data for link previews (Open Graph and Twitter cards). In templates, `page.sharing`.
package struct SharingViewModel: Sendable, Hashable {
  /// Type of a page in Open Graph.
  package enum Kind: String, Sendable, Equatable {
    case website, article, profile
  }

  /// The page's own title, without the site's.
  package let title: String
  /// "website", "article" or "profile".
  package let kind: Kind
  /// The page's full address. Missing if the site has no `baseURL`.
  package let link: Link?
  /// The locale: "en_US".
  package let locale: String
  /// The page's picture, with its full address.
  package let image: ImageViewModel?
  /// The publication time of an article, as RFC 3339.
  package let published: String?
  /// The time when an article last changed, as RFC 3339.
  package let updated: String?
  /// The tags of an article.
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

  /// The Twitter card type: "summary_large_image", or "summary" without a picture.
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
