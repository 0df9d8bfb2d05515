import Application
import ArgumentParser
import Diagnostics
import Publishing

struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Find every mistake, and publish nothing.",
    discussion: """
      Reads all content, compiles every template in every context that can reach it, whether or \
      not a page uses it, and makes every page in memory.
      """)

  @OptionGroup var site: SiteOptions
  @OptionGroup var diagnostics: DiagnosticOptions

  func run() throws {
    let collector = diagnostics.collector()
    let loaded = try site.load(collector)
    _ = RenderedTree(loaded.products, jobs: site.jobs, diagnostics: collector)
    diagnostics.write(collector)
    if collector.hasErrors { throw ExitCode(1) }
  }
}
