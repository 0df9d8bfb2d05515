import ArgumentParser
import Testing

@testable import Commands

/// The help texts in a terminal of 80 columns.
struct HelpTests {
  private static let commands = CommandLineManual.commands.map { command in
    (name: command.words, help: ZoetropeCommand.helpMessage(for: command.type, columns: 80))
  }

  @Test func fitsEightyColumns() {
    let helps = [("zoetrope", ZoetropeCommand.helpMessage(columns: 80))] + Self.commands
    #expect(helps.count > 7)
    for (name, help) in helps {
      for line in help.split(separator: "\n") { #expect(line.count <= 80, "\(name): \(line)") }
    }
  }

  @Test func showsEachCommandByExamples() {
    for (name, help) in Self.commands {
      let examples = help.split(separator: "\n").filter { $0.hasPrefix("  zoetrope \(name)") }
      #expect(examples.count >= 2, "\(name)")
    }
  }

  /// Every example parses, so none uses an option that no longer exists.
  @Test func parsesEveryExample() throws {
    var count = 0
    for (_, help) in [("", ZoetropeCommand.helpMessage(columns: 80))] + Self.commands {
      for line in help.split(separator: "\n") where line.hasPrefix("  zoetrope ") {
        // A description follows two spaces, a pipe a bar, and a file an angle.
        let text = line.dropFirst(2).prefix { $0 != "|" && $0 != ">" }
        let command = text.firstRange(of: "  ").map { text[..<$0.lowerBound] } ?? text
        let words = Self.words(command)
        _ =
          try ZoetropeCommand.photos(words)
          ?? ZoetropeCommand.parseAsRoot(Hide.readable(words))
        count += 1
      }
    }
    #expect(count > 20)
  }

  /// Returns the words after the program's name, split as by a shell.
  private static func words(_ command: Substring) -> [String] {
    var words: [String] = []
    for (index, part) in command.split(separator: "\"").enumerated() {
      words += index % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
    }
    return Array(words.dropFirst())
  }
}
