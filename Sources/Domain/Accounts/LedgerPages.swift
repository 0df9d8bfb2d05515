/// Pages of the entries of an account that has too many for its own page: some for each year.
package struct LedgerPages: Sendable, Hashable {
  /// Most entries of an account that are all on its own page.
  package static let mostOnOne = 200
  /// Number of the newest entries on the page of an account that has more.
  package static let newest = 50
  /// Most entries on a page of a year.
  package static let mostOfYear = 500

  /// Year with its entries, by their indices among those disclosed.
  package struct Year: Sendable, Hashable {
    package let number: Int
    package let entries: Range<Int>

    /// Number of its pages.
    package var pages: Int {
      (entries.count + LedgerPages.mostOfYear - 1) / LedgerPages.mostOfYear
    }

    /// Indices of the entries of a page, from 1.
    package func entries(onPage number: Int) -> Range<Int> {
      let start = min(
        entries.lowerBound + (number - 1) * LedgerPages.mostOfYear, entries.upperBound)
      return start..<min(start + LedgerPages.mostOfYear, entries.upperBound)
    }
  }

  /// Years with entries, the oldest first; none if all entries are on the account's page.
  package let years: [Year]

  /// Divides postings in the order of time.
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

  /// Number of pages of each year in words, by which a plan of pages is known: `2024:3`.
  package var names: [String] { years.map { "\($0.number):\($0.pages)" } }
}

extension Account {
  /// Name of the file with its entries.
  package static let fileName = "entries.csv"

  /// Names of the pages and files that it has besides its own page.
  package var pageNames: [String] {
    disclosed.pages.names + (offersEntries ? [Self.fileName] : [])
  }
}
