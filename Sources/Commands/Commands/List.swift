import Application
import ArgumentParser
import Diagnostics

struct List: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Show every address of the site, and what it is made from.",
    usage: "\(RunningProgram.name) list [<options>]",
    discussion: """
      A line holds kind, address, title and source: in columns on a terminal, elsewhere with a \
      tab between them.

        \(RunningProgram.name) list                              every address
        \(RunningProgram.name) list --drafts | grep Content/     those made from a file
        \(RunningProgram.name) list | cut -f2                    the addresses alone
      """)

  @OptionGroup(title: "Site Options") var site: SiteOptions

  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  func run() throws {
    let collector = diagnostics.collector()
    let loaded = try site.load(collector)
    // Standard output is the list's.
    Console.error(diagnostics.text(of: collector, site))
    guard let loaded, !collector.hasErrors else { throw ExitCode(1) }
    let rows = AlignedRows(
      loaded.products.map { [$0.kind.rawValue, $0.address, $0.title ?? "", $0.source ?? ""] })
    Console.output(Console.outputIsTerminal ? rows.aligned : rows.tabbed)
  }
}
