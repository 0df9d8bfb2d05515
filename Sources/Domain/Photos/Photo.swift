/// A photograph, which may be for sale.
package struct Photo: Sendable, Hashable {
  /// Location of the image.
  package enum Source: Sendable, Hashable {
    /// A path as its author wrote it: relative to the file that names it, or from `Content/` if it
    /// begins with `/`.
    case file(String)
    /// An `https` or `http` address.
    case url(String)
  }

  /// Title by its author or its file; `nil` if both have only a camera's number or a time.
  package let title: String?
  package let source: Source
  /// Description of the image for people who can't see it.
  package let alt: String?
  package let price: Money?
  /// Forms in which prints are sold; empty for a photo that is sold in one form, or not for sale.
  package let editions: [Edition]
  /// Whether it, or all of its editions, are sold, so that it can no longer be bought.
  package let isSold: Bool
  /// Whether the original file is published next to its sizes; `nil` if the album decides.
  package private(set) var statedOriginal: Bool?
  /// Address of the payment page.
  package let buyURL: String?
  package private(set) var takenAt: Moment?
  package private(set) var trip: Slug?
  /// The camera and its settings, according to the picture's file and the author.
  package let camera: Camera
  /// The place where it was taken, as exactly as the author wants to show it.
  package let place: ShownPlace?
  /// Credits in the picture's file.
  package let credits: PhotoCredits

  package init(
    title: String?, source: Source, alt: String? = nil, price: Money? = nil,
    editions: [Edition] = [], isSold: Bool = false, publishesOriginal: Bool? = nil,
    buyURL: String? = nil, takenAt: Moment? = nil, trip: Slug? = nil, camera: Camera = Camera(),
    place: ShownPlace? = nil,
    credits: PhotoCredits = PhotoCredits()
  ) throws(PhotoFault) {
    if let price, price.isNegative { throw .negativePrice(price) }
    if let first = EditionConflict.all(in: editions, price: price).first {
      throw .conflict(first)
    }
    self.title = title
    self.source = source
    self.alt = alt
    self.price = price
    self.editions = editions
    self.isSold = isSold || !editions.isEmpty && editions.allSatisfy(\.isSoldOut)
    statedOriginal = publishesOriginal
    self.buyURL = buyURL
    self.takenAt = takenAt
    self.trip = trip
    self.camera = camera
    self.place = place
    self.credits = credits
  }

  /// Returns the photo with another time.
  package func taken(at moment: Moment) -> Photo {
    var photo = self
    photo.takenAt = moment
    return photo
  }

  /// The photo inside an album, from which it inherits missing values.
  package func inside(_ album: Album) -> Photo {
    var photo = self
    photo.trip = trip ?? album.trip
    photo.statedOriginal = statedOriginal ?? album.statedOriginals
    return photo
  }

  /// Whether the original file is published next to its sizes.
  package var publishesOriginal: Bool { statedOriginal ?? false }

  /// Whether it can be bought on a payment page.
  package var isForSale: Bool {
    guard !isSold else { return false }
    return editions.isEmpty
      ? buyURL != nil : editions.contains { !$0.isSoldOut && $0.buyURL != nil }
  }

  /// Whether it can be bought or asked for.
  package var isOffered: Bool {
    !isSold && (isForSale || price != nil || !editions.isEmpty)
  }

  /// Whether it has or had a payment address, sold or not.
  package var hasPayment: Bool { buyURL != nil || editions.contains { $0.buyURL != nil } }

  /// The lowest price of the available forms or, if it is sold, of all forms; and whether it has
  /// several prices.
  package var leastPrice: (price: Money, isOneOfSeveral: Bool)? {
    guard !editions.isEmpty else { return price.map { ($0, false) } }
    let prices = editions.filter { isSold || !$0.isSoldOut }.compactMap(\.price)
    guard let least = prices.min(by: { $0.minorUnits < $1.minorUnits }) else { return nil }
    return (least, prices.contains { $0 != least })
  }
}

/// Reason why the facts aren't a photo.
package enum PhotoFault: Error, Sendable, Hashable {
  case negativePrice(Money)
  case conflict(EditionConflict)
}
