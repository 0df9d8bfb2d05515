/// A sum to spend, in total or by category.
package struct Budget: Sendable, Hashable {
  package let total: Money
  /// Parts for categories, in the written order.
  package let parts: [Part]

  /// The sum for one category.
  package struct Part: Sendable, Hashable {
    package let category: String
    package let amount: Money

    package init(_ category: String, _ amount: Money) {
      self.category = category
      self.amount = amount
    }
  }

  /// Creates a budget with a total, with parts, or with both. The parts must not exceed the total.
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

  /// Joins the budgets of several trips. `nil` if a trip has no budget, or one in another currency
  /// or for other categories: costs without a budget would then be counted against other budgets.
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

  /// Returns the sum of at least one amount.
  private static func sum(of amounts: [Money]) throws(MoneyFault) -> Money {
    var sum = Money.zero(amounts[0].currency)
    for amount in amounts { sum = try sum.adding(amount) }
    return sum
  }

  /// Whether it covers all spending, rather than only its categories.
  let isForAll: Bool

  /// Whether spending in a category counts against the budget.
  package func covers(_ category: String?) -> Bool {
    isForAll || parts.contains { $0.category == category }
  }
}

/// Reason why amounts aren't a budget.
package enum BudgetFault: Error, Sendable, Hashable {
  case empty
  /// The parts add up to more than the total.
  case partsExceed(Money, Money)
  case money(MoneyFault)
}
