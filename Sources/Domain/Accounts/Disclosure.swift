/// How much of an amount is disclosed, from all to nothing.
package enum Disclosure: String, Sendable, Hashable, CaseIterable, Comparable {
  case exact
  /// Only the amount's first two digits, and never the last two digits of its smallest unit.
  case rounded
  /// The amount's share of all spending, in whole percent.
  case shares
  /// Visitors don't see the entry.
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

/// How much an account discloses of its postings. The strictest rule applies: that of the account,
/// of the posting's category, or of the posting itself.
package struct DisclosureRules: Sendable, Hashable {
  /// How much of all postings is disclosed.
  package let account: Disclosure
  /// Stricter rules for categories.
  package let categories: [String: Disclosure]

  package init(_ account: Disclosure = .exact, categories: [String: Disclosure] = [:]) {
    self.account = account
    self.categories = categories
  }

  /// Returns how much of a posting is disclosed.
  package func level(of posting: Posting) -> Disclosure { max(account, ownLevel(of: posting)) }

  /// Returns how much the rules of a posting and its category disclose, ignoring the rule of the
  /// account.
  func ownLevel(of posting: Posting) -> Disclosure {
    guard !categories.isEmpty, let category = posting.category else { return posting.disclosure }
    return max(posting.disclosure, categories[category] ?? .exact)
  }
}

extension Money {
  /// The amount as `rounded` discloses it. It keeps two digits, and always drops the last two of
  /// its smallest unit, so that a small amount isn't disclosed exactly. Rounds half to even.
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
    // The largest amounts can't be rounded up.
    let magnitude = overflow || units > UInt64(Int64.max) ? quotient * step : units
    return Money(minorUnits: isNegative ? -Int64(magnitude) : Int64(magnitude), currency)
  }
}
