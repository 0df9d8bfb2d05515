/// One entry of an account. Spending is negative.
///
/// The facts are in an object, because there may be a hundred thousand entries, which are summed
/// again and again: a copy counts only one reference.
package struct Posting: Sendable, Hashable {
  struct Facts: Sendable, Hashable {
    var date: CalendarDate
    var payee: String
    var amount: Money
    var trip: Slug?
    var original: Money?
    var isConverted: Bool
    var category: String?
    var note: String?
    var tags: [String]
    var payer: Slug?
    var shares: [Share]
    var transfer: Slug?
    var isPlanned: Bool
    var receipt: String?
    var disclosure: Disclosure
  }

  private final class Box: Sendable, Hashable {
    let facts: Facts

    init(_ facts: Facts) { self.facts = facts }

    static func == (one: Box, other: Box) -> Bool { one === other || one.facts == other.facts }

    func hash(into hasher: inout Hasher) { hasher.combine(facts) }
  }

  private let box: Box

  package var date: CalendarDate { box.facts.date }
  package var payee: String { box.facts.payee }
  /// Change of the account's balance, in the account's currency.
  package var amount: Money { box.facts.amount }
  /// The trip that the money was spent on.
  package var trip: Slug? { box.facts.trip }
  /// Amount that was paid in another currency.
  package var original: Money? { box.facts.original }
  /// Whether the amount was computed by an exchange rate, rather than charged.
  package var isConverted: Bool { box.facts.isConverted }
  /// Purpose of the money, such as `Food`.
  package var category: String? { box.facts.category }
  package var note: String? { box.facts.note }
  package var tags: [String] { box.facts.tags }
  /// The person who paid, if it isn't the account's owner.
  package var payer: Slug? { box.facts.payer }
  /// People for whom it was paid; empty if it isn't shared.
  package var shares: [Share] { box.facts.shares }
  /// The other account, if the money was only transferred.
  package var transfer: Slug? { box.facts.transfer }
  /// Whether it is still to come, so that the balance doesn't include it.
  package var isPlanned: Bool { box.facts.isPlanned }
  /// Path of the file with the receipt, if visitors may open it.
  package var receipt: String? { box.facts.receipt }
  /// How much of it is disclosed, if less than the account discloses.
  package var disclosure: Disclosure { box.facts.disclosure }

  package init(
    date: CalendarDate, payee: String, amount: Money, trip: Slug? = nil, original: Money? = nil,
    isConverted: Bool = false, category: String? = nil, note: String? = nil, tags: [String] = [],
    payer: Slug? = nil, shares: [Share] = [], transfer: Slug? = nil, isPlanned: Bool = false,
    receipt: String? = nil, disclosure: Disclosure = .exact
  ) {
    box = Box(
      Facts(
        date: date, payee: payee, amount: amount, trip: trip, original: original,
        isConverted: isConverted, category: category, note: note, tags: tags, payer: payer,
        shares: shares, transfer: transfer, isPlanned: isPlanned, receipt: receipt,
        disclosure: disclosure))
  }

  private init(_ box: Box) { self.box = box }

  /// Returns the posting with some of its facts changed.
  func changing(_ change: (inout Facts) -> Void) -> Posting {
    var facts = box.facts
    change(&facts)
    return Posting(Box(facts))
  }
}

/// One person's share of a payment.
package struct Share: Sendable, Hashable {
  package let person: Slug
  /// Weight of the share relative to the others, 0 or more.
  package let weight: Int

  package init(_ person: Slug, weight: Int = 1) {
    self.person = person
    self.weight = weight
  }
}

extension Money {
  /// Divides an amount by weights, exactly to the smallest unit. At least one weight must be
  /// positive. Parts are rounded towards 0. Each unit that is left goes to a part with the largest
  /// remainder, to the first of equal ones.
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
  /// Returns the posting with another amount, for example in another currency.
  package func with(_ amount: Money) -> Posting {
    changing { facts in
      facts.isConverted = isConverted || amount.currency != self.amount.currency
      facts.amount = amount
    }
  }

  /// Returns the posting without names that may not be shown. Hidden people all get the same
  /// placeholder.
  package func naming(
    trips isShown: (Slug) -> Bool, people isKnown: (Slug) -> Bool, accounts isOpen: (Slug) -> Bool
  ) -> Posting {
    let somebody = try? Slug("somebody")
    return changing { facts in
      facts.trip = trip.flatMap { isShown($0) ? $0 : nil }
      facts.payer = payer.flatMap { isKnown($0) ? $0 : somebody }
      facts.transfer = transfer.flatMap { isOpen($0) ? $0 : nil }
      facts.shares = shares.compactMap { share in
        isKnown(share.person) ? share : somebody.map { Share($0, weight: share.weight) }
      }
    }
  }
}
