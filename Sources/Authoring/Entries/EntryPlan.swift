import Content
import Diagnostics
import Domain

/// Plan of an import, built up file by file.
struct EntryPlan {
  private let account: ImportedAccount
  private let rates: ExchangeRates
  private let reading: EntryReading
  /// Entries of the account that have the bank's ids, with their values in its file.
  private let sources: [(entry: ImportedEntry, written: Value)]
  private var edits = EntryEdits()
  private var known: KnownEntries
  private var categories: KnownCategories
  private(set) var new: [ImportedEntry] = []
  private(set) var hasErrors = false
  /// Mappings found for banks' files that were read without one.
  private var mappings: [EntryMapping] = []

  /// Greatest number of lines of a file that are reported as skipped.
  private static let mostReported = 100

  init(_ account: ImportedAccount, _ content: SiteContent, _ options: EntryOptions) {
    self.account = account
    rates = content.settings.rates
    reading = EntryReading(
      currency: account.model.currency, options: options,
      mapping: account.mapping.mapping,
      mappingPath: account.mapping.path)
    sources = account.sources
    known = KnownEntries(account.model, sources: sources.map(\.entry))
    categories = KnownCategories(
      content.accounts.map(\.model), content.trips.map(\.model),
      account.mapping.mapping?.categories ?? [])
  }

  mutating func add(_ diagnostic: Diagnostic, _ report: (ImportedEntries.Outcome) -> Void) {
    if diagnostic.severity == .error { hasErrors = true }
    report(.left(diagnostic))
  }

  /// The mapping to write; `nil` if the account has one, if files differ, or if a column's name is
  /// damaged.
  var newMapping: EntryMapping? {
    guard !account.mapping.exists, let first = mappings.first,
      mappings.allSatisfy({ $0 == first }),
      !first.columns.values.joined().contains(where: { ImportedText($0).isDamaged })
    else { return nil }
    return first
  }

  // MARK: - Files

  /// Reads a file, and reports each of its entries.
  mutating func take(_ path: String, _ report: (ImportedEntries.Outcome) -> Void) {
    let bytes: [UInt8]
    do throws(FileReader.Fault) {
      bytes = try FileReader.read(path, limit: EntryFile.limit)
    } catch {
      return add(ImportDiagnostics.unreadable(path, error), report)
    }
    let text: EntryText
    do throws(EntryText.Fault) {
      text = try EntryText(bytes, in: reading.options.encoding)
    } catch {
      return add(EntryDiagnostics.encoding(error, of: path), report)
    }
    guard var file = Self.read(text, of: path, reading) else {
      return add(
        Problem.importUnknownEntries(
          at: SourceRange(file: path),
          "this isn't a CSV file with column names, an OFX file or a Beancount journal",
          fix: "export it from the bank in one of these forms"), report)
    }
    for mistake in file.mistakes { add(mistake, report) }
    guard file.mistakes.isEmpty else { return }
    if let mapping = file.mapping { mappings.append(mapping) }
    report(.form(path: path, file.form))
    var entries = convertible(file.entries, &file)
    for index in entries.indices { entries[index] = categorized(entries[index]) }
    let isKnown = known.take(entries)
    for (entry, isKnown) in zip(entries, isKnown) {
      report(isKnown ? .known(.init(entry)) : .new(.init(entry)))
    }
    let added = zip(entries, isKnown).filter { !$1 }.map(\.0)
    known.add(added)
    new += added
    for correction in file.corrections { take(correction, FileLines(path, text.text), report) }
    reportLeft(of: file, FileLines(path, text.text), report)
  }

  private static func read(
    _ text: EntryText, of path: String, _ reading: EntryReading
  ) -> EntryFile? {
    if OFXFile.isOne(text.text) { return OFXFile.read(text, of: path, reading) }
    if BeancountFile.isOne(text.text) { return BeancountFile.read(text, of: path, reading) }
    return BankFile.read(text, of: path, reading)
  }

  /// Skips entries in a currency for which there isn't a rate.
  private func convertible(_ entries: [ImportedEntry], _ file: inout EntryFile) -> [ImportedEntry] {
    entries.filter { entry in
      guard moved(by: entry) == nil else { return true }
      let (from, to) = (entry.amount.currency.code, account.model.currency.code)
      file.leave(
        entry.line,
        "there is no rate from \(from) to \(to) for \(entry.date.written): add one to "
          + "Content/rates.csv"
      )
      return false
    }
  }

  /// Amount that an entry adds to the account.
  private func moved(by entry: ImportedEntry) -> Money? {
    entry.charged
      ?? rates.convert(entry.amount, to: account.model.currency, on: entry.date)
  }

  /// Corrects an entry of an earlier file or of the account.
  private mutating func take(
    _ correction: EntryCorrection, _ lines: FileLines,
    _ report: (ImportedEntries.Outcome) -> Void
  ) {
    if new.contains(where: { $0.id == correction.id }) {
      new.removeAll { $0.id == correction.id }
      guard let entry = correction.entry.map({ categorized($0) }) else { return }
      new.append(entry)
      return report(.new(.init(entry)))
    }
    guard let known = sources.last(where: { $0.entry.id == correction.id }) else {
      return report(
        .left(EntryDiagnostics.unknown(correction, at: lines.place(of: correction.line))))
    }
    if let entry = correction.entry {
      if entry.isSame(as: known.entry) { return report(.known(.init(known.entry))) }
      if reading.options.updates,
        edits.change(known.entry, known.written, to: entry, in: account.source)
      {
        return report(.updated(.init(entry)))
      }
    }
    report(
      .left(EntryDiagnostics.correction(correction, at: account.source.place(known.written.range))))
  }

