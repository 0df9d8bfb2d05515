/// An account as it is disclosed to visitors: nothing that is kept back is in here.
///
/// Sums of what is in here tell no more than the postings themselves do, so whatever a page adds up
/// gives no hidden amount away.
package struct DisclosedAccount: Sendable, Hashable {
  /// Postings of which something is disclosed, in the order of time.
  package let postings: [DisclosedPosting]
  /// Pages of the postings, where there are too many for one.
  package let pages: LedgerPages
  /// Balance before the first posting; `nil` if it isn't disclosed.
  package let openingBalance: Money?
  /// Balance after the last posting; `nil` if it isn't disclosed, or contains what isn't.
  package let balance: Money?
  /// Whether an amount in the balance is rounded, so that it is about right.
  package let isRounded: Bool
  /// Whether amounts that aren't disclosed are in the account, so that sums are without them.
  package let isIncomplete: Bool
  /// Number of balances that aren't disclosed since they contain an amount that isn't.
  package let balancesLeftOut: Int

  /// Parts of categories in all that was spent, the greatest first, where the account tells only
  /// those.
  package let categoryShares: [CategoryShare]

  /// Part of a category in what was spent, in whole percent.
  package struct CategoryShare: Sendable, Hashable {
    /// The category; `nil` for entries without one.
    package let category: String?
    package let percent: Int
  }

  init(_ postings: [Posting], from opening: Money, _ rules: DisclosureRules) {
    let disclosure = rules.account
    let levels = postings.map(rules.level)
    let shares = levels.contains(.shares) ? Shares(postings, levels) : nil
    // A balance is disclosed up to the first amount that isn't.
    var balance = disclosure.disclosesAmounts ? opening : nil
    var isRounded = disclosure == .rounded
    if isRounded { balance = balance?.rounded }
    openingBalance = balance
    var disclosed: [DisclosedPosting] = []
    disclosed.reserveCapacity(postings.count)
    var leftOut = 0
    for (posting, level) in zip(postings, levels) {
      if !posting.isPlanned {
        let amount = level == .rounded ? posting.amount.rounded : posting.amount
        if level == .rounded { isRounded = true }
        balance = level.disclosesAmounts ? balance.flatMap { try? $0.adding(amount) } : nil
        if balance == nil, disclosure.disclosesAmounts { leftOut += 1 }
      }
      guard level != .hidden else { continue }
      disclosed.append(
        DisclosedPosting(
          posting, level, share: level == .shares ? shares?.percent(of: posting) : nil,
          balance: posting.isPlanned ? nil : balance, isBalanceExact: !isRounded))
    }
    self.postings = disclosed
    pages = LedgerPages(of: disclosed)
    self.balance = balance
    self.isRounded = isRounded
    isIncomplete = levels.contains { !$0.disclosesAmounts }
    balancesLeftOut = leftOut
    categoryShares = disclosure == .shares ? shares?.byCategory(postings, levels) ?? [] : []
  }

  /// Sum of what was spent, of which shares are parts. What is hidden isn't in it, since parts that
  /// add up to less than the whole would show that it is there; and of a rounded amount the rounded
  /// one is.
  private struct Shares {
    private let spent: Int128

    init(_ postings: [Posting], _ levels: [Disclosure]) {
      spent = zip(postings, levels).reduce(0) { sum, posting in
        posting.0.isSpent && posting.1 != .hidden
          ? sum - Self.units(of: posting.0, posting.1) : sum
      }
    }

    private static func units(of posting: Posting, _ level: Disclosure) -> Int128 {
      Int128((level == .rounded ? posting.amount.rounded : posting.amount).minorUnits)
    }

    /// Whole percent of what was spent; `nil` for what wasn't.
    func percent(of posting: Posting) -> Int? {
      posting.isSpent ? percent(of: -Int128(posting.amount.minorUnits)) : nil
    }

    private func percent(of units: Int128) -> Int? {
      spent > 0 ? Int((units * 100 + spent / 2) / spent) : nil
    }

    func byCategory(_ postings: [Posting], _ levels: [Disclosure]) -> [CategoryShare] {
      var sums: [String?: Int128] = [:]
      for (posting, level) in zip(postings, levels) where posting.isSpent && level != .hidden {
        sums[posting.category, default: 0] -= Self.units(of: posting, level)
      }
      // The order tells no more than the parts do.
      return sums.compactMap { category, units in
        percent(of: units).map { CategoryShare(category: category, percent: $0) }
      }.sorted { ($1.percent, $0.category ?? "") < ($0.percent, $1.category ?? "") }
    }
  }
}

/// A posting as it is disclosed to visitors.
package struct DisclosedPosting: Sendable, Hashable {
  /// The posting, whose amounts are those that are disclosed: 0 where none is.
  package let posting: Posting
  package let disclosure: Disclosure
  /// Part of all that was spent in whole percent, where that is disclosed instead of the amount.
  package let share: Int?
  /// Balance of the account after it; `nil` if it isn't disclosed.
  package let balance: Money?
  /// Whether no amount in the balance is rounded.
  package let isBalanceExact: Bool

  init(
    _ posting: Posting, _ disclosure: Disclosure, share: Int?, balance: Money?,
    isBalanceExact: Bool = true
  ) {
    self.posting = posting.disclosed(disclosure)
    self.disclosure = disclosure
    self.share = share
    self.balance = balance
    self.isBalanceExact = isBalanceExact
  }

  /// Returns the posting with its amount in another currency, without its balance.
  package func with(_ amount: Money) -> DisclosedPosting {
    DisclosedPosting(disclosed: posting.with(amount), disclosure)
  }

  private init(disclosed posting: Posting, _ disclosure: Disclosure) {
    self.posting = posting
    self.disclosure = disclosure
    share = nil
    balance = nil
    isBalanceExact = true
  }

  /// The amount, exact or rounded; `nil` if it isn't disclosed.
  package var amount: Money? { disclosure.disclosesAmounts ? posting.amount : nil }

  /// Whether the amount is about right: rounded, or converted by a rate.
  package var isApproximate: Bool { disclosure == .rounded || posting.isConverted }
}

extension Posting {
  /// Whether it took money out that didn't go to another account.
  package var isSpent: Bool { amount.isNegative && transfer == nil && !isPlanned }

  /// The posting with amounts as they are disclosed.
  fileprivate func disclosed(_ disclosure: Disclosure) -> Posting {
    guard disclosure != .exact else { return self }
    return changing { facts in
      facts.amount = disclosure == .rounded ? amount.rounded : .zero(amount.currency)
      // Two roundings of one amount would narrow it.
      facts.original = nil
      if disclosure != .rounded { facts.shares = [] }
      facts.receipt = nil
    }
  }
}
