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
  let isForAll: Bool

  /// Whether what is spent in a category is to be taken from it.
  package func covers(_ category: String?) -> Bool {
    isForAll || parts.contains { $0.category == category }
  }
}

/// Reason why amounts are no budget.
package enum BudgetFault: Error, Sendable, Hashable {
  case empty
  /// The parts add up to more than the total.
  case partsExceed(Money, Money)
  case money(MoneyFault)
}
