import Application
import ArgumentParser
import Diagnostics

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Hand over what the site tells to other programs.",
    usage: "\(RunningProgram.name) export <subcommand>",
    discussion: """
      Writes to standard output, and only what the site itself publishes.

        \(RunningProgram.name) export trips > trips.csv
        \(RunningProgram.name) export trips --format geojson > trips.geojson
      """,
    subcommands: [ExportTripsCommand.self])
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
