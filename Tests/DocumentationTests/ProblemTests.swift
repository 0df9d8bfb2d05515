import Diagnostics
import TestSupport
import Testing

/// Every diagnostic has a `Problem`, and the manual explains every problem.
@Suite struct ProblemTests {
  private static let problems = DiagnosticManual.chapters.flatMap(\.problems)

  /// Names and ids of the constants in the sources.
  private static func declared() throws -> [(name: Substring, id: Substring)] {
    try Repository.texts(below: "Sources", extension: "swift").values.flatMap { source in
      source.matches(of: /let (\w+) = Problem\(\s*"([a-z0-9-]+)"/).map { ($0.1, $0.2) }
    }
  }

  @Test func everyProblemIsInTheManual() throws {
    let declared = Set(try Self.declared().map { String($0.id) })
    let explained = Self.problems.map(\.id.text)
    print("\(explained.count) problems")
    for id in declared.subtracting(explained).sorted() {
      Issue.record("add \(id) to DiagnosticManual+Chapters.swift")
    }
    #expect(Set(explained).subtracting(declared).sorted() == [], "not a constant")
    #expect(explained.count == Set(explained).count, "a problem is in the manual twice")
    #expect(explained.count > 300)
  }

  @Test func constantsHaveTheNameOfTheirID() throws {
    for (name, id) in try Self.declared() {
      let words = id.split(separator: "-")
      #expect(name == words[0] + words.dropFirst().map(\.firstUppercased).joined())
    }
  }

  /// Only diagnostics read from the cache and those of packages' kinds have no problem.
  @Test func everyDiagnosticIsOfAProblem() throws {
    let exempt = ["Libraries/Diagnostics/", "Incremental/", "Content/Kinds/ModelContext.swift"]
    for (path, source) in try Repository.texts(below: "Sources", extension: "swift")
    where !exempt.contains(where: path.hasPrefix) && source.contains(/\bDiagnostic\(\s*[^\s)]/) {
      Issue.record("\(path) makes a diagnostic without a problem")
    }
  }

  @Test(arguments: problems)
  func explainsInWholeSentences(_ problem: Problem) {
    for text in [problem.cause, problem.remedy] {
      #expect(text.hasSuffix("."), "\(problem.id.text): \(text)")
      #expect(text.first?.isUppercase == true || text.first == "`")
    }
  }
}

extension Substring {
  fileprivate var firstUppercased: String { prefix(1).uppercased() + dropFirst() }
}
