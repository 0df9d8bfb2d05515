/// A travel budget: an opening balance and the postings since.
package struct Account: Sendable, Hashable {
  package let name: String
  package let currency: Currency
  package let owner: Slug?
  package let openingBalance: Money
  /// Postings in order of time; postings of one day keep their written order. Visitors see only
  /// `disclosed`.
  package let postings: [Posting]
  /// Sum of the opening balance and all postings that aren't planned.
  package let balance: Money
  /// Balances that the author states for the ends of days.
  package let assertions: [BalanceAssertion]
  /// Budgeted sum.
  package let budget: Budget?
  /// How much of its postings is disclosed on its own page.
  package let rules: DisclosureRules
  /// How much of it is disclosed in the costs of trips, if this differs from its own page.
  package let tripDisclosure: Disclosure?
  /// Whether its entries, as far as they are disclosed, are offered as a file.
  package let offersEntries: Bool
  /// Postings and balances, as disclosed to visitors.
  package let disclosed: DisclosedAccount

  /// Creates an account. `postings` and `assertions` may be in any order.
  ///
  /// `statedBalance` must be the sum of the opening balance and the postings. Without postings and
  /// opening balance, it is the opening balance.
  package init(
    name: String, currency: Currency, owner: Slug? = nil, openingBalance: Money? = nil,
    postings: [Posting] = [], statedBalance: Money? = nil, assertions: [BalanceAssertion] = [],
    budget: Budget? = nil, rules: DisclosureRules = DisclosureRules(),
    tripDisclosure: Disclosure? = nil, offersEntries: Bool = false
  ) throws(AccountFault) {
    let opening =
      openingBalance ?? (postings.isEmpty ? statedBalance : nil) ?? .zero(currency)
    let postings = postings.inOrderOfTime
    let assertions = assertions.sorted { $0.day < $1.day }
    let balance = try Self.balance(from: opening, currency, postings, assertions)
    if let statedBalance, statedBalance != balance {
      throw .balanceDiffers(stated: statedBalance, computed: balance)
    }
    self.name = name
    self.currency = currency
    self.owner = owner
    self.openingBalance = opening
    self.postings = postings
    self.balance = balance
    self.assertions = assertions
    self.budget = budget
    self.rules = rules
    self.tripDisclosure = tripDisclosure
    self.offersEntries = offersEntries && rules.account.disclosesAmounts
    disclosed = DisclosedAccount(postings, from: opening, rules)
  }

  /// Adds up the postings, and compares the sums with the balances stated for the ends of days.
  /// Both must be in order of time.
  private static func balance(
    from opening: Money, _ currency: Currency, _ postings: [Posting],
    _ assertions: [BalanceAssertion]
  ) throws(AccountFault) -> Money {
    var balance = Money.zero(currency)
    do { balance = try balance.adding(opening) } catch { throw .money(error) }
    var (next, since) = (0, 0)
    func check(upTo index: Int, before day: CalendarDate?) throws(AccountFault) {
      while next < assertions.count {
        let assertion = assertions[next]
        guard day.map({ assertion.day < $0 }) ?? true else { return }
        guard assertion.balance == balance else {
          throw .assertionFails(
            assertion, computed: balance,
            since: postings[since..<index].filter { !$0.isPlanned })
        }
        (next, since) = (next + 1, index)
      }
    }
    for (index, posting) in postings.enumerated() where !posting.isPlanned {
      if next < assertions.count { try check(upTo: index, before: posting.date) }
      do { balance = try balance.adding(posting.amount) } catch { throw .money(error) }
    }
    try check(upTo: postings.count, before: nil)
    return balance
  }

  /// How much of the account is disclosed on its own page.
  package var disclosure: Disclosure { rules.account }

  /// The first posting after which the balance is negative, and that balance; `nil` if it never is.
  package var firstOverdraft: (posting: Posting, balance: Money)? {
    var balance = openingBalance
    for posting in postings where !posting.isPlanned {
      guard let sum = try? balance.adding(posting.amount) else { return nil }
      balance = sum
      if balance.isNegative { return (posting, balance) }
    }
    return nil
  }
}

/// A balance that an account has at the end of a day, as its author read it on a bank statement.
package struct BalanceAssertion: Sendable, Hashable {
  package let day: CalendarDate
  package let balance: Money

  package init(_ balance: Money, atEndOf day: CalendarDate) {
    self.day = day
    self.balance = balance
  }
}

extension [Posting] {
  /// The postings sorted by day. Postings of one day keep their order.
  fileprivate var inOrderOfTime: [Posting] {
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.date <= $1.date }
    return isSorted ? self : sorted { $0.date < $1.date }
  }
}

/// Reason why the facts aren't an account.
package enum AccountFault: Error, Sendable, Hashable {
  case balanceDiffers(stated: Money, computed: Money)
  /// An asserted balance isn't the sum of the postings; `since` are the postings after the
  /// assertion before.
  case assertionFails(BalanceAssertion, computed: Money, since: [Posting])
  case money(MoneyFault)
}
