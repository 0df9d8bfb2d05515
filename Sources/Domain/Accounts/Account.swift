/// A travel budget: an opening balance and the postings since.
package struct Account: Sendable, Hashable {
  package let name: String
  package let currency: Currency
  package let owner: Slug?
  package let openingBalance: Money
  /// Postings in the order of time; those of one day as they were written. Visitors are told what
  /// is in `told`.
  package let postings: [Posting]
  /// Sum of the opening balance and all postings that aren't planned.
  package let balance: Money
  /// Balances that its author states of the ends of days.
  package let assertions: [BalanceAssertion]
  /// Sum that was meant to be spent.
  package let budget: Budget?
  /// How much is told of the account on its own page.
  package let disclosure: Disclosure
  /// How much is told of it in the costs of trips, if not what its own page tells.
  package let tripDisclosure: Disclosure?
  /// Whether its entries may be had as a file, as far as they are told.
  package let offersEntries: Bool
  /// How much is told of categories of which less is told.
  package let categories: [String: Disclosure]
  /// Postings and balances as visitors are told of them.
  package let told: ToldAccount

  /// Creates an account; `postings` and `assertions` may be in any order.
  ///
  /// `statedBalance` must be the sum of opening balance and postings; without both of them, it is
  /// the opening balance. `categories` are those of which less is told.
  package init(
    name: String, currency: Currency, owner: Slug? = nil, openingBalance: Money? = nil,
    postings: [Posting] = [], statedBalance: Money? = nil, assertions: [BalanceAssertion] = [],
    budget: Budget? = nil, disclosure: Disclosure = .exact, tripDisclosure: Disclosure? = nil,
    categories: [String: Disclosure] = [:], offersEntries: Bool = false
  ) throws(AccountFault) {
    let opening =
      openingBalance ?? (postings.isEmpty ? statedBalance : nil) ?? .zero(currency)
    let postings = postings.inOrderOfTime
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
    self.assertions = assertions.sorted { $0.day < $1.day }
    self.budget = budget
    self.disclosure = disclosure
    self.tripDisclosure = tripDisclosure
    self.categories = categories
    self.offersEntries = offersEntries && disclosure.tellsAmounts
    told = ToldAccount(postings, from: opening, disclosure, categories)
  }

  /// Adds the postings up, and compares the balances that are stated at the ends of days.
  private static func balance(
    from opening: Money, _ currency: Currency, _ postings: [Posting],
    _ assertions: [BalanceAssertion]
  ) throws(AccountFault) -> Money {
    var balance = Money.zero(currency)
    do { balance = try balance.adding(opening) } catch { throw .money(error) }
    let ordered = assertions.sorted { $0.day < $1.day }
    var (next, since) = (0, 0)
    func check(upTo index: Int, before day: CalendarDate?) throws(AccountFault) {
      while next < ordered.count {
        let assertion = ordered[next]
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
      if next < ordered.count { try check(upTo: index, before: posting.date) }
      do { balance = try balance.adding(posting.amount) } catch { throw .money(error) }
    }
    try check(upTo: postings.count, before: nil)
    return balance
  }

  /// The first posting after which the balance is below 0, and that balance; `nil` if none is.
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

/// Balance that an account has at the end of a day, as its author read it from a bank's.
package struct BalanceAssertion: Sendable, Hashable {
  package let day: CalendarDate
  package let balance: Money

  package init(_ balance: Money, atEndOf day: CalendarDate) {
    self.day = day
    self.balance = balance
  }
}

/// Sum that is meant to be spent, in all or by category.
package struct Budget: Sendable, Hashable {
  package let total: Money
  /// Parts for categories, in the order in which they were written.
  package let parts: [Part]

  /// Sum for one category.
  package struct Part: Sendable, Hashable {
    package let category: String
    package let amount: Money

    package init(_ category: String, _ amount: Money) {
      self.category = category
      self.amount = amount
    }
  }

  /// Creates a budget of a total, of parts, or of both; the parts may not be more than the total.
  package init(total: Money?, parts: [Part] = []) throws(BudgetFault) {
    guard let currency = total?.currency ?? parts.first?.amount.currency else { throw .empty }
    var sum = Money.zero(currency)
    do {
      for part in parts { sum = try sum.adding(part.amount) }
    } catch {
      throw .money(error)
    }
    if let total, sum.minorUnits > total.minorUnits { throw .partsExceed(total, sum) }
    self.total = total ?? sum
    self.parts = parts
    isForAll = total != nil || parts.isEmpty
  }

  /// Sum of the budgets of several trips; `nil` where a trip has none, or another currency, or one
  /// for other categories, since costs for which there is no budget would be taken from others.
  package init?(joining budgets: [Budget?]) {
    let all = budgets.compactMap(\.self)
    guard let first = all.first, all.count == budgets.count,
      all.allSatisfy({ $0.isForAll == first.isForAll })
    else { return nil }
    let parts = first.parts.filter { part in
      all.allSatisfy { $0.parts.contains { $0.category == part.category } }
    }
    guard first.isForAll || all.allSatisfy({ $0.parts.count == parts.count }) else { return nil }
    do {
      let sums = try parts.map { part in
        Part(
          part.category,
          try Self.sum(
            of: all.flatMap(\.parts).filter { $0.category == part.category }.map(\.amount)))
      }
      try self.init(total: first.isForAll ? Self.sum(of: all.map(\.total)) : nil, parts: sums)
    } catch {
      return nil
    }
  }

  /// Returns the sum of one amount or more.
  private static func sum(of amounts: [Money]) throws(MoneyFault) -> Money {
    var sum = Money.zero(amounts[0].currency)
    for amount in amounts { sum = try sum.adding(amount) }
    return sum
  }

  /// Whether it is for all that is spent, and not for its categories alone.
  private let isForAll: Bool

  /// Whether what is spent in a category is to be taken from it.
  package func covers(_ category: String?) -> Bool {
    isForAll || parts.contains { $0.category == category }
  }
}

/// Reason why amounts are no budget.
package enum BudgetFault: Error, Sendable, Hashable {
  case empty
  /// The parts come to more than the total.
  case partsExceed(Money, Money)
  case money(MoneyFault)
}

extension [Posting] {
  /// The postings sorted by their days; those of one day keep their order.
  fileprivate var inOrderOfTime: [Posting] {
    let isSorted = zip(self, dropFirst()).allSatisfy { $0.date <= $1.date }
    return isSorted ? self : sorted { $0.date < $1.date }
  }
}

/// Reason why the facts are no account.
package enum AccountFault: Error, Sendable, Hashable {
  case balanceDiffers(stated: Money, computed: Money)
  /// An asserted balance is not what the postings come to; with those since the assertion before.
  case assertionFails(BalanceAssertion, computed: Money, since: [Posting])
  case money(MoneyFault)
}
