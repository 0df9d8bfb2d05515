/// Pages of the entries of an account that has too many for its own page: one or more for each
/// year.
package struct LedgerPages: Sendable, Hashable {
  /// Maximum number of entries that are all on the account's own page.
  package static let mostOnOne = 200
  /// Number of newest entries on the page of an account with more entries.
  package static let newest = 50
  /// Maximum number of entries on one page of a year.
  package static let mostOfYear = 500

  /// A year with its entries, by their indexes among the disclosed ones.
  package struct Year: Sendable, Hashable {
    package let number: Int
    package let entries: Range<Int>

    /// Number of its pages.
    package var pages: Int {
      (entries.count + LedgerPages.mostOfYear - 1) / LedgerPages.mostOfYear
    }

    /// Indexes of the entries on a page, from 1.
    package func entries(onPage number: Int) -> Range<Int> {
      let start = min(
        entries.lowerBound + (number - 1) * LedgerPages.mostOfYear, entries.upperBound)
      return start..<min(start + LedgerPages.mostOfYear, entries.upperBound)
    }
  }

  /// Years with entries, the oldest first; empty if all entries are on the account's page.
  package let years: [Year]

  /// Divides postings, which must be in order of time.
  init(of postings: [DisclosedPosting]) {
    guard postings.count > Self.mostOnOne else {
      years = []
      return
    }
    var (years, start): ([Year], Int) = ([], 0)
    for index in postings.indices {
      let year = postings[index].posting.date.year
      let isLast = index + 1 == postings.count
      guard isLast || postings[index + 1].posting.date.year != year else { continue }
      years.append(Year(number: year, entries: start..<index + 1))
      start = index + 1
    }
    self.years = years
  }

  /// The number of pages of each year, as in `2024:3`, by which a plan of pages is recognised.
  package var names: [String] { years.map { "\($0.number):\($0.pages)" } }
}

extension Account {
  /// Name of the file with an account's entries.
  package static let fileName = "entries.csv"

  /// Names of the pages and files that the account has besides its own page.
  package var pageNames: [String] {
    disclosed.pages.names + (offersEntries ? [Self.fileName] : [])
  }
}
