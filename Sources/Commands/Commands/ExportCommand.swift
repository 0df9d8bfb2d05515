import Application
import ArgumentParser
import Diagnostics
import Domain

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export data.",
    usage: "\(RunningProgram.name) export <subcommand>",
    discussion: """
      Prints to standard output, and includes only what the site publishes.

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
    abstract: "Export the listed trips as CSV or GeoJSON.",
    usage: "\(RunningProgram.name) export trips [<options>]",
    discussion: """
      CSV (RFC 4180, with CRLF and a header line) has a record for each leg of a trip. GeoJSON \
      (RFC 7946) has a feature for each leg, with the great circle or the simplified track. Times \
      are RFC 3339, or only the known part of the day. Both formats leave out what hidden circles \
      hide. If a spreadsheet would read a text as a formula (because it begins with = + - @ or a \
      tab), CSV has an apostrophe in front of it.

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
    abstract: "Export account entries as CSV, Beancount or hledger.",
    usage: "\(RunningProgram.name) export entries [<options>]",
    discussion: """
      Rounded amounts are rounded here too, and entries with hidden amounts are left out. For \
      your own bookkeeping, '--all' includes everything, even private accounts and drafts.

      CSV has a record for each entry, with CRLF and a header line. Journals give the total price \
      of amounts paid in another currency (@@). Transfers between accounts go through \
      Assets:Transfers. Stated balances are included; Beancount checks them at the start of the \
      next day. Planned entries are left out. Names use Latin letters without accents, and hyphens \
      for everything else. If two names become the same, the second gets -2.

        \(RunningProgram.name) export entries > entries.csv
        \(RunningProgram.name) export entries --format hledger --account travel-fund
      """)

  @Option(help: "The format: csv, beancount or hledger.")
  var format = EntryExportFormat.csv

  @Option(help: ArgumentHelp("The slug of one account. (default: all)", valueName: "slug"))
  var account: String?

  @Flag(help: "Include everything that is private or hidden.")
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
        fix: "run 'zoetrope list' to see all accounts; for one that isn't published, add --all")
    }
    Console.error(diagnostics.text(of: collector, site))
    guard let bytes, !collector.hasErrors else { throw ExitCode(1) }
    Console.output(String(decoding: bytes, as: UTF8.self))
  }
}

extension EntryExportFormat: ExpressibleByArgument {}
