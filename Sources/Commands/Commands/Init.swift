import Application
import ArgumentParser
import Authoring
import Basics
import Domain
import Foundation

struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Create a site.",
    usage: "\(RunningProgram.name) init <dir> [<options>]",
    discussion: """
      Creates a trip, a photo of it and an account for you to build on. It also creates settings \
      with every key, and files that let editors complete keys and underline mistakes. Never \
      overwrites a file: if one of these files exists, nothing is written. An existing README.md \
      or .gitignore is kept.

        \(RunningProgram.name) init journal          create a site in the folder journal
        \(RunningProgram.name) init .                create it here
      """)

  @Argument(
    help: ArgumentHelp("The site's folder. It may already exist.", valueName: "dir"),
    completion: .directory)
  var folder: String

  @OptionGroup var clock: ClockOption

  func run() throws {
    let folder = trimmed(folder)
    let now = try clock.instant()
    let paths = try SiteWriting.result { () throws(AuthoringFault) in
      try StarterSite(at: now, in: Self.zone, kinds: RunningProgram.kinds.content)
        .write(to: folder)
    }
    for path in paths { Console.output("\(joined(folder, path))\n") }
    let enter = folder == "." ? "" : "  cd \(shellWord(folder))\n"
    Console.output(
      """

      Next:
      \(enter)  \(RunningProgram.name) preview                   see the site while writing
        \(RunningProgram.name) build                     publish it into Output/
        \(RunningProgram.name) new trip "Porto to Vigo"  create your own trip
        \(RunningProgram.name) new album Iceland         create an album; put pictures in its folder

      """)
  }
}

extension Init {
  /// The machine's zone, or UTC if the system doesn't name a region, as on servers and in
  /// containers.
  private static var zone: Zone {
    let name = TimeZone.current.identifier
    return name.parts(between: "/").count > 1 && !name.begins(with: "Etc/")
      ? Zone(named: name) : .utc
  }
}

/// Quotes a word for a shell, if necessary.
func shellWord(_ text: String) -> String {
  let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
  return isPlain ? text : "'" + text.replacing("'", with: "'\\''") + "'"
}
