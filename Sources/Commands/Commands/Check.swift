import Application
import ArgumentParser
import Diagnostics
import Publishing

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find every mistake, and publish nothing.",
    usage: "\(RunningProgram.name) check [<options>]",
    discussion: """
      Reads all content, compiles every template in every context that can reach it, whether or \
      not a page uses it, and makes every page in memory.

        \(RunningProgram.name) check                       check this folder's site
        \(RunningProgram.name) check --drafts --future     drafts and what comes later too
        \(RunningProgram.name) check --diagnostics github  mark mistakes in a pull request
        \(RunningProgram.name) check --published           look for secrets in what is published

      With --published it reads no content but the published folder: every file in it, whoever \
      wrote it, for where, when, with what and by whom it was made, and for places inside of the \
      circles that 'hidden' of the settings names.
      """)

  @OptionGroup(title: "Site Options") var site: SiteOptions
  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  @Flag(help: "Read the published files for places, devices, serial numbers and names.")
  var published = false

  @OptionGroup var keys: KeysOption

  @Option(
    help: ArgumentHelp(
      "The folder that '--published' reads. (default: 'Output' in the site's folder)",
      valueName: "dir"),
    completion: .directory)
  var output: String?

  func validate() throws {
    if output != nil, !published {
      throw ValidationError("'--output' needs '--published'.")
    }
  }

  func run() throws {
    if published {
      return try Audit(output ?? "\(site.folder)/Output", site, diagnostics).run()
    }
    let collector = diagnostics.collector()
    if let loaded = try site.load(collector)?.besideAuthors {
      // Without a key file, as on the machine of somebody who only writes, nothing is said of it.
      let output = output ?? "\(site.folder)/Output"
      if let keys = keys.load(of: site.folder, output: output, asksGit: false, collector) {
        loaded.reportMissingGuests(in: keys)
      }
      for other in loaded.audiences {
        _ = RenderedTree(other, jobs: site.threads, diagnostics: collector)
      }
      _ = RenderedTree(loaded, jobs: site.threads, diagnostics: collector)
      let notes = loaded.notes + loaded.openFilesNote(loaded.audiences)
      for note in notes { Console.error("note: \(note)\n") }
    }
    diagnostics.write(collector, of: site)
    if collector.hasErrors { throw ExitCode(1) }
  }
}
