import ArgumentParser
import Authoring

struct ThemeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme",
    abstract: "List and export the files of the built-in theme.",
    usage: "\(RunningProgram.name) theme <subcommand>",
    discussion: """
      A file in your site's Templates/ overrides the built-in file with the same name. To change a \
      file, export it and edit it. All others stay built in and improve with each new version.

        \(RunningProgram.name) theme list                list all files
        \(RunningProgram.name) theme export trip.html    export the template of a trip's page
      """,
    subcommands: [ThemeExportCommand.self, ThemeListCommand.self])
}

/// The command `zoetrope theme export`.
struct ThemeExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Copy files of the built-in theme into Templates/.",
    usage: "\(RunningProgram.name) theme export [<file> ...] [<options>]",
    discussion: """
      Never overwrites a file: if one of the files exists, nothing is written. Export only what \
      you want to change, because new versions can't improve your own files.

        \(RunningProgram.name) theme export trip.html           the page of a trip
        \(RunningProgram.name) theme export components          all components
        \(RunningProgram.name) theme export                     the whole theme
        \(RunningProgram.name) theme export --output /tmp/theme  to compare with your own files
      """)

  @Argument(
    help: ArgumentHelp(
      "A file or folder of the theme, such as trip.html or components. (default: all)",
      valueName: "file"),
    completion: .list(ThemeExport.paths))
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The folder to write to. (default: Templates in the site)", valueName: "dir"),
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
    abstract: "List the files of the built-in theme.",
    usage: "\(RunningProgram.name) theme list",
    discussion: """
      Prints one path per line, relative to Templates/.

        \(RunningProgram.name) theme list
        \(RunningProgram.name) theme list | grep trip
      """)

  func run() {
    for path in ThemeExport.paths { Console.output("\(path)\n") }
  }
}
