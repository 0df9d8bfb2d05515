/// An account as disclosed to visitors, without any hidden data.
///
/// Sums of its values reveal no more than the postings themselves. So a page can add up any of them
/// without revealing hidden amounts.
package struct DisclosedAccount: Sendable, Hashable {
  /// Postings that are at least partly disclosed, in order of time.
  package let postings: [DisclosedPosting]
  /// Pages of the postings, if there are too many for one page.
  package let pages: LedgerPages
  /// Balance before the first posting; `nil` if it isn't disclosed.
  package let openingBalance: Money?
  /// Balance after the last posting; `nil` if it isn't disclosed, or if it contains a hidden
  /// amount.
  package let balance: Money?
  /// Whether the balance contains a rounded amount, so that it is approximate.
  package let isRounded: Bool
  /// Whether the account has hidden amounts, which sums leave out.
  package let isIncomplete: Bool
  /// Number of balances that aren't disclosed because they contain a hidden amount.
  package let balancesLeftOut: Int

  /// Shares of categories in all spending, the largest first, if the account discloses only those.
  package let categoryShares: [CategoryShare]

  /// Share of a category in all spending, in whole percent.
  package struct CategoryShare: Sendable, Hashable {
    /// The category; `nil` for entries without one.
    package let category: String?
    package let percent: Int
  }

  init(_ postings: [Posting], from opening: Money, _ rules: DisclosureRules) {
    let disclosure = rules.account
    let levels = postings.map(rules.level)
    let shares = levels.contains(.shares) ? Shares(postings, levels) : nil
    // Balances are disclosed up to the first hidden amount.
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

  /// The sum of all spending, which shares refer to. Hidden amounts aren't in it: shares that add
  /// up to less than the whole would reveal that they exist. Rounded amounts are included as
  /// rounded.
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

    /// Whole percent of all spending; `nil` for a posting that isn't spending.
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
      // The order reveals no more than the shares.
      return sums.compactMap { category, units in
        percent(of: units).map { CategoryShare(category: category, percent: $0) }
      }.sorted { ($1.percent, $0.category ?? "") < ($0.percent, $1.category ?? "") }
    }
  }
}

/// A posting as disclosed to visitors.
package struct DisclosedPosting: Sendable, Hashable {
  /// The posting with its disclosed amounts; an amount that isn't disclosed is 0.
  package let posting: Posting
  package let disclosure: Disclosure
  /// Share of all spending in whole percent, if that is disclosed instead of the amount.
  package let share: Int?
  /// Balance of the account after it; `nil` if it isn't disclosed.
  package let balance: Money?
  /// Whether the balance doesn't contain a rounded amount.
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

  /// Whether the amount is approximate: rounded, or converted by an exchange rate.
  package var isApproximate: Bool { disclosure == .rounded || posting.isConverted }
}

extension Posting {
  /// Whether it took money out of the account that didn't go to another account.
  package var isSpent: Bool { amount.isNegative && transfer == nil && !isPlanned }

  /// The posting with its disclosed amounts.
  fileprivate func disclosed(_ disclosure: Disclosure) -> Posting {
    guard disclosure != .exact else { return self }
    return changing { facts in
      facts.amount = disclosure == .rounded ? amount.rounded : .zero(amount.currency)
      // An amount rounded in two currencies would narrow down the exact one.
      facts.original = nil
      if disclosure != .rounded { facts.shares = [] }
      facts.receipt = nil
    }
  }
}
