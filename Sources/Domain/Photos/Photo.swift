/// A photograph, which may be for sale.
package struct Photo: Sendable, Hashable {
  /// Where the image is.
  package enum Source: Sendable, Hashable {
    /// A path as its author wrote it: relative to the file that names it, or from `Content/` on
    /// where it begins with `/`.
    case file(String)
    /// An `https` or `http` address.
    case url(String)
  }

  package let title: String
  package let source: Source
  /// What is to be seen, for those who can't.
  package let alt: String?
  package let price: Money?
  /// Somebody bought it, so nobody else can.
  package let isSold: Bool
  /// Where it is paid for.
  package let buyURL: String?
  package let takenAt: Moment?
  package let trip: Slug?

  package init(
    title: String, source: Source, alt: String? = nil, price: Money? = nil, isSold: Bool = false,
    buyURL: String? = nil, takenAt: Moment? = nil, trip: Slug? = nil
  ) throws(PhotoFault) {
    if let price, price.isNegative { throw .negativePrice(price) }
    self.title = title
    self.source = source
    self.alt = alt
    self.price = price
    self.isSold = isSold
    self.buyURL = buyURL
    self.takenAt = takenAt
    self.trip = trip
  }

  /// Whether there is a way to buy it that has not been taken.
  package var isForSale: Bool { buyURL != nil && !isSold }
}

/// Why no photo can be made.
package enum PhotoFault: Error, Sendable, Hashable {
  case negativePrice(Money)
}
