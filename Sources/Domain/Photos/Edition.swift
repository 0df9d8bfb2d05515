/// A form in which prints of a photo are sold: one size on one paper, in a limited or unlimited
/// number.
package struct Edition: Sendable, Hashable {
  package let name: String
  /// The size in words: "30 × 40 cm".
  package let size: String?
  package let paper: String?
  package let price: Money?
  /// How many are made in all, at least 1; `nil` if unlimited.
  package let count: Int?
  /// How many are sold, 0 or more.
  package let sold: Int
  /// Address of the payment page.
  package let buyURL: String?

  package init(
    name: String, size: String? = nil, paper: String? = nil, price: Money? = nil,
    count: Int? = nil, sold: Int = 0, buyURL: String? = nil
  ) throws(EditionFault) {
    if let price, price.isNegative { throw .negativePrice(price) }
    if let count, sold > count { throw .soldMore(sold, of: count) }
    self.init(name, size, paper, price, count, sold, buyURL)
  }

  private init(
    _ name: String, _ size: String?, _ paper: String?, _ price: Money?, _ count: Int?, _ sold: Int,
    _ buyURL: String?
  ) {
    self.name = name
    self.size = size
    self.paper = paper
    self.price = price
    self.count = count
    self.sold = sold
    self.buyURL = buyURL
  }

  /// How many are still available; `nil` if unlimited.
  package var left: Int? { count.map { $0 - sold } }

  package var isSoldOut: Bool { left == 0 }

  /// Returns the edition with a payment address, unless it already has its own.
  package func paid(at address: String?) -> Edition {
    Edition(name, size, paper, price, count, sold, buyURL ?? address)
  }
}

/// Reason why the facts aren't an edition.
package enum EditionFault: Error, Sendable, Hashable {
  case negativePrice(Money)
  case soldMore(Int, of: Int)
}

/// Reason why an edition can't be one of a photo's editions. The first value is its index.
package enum EditionConflict: Error, Sendable, Hashable {
  /// The other prices are in another currency.
  case otherCurrency(Int, Currency, than: Currency)
  /// An earlier edition has the same name, size and paper.
  case again(Int)

  /// Finds all conflicts of a photo's editions, in their order. `price` is the photo's own price.
  package static func all(in editions: [Edition], price: Money?) -> [EditionConflict] {
    var conflicts: [EditionConflict] = []
    var known: Set<[String?]> = []
    let currency = price?.currency ?? editions.lazy.compactMap(\.price?.currency).first
    for (index, edition) in editions.enumerated() {
      if let currency, let own = edition.price?.currency, own != currency {
        conflicts.append(.otherCurrency(index, own, than: currency))
      }
      if !known.insert([edition.name, edition.size, edition.paper]).inserted {
        conflicts.append(.again(index))
      }
    }
    return conflicts
  }
}
