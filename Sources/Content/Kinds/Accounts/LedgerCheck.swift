import Basics
import Diagnostics
import Domain

/// Check of accounts against other accounts, trips and files.
struct LedgerCheck {
  private let files: [KnownFile]
  /// Paths of files next to content.
  private let others: [String]
  private let unpublished: UnpublishedPaths
  private let rates: ExchangeRates

  init(
    _ files: [KnownFile], files others: [String], besides unpublished: UnpublishedPaths,
    _ rates: ExchangeRates
  ) {
    self.unpublished = unpublished
    self.files = files
    self.others = others
    self.rates = rates
  }

  func report(to collector: DiagnosticCollector) {
    let ledgers = files.compactMap { file in
      file.loaded.models.first.map { (facts: file.loaded.ledger, source: $0.file) }
    }
    reportSpellings(ledgers, collector)
    reportTransfers(ledgers, collector)
    let trips = trips(of: ledgers)
    reportDates(ledgers, trips, collector)
    if !rates.isIncomplete { reportBudgets(ledgers, trips, collector) }
    reportReceipts(ledgers, collector)
    reportHiddenAmounts(trips, collector)
  }

  private typealias Ledgers = [(facts: LedgerFacts, source: ContentSource)]

  /// Reports categories that differ from another only in case.
  private func reportSpellings(_ ledgers: Ledgers, _ collector: DiagnosticCollector) {
    var known: [String: (name: String, place: SourceRange)] = [:]
    for (facts, source) in ledgers {
      for category in facts.categories {
        let folded = category.value.lowercased()
        guard let first = known[folded] else {
          known[folded] = (category.value, source.place(category.range))
          continue
        }
        guard first.name != category.value else { continue }
        collector.report(
          .contentCategorySpelling, at: source.place(category.range),
          "the category '\(category.value)' differs from '\(first.name)' only in case",
          fix: "write '\(first.name)'",
          notes: [Diagnostic.Note("'\(first.name)' is written here", at: first.place)])
      }
    }
  }

  private func reportTransfers(_ ledgers: Ledgers, _ collector: DiagnosticCollector) {
    // Sides of transfers, by the account that has them and the account that they name.
    var sides: [Slug: [Slug: TransferCheck.Sides]] = [:]
    for (facts, source) in ledgers {
      for (account, transfers) in facts.transfers {
        for transfer in transfers {
          guard transfer.other != account else {
            collector.report(
              .contentTransfer, at: source.place(transfer.range),
              "this transfers money to the account it comes from",
              fix: "write the slug of the other account")
            continue
          }
          sides[account, default: [:]][
            transfer.other,
            default: TransferCheck.Sides(account: account, file: source, transfers: [])
          ].transfers.append(transfer)
        }
      }
    }
    guard !sides.isEmpty else { return }
    let accounts = Set(
      files.lazy.flatMap(\.loaded.names).filter { $0.name.kind == .accounts }.map(\.name.slug))
    for (account, others) in sides.sorted(by: { $0.key.text < $1.key.text }) {
      for (other, own) in others.sorted(by: { $0.key.text < $1.key.text }) {
        let mirror = sides[other]?[account]
        // Each pair is checked once. An account that doesn't exist is reported separately.
        guard account.text < other.text || mirror == nil, accounts.contains(other) else { continue }
        TransferCheck(
          own, mirror ?? TransferCheck.Sides(account: other, file: own.file, transfers: [])
        ).report(to: collector)
      }
    }
  }

  /// Maximum number of days by which a payment may precede the trip's departure, or follow its
  /// arrival.
  private static let (mostBefore, mostAfter) = (550, 366)

  /// Returns all trips by slug; empty if no entry names a trip and no trip has a budget.
  private func trips(of ledgers: Ledgers) -> [Slug: Sourced<Trip>] {
    guard ledgers.contains(where: { !$0.facts.spent.isEmpty || !$0.facts.budgets.isEmpty }) else {
      return [:]
    }
    var trips: [Slug: Sourced<Trip>] = [:]
    for file in files {
      for case let trip as Sourced<Trip> in file.loaded.models { trips[trip.slug] = trip }
    }
    return trips
  }

