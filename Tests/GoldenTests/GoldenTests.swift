import Foundation
import Publishing
import Testing

/// Compares whole sites, byte for byte, with the recorded ones in `Tests/Golden`.
///
/// `ZOETROPE_RECORD=1 swift test --filter GoldenTests` records them again and fails; read the
/// difference before committing it.
struct GoldenTests {
  private enum Mode {
    case compare
    case record
    case refuse
  }

  private static func mode() -> Mode {
    let environment = ProcessInfo.processInfo.environment
    func isSet(_ name: String) -> Bool {
      !["", "0", "false"].contains(environment[name, default: ""])
    }
    guard isSet("ZOETROPE_RECORD") else { return .compare }
    return isSet("CI") ? .refuse : .record
  }

  @Test(arguments: try GoldenCase.all())
  func publishesWhatIsRecorded(_ golden: GoldenCase) throws {
    let made = try golden.make()
    switch Self.mode() {
    case .compare: try compare(made, with: golden)
    case .record: try record(made, as: golden)
    case .refuse: Issue.record("nothing is recorded under CI")
    }
  }

  /// A lost folder, or an empty comparison, must be noticed.
  @Test func comparesEveryCase() throws {
    let cases = try GoldenCase.all()
    let files = try cases.map { try $0.expectedFiles().count }.reduce(0, +)
    print("golden: \(cases.count) cases, \(files) files")
    #expect(
      Set(cases.map(\.name)).isSuperset(of: [
        "addresses", "aliases", "base-path", "broken-links", "empty", "facts", "forms", "hidden",
        "hostile", "ledgers", "lists", "locale-de", "locale-he", "lost-links", "markdown",
        "minimal",
        "own-templates", "pagination", "pictures", "refused", "states", "unsafe-html",
      ]))
    for golden in cases {
      let isRecorded = try !golden.expectedFiles().isEmpty || !golden.expectedDiagnostics.isEmpty
      #expect(isRecorded, "\(golden.name)")
    }
  }

  private func compare(_ made: MadeSite, with golden: GoldenCase) throws {
    #expect(made.diagnostics == golden.expectedDiagnostics)
    guard !made.hasErrors else {
      #expect(try golden.expectedFiles() == [], "a site with errors is not published")
      return
    }
    if let list = golden.expectedList { #expect(made.list == list) }
    let comparison = try GoldenTree(at: golden.expected).compare(with: made.tree)
    #expect(comparison.isEqual, "\(comparison.text)")
    #expect(comparison.equal > 0)
  }

  private func record(_ made: MadeSite, as golden: GoldenCase) throws {
    let manager = FileManager.default
    if made.diagnostics.isEmpty {
      try? manager.removeItem(atPath: golden.diagnosticsFile)
    } else {
      try Data(made.diagnostics.utf8).write(to: URL(filePath: golden.diagnosticsFile))
    }
    if made.hasErrors {
      try? manager.removeItem(atPath: golden.expected)
    } else {
      _ = try GoldenTree(at: golden.expected).record(made.tree)
      if golden.expectedList != nil {
        try Data(made.list.utf8).write(to: URL(filePath: golden.listFile))
      }
    }
    Issue.record("recorded; read the difference, and run again without ZOETROPE_RECORD")
  }
}
