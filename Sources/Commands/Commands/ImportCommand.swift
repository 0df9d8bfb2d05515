import Application
import ArgumentParser
import Authoring
import Diagnostics

struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Import data.",
    usage: "\(RunningProgram.name) import <subcommand>",
    discussion: """
      Shows what would be created. To create it, use '--write'. Files are never overwritten.

        \(RunningProgram.name) import trips calendar.ics           show the trips in it
        \(RunningProgram.name) import trips flights.csv --write    create the trips
        \(RunningProgram.name) import entries bank.csv --account travel-fund
      """,
    subcommands: [ImportTripsCommand.self, ImportEntriesCommand.self])
}

/// The command `zoetrope import trips`.
struct ImportTripsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trips",
    abstract: "Import trips from calendars, flight lists and tracks.",
    usage: "\(RunningProgram.name) import trips <file> ... [<options>]",
    discussion: """
      Reads iCalendar files, such as a saved feed from TripIt; CSV files from OpenFlights and \
      Flighty; JSON and CSV files from AirTrail; any CSV file with the columns date, from and to; \
      and tracks in GPX, GeoJSON, KML and KMZ. An event is a trip if its title names two airports \
      or cities: "DL738 JFK to LAX", "Train Leipzig - Berlin".

      Each trip records the name and version of the event that it came from. If the event \
      changes, the next import shows which lines to change.

      A track becomes a trip named after its file, with a copy that contains only its points and \
      their times. If a track has no times, its file name must begin with a day. Skips trips that \
      the site already has, with the same departure and number. Nothing is written unless you use \
      '--write'.

        \(RunningProgram.name) import trips calendar.ics
        \(RunningProgram.name) import trips flights.csv 2026-05-02-walk.geojson --write
      """)

  @Argument(
    help: ArgumentHelp("The files to import.", valueName: "file"),
    completion: .file(extensions: ["ics", "csv", "json", "gpx", "geojson", "kml", "kmz"]))
  var files: [String]

  @Flag(help: "Create the files.")
  var write = false

  @Flag(
    help: "Change imported trips whose events have changed, if you haven't edited their files.")
  var update = false

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func run() throws {
    let site = trimmed(site)
    let trips = ImportedTrips(files, of: RunningProgram.kinds.content)
    var left: [Diagnostic] = []
    var (new, changed) = (0, 0)
    defer { Console.error(TerminalWriter(colours: Console.showsColours).text(left)) }
    try SiteWriting.result { () throws(AuthoringFault) in
      try trips.run(in: site, isWriting: write, isUpdating: update) { outcome in
        switch outcome {
        case .new(let path, let title, let day, let track):
          new += 1
          let copy = track.map { ", \(joined(site, $0))" } ?? ""
          Console.output("new    \(day)  \(title.terminalSafe)  \(joined(site, path))\(copy)\n")
        case .known(let path, let title, let day):
          Console.output("known  \(day)  \(title.terminalSafe)  \(joined(site, path))\n")
        case .changed(let path, let title, let day, let lines):
          changed += 1
          Console.output("newer  \(day)  \(title.terminalSafe)  \(joined(site, path))\n")
          for line in lines { Console.output("       \(line.terminalSafe)\n") }
        case .updated(let path, let title, let day):
          Console.output("update \(day)  \(title.terminalSafe)  \(joined(site, path))\n")
        case .left(let diagnostic): left.append(diagnostic)
        }
      }
    }
    if changed > 0 {
      Console.error(
        "\(changed) \(changed == 1 ? "trip has" : "trips have") changed in the calendar: write these "
          + "lines into \(changed == 1 ? "its file" : "their files")"
          + (update ? "\n" : ", or add --update to change files that you haven't edited\n"))
    }
    let end = write ? "written" : "to write: add --write to do so"
    Console.error(
      new == 0
        ? "there are no new trips to write\n" : "\(new) \(new == 1 ? "trip" : "trips") \(end)\n")
    if left.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
