package import Markup
package import Templating

/// All that the photo cell's template knows of a photo.
package protocol PhotoPresentable: ImagePresentable, LinkPresentable {
  /// What its author calls it.
  var title: String { get }
  /// The image file.
  var url: Link { get }
  /// "$25.99"; none for a photo that is not for sale.
  var price: String? { get }
  /// Hides the buy button.
  var didBuyPhoto: Bool { get }
  /// The page that leads to the payment; none for a photo that can't be bought.
  var buyLink: Link? { get }
  /// Names the photo and the price, since a page has many such links: "Buy Misery Ridge for $25.99".
  var buyText: String { get }
}

extension PhotoPresentable {
  package var imageLink: Link { url }
  package var linkText: String { title }

  package static var photoFields: Fields<Self> {
    Fields(
      "PhotoPresentable",
      .text("title") { $0.title },
      .link("url") { $0.url },
      .optional("price") { $0.price },
      .flag("didBuyPhoto") { $0.didBuyPhoto },
      .optional("buyLink") { $0.buyLink },
      .text("buyText") { $0.buyText })
  }
}