  /// Warns about entries that are so far from their trip that the year is probably wrong.
  private func reportDates(
    _ ledgers: Ledgers, _ trips: [Slug: Sourced<Trip>], _ collector: DiagnosticCollector
  ) {
    for (facts, source) in ledgers {
      for (slug, spent) in facts.spent.sorted(by: { $0.key.text < $1.key.text }) {
        guard let trip = trips[slug]?.model else { continue }
        let start = CalendarDate(utc: trip.departure.instant)
        let end = CalendarDate(utc: trip.arrival.instant)
        let before = start.daysSinceEpoch - spent.first.date.daysSinceEpoch
        let after = spent.last.date.daysSinceEpoch - end.daysSinceEpoch
        if before > Self.mostBefore {
          collector.report(
            Self.spentOffTrip(
              spent.first.date, slug, start, isBefore: true,
              at: source.place(spent.first.range)))
        }
        if after > Self.mostAfter {
          collector.report(
            Self.spentOffTrip(
              spent.last.date, slug, end, isBefore: false, at: source.place(spent.last.range)))
        }
      }
    }
  }

  private func reportBudgets(
    _ ledgers: Ledgers, _ trips: [Slug: Sourced<Trip>], _ collector: DiagnosticCollector
  ) {
    var check = BudgetCheck(
      ledgers.flatMap { $0.facts.budgets.keys.compactMap { trips[$0] } }, rates)
    guard !check.isEmpty else { return }
    for file in files {
      for case let account as Sourced<Account> in file.loaded.models { check.add(account) }
    }
    for (facts, source) in ledgers {
      for (trip, range) in facts.budgets.sorted(by: { $0.key.text < $1.key.text }) {
        if let mistake = check.mistake(of: trip, at: source.place(range)) {
          collector.report(mistake)
        }
      }
    }
  }

  private func reportHiddenAmounts(
    _ trips: [Slug: Sourced<Trip>], _ collector: DiagnosticCollector
  ) {
    let accounts = files.lazy.filter { !$0.loaded.ledger.isEmpty }.flatMap { file in
      file.loaded.models.lazy.compactMap { $0 as? Sourced<Account> }
        .map { ($0, file.loaded.ledger) }
    }
    // Most sites hide nothing, and an account may have a hundred thousand entries.
    guard
      accounts.contains(where: { account, facts in
        facts.disclosures[account.slug] != nil || account.attributes.visibility == .private
      })
    else { return }
    var check = HiddenAmountCheck(collector)
    // Accounts without entries count too, since they have a balance.
    for file in files {
      for case let account as Sourced<Account> in file.loaded.models {
        check.add(account, file.loaded.ledger)
      }
    }
    check.reportBalances()
    check.reportTrips(among: trips)
  }

  private func reportReceipts(_ ledgers: Ledgers, _ collector: DiagnosticCollector) {
    guard ledgers.contains(where: { !$0.facts.receipts.isEmpty }) else { return }
    let others = Set(others)
    for (facts, source) in ledgers {
      for receipt in facts.receipts {
        let path = try? ContentPath(file: receipt.value, from: source.path.folder).path
        if let path, others.contains(path) { continue }
        let reason = path.flatMap { unpublished.reason(at: $0) }
        collector.report(
          .contentReceipt, at: source.place(receipt.range),
          reason.map { "the receipt '\(receipt.value)' is ignored, because \($0.words)" }
            ?? "there is no file '\(receipt.value)' next to this one",
          fix: reason.map(\.fix)
            ?? "write the receipt's path relative to this file, such as receipts/hotel.pdf")
      }
    }
  }
}

extension LoadedFile {
  /// Paths of receipts that aren't offered on any page, and therefore aren't published.
  var privateReceipts: [String] {
    guard !ledger.receipts.isEmpty, let folder = models.first?.folder else { return [] }
    func path(_ file: String) -> String? { try? ContentPath(file: file, from: folder).path }
    let offered = models.compactMap { $0 as? Sourced<Account> }
      .flatMap { $0.model.disclosed.postings.compactMap(\.posting.receipt) }
    return Array(
      Set(ledger.receipts.compactMap { path($0.value) }).subtracting(offered.compactMap(path)))
  }
}

extension LedgerCheck {
  private static func spentOffTrip(
    _ date: CalendarDate, _ trip: Slug, _ end: CalendarDate, isBefore: Bool,
    at place: SourceRange
  ) -> Diagnostic {
    Problem.contentEntryOffTrip(
      at: place,
      "\(date.written) is far \(isBefore ? "before" : "after") the trip '\(trip)', which "
        + "\(isBefore ? "begins" : "ends") on \(end.written)", fix: "correct the year or the trip")
  }
}
