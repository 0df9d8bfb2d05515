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

  package let title: String
  package let source: Source
  /// Description of the image for those who can't see it.
  package let alt: String?
  package let price: Money?
  /// Whether it has been bought, so that nobody else can buy it.
  package let isSold: Bool
  /// Whether the image's file is published beside the sizes that pages show.
  package private(set) var publishesOriginal: Bool
  /// Address of the payment page.
  package let buyURL: String?
  package private(set) var takenAt: Moment?
  package private(set) var trip: Slug?
  /// The camera and how it was set, by the picture's file and its author.
  package let camera: Camera
  /// The place where it was taken; `nil` unless its author wants that to be known.
  package let place: Coordinate?
  /// Credits in the picture's file.
  package let credits: PhotoCredits

  package init(
    title: String, source: Source, alt: String? = nil, price: Money? = nil, isSold: Bool = false,
    publishesOriginal: Bool = false, buyURL: String? = nil, takenAt: Moment? = nil,
    trip: Slug? = nil, camera: Camera = Camera(), place: Coordinate? = nil,
    credits: PhotoCredits = PhotoCredits()
  ) throws(PhotoFault) {
    if let price, price.isNegative { throw .negativePrice(price) }
    self.title = title
    self.source = source
    self.alt = alt
    self.price = price
    self.isSold = isSold
    self.publishesOriginal = publishesOriginal
    self.buyURL = buyURL
    self.takenAt = takenAt
    self.trip = trip
    self.camera = camera
    self.place = place
    self.credits = credits
  }

  /// The photo, taken at another time.
  package func taken(at moment: Moment) -> Photo {
    var photo = self
    photo.takenAt = moment
    return photo
  }

  /// The photo as one of an album: what it does not say itself is the album's.
  package func inside(_ album: Album) -> Photo {
    var photo = self
    photo.trip = trip ?? album.trip
    photo.publishesOriginal = publishesOriginal || album.publishesOriginals
    return photo
  }

  /// Whether it can be bought.
  package var isForSale: Bool { buyURL != nil && !isSold }
}

/// Reason why the facts are no photo.
package enum PhotoFault: Error, Sendable, Hashable {
  case negativePrice(Money)
}
