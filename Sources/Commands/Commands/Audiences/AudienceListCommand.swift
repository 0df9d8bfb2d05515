import ArgumentParser
import Content
import Diagnostics
import Domain
import Sealing

/// The command `zoetrope audience list`.
struct AudienceListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the audiences and their guests.",
    usage: "\(RunningProgram.name) audience list [<options>]",
    discussion: """
      Prints audience, title and guest, one guest per line. An audience without guests has a line \
      too. Keys are never shown. The output has columns in a terminal, and tabs in a pipe or \
      file.

        \(RunningProgram.name) audience list
        \(RunningProgram.name) audience list --json        for a program
        \(RunningProgram.name) audience list | cut -f3     only the guests
      """)

  @Flag(help: "Print a JSON array of objects.")
  var json = false

  @OptionGroup var options: AudienceOptions

  func run() throws {
    let settings = try options.settings()
    let collector = DiagnosticCollector()
    let keys = options.keys.load(
      of: options.folder, output: options.output, asksGit: true, collector)
    Failure.report(collector.diagnostics)
    if collector.hasErrors { throw ExitCode(1) }
    let known = settings.flatMap { audience in
      rows(audience.name.text, title: audience.title, keys?[audience.name.text])
    }
    let list = FactList(known + others(keys, settings).flatMap { rows($0.name, title: nil, $0) })
    Console.output(json ? list.json : Console.outputIsTerminal ? list.aligned : list.tabbed)
    warnOfGaps(settings, keys)
  }

  private func rows(
    _ name: String, title: String?, _ audience: KeyFile.Audience?
  ) -> [[(name: String, value: String?)]] {
    var guests: [String?] = audience?.guests.map(\.name) ?? []
    if guests.isEmpty { guests = [nil] }
    return guests.map { guest in
      [("audience", name), ("title", title), ("guest", guest)]
    }
  }

  /// Audiences that have keys, but that aren't in the settings.
  private func others(
    _ keys: KeyFile?, _ settings: [SiteSettings.Audience]
  ) -> [KeyFile.Audience] {
    let names = settings.map(\.name.text)
    return keys?.audiences.filter { !names.contains($0.name) } ?? []
  }

  private func warnOfGaps(_ settings: [SiteSettings.Audience], _ keys: KeyFile?) {
    if settings.isEmpty {
      Console.error("note: the settings have no audiences\n")
    }
    for audience in settings.map(\.name.text) where keys?[audience]?.guests.isEmpty != false {
      Console.error(
        "note: '\(audience)' has no guests; add one with '\(RunningProgram.name) audience add "
          + "\(shellWord(audience))'\n")
    }
    for audience in others(keys, settings).map(\.name.terminalSafe) {
      Console.error(
        "note: the settings have no audience '\(audience)', so nothing is sealed for it\n")
    }
  }
}
