import ArgumentParser
import Diagnostics

/// Options of every command that reports diagnostics.
struct DiagnosticOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, github
  }

  @Flag(help: "Fail on warnings.")
  var strict = false

  @Option(help: ArgumentHelp("The format of messages.", valueName: "format"))
  var diagnostics = Format.text

  func collector() -> DiagnosticCollector { DiagnosticCollector(isStrict: strict) }

  /// Returns the diagnostics of a site in the requested format; `consequence` follows the count if
  /// there are errors.
  func text(
    of collector: DiagnosticCollector, _ site: SiteOptions, consequence: String = ""
  ) -> String {
    let all = collector.diagnostics.map { $0.placed(below: site.folder) }
    switch diagnostics {
    case .text:
      let count = DiagnosticCount(all)
      return TerminalWriter(colours: Console.showsColours).text(all) + count.text
        + (count.errors > 0 ? consequence : "") + (all.isEmpty ? "" : "\n")
    case .json: return JSONWriter().text(all)
    case .github: return GitHubWriter().text(all)
    }
  }

  /// Writes text to standard error. Formats for programs go to standard output, which has nothing
  /// else.
  func write(_ collector: DiagnosticCollector, of site: SiteOptions, consequence: String = "") {
    let text = text(of: collector, site, consequence: consequence)
    switch diagnostics {
    case .text: Console.error(text)
    case .json, .github: Console.output(text)
    }
  }

  /// Writes a command's other messages, such as a table, to the stream without diagnostics.
  func print(_ text: String) {
    switch diagnostics {
    case .text: Console.output(text)
    case .json, .github: Console.error(text)
    }
  }
}
