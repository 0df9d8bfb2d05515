package import Markup
package import Templating

/// The data for link previews (Open Graph and Twitter cards). Templates use it as `page.sharing`.
package struct SharingViewModel: Sendable, Hashable {
  /// Type of a page in Open Graph.
  package enum Kind: String, Sendable, Equatable {
    case website, article, profile
  }

  /// The page's own title, without the site's title.
  package let title: String
  /// The kind of page: "website", "article" or "profile".
  package var kind: Kind = .website
  /// The page's full address. Missing if the site has no `baseURL`.
  package var link: Link?
  /// The locale: "en_US".
  package var locale: String = "en_US"
  /// The page's picture, with its full address.
  package var image: ImageViewModel?
  /// The publication time of an article, in RFC 3339 format.
  package var published: String?
  /// The time when an article last changed, in RFC 3339 format.
  package var updated: String?
  /// The tags of an article.
  package var tags: [String] = []

  package init(title: String) { self.title = title }

  /// The Twitter card type: "summary_large_image", or "summary" if the page has no picture.
  package var card: String { image == nil ? "summary" : "summary_large_image" }
}

extension SharingViewModel {
  package static let fields = Fields<Self>(
    "SharingViewModel",
    .text("title") { $0.title }, .text("kind") { $0.kind.rawValue }, .optional("link") { $0.link },
    .text("locale") { $0.locale }, .optional("image") { $0.image },
    .optional("published") { $0.published }, .optional("updated") { $0.updated },
    .list("tags") { $0.tags }, .text("card") { $0.card })
}
