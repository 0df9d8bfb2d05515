/// A budget as disclosed next to hidden amounts.
///
/// Only categories and disclosure rules determine which parts are disclosed, never an amount. So
/// the page of an account doesn't depend on its hidden amounts.
package struct DisclosedBudget: Sendable, Hashable {
  /// The total; `nil` if it would reveal the budget of a hidden category.
  package let total: Money?
  /// Whether all spending from the budget is disclosed, so that the computed rest is correct.
  package let isWhole: Bool
  /// Parts for categories whose amounts are all disclosed.
  package let parts: [Budget.Part]
}

extension Account {
  /// The budget as the account's page shows it; `nil` without a budget, or if no amounts are
  /// disclosed.
  package var disclosedBudget: DisclosedBudget? {
    guard let budget, disclosure.disclosesAmounts else { return nil }
    guard disclosed.isIncomplete || rules.categories.contains(where: { $0.value > .rounded }) else {
      return DisclosedBudget(total: budget.total, isWhole: true, parts: budget.parts)
    }
    // Transfers don't count against a budget. Income doesn't either, but the sign of a hidden
    // amount must not determine what the page shows.
    let hidden = postings.filter { $0.transfer == nil && !rules.level(of: $0).disclosesAmounts }
    let categories = Set(hidden.map(\.category))
    func isHidden(_ category: String) -> Bool {
      rules.categories[category].map { !$0.disclosesAmounts } ?? false
    }
    let parts = budget.parts.filter {
      !categories.contains($0.category) && !isHidden($0.category)
    }
    let tellsParts = !budget.parts.contains { isHidden($0.category) }
    let isWhole = tellsParts && !categories.contains(where: budget.covers)
    return DisclosedBudget(
      total: isWhole || (tellsParts && budget.isForAll) ? budget.total : nil, isWhole: isWhole,
      parts: parts)
  }
}
