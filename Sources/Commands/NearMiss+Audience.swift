import ArgumentParser
import Basics
import Diagnostics

extension NearMiss {
  private static let audiences = AudienceCommand.configuration.subcommands.map { $0._commandName }

  /// Message for a password among the arguments of `audience`, or for an unknown subcommand.
  static func audience(_ arguments: [String]) -> String? {
    guard let first = arguments.first, !first.begins(with: "-") else { return nil }
    guard audiences.contains(first) else {
      // A single word may be an audience's name.
      let meant = suggestion(for: first, among: audiences)
      return "There is no command 'audience \(first)'. Type: "
        + line(
          ["audience"]
            + (meant.map { [$0] + arguments.dropFirst() } ?? ["add"] + arguments))
    }
    guard first == "add" else { return nil }
    let words = Array(arguments.dropFirst())
    let option = words.firstIndex { $0.upTo("=").isSame(as: "--password") }
    guard option != nil || names(in: words).count > 2 else { return nil }
    return
      "Don't pass a password as an argument: shells remember it, and process lists show it. If "
      + "this was one, choose another. The command asks for it. Type: "
      + line(
        ["audience", "add"] + names(in: Array(words[..<(option ?? words.endIndex)])).prefix(2))
  }

  /// The words that are neither options nor their values.
  private static func names(in words: [String]) -> [String] {
    let valued = ["--password-file", "--generate", "--keys", "--site"]
    return words.enumerated().filter { index, word in
      !word.begins(with: "-") && (index == 0 || !valued.contains(words[index - 1]))
    }.map(\.element)
  }
}
