/// A travel budget: an opening balance and the postings since.
package struct Account: Sendable, Hashable {
  package let name: String
  package let currency: Currency
  package let owner: Slug?
  package let openingBalance: Money
  /// Postings in the order in which they were written.
  package let postings: [Posting]
  /// Sum of the opening balance and all postings.
  package let balance: Money

  /// `statedBalance` must be the sum of opening balance and postings; without both of them, it is
  /// the opening balance.
  package init(
    name: String, currency: Currency, owner: Slug? = nil, openingBalance: Money? = nil,
    postings: [Posting] = [], statedBalance: Money? = nil
  ) throws(AccountFault) {
    let opening =
      openingBalance ?? (postings.isEmpty ? statedBalance : nil) ?? .zero(currency)
    var balance = Money.zero(currency)
    do {
      balance = try balance.adding(opening)
      for posting in postings { balance = try balance.adding(posting.amount) }
    } catch {
      throw .money(error)
    }
    if let statedBalance, statedBalance != balance {
      throw .balanceDiffers(stated: statedBalance, computed: balance)
    }
    self.name = name
    self.currency = currency
    self.owner = owner
    self.openingBalance = opening
    self.postings = postings
    self.balance = balance
  }
}

/// Reason why the facts are no account.
package enum AccountFault: Error, Sendable, Hashable {
  case balanceDiffers(stated: Money, computed: Money)
  case money(MoneyFault)
}
