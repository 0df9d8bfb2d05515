/// How much is disclosed of an amount, from all to nothing.
package enum Disclosure: String, Sendable, Hashable, CaseIterable, Comparable {
  case exact
  /// The amount with two digits, and without the last two of its smallest unit.
  case rounded
  /// The amount's part of all that was spent, in whole percent.
  case shares
  /// Silence: visitors have no such entry.
  case hidden

  private var rank: Int {
    switch self {
    case .exact: 0
    case .rounded: 1
    case .shares: 2
    case .hidden: 3
    }
  }

  package static func < (one: Disclosure, other: Disclosure) -> Bool { one.rank < other.rank }

  /// Whether amounts are disclosed, exactly or rounded.
  package var disclosesAmounts: Bool { self <= .rounded }
}

/// How much an account tells of its postings: the least of what it says itself, for their category,
/// and what they say.
package struct DisclosureRules: Sendable, Hashable {
  /// How much is disclosed of all postings.
  package let account: Disclosure
  /// How much is disclosed of categories of which less is disclosed.
  package let categories: [String: Disclosure]

  package init(_ account: Disclosure = .exact, categories: [String: Disclosure] = [:]) {
    self.account = account
    self.categories = categories
  }

  /// Returns how much is disclosed of a posting.
  package func level(of posting: Posting) -> Disclosure { max(account, ownLevel(of: posting)) }

  /// Returns how much is disclosed of a posting by its category and itself, whatever the account
  /// says.
  func ownLevel(of posting: Posting) -> Disclosure {
    guard !categories.isEmpty, let category = posting.category else { return posting.disclosure }
    return max(posting.disclosure, categories[category] ?? .exact)
  }
}

extension Money {
  /// The amount as `rounded` tells it: two digits are left, and the last two of its smallest unit
  /// go in any case, so that a small amount isn't disclosed exactly. Half is rounded to even.
  package var rounded: Money {
    var step: UInt64 = 100
    while minorUnits.magnitude / step >= 100 {
      let (next, overflow) = step.multipliedReportingOverflow(by: 10)
      if overflow { break }
      step = next
    }
    let (quotient, rest) = minorUnits.magnitude.quotientAndRemainder(dividingBy: step)
    let isUp = rest > step / 2 || (rest == step / 2 && quotient & 1 == 1)
    let (units, overflow) = (quotient + (isUp ? 1 : 0)).multipliedReportingOverflow(by: step)
    // The greatest amounts have no room above them.
    let magnitude = overflow || units > UInt64(Int64.max) ? quotient * step : units
    return Money(minorUnits: isNegative ? -Int64(magnitude) : Int64(magnitude), currency)
  }
}
