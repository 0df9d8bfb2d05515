package import Content
package import Domain
package import Presentation

extension PageKind: PublishedKind {
  package static func page(of page: Sourced<TextPage>, in site: SiteContext) -> ArticleViewModel {
    ArticleViewModel(page: page, in: site)
  }

  package static func excerpt(of page: ArticleViewModel) -> String? { page.excerpt }

  package static func image(of page: ArticleViewModel) -> ImageViewModel? { page.image }

  package static func showsPhotos(on page: ArticleViewModel) -> Bool { page.holdsPictures }
}
