public import Markup
public import Templating

/// The values of a photo, such as its title and price, and the links for buying it.
public protocol PhotoPresentable: ImagePresentable, LinkPresentable {
  /// The photo's title.
  var title: String { get }
  /// The address of the image file.
  var url: Link { get }
  /// The current or former price: "$25.99". If the photo has several editions, this is the lowest
  /// price: "From $25.99". Missing if the photo never had a price.
  var price: String? { get }
  /// Whether the photo is sold and can't be bought any more. A sold photo has its own template.
  var isSold: Bool { get }
  /// The words "Sold for $25.99" or "Sold". If no edition has prints left, the words are "Sold
  /// out". Missing if the photo isn't sold.
  var soldText: String? { get }
  /// Whether this visitor bought the photo. The flag is set only on the page after a purchase. All
  /// other pages are the same for every visitor. There, the theme's script marks the photos that
  /// the visitor's browser remembers.
  var didBuyPhoto: Bool { get }
  /// Whether the photo has or had a payment page. If so, a visitor may have bought it.
  var hasPurchase: Bool { get }
  /// The page that leads to the payment. Missing if the photo can't be bought, or if the photo's
  /// own page shows the purchase.
  var buyLink: Link? { get }
  /// The text of `buyLink`: "Buy Misery Ridge for $25.99". The text names the photo and the price,
  /// because a page can have many such links.
  var buyText: String { get }
  /// The author's summary, which the viewer shows below the photo.
  var summary: String? { get }
  /// The camera and its settings in one line, if the site shows cameras.
  var cameraText: String? { get }
  /// The value of the `sizes` attribute for a photo in a row or in a body. Missing elsewhere,
  /// because the template sets the attribute itself.
  var imageSizes: String? { get }
  /// The link for asking about a photo that has a price but no payment page.
  var askLink: Link? { get }
  /// The text of `askLink`: "Ask about Misery Ridge".
  var askText: String { get }
  /// Whether the photo has editions, such as sizes of a print.
  var hasEditions: Bool { get }
}

extension PhotoPresentable {
  /// The address of the image file.
  public var imageLink: Link { url }
  /// The photo's title.
  public var linkText: String { title }

  /// The author's summary, which the viewer shows below the photo. Missing by default.
  public var summary: String? { nil }
  /// The camera and its settings in one line, if the site shows cameras. Missing by default.
  public var cameraText: String? { nil }
  /// The value of the `sizes` attribute for a photo in a row or in a body. Missing elsewhere,
  /// because the template sets the attribute itself.
  public var imageSizes: String? { nil }

  /// Whether the photo has editions. If so, a visitor who bought one can buy another.
  public var hasEditions: Bool { false }

  /// Whether to hide `buyLink`, because the photo is sold, isn't for sale, or was bought by this
  /// visitor.
  public var buyHidden: Bool { isSold || didBuyPhoto && !hasEditions || buyLink == nil }

  /// The fields that this type offers to templates.
  public static var photoFields: Fields<Self> {
    Fields(
      "PhotoPresentable",
      .text("title") { $0.title }, .link("url") { $0.url }, .optional("price") { $0.price },
      .flag("isSold") { $0.isSold }, .optional("soldText") { $0.soldText },
      .flag("didBuyPhoto") { $0.didBuyPhoto }, .flag("hasPurchase") { $0.hasPurchase },
      .flag("hasEditions") { $0.hasEditions }, .flag("buyHidden") { $0.buyHidden },
      .optional("buyLink") { $0.buyLink }, .text("buyText") { $0.buyText },
      .optional("askLink") { $0.askLink }, .text("askText") { $0.askText },
      .optional("summary") { $0.summary }, .optional("cameraText") { $0.cameraText },
      .optional("imageSizes") { $0.imageSizes })
  }
}
