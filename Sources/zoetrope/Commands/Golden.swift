import Application
import ArgumentParser
import Diagnostics
import Publishing

struct Golden: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Compare the site with a folder that holds what it should be.",
    discussion: """
      Every file counts: one that is missing, one that is there and should not be, and one that \
      differs. With --record the folder is rewritten instead.
      """)

  @Argument(help: ArgumentHelp("The folder with the expected files.", valueName: "dir"))
  var expected: String

  @OptionGroup var site: SiteOptions
  @OptionGroup var diagnostics: DiagnosticOptions

  @Flag(help: "Rewrite the folder instead of comparing.")
  var record = false

  func run() throws {
    let collector = diagnostics.collector()
    let loaded = try site.load(collector)
    let tree = RenderedTree(loaded.products, jobs: site.jobs, diagnostics: collector)
    diagnostics.write(collector)
    guard !collector.hasErrors else { throw ExitCode(1) }
    let golden = GoldenTree(at: expected)
    do {
      if record {
        Console.output(try golden.record(tree).text)
        return
      }
      let comparison = try golden.compare(with: tree)
      Console.output(comparison.text)
      if !comparison.isEqual { throw ExitCode(1) }
    } catch let fault as GoldenFault {
      Console.error("error: \(fault.text)\n")
      throw ExitCode(1)
    }
  }
}
