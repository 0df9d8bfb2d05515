import Basics
package import Content
package import Diagnostics
import Domain

/// Imports entries from files of banks and other programs into an account of a site.
///
/// Entries that are already in the account are skipped. The account's file is written only on
/// demand, and only if no file has a mistake. New entries are added to the end of its list, and
/// nothing else changes.
package struct ImportedEntries: Sendable {
  /// An entry as shown to the user.
  package struct Line: Sendable, Equatable {
    package let day: String
    /// The amount with its currency, and the amount charged if it is in another currency.
    package let amount: String
    package let payee: String
    package let category: String?

    init(_ entry: ImportedEntry) {
      day = entry.date.written
      amount = entry.amount.withCode + (entry.charged.map { " (\($0.withCode))" } ?? "")
      payee = entry.payee
      category = entry.category
    }
  }

  /// Outcome for an entry or a file.
  package enum Outcome: Sendable, Equatable {
    /// Description of how a file is read.
    case form(path: String, String)
    case new(Line)
    /// An entry that is already in the account, or was in another file.
    case known(Line)
    /// An entry of the account that the bank has corrected, with its new values.
    case updated(Line)
    /// Reason why a part of a file was skipped.
    case left(Diagnostic)
    /// Path of a written file below the site's folder.
    case written(path: String)
  }

  private let files: [String]
  private let slug: String
  private let options: EntryOptions
  private let kinds: ContentKinds

  /// Takes paths of files and the slug of an account.
  package init(
    _ files: [String], for slug: String, _ options: EntryOptions = EntryOptions(),
    of kinds: ContentKinds = .builtIn
  ) {
    self.files = files
    self.slug = slug
    self.options = options
    self.kinds = kinds
  }

  /// Reports the outcome for every entry; `isWriting` writes the new ones into the account's file.
  package func run(
    in site: String, isWriting: Bool, report: (Outcome) -> Void
  ) throws(AuthoringFault) {
    guard FileType.isFolder(site + "/Content") else {
      throw .noSite(site)
    }
    let collector = DiagnosticCollector()
    let content = ContentLoader(site: site, kinds: kinds, jobs: 2).load(collector)
    let account = try ImportedAccount(slug, content, site, collector.diagnostics)
    var plan = EntryPlan(account, content, options)
    for diagnostic in account.mapping.mistakes { plan.add(diagnostic, report) }
    guard !plan.hasErrors else { return }
    for path in files { plan.take(path, report) }
    guard !plan.hasErrors, plan.changesAccount || plan.newMapping != nil else { return }
    let bytes = plan.composed(report)
    guard isWriting, !plan.hasErrors else { return }
    if let bytes {
      try account.replace(bytes)
      report(.written(path: account.path))
    }
    if let mapping = plan.newMapping {
      try NewFiles.write([NewFiles.File(account.mapping.path, mapping.text)], in: site)
      report(.written(path: account.mapping.path))
    }
  }
}

/// The account of a site that gets the entries.
struct ImportedAccount {
  let model: Account
  /// Path of its file below the site's folder.
  let path: String
  /// File of the account, which may contain other accounts.
  let source: SourceFile
  let range: Range<Int>
  let mapping: EntryMappingFile
  private let site: String

  init(
    _ slug: String, _ content: SiteContent, _ site: String, _ mistakes: [Diagnostic]
  ) throws(AuthoringFault) {
    guard let account = content.accounts.first(where: { $0.slug.text == slug }) else {
      if let path = Self.file(of: slug, in: mistakes) {
        throw Self.mistaken(slug, path: path)
      }
      let nearest = suggestion(for: slug, among: content.accounts.map(\.slug.text))
      throw AuthoringFault(
        .importUnknownAccount, "the site has no account '\(slug)'",
        fix: didYouMean(nearest)
          ?? "run 'zoetrope list' to see the slugs of all accounts")
    }
    guard let source = try? account.file.file() else {
      throw Self.mistaken(slug, path: account.path)
    }
    model = account.model
    path = account.path
    self.source = source
    range = account.ranges.object
    mapping = EntryMappingFile(of: slug, in: site)
    self.site = site
  }

  /// Entries that have the bank's ids, with their values in the file.
  var sources: [(entry: ImportedEntry, written: Value)] {
    // If this fails, entries are recognised only by day, amount and payee.
    guard let file = try? AccountFile(source, at: range), let entries = file.entries,
      case .array(let elements) = entries.kind
    else { return [] }
    return elements.compactMap { element in
      guard let id = element["source"]?.text,
        let date = element["date"]?.scalarText.flatMap({ BankDate($0)?.day(.ymd) }),
        let decimal = element["amount"]?.scalarText.flatMap({ NumberText($0).decimal })
      else { return nil }
      let code = element["currency"]?.text
      let currency = code.flatMap { try? Currency(code: $0) } ?? model.currency
      guard let amount = try? Money(decimal: decimal, currency) else { return nil }
      let entry = ImportedEntry(
        line: 0, date: date, payee: element["payee"]?.text ?? "", amount: amount, id: id)
      return (entry, element)
    }
  }

  private static func mistaken(_ slug: String, path: String) -> AuthoringFault {
    AuthoringFault(
      .importMistakenAccount, at: SourceRange(file: path),
      "the account '\(slug)' can't be read, because its file has a mistake",
      fix: "fix it first: 'zoetrope check' shows where it is")
  }

  /// Returns the file of an account that has mistakes and, by the file's name, this slug.
  private static func file(of slug: String, in mistakes: [Diagnostic]) -> String? {
    let files = mistakes.lazy.compactMap { $0.severity == .error ? $0.place?.file : nil }
    return files.first { path in
      guard let name = path.behind("Content/accounts/") else { return false }
      return String(name.upTo(".", "/")).isSame(as: slug)
    }
  }

  /// Replaces the file with the bytes, unless it was changed after it was read.
  func replace(_ bytes: [UInt8]) throws(AuthoringFault) {
    let disk = "\(site)/\(path)"
    guard let now = try? FileReader.read(disk, limit: ContentLimits.file), now == source.bytes
    else {
      throw .system(path: path, reason: "it has changed since Zoetrope read it")
    }
    let file = ReplacedFile(disk, suffix: ".tmp")
    try file.write(bytes, mode: file.mode(else: 0o644))
  }
}
