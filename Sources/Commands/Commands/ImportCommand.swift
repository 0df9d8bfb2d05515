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
      """,
    subcommands: [ImportTripsCommand.self])
}

/// The command `zoetrope import trips`.
struct ImportTripsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trips",
    abstract: "Begin trips that a calendar or a list of flights names.",
    usage: "\(RunningProgram.name) import trips <file> ... [<options>]",
    discussion: """
      Reads iCalendar, such as TripIt's feed saved as a file, and the CSV of OpenFlights. An event \
      is a trip if its title names two airports or cities: "DL738 JFK to LAX". Trips that the site \
      has already, by departure and number, are left. Without '--write' nothing is written.

        \(RunningProgram.name) import trips calendar.ics
        \(RunningProgram.name) import trips calendar.ics flights.csv --write
      """)

  @Argument(
    help: ArgumentHelp("Files to read.", valueName: "file"),
    completion: .file(extensions: ["ics", "csv"]))
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
        case .new(let path, let title, let day):
          new += 1
          Console.output("new    \(day)  \(title.terminalSafe)  \(joined(site, path))\n")
        case .known(let path, let title, let day):
          Console.output("known  \(day)  \(title.terminalSafe)  \(joined(site, path))\n")
        case .left(let diagnostic): left.append(diagnostic)
        }
      }
    }
    let end = write ? "written" : "to write: add --write to do so"
    Console.error("\(new) \(new == 1 ? "trip" : "trips") \(end)\n")
    if left.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }
}
