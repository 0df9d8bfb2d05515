import Foundation
import TestSupport
import Testing

/// A folder of `Tests/Fixtures/FirstMistakes`: a small site with a typical first mistake.
/// `session.txt` has the terminal's text: the command, all output and the exit code. Environment
/// variables come before `zoetrope`.
///
/// `ZOETROPE_RECORD=1 swift test --filter FirstMistakeTests` records the texts again and fails.
struct FirstMistake: Sendable, CustomTestStringConvertible {
  let name: String

  static let root = Repository.path("Tests/Fixtures/FirstMistakes")

  static func all() throws -> [FirstMistake] {
    try FileManager.default.contentsOfDirectory(atPath: root).filter { !$0.hasSuffix(".md") }
      .sorted().map(FirstMistake.init)
  }

  /// Names of the mistakes that `NotTold.md` lists, each at the beginning of an item.
  static func notTold() throws -> Set<String> {
    let list = try String(contentsOfFile: "\(root)/NotTold.md", encoding: .utf8)
    return Set(
      list.split(separator: "\n").filter { $0.hasPrefix("- `") }.compactMap {
        $0.split(separator: "`").dropFirst().first.map(String.init)
      })
  }

  var testDescription: String { name }
  var sessionFile: URL { URL(filePath: "\(Self.root)/\(name)/session.txt") }

  /// Runs the command of the session in a copy of the site.
  func run(_ command: Substring) throws -> String {
    let folder = try TemporaryFolder()
    let site = "\(folder.path)/site"
    try FileManager.default.copyItem(atPath: "\(Self.root)/\(name)/Site", toPath: site)
    let words = command.split(separator: " ").dropFirst()
    let parts = words.split(separator: "zoetrope", maxSplits: 1, omittingEmptySubsequences: false)
    let variables = parts[0].map { $0.split(separator: "=", maxSplits: 1).map(String.init) }
    let environment = Dictionary(uniqueKeysWithValues: variables.map { ($0[0], $0[1]) })
    let run = try Program(folder: site, environment: environment).run(parts[1].map(String.init))
    guard case .exit(let code) = run.ending else { return "\(run.ending)" }
    return "\(command)\n\(run.output)\(run.error)exit \(code)\n"
  }
}

struct FirstMistakeTests {
  @Test(arguments: try FirstMistake.all())
  func isToldInOneMessage(mistake: FirstMistake) throws {
    let session = try String(contentsOf: mistake.sessionFile, encoding: .utf8)
    let command = try #require(session.split(separator: "\n").first)
    #expect(command.hasPrefix("$ ") && command.contains(" zoetrope "))
    let told = try mistake.run(command)
    let messages = told.split(separator: "\n").filter {
      $0.hasPrefix("Error: ") || $0.contains("error[") || $0.contains("warning[")
        || $0.contains("note[")
    }
    let isTold = messages.count == 1 && Self.hasWayOut(told)
    #expect(isTold != (try FirstMistake.notTold().contains(mistake.name)))
    switch Recording.asked() {
    case .compare: #expect(told == session)
    case .record:
      try Data(told.utf8).write(to: mistake.sessionFile)
      Issue.record("recorded; read the difference, and run again without ZOETROPE_RECORD")
    case .refuse: Issue.record("nothing is recorded under CI")
    }
  }

  /// Whether there is a fix after the caret, below the message or in the message itself.
  private static func hasWayOut(_ told: String) -> Bool {
    told.split(separator: "\n").contains { line in
      if line.hasPrefix("Error: ") {
        return ["Type: ", "Did you mean ", "such as "].contains { line.contains($0) }
      }
      // A note is a fact, not a fix.
      guard line.hasPrefix("   "), !line.hasPrefix("   note: ") else { return false }
      guard line.contains(" | ") else { return true }
      guard line.hasPrefix("      | "), let caret = line.firstIndex(of: "^") else { return false }
      return line[caret...].contains(" ")
    }
  }

  @Test func tellsNinetyFiveInAHundredMistakes() throws {
    let all = try FirstMistake.all().map(\.name)
    let notTold = try FirstMistake.notTold()
    // A lost folder must not go unnoticed.
    #expect(all.count == 221)
    #expect(notTold.isSubset(of: all))
    #expect((all.count - notTold.count) * 100 >= all.count * 95)
  }
}
