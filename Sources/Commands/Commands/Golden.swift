import Application
import ArgumentParser
import Diagnostics
import Publishing

struct Golden: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golden",
    abstract: "Compare the site with a folder that holds what it should be.",
    usage: "\(RunningProgram.name) golden <dir> [<options>]",
    discussion: """
      Every file counts: one that is missing, one that is there and should not be, and one that \
      differs. With --record the folder is rewritten instead.

        \(RunningProgram.name) golden Expected --record   keep the site as it is now
        \(RunningProgram.name) golden Expected            tell what has changed since
      """)

  @Argument(
    help: ArgumentHelp("The folder with the expected files.", valueName: "dir"),
    completion: .directory)
  var expected: String

  @OptionGroup(title: "Site Options") var site: SiteOptions
  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  @Flag(help: "Rewrite the folder instead of comparing.")
  var record = false

  func run() throws {
    let collector = diagnostics.collector()
    let tree = try site.load(collector).map {
      RenderedTree($0, jobs: site.threads, diagnostics: collector)
    }
    diagnostics.write(
      collector, of: site, consequence: "; nothing was \(record ? "recorded" : "compared")")
    guard let tree, !collector.hasErrors else { throw ExitCode(1) }
    let golden = GoldenTree(at: expected)
    do {
      if record {
        diagnostics.tell(try golden.record(tree).text)
        return
      }
      let comparison = try golden.compare(with: tree)
      diagnostics.tell(comparison.text)
      if !comparison.isEqual { throw ExitCode(1) }
    } catch let fault as GoldenFault {
      Console.error("error: \(fault.text)\n")
      throw ExitCode(1)
    }
  }
}
