/// Budget as it is disclosed beside hidden amounts.
///
/// Which parts are disclosed follows from categories and disclosures only, never from an amount, so
/// the page of an account is the same whatever its hidden amounts are.
package struct DisclosedBudget: Sendable, Hashable {
  /// The whole sum; `nil` where it would tell the part of a hidden category.
  package let total: Money?
  /// Whether everything spent from the budget is disclosed, so that the rest of it is right.
  package let isWhole: Bool
  /// Parts for categories of which every amount is disclosed.
  package let parts: [Budget.Part]
}

extension Account {
  /// The budget as the account's page tells it; `nil` without one, or if no amounts are disclosed.
  package var disclosedBudget: DisclosedBudget? {
    guard let budget, disclosure.disclosesAmounts else { return nil }
    guard disclosed.isIncomplete || rules.categories.contains(where: { $0.value > .rounded }) else {
      return DisclosedBudget(total: budget.total, isWhole: true, parts: budget.parts)
    }
    // A transfer is in no budget. Income would not be either, but the sign of a hidden amount must
    // not decide what the page shows.
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
