import ArgumentParser

@testable import Commands

/// `Documentation/command-line.md`: the help of each command, in 80 columns.
struct CommandLineManual {
  var text: String {
    let commands = Self.commands.map { command in
      "## zoetrope \(command.words)\n\n\(fenced(help(of: command.type)))"
    }
    return """
      # Command line

      \(Manual.notice)

      \(fenced(ZoetropeCommand.helpMessage(columns: 80)))

      \(commands.joined(separator: "\n\n"))

      ## Exit codes

      \(Markdown.table(["code", "when"], Self.codes))

      """
  }

  /// The commands with the words that call them; subcommands follow their command.
  static let commands = below(ZoetropeCommand.self, words: [])

  private static func below(
    _ command: any ParsableCommand.Type, words: [String]
  ) -> [(words: String, type: any ParsableCommand.Type)] {
    command.configuration.subcommands.flatMap { subcommand in
      let path = words + [subcommand._commandName]
      return [(path.joined(separator: " "), subcommand)] + below(subcommand, words: path)
    }
  }

  private static let codes = [
    ["0", "Done. There may be warnings."],
    ["1", "The site has errors, or differs from its golden folder."],
    ["64", "The command line is wrong."],
    ["70", "An internal error in Zoetrope."],
    ["130, 143", "Interrupted or ended by a signal. The published site is complete."],
  ]

  private func help(of command: any ParsableCommand.Type) -> String {
    ZoetropeCommand.helpMessage(for: command, columns: 80)
  }

  private func fenced(_ text: String) -> String {
    "```\n" + text.trimmingSuffix { $0.isNewline } + "\n```"
  }
}

extension String {
  fileprivate func trimmingSuffix(while isLeft: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, isLeft(last) { rest.removeLast() }
    return rest
  }
}
