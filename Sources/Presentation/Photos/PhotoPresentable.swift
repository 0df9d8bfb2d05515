public import Markup
public import Templating

/// Values of a photo that the template of its cell can show.
public protocol PhotoPresentable: ImagePresentable, LinkPresentable {
  /// The title that its author gave it.
  var title: String { get }
  /// The image file.
  var url: Link { get }
  /// The present or former price, "$25.99", if its author states one; the least one of several
  /// editions: "From $25.99".
  var price: String? { get }
  /// Whether somebody bought it, so that nobody else can; it selects a template of its own.
  var isSold: Bool { get }
  /// "Sold for $25.99", "Sold" or, of all its editions, "Sold out"; none for a photo that is not
  /// sold.
  var soldText: String? { get }
  /// Whether this visitor bought it: `true` on the page at which a purchase ends. Other pages are
  /// the same for all visitors and can't know; there the theme's script shows what the visitor's
  /// own browser remembers.
  var didBuyPhoto: Bool { get }
  /// Whether it is or was paid for at an address, so that a visitor may have bought it.
  var hasPurchase: Bool { get }
  /// The page that leads to the payment; none for a photo that can't be bought, and on the page
  /// that shows its purchase beside the picture.
  var buyLink: Link? { get }
  /// The link's text with photo and price, since a page has many such links: "Buy Misery Ridge for
  /// $25.99".
  var buyText: String { get }
  /// A sentence or two by its author, which the viewer shows below the photo.
  var summary: String? { get }
  /// The camera and how it was set, in one line; only if the site shows cameras.
  var cameraText: String? { get }
  /// How wide a row of photos or a text shows the image, in the words of the attribute `sizes`;
  /// none elsewhere, where the template states it.
  var imageSizes: String? { get }
  /// The place where visitors ask for a photo that has a price and no payment page; else none.
  var askLink: Link? { get }
  /// The link's text: "Ask about Misery Ridge".
  var askText: String { get }
  /// Whether it is offered in editions, such as sizes of a print.
  var hasEditions: Bool { get }
}

extension PhotoPresentable {
  /// The image file.
  public var imageLink: Link { url }
  /// The photo's title.
  public var linkText: String { title }

  /// A sentence or two; none unless its owner gives them.
  public var summary: String? { nil }
  /// The camera; none unless its owner gives one.
  public var cameraText: String? { nil }
  /// How wide the image is shown; none unless its owner says so.
  public var imageSizes: String? { nil }

  /// Whether it has editions, of which a visitor may buy another one; none unless its owner says
  /// so.
  public var hasEditions: Bool { false }

  /// Whether there is nothing to buy, since it is sold, bought or not for sale.
  public var buyHidden: Bool { isSold || didBuyPhoto && !hasEditions || buyLink == nil }

  /// The names that it offers to templates.
  public static var photoFields: Fields<Self> {
    Fields(
      "PhotoPresentable",
      .text("title") { $0.title },
      .link("url") { $0.url },
      .optional("price") { $0.price },
      .flag("isSold") { $0.isSold },
      .optional("soldText") { $0.soldText },
      .flag("didBuyPhoto") { $0.didBuyPhoto },
      .flag("hasPurchase") { $0.hasPurchase },
      .flag("hasEditions") { $0.hasEditions },
      .flag("buyHidden") { $0.buyHidden },
      .optional("buyLink") { $0.buyLink },
      .text("buyText") { $0.buyText },
      .optional("askLink") { $0.askLink },
      .text("askText") { $0.askText },
      .optional("summary") { $0.summary },
      .optional("cameraText") { $0.cameraText },
      .optional("imageSizes") { $0.imageSizes })
  }
}
