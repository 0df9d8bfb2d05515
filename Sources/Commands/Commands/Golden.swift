import Application
import ArgumentParser
import Diagnostics
import Foundation
import Publishing

struct Golden: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "golden",
    abstract: "Compare the site with a folder of expected files.",
    usage: "\(RunningProgram.name) golden <dir> [<options>]",
    discussion: """
      Fails if any file is missing, unexpected or different. --record rewrites the folder \
      instead, unless the variable CI is set.

        \(RunningProgram.name) golden Expected --record   save the site as it is now
        \(RunningProgram.name) golden Expected            show what has changed since
      """)

  @Argument(
    help: ArgumentHelp("The folder with the expected files.", valueName: "dir"),
    completion: .directory)
  var expected: String

  @OptionGroup(title: "Site Options") var site: SiteOptions
  @OptionGroup(title: "Diagnostic Options") var diagnostics: DiagnosticOptions

  @Flag(help: "Rewrite the folder instead of comparing.")
  var record = false

  @Option(
    help: ArgumentHelp(
      "Leave out a file, a folder (tags/) or a pattern (*.ics). You can repeat this option.",
      valueName: "pattern"))
  var exclude: [String] = []

  func run() throws {
    let collector = diagnostics.collector()
    do {
      if record, Self.isContinuousIntegration {
        throw GoldenFault.continuousIntegration(expected)
      }
      let tree = try site.load(collector).map {
        RenderedTree($0, jobs: site.threads, diagnostics: collector)
      }
      guard let tree, !collector.hasErrors else {
        diagnostics.write(
          collector, of: site, consequence: "; nothing was \(record ? "recorded" : "compared")")
        throw ExitCode(1)
      }
      try use(tree, collector)
    } catch let fault as GoldenFault {
      collector.report(fault.diagnostic)
      diagnostics.write(
        collector, of: site, consequence: "; nothing was \(record ? "recorded" : "compared")")
      throw ExitCode(1)
    }
  }

  private func use(_ tree: RenderedTree, _ collector: DiagnosticCollector) throws {
    let golden = GoldenTree(at: expected, without: PathPatterns(exclude))
    if record {
      let record = try golden.record(tree)
      diagnostics.write(collector, of: site)
      return diagnostics.print(record.text)
    }
    let comparison = try golden.compare(with: tree)
    // People read the lines that differ. Tools get a list of files.
    if diagnostics.diagnostics != .text {
      collector.report(comparison.diagnostics(of: trimmed(expected)))
    }
    diagnostics.write(collector, of: site)
    diagnostics.print(comparison.text)
    if !comparison.isEqual { throw ExitCode(1) }
  }

  /// Whether a CI service runs this to check changes. Such services set this variable.
  private static var isContinuousIntegration: Bool {
    !["", "0", "false"].contains(ProcessInfo.processInfo.environment["CI", default: ""])
  }
}
