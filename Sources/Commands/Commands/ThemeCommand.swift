import ArgumentParser
import Authoring

struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "Show and take out the files of the built-in theme.",
    usage: "\(RunningProgram.name) theme <subcommand>",
    discussion: """
      A file below Templates/ of a site goes before the built-in one of the same name. So to change \
      one, take it out and edit it; all others stay built in, and improve with each new version.

        \(RunningProgram.name) theme list                the files that there are
        \(RunningProgram.name) theme export trip.html    take out the page of a trip
      """,
    subcommands: [ThemeExportCommand.self, ThemeListCommand.self])
}

/// The command `zoetrope theme export`.
struct ThemeExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write files of the built-in theme into Templates/, to change them.",
    usage: "\(RunningProgram.name) theme export [<file> ...] [<options>]",
    discussion: """
      Writes over nothing: where one of the files exists, none is written. Export what you want to \
      change and no more, since what a site has of its own no new version improves.

        \(RunningProgram.name) theme export trip.html           to change the page of a trip
        \(RunningProgram.name) theme export components          all components
        \(RunningProgram.name) theme export                     all of it
        \(RunningProgram.name) theme export --output /tmp/theme  to compare with one's own
      """)

  @Argument(
    help: ArgumentHelp(
      "A file or folder of the theme, such as trip.html or components. (default: all)",
      valueName: "file"),
    completion: .list(ThemeExport.paths))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder that they are written to. (default: Templates in the site)", valueName: "dir"),
    completion: .directory)
  var output: String?

  @Option(help: ArgumentHelp("The site's folder.", valueName: "dir"), completion: .directory)
  var site = "."

  func run() throws {
    let folder = output.map(trimmed) ?? joined(trimmed(site), ThemeExport.defaultFolder)
    let paths = try SiteWriting.result { () throws(AuthoringFault) in
      try ThemeExport(files).write(to: folder)
    }
    for path in paths { Console.output("\(joined(folder, path))\n") }
  }
}

/// The command `zoetrope theme list`.
struct ThemeListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Show the files of the built-in theme.",
    usage: "\(RunningProgram.name) theme list",
    discussion: """
      A path on each line, below Templates/.

        \(RunningProgram.name) theme list
        \(RunningProgram.name) theme list | grep trip
      """)

  func run() {
    for path in ThemeExport.paths { Console.output("\(path)\n") }
  }
}
