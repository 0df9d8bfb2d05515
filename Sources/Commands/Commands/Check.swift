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
      """)

  @OptionGroup(title: "Site Options") var site: SiteOptions
  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  func run() throws {
    let collector = diagnostics.collector()
    if let loaded = try site.load(collector) {
      _ = RenderedTree(loaded, jobs: site.threads, diagnostics: collector)
    }
    diagnostics.write(collector, of: site)
    if collector.hasErrors { throw ExitCode(1) }
  }
}
