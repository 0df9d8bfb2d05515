import Diagnostics
import TestSupport
import Testing

/// Every ID in the sources has an explanation, and every explanation an ID.
///
/// IDs are found as literals: in files that import `Diagnostics`, every text of the form `a-b` is
/// an ID except for a few.
@Suite struct ExplanationTests {
  /// Texts in the form of an ID that are none, each with the reason.
  private static let others: Set<String> = [
    "base-url",  // an option of the command line
    "dir-or-list",  // what its help calls the value of another one
  ]

  private static let explanations = DiagnosticManual.chapters.flatMap(\.explanations)

  private static func sources() throws -> [String] {
    try Repository.texts(below: "Sources", extension: "swift").filter { path, text in
      text.contains(/(?m)^(package )?import Diagnostics$/) && !path.hasSuffix("Explanations.swift")
    }.map(\.value)
  }

  @Test func everyIDIsExplainedAndEveryExplanationHasAnID() throws {
    let literals = try Self.sources().flatMap { source in
      source.matches(of: /"([a-z]+(?:-[a-z0-9]+)+)"/).map { String($0.1) }
    }
    let ids = Set(literals).subtracting(Self.others)
    let explained = Self.explanations.map(\.id.text)
    print("\(ids.count) ids, \(explained.count) explanations")
    #expect(ids.subtracting(explained).sorted() == [], "without an explanation")
    #expect(Set(explained).subtracting(ids).sorted() == [], "explained, but never reported")
    #expect(explained.count == Set(explained).count)
    #expect(ids.count > 100)
  }

  @Test func severitiesAreThoseThatAreReported() throws {
    var reported: [String: Set<String>] = [:]
    for source in try Self.sources() {
      for found in source.matches(of: /\.(error|warning|note),\s*"([a-z0-9-]+)"/) {
        reported[String(found.2), default: []].insert(String(found.1))
      }
    }
    #expect(reported.count > 50)
    for explanation in Self.explanations {
      guard let severities = reported[explanation.id.text] else { continue }
      #expect(severities == [explanation.severity.rawValue], "\(explanation.id.text)")
    }
  }

  @Test(arguments: explanations)
  func explainsInWholeSentences(_ explanation: Explanation) {
    for text in [explanation.cause, explanation.remedy] {
      #expect(text.hasSuffix("."), "\(explanation.id.text): \(text)")
      #expect(text.first?.isUppercase == true || text.first == "`")
    }
  }
}