  private mutating func categorized(_ entry: ImportedEntry) -> ImportedEntry {
    var entry = entry
    let stated = entry.category.map {
      categories.spelling(ofName: $0) ?? categories.spelling(of: $0)
    }
    entry.category = stated ?? categories.proposal(for: entry.payee)
    return entry
  }

  private func reportLeft(
    of file: EntryFile, _ lines: FileLines,
    _ report: (ImportedEntries.Outcome) -> Void
  ) {
    let left = file.left.sorted { $0.line < $1.line }
    for left in left.prefix(Self.mostReported) {
      report(.left(Problem.importEntryLeft(at: lines.place(of: left.line), left.reason)))
    }
    if left.count > Self.mostReported {
      report(
        .left(
          Problem.importEntryLeft(
            at: SourceRange(file: lines.path),
            "\((left.count - Self.mostReported)) more lines of this file were skipped")))
    }
  }

  // MARK: - The account's file

  /// Whether the account's file gets new or corrected entries.
  var changesAccount: Bool { !new.isEmpty || !edits.isEmpty }

  /// The account's file with the new and corrected entries; `nil` without any, or if it can't be
  /// made, which is reported.
  mutating func composed(_ report: (ImportedEntries.Outcome) -> Void) -> [UInt8]? {
    guard changesAccount else { return nil }
    let elements = new.map { EntryElement($0, in: account.model.currency) }
    do throws(AccountFile.Fault) {
      let (source, range) = edits.applied(to: account.source, at: account.range)
      let file = try AccountFile(source, at: range)
      if let mistake = balanceBeforeEntries(file.object) {
        add(mistake, report)
        return nil
      }
      let bytes = new.isEmpty ? source.bytes : try file.adding(elements)
      reportBalance(file.object, report)
      return bytes
    } catch {
      add(Self.diagnostic(error, of: account.path), report)
      return nil
    }
  }

  private static func diagnostic(_ fault: AccountFile.Fault, of path: String) -> Diagnostic {
    switch fault {
    case .unreadable:
      Self.unwritten(
        path, "it has changed since Zoetrope read it", fix: "try again")
    case .unclear, .mistakes([]):
      Self.unwritten(
        path, "Zoetrope can't tell where its list of entries ends",
        fix: "rewrite it as a list of objects; an empty list is 'entries: []'")
    case .mistakes(let mistakes):
      Self.unwritten(
        path, "it would then have mistakes", fix: "write the account as a separate JSON file",
        notes: mistakes)
    }
  }

  /// Mistake for an account without entries that states a `balance`. That is the balance before the
  /// entries, but after the import it would count as the balance after them.
  private func balanceBeforeEntries(_ object: Value) -> Diagnostic? {
    guard account.model.postings.isEmpty, account.model.openingBalance.minorUnits != 0,
      let balance = object["balance"], object["openingBalance"] == nil
    else { return nil }
    return Problem.importOpeningBalance(
      at: account.source.place(balance.range),
      "the account has no entries, so it isn't known whether its 'balance' is the one before or "
        + "after the imported entries",
      fix:
        "if it had \(account.model.openingBalance.withCode) before them, write 'openingBalance' "
        + "instead of 'balance'; otherwise remove 'balance'")
  }

  /// Reports if the account's balance with the new entries isn't the stated one.
  private mutating func reportBalance(
    _ object: Value, _ report: (ImportedEntries.Outcome) -> Void
  ) {
    let model = account.model
    let stated = object["balance"]?.scalarText
      .flatMap { NumberText($0).decimal }
      .flatMap { try? Money(decimal: $0, model.currency) }
    func posting(_ entry: ImportedEntry, isOpposite: Bool = false) -> Posting? {
      moved(by: entry).map { amount in
        Posting(
          date: entry.date, payee: entry.payee, amount: isOpposite ? amount.opposite : amount)
      }
    }
    let more =
      new.compactMap { posting($0) }
      + edits.changes.flatMap { [posting($0.old, isOpposite: true), posting($0.new)] }
      .compactMap(\.self)
    func place(_ key: String) -> SourceRange {
      account.source.place((object[key] ?? object).range)
    }
    do throws(AccountFault) {
      _ = try Account(
        name: model.name, currency: model.currency, openingBalance: model.openingBalance,
        postings: model.postings + more, statedBalance: stated, assertions: model.assertions)
    } catch {
      switch error {
      case .balanceDiffers(let stated, let computed):
        let diagnostic = Self.balanceDiffers(
          stated: stated, computed: computed, on: nil, at: place("balance"))
        add(diagnostic, report)
      case .assertionFails(let assertion, let computed, _):
        let diagnostic = Self.balanceDiffers(
          stated: assertion.balance, computed: computed, on: assertion.day, at: place("balances"))
        add(diagnostic, report)
      case .money:
        add(
          Problem.importSum(
            at: place("entries"),
            "with these entries, the account's balance would be too large",
            fix: "remove the wrong entries from the file"), report)
      }
    }
  }
}

extension EntryPlan {
  fileprivate static func unwritten(
    _ path: String, _ reason: String, fix: String, notes: [Diagnostic] = []
  ) -> Diagnostic {
    Problem.importEntriesUnwritten(
      at: SourceRange(file: path), "the entries can't be added to this file: \(reason)", fix: fix,
      notes: notes.prefix(3).map { Diagnostic.Note($0.message, at: $0.place) })
  }

  fileprivate static func balanceDiffers(
    stated: Money, computed: Money, on day: CalendarDate?, at place: SourceRange
  ) -> Diagnostic {
    let end = day.map { " at the end of \($0.written)" } ?? ""
    return Problem.importBalance(
      at: place,
      "with these entries, the account has \(computed.withCode)\(end), but 'balance' is "
        + "\(stated.withCode)",
      fix: "look for missing or repeated entries, or write \(computed.decimal)")
  }
}
