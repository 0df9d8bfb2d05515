import Application
import ArgumentParser
import Diagnostics
import Publishing
import Renditions

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find every mistake, and publish nothing.",
    usage: "\(RunningProgram.name) check [<options>]",
    discussion: """
      Reads all content, compiles every template in every context that can reach it, whether or \
      not a page uses it, makes every page in memory, and decodes every picture that a page shows. \
      It finds what a build would find, and writes nothing.

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
      "The published folder, to compare with or to read. (default: 'Output' in the site's folder)",
      valueName: "dir"),
    completion: .directory)
  var output: String?

  func run() throws {
    if published {
      return try Audit(outputFolder, site, diagnostics).run()
    }
    let collector = diagnostics.collector()
    var notes: [String] = []
    if let options = try options(collector) {
      let hasKeys = !collector.hasErrors
      var loaded = Site(options, collector)
      // Without the keys that were named, nothing need be said of each audience.
      if hasKeys { loaded = loaded.sealed() }
      if loaded.audiences.isEmpty {
        // What can't be sealed has mistakes of its own.
        loaded = loaded.besideAuthors
        for other in loaded.audiences {
          _ = RenderedTree(other, jobs: options.jobs, diagnostics: collector)
        }
      }
      Publisher(output: outputFolder, of: site).check(loaded, diagnostics: collector) { before in
        // Errors may hide pages.
        if !collector.hasErrors { loaded.warnOfVanished(before.paths, collector) }
      }
      notes = loaded.notes
    }
    diagnostics.write(collector, of: site)
    if collector.hasErrors { throw ExitCode(1) }
    for note in notes { Console.error("note: \(note)\n") }
  }

  /// Returns the options to load the site as a build does, except that no picture is made; `nil` if
  /// there is no site, which is reported.
  private func options(_ collector: DiagnosticCollector) throws -> Site.Options? {
    guard var options = try site.options(collector) else { return nil }
    options.output = outputFolder
    options.renditions = (options.renditions as? RenditionFolder).map(RenditionCheck.init)
    options.keys = keys.load(of: site.folder, output: outputFolder, asksGit: false, collector)
    if let found = options.keys {
      PublishedEdition.reportOlder(
        found, at: keys.path(in: site.folder), against: outputFolder, collector)
    }
    return options
  }

  private var outputFolder: String { output ?? "\(site.folder)/Output" }
}
