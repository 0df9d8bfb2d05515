package import Application
package import ArgumentParser
import Basics
import Content
import Diagnostics
package import Publishing

/// The command line of the executable.
package struct ZoetropeCommand: ParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: RunningProgram.name,
    abstract: "Turn a folder of Markdown and JSON into a site of trips, photos and accounts.",
    usage: "\(RunningProgram.name) <command> [<options>]",
    discussion: """
      A site is a folder that contains Content/, such as Content/trips/lisbon.md. Templates/ is \
      optional: the built-in theme provides every template that isn't there.

        \(RunningProgram.name) init journal             create a site in the folder journal
        \(RunningProgram.name) new trip "Rome to Bari"  create a trip in this folder's site
        \(RunningProgram.name) preview                  see the site in a browser while writing
        \(RunningProgram.name) build                    publish it into Output/
        \(RunningProgram.name) check                    find every mistake without publishing

      Exit status: 0 done, 1 the site has errors, 64 wrong usage, 70 an internal error.
      """,
    version: String(decoding: PackageResources.VERSION.dropLast(), as: UTF8.self),
    subcommands: [
      Build.self, PreviewCommand.self, Check.self, Images.self, Golden.self, List.self,
      Redirects.self, Hide.self, AudienceCommand.self,
      Init.self, New.self, ImportCommand.self, ExportCommand.self, ThemeCommand.self,
      SchemaCommand.self, DoctorCommand.self, Licenses.self,
    ])

  package init() {}

  /// Runs the command in the process's arguments, as a program with this name, with further kinds,
  /// and with a memory from one build to the next. Exits if the command fails, and with code 70 if
  /// two kinds have the same folder.
  package static func run(
    name: String = "zoetrope", adding kinds: [any PublishedKind.Type] = [],
    memory: any BuildMemory.Type
  ) {
    let kinds = SiteKinds(adding: kinds)
    if let folder = kinds.folderOfTwo {
      Console.error("\(name): internal error: two kinds have the folder '\(folder)'\n")
      fail(70)
    }
    RunningProgram.$name.withValue(name) {
      RunningProgram.$kinds.withValue(kinds) {
        RunningProgram.$memory.withValue(memory) { main() }
      }
    }
  }

  private static func main() {
    Signals.handle()
    DescriptorLimit.raise()
    // Swift reads the arguments from a memory map that the system may refuse. Then the list is
    // empty, and the program would print its help.
    guard !CommandLine.arguments.isEmpty else {
      Console.error("\(RunningProgram.name): the system gave no arguments; is /proc mounted?\n")
      fail(70)
    }
    do {
      var command = try parsed()
      try command.run()
    } catch {
      guard exitCode(for: error) != .failure || error is ExitCode else {
        Console.error("\(RunningProgram.name): internal error: \(error)\n")
        exit(withError: ExitCode(70))
      }
      exit(withError: error)
    }
  }

  static func fail(_ code: Int32) -> Never { exit(withError: ExitCode(code)) }

  private static func parsed() throws -> any ParsableCommand {
    let written = Array(CommandLine.arguments.dropFirst())
    let arguments = Hide.readable(written)
    if arguments != written { return try parseAsRoot(arguments) }
    if let command = Licenses.named(by: arguments) { return command }
    if let command = try photos(arguments) { return command }
    do {
      return try named() ?? parseAsRoot()
    } catch {
      // The parser reports an unexpected argument without a suggestion.
      if exitCode(for: error) == .validationFailure,
        let miss = NearMiss(Array(CommandLine.arguments.dropFirst()))
      {
        throw ValidationError(miss.message)
      }
      try refuseUnknownCommand()
      throw error
    }
  }

  /// Returns the command for pictures, because the parser would take its words for a kind and a
  /// title; `nil` for any other command.
  static func photos(_ arguments: [String]) throws -> (any ParsableCommand)? {
    guard arguments.starts(with: [New._commandName, NewPhotosCommand._commandName]) else {
      return nil
    }
    do {
      return try NewPhotosCommand.parseAsRoot(Array(arguments.dropFirst(2)))
    } catch {
      guard exitCode(for: error) == .validationFailure else { throw error }
      // The parser knows the command only by its own name.
      let message = NewPhotosCommand.fullMessage(for: error)
        .replacing("'photos --help'", with: "'\(RunningProgram.name) new photos --help'")
      Console.error("\(message)\n")
      throw ExitCode(exitCode(for: error).rawValue)
    }
  }

  /// Returns the command of the first argument; `nil` for an unknown command, or if the parser has
  /// more to report. The parser would initialise all commands to find it.
  private static func named() -> (any ParsableCommand)? {
    let arguments = CommandLine.arguments.dropFirst()
    let named = configuration.subcommands.first { $0._commandName == arguments.first }
    let command = try? named?.parseAsRoot(Array(arguments.dropFirst()))
    // The parser returns another command for help.
    return command.flatMap { type(of: $0) == named ? $0 : nil }
  }

  private static func refuseUnknownCommand() throws {
    guard let name = CommandLine.arguments.dropFirst().first, !name.begins(with: "-") else {
      return
    }
    let known = configuration.subcommands.map { $0._commandName } + ["help"]
    guard !known.contains(name) else { return }
    let meant = othersNames[name] ?? suggestion(for: name, among: known)
    let likely = meant.map { " Did you mean '\($0)'?" }
    throw ValidationError("There is no command '\(name)'.\(likely ?? "")")
  }

  /// Names of commands in other site generators, with our names.
  private static let othersNames = [
    "serve": "preview", "server": "preview", "watch": "preview", "dev": "preview",
    "publish": "build", "generate": "build", "create": "new", "add": "new",
  ]
}
