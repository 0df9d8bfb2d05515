import Application
import ArgumentParser
import Diagnostics
import Publishing
import Renditions

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find every mistake without publishing.",
    usage: "\(RunningProgram.name) check [<options>]",
    discussion: """
      Finds what a build would find, and writes nothing. Reads all content, and checks every \
      template for every page that could use it. Makes every page in memory, and decodes every \
      picture that a page shows.

        \(RunningProgram.name) check                       check the site in this folder
        \(RunningProgram.name) check --drafts --future     include drafts and future pages
        \(RunningProgram.name) check --diagnostics github  mark mistakes in a pull request
        \(RunningProgram.name) check --published           search published files for private data

      With --published, Zoetrope reads only the published folder: every file in it, including \
      files that it didn't write. It reports data that shows where, when, with which device and \
      by whom a file was made, and places inside hidden circles.
      """)

  @OptionGroup(title: "Site Options") var site: SiteOptions
  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  @Flag(help: "Search the published files for places, devices, serial numbers and names.")
  var published = false

  @OptionGroup var keys: KeysOption

  @Option(
    help: ArgumentHelp(
      "The published folder to compare with or to search. (default: 'Output' in the site's folder)",
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
      // If the named keys can't be read, that has been reported, and isn't repeated for each
      // audience.
      if hasKeys { loaded = loaded.sealed() }
      if loaded.audiences.isEmpty {
        // If nothing was sealed, the pages of the audiences are checked unsealed.
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
  /// the folder isn't a site, which is reported.
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
