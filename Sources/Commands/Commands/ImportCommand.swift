import Application
import ArgumentParser
import Authoring
import Diagnostics

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Take over what other programs know.",
    usage: "\(RunningProgram.name) import <subcommand>",
    discussion: """
      Shows what would be written; '--write' writes it, and never over a file.

        \(RunningProgram.name) import trips calendar.ics           see what is in it
        \(RunningProgram.name) import trips flights.csv --write    begin the trips
        \(RunningProgram.name) import entries bank.csv --account travel-fund
      """,
    subcommands: [ImportTripsCommand.self, ImportEntriesCommand.self])
}

/// The command `zoetrope import trips`.
struct ImportTripsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trips",
    abstract: "Begin trips that calendars, lists of flights and tracks tell of.",
    usage: "\(RunningProgram.name) import trips <file> ... [<options>]",
    discussion: """
      Reads iCalendar, such as TripIt's feed saved as a file; the CSV of OpenFlights and Flighty; \
      AirTrail's JSON and CSV; and tracks in GPX, GeoJSON and KML. An event is a trip if its title \
      names two airports or cities: "DL738 JFK to LAX". A track becomes a trip with the name of \
      its file, and a copy beside it that holds its points and their times alone; one without \
      times needs a day at the beginning of its name. Trips that the site has already, by \
      departure and number, are left. Without '--write' nothing is written.

        \(RunningProgram.name) import trips calendar.ics
        \(RunningProgram.name) import trips flights.csv 2026-05-02-walk.geojson --write
      """)

  @Argument(
    help: ArgumentHelp("Files to read.", valueName: "file"),
    completion: .file(extensions: ["ics", "csv", "json", "gpx", "geojson", "kml"]))
  var files: [String]

  @Flag(help: "Write the files.")
  var write = false

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func run() throws {
    let site = trimmed(site)
    let trips = ImportedTrips(files, of: RunningProgram.kinds.content)
    var left: [Diagnostic] = []
    var new = 0
    defer { Console.error(TerminalWriter(colours: Console.showsColours).text(left)) }
    try SiteWriting.result { () throws(AuthoringFault) in
      try trips.run(in: site, isWriting: write) { outcome in
        switch outcome {
        case .new(let path, let title, let day, let track):
          new += 1
          let copy = track.map { ", \(joined(site, $0))" } ?? ""
          Console.output("new    \(day)  \(title.terminalSafe)  \(joined(site, path))\(copy)\n")
        case .known(let path, let title, let day):
          Console.output("known  \(day)  \(title.terminalSafe)  \(joined(site, path))\n")
        case .left(let diagnostic): left.append(diagnostic)
        }
      }
    }
    let end = write ? "written" : "to write: add --write to do so"
    Console.error(
      new == 0
        ? "there is no new trip to write\n" : "\(new) \(new == 1 ? "trip" : "trips") \(end)\n")
    if left.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
