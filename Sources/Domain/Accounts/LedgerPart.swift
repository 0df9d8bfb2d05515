/// A part of an account's page that is computed from several entries.
package enum LedgerPart: Sendable, Hashable {
  case balance
  case budget
  case leftOver
  /// Budget of one category.
  case budgetPart(String)
  case categories
  case months
  case trips
  case payees
  case settlement
}

extension Account {
  /// Parts that its page lacks because of hidden amounts, in the order of the page.
  package var hiddenParts: [LedgerPart] {
    guard disclosed.isIncomplete || !disclosure.disclosesAmounts else { return [] }
    let whole = DisclosedAccount(
      postings.map { posting in
        posting.disclosure == .exact ? posting : posting.changing { $0.disclosure = .exact }
      }, from: openingBalance, DisclosureRules())
    let all = budget.map { DisclosedBudget(total: $0.total, isWhole: true, parts: $0.parts) }
    let shown = Set(parts(of: disclosed, disclosedBudget))
    return parts(of: whole, all).filter { !shown.contains($0) }
  }

  private func parts(of account: DisclosedAccount, _ budget: DisclosedBudget?) -> [LedgerPart] {
    let categories = Spending.byCategory(account.postings)
    let spent = Set(categories.sums.filter { !$0.sum.isEmpty }.map(\.key))
    let unspent = (budget?.parts ?? []).filter { !spent.contains($0.category) }
    let months = Spending.byMonth(account.postings).sums.filter { $0.sum.count > 0 }
    var parts: [LedgerPart] = []
    if account.balance != nil { parts.append(.balance) }
    if budget?.total != nil { parts.append(.budget) }
    if budget?.isWhole == true { parts.append(.leftOver) }
    parts += (budget?.parts ?? []).map { .budgetPart($0.category) }
    if spent.count + unspent.count > 1 || account.categoryShares.count > 1 {
      parts.append(.categories)
    }
    if months.count > 1 { parts.append(.months) }
    if Spending.byTrip(account.postings).sums.count > 1 { parts.append(.trips) }
    if Spending.byPayee(account.postings).ranksPayees { parts.append(.payees) }
    if account.postings.contains(where: isSettled) { parts.append(.settlement) }
    return parts
  }

  /// Whether people share an entry and owe its payer.
  private func isSettled(_ entry: DisclosedPosting) -> Bool {
    entry.amount != nil && !entry.posting.shares.isEmpty && !entry.posting.isPlanned
      && (entry.posting.payer ?? owner) != nil
  }
}
