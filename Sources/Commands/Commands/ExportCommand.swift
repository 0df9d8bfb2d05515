import Application
import ArgumentParser
import Diagnostics
import Domain

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Hand over what the site tells to other programs.",
    usage: "\(RunningProgram.name) export <subcommand>",
    discussion: """
      Writes to standard output, and only what the site itself publishes.

        \(RunningProgram.name) export trips > trips.csv
        \(RunningProgram.name) export trips --format geojson > trips.geojson
        \(RunningProgram.name) export entries --format beancount > journal.beancount
      """,
    subcommands: [ExportTripsCommand.self, ExportEntriesCommand.self])
}

/// The command `zoetrope export trips`.
struct ExportTripsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trips",
    abstract: "Write the listed trips as CSV or GeoJSON.",
    usage: "\(RunningProgram.name) export trips [<options>]",
    discussion: """
      CSV (RFC 4180, with CRLF and a line of names) has a record for each leg of a trip, GeoJSON \
      (RFC 7946) a feature with the great circle or the simplified track. Times are RFC 3339, or \
      as much of a day as is known. What hidden circles hide is in neither. In CSV, a text that a \
      spreadsheet would take for a formula (= + - @ or a tab at its beginning) gets an apostrophe \
      before it.

        \(RunningProgram.name) export trips > trips.csv
        \(RunningProgram.name) export trips --format geojson > trips.geojson
      """)

  @Option(help: "The format: csv or geojson.")
  var format = TripExportFormat.csv

  @OptionGroup(title: "Site Options") var site: SiteOptions

  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  func run() throws {
    let collector = diagnostics.collector()
    let loaded = try site.load(collector)
    Console.error(diagnostics.text(of: collector, site))
    guard let loaded, !collector.hasErrors else { throw ExitCode(1) }
    Console.output(String(decoding: loaded.trips(as: format), as: UTF8.self))
  }
}

extension TripExportFormat: ExpressibleByArgument {}

/// The command `zoetrope export entries`.
struct ExportEntriesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "entries",
    abstract: "Write the entries of accounts as CSV, Beancount or hledger.",
    usage: "\(RunningProgram.name) export entries [<options>]",
    discussion: """
      Entries that are told rounded are rounded here, too, and those of which no amount is told are \
      left out; '--all' writes everything, with private accounts and drafts, for your own books.

      CSV has a record for each entry, with CRLF and a line of names. Journals have what was paid in \
      another currency at its whole price (@@), money on its way between accounts in \
      Assets:Transfers, and stated balances, which Beancount compares at the beginning of the next \
      day; planned entries aren't in them. Names are in Latin letters without marks, with hyphens \
      for the rest; of names that become the same, the second gets -2.

        \(RunningProgram.name) export entries > entries.csv
        \(RunningProgram.name) export entries --format hledger --account travel-fund
      """)

  @Option(help: "The format: csv, beancount or hledger.")
  var format = EntryExportFormat.csv

  @Option(help: ArgumentHelp("The slug of one account, else all.", valueName: "slug"))
  var account: String?

  @Flag(help: "Write what the site keeps back, too.")
  var all = false

  @OptionGroup(title: "Site Options") var site: SiteOptions

  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  func run() throws {
    let collector = diagnostics.collector()
    let loaded = try site.load(collector)
    let slug = account.flatMap { try? Slug($0) }
    let bytes =
      account != nil && slug == nil
      ? nil : loaded?.entries(as: format, of: slug, withAll: all)
    if loaded != nil, !collector.hasErrors, bytes == nil {
      collector.report(
        .exportMissingAccount, at: nil, "no account has the slug '\((account ?? ""))'",
        fix: "'zoetrope list' names all of them; one that isn't published needs --all")
    }
    Console.error(diagnostics.text(of: collector, site))
    guard let bytes, !collector.hasErrors else { throw ExitCode(1) }
    Console.output(String(decoding: bytes, as: UTF8.self))
  }
}

extension EntryExportFormat: ExpressibleByArgument {}
