import Content
package import Domain

/// Formats in which other programs can import the entries of accounts.
package enum EntryExportFormat: String, CaseIterable, Sendable {
  /// A record for each entry (RFC 4180).
  case csv
  /// A journal of Beancount 3.
  case beancount
  /// A journal of hledger 1.
  case hledger
}

extension Site {
  /// Returns the entries of accounts in a format, in the order of the accounts' list. Returns `nil`
  /// if no account has the slug.
  ///
  /// By default, only disclosed entries are included. With `isWhole`, the export is for the author
  /// only, and includes drafts and private accounts, too.
  package func entries(
    as format: EntryExportFormat, of slug: Slug? = nil, withAll isWhole: Bool = false
  ) -> [UInt8]? {
    let content = isWhole ? hashes.all : facts.content
    let accounts = content.accounts.filter { account in
      slug.map { $0 == account.slug } ?? (isWhole || account.isListed)
    }
    if slug != nil, accounts.isEmpty { return nil }
    let ledgers = accounts.map {
      isWhole ? ExportedLedger(whole: $0) : ExportedLedger($0, in: facts.graph)
    }
    return switch format {
    case .csv: EntryTable(ledgers).bytes
    case .beancount: Array(BeancountJournal(ledgers, in: facts).text.utf8)
    case .hledger: Array(HledgerJournal(ledgers).text.utf8)
    }
  }
}

/// An account, with the entries that an export may contain.
struct ExportedLedger {
  let slug: Slug
  let account: Account
  /// Entries in order of time, with their balances if these are disclosed.
  let entries: [Entry]
  /// Balance before the first entry; `nil` if it isn't disclosed.
  let openingBalance: Money?
  /// Stated balances; empty if the entries can't add up to them because amounts are hidden or
  /// rounded.
  let assertions: [BalanceAssertion]

  struct Entry {
    let posting: Posting
    let balance: Money?
    /// Whether the money went to another account, even if that account's name is hidden.
    let isTransfer: Bool
  }

  /// Takes the entries that visitors see. Leaves out hidden amounts, and the names of people, trips
  /// and accounts that aren't listed.
  init(_ account: Sourced<Account>, in graph: SiteGraph) {
    slug = account.slug
    self.account = account.model
    let disclosed = account.model.disclosed
    // An entry with a hidden amount can't be a transaction.
    entries = disclosed.postings.filter { $0.amount != nil }.map { entry in
      Entry(
        posting: entry.posting.naming(
          trips: { graph.trip($0) != nil }, people: { graph.person($0) != nil },
          accounts: { graph.account($0) != nil }), balance: entry.balance,
        isTransfer: entry.posting.transfer != nil)
    }
    openingBalance = disclosed.openingBalance
    assertions = disclosed.isIncomplete || disclosed.isRounded ? [] : account.model.assertions
  }

  /// Takes everything, for the author's private books.
  init(whole account: Sourced<Account>) {
    slug = account.slug
    let model = account.model
    self.account = model
    var balance: Money? = model.openingBalance
    entries = model.postings.map { posting in
      if !posting.isPlanned { balance = balance.flatMap { try? $0.adding(posting.amount) } }
      return Entry(
        posting: posting, balance: posting.isPlanned ? nil : balance,
        isTransfer: posting.transfer != nil)
    }
    openingBalance = model.openingBalance
    assertions = model.assertions
  }
}
