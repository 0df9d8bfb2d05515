/// One entry of an account; money spent is negative.
package struct Posting: Sendable, Hashable {
  package let date: CalendarDate
  package let payee: String
  /// Amount by which the account's balance moves, in the account's currency.
  package let amount: Money
  /// The trip on which it was spent.
  package let trip: Slug?
  /// Amount that was paid in another currency.
  package let original: Money?
  /// Whether the amount was computed by a rate, and not charged as it is.
  package let isConverted: Bool
  /// Purpose of the money, such as `Food`.
  package let category: String?
  package let note: String?
  package let tags: [String]
  /// Person who paid, if not the account's owner.
  package let payer: Slug?
  /// People for whom it was paid; empty if it is settled with nobody.
  package let shares: [Share]
  /// The account at the other end, if the money only moved.
  package let transfer: Slug?
  /// Whether it is still to come: the balance doesn't have it.
  package let isPlanned: Bool
  /// Path of the file with the receipt.
  package let receipt: String?
  /// How much of it is told, if less than the account says.
  package let disclosure: Disclosure

  package init(
    date: CalendarDate, payee: String, amount: Money, trip: Slug? = nil, original: Money? = nil,
    isConverted: Bool = false, category: String? = nil, note: String? = nil, tags: [String] = [],
    payer: Slug? = nil, shares: [Share] = [], transfer: Slug? = nil, isPlanned: Bool = false,
    receipt: String? = nil, disclosure: Disclosure = .exact
  ) {
    self.date = date
    self.payee = payee
    self.amount = amount
    self.trip = trip
    self.original = original
    self.isConverted = isConverted
    self.category = category
    self.note = note
    self.tags = tags
    self.payer = payer
    self.shares = shares
    self.transfer = transfer
    self.isPlanned = isPlanned
    self.receipt = receipt
    self.disclosure = disclosure
  }
}

/// Part of what somebody paid that is one person's.
package struct Share: Sendable, Hashable {
  package let person: Slug
  /// Weight of the part beside the others', 0 or more.
  package let weight: Int

  package init(_ person: Slug, weight: Int = 1) {
    self.person = person
    self.weight = weight
  }
}

extension Money {
  /// Divides an amount by weights, of which one is above 0, to the last unit: parts are rounded
  /// towards 0, and the units that are left go to the greatest remainders, the first of equal ones.
  package func divided(by weights: [Int]) -> [Money] {
    let total = weights.reduce(Int128(0)) { $0 + Int128($1) }
    guard total > 0 else { return weights.map { _ in .zero(currency) } }
    let products = weights.map { Int128(minorUnits) * Int128($0) }
    var units = products.map { Int64(truncatingIfNeeded: $0 / total) }
    let left = Int(minorUnits - units.reduce(0, +))
    let order = products.indices.sorted {
      let (one, other) = ((products[$0] % total).magnitude, (products[$1] % total).magnitude)
      return one == other ? $0 < $1 : one > other
    }
    for index in order.prefix(abs(left)) { units[index] += Int64(left.signum()) }
    return units.map { Money(minorUnits: $0, currency) }
  }
}

extension Posting {
  /// Returns the posting with another amount, as in another currency.
  package func with(_ amount: Money) -> Posting {
    Posting(
      date: date, payee: payee, amount: amount, trip: trip, original: original,
      isConverted: isConverted || amount.currency != self.amount.currency, category: category,
      note: note, tags: tags, payer: payer, shares: shares, transfer: transfer,
      isPlanned: isPlanned, receipt: receipt, disclosure: disclosure)
  }
}
