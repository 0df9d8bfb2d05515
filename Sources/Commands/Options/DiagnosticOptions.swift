import ArgumentParser
import Diagnostics

/// Options of every command that tells what is wrong.
struct DiagnosticOptions: ParsableArguments {
  enum Format: String, ExpressibleByArgument, CaseIterable {
    case text, json, github
  }

  @Flag(help: "Let warnings fail.")
  var strict = false

  @Option(help: ArgumentHelp("How mistakes are written.", valueName: "format"))
  var diagnostics = Format.text

  func collector() -> DiagnosticCollector { DiagnosticCollector(isStrict: strict) }

  /// What is wrong with a site, in the form that is asked for. `consequence` follows the count where
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

  /// Text goes to standard error; what tools read goes to standard output, and has it alone.
  func write(_ collector: DiagnosticCollector, of site: SiteOptions, consequence: String = "") {
    let text = text(of: collector, site, consequence: consequence)
    switch diagnostics {
    case .text: Console.error(text)
    case .json, .github: Console.output(text)
    }
  }

  /// What a command tells a person besides, such as a table.
  func tell(_ text: String) {
    switch diagnostics {
    case .text: Console.output(text)
    case .json, .github: Console.error(text)
    }
  }
}
