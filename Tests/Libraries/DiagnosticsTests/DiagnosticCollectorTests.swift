import Dispatch
import Testing

@testable import Diagnostics

struct DiagnosticCollectorTests {
  private let file = SourceFile(path: "b.md", text: "one two\nthree\n")

  private var samples: [Diagnostic] {
    [
      Diagnostic(.error, "z-last", at: nil, "no place"),
      Diagnostic(.error, "a-whole", at: SourceRange(file: "a.md"), "whole file"),
      Diagnostic(.warning, "a-whole", at: SourceRange(file: "b.md"), "whole file"),
      Diagnostic(.error, "a-first", at: file.place(0..<3), "first"),
      Diagnostic(.error, "b-first", at: file.place(0..<3), "another of the same place"),
      Diagnostic(.error, "a-first", at: file.place(4..<7), "second"),
      Diagnostic(.error, "a-first", at: file.place(8..<13), "third"),
    ]
  }

  @Test func sortsByFileLineAndColumnWhateverTheOrderOfReports() {
    for shift in samples.indices {
      let collector = DiagnosticCollector()
      collector.report(samples[shift...] + samples[..<shift])
      #expect(collector.diagnostics == samples)
    }
  }

  @Test func shortensASentenceThatQuotesAValueOfAnyLength() {
    let value = String(repeating: "ü", count: 100_000)
    let diagnostic = Diagnostic(
      .error, "a-b", at: nil, "'\(value)' is wrong", fix: "write '\(value)'",
      notes: [Diagnostic.Note("'\(value)'")])
    #expect(diagnostic.message.hasPrefix("'üü") && diagnostic.message.hasSuffix("üü' is wrong"))
    for text in [diagnostic.message, diagnostic.fix ?? "", diagnostic.notes[0].message] {
      #expect((1...4096).contains(text.utf8.count))
    }
  }

  @Test func tellsAMistakeOnceThatSeveralWaysLeadTo() {
    func found(by chain: String) -> Diagnostic {
      Diagnostic(
        .error, "a-b", at: file.place(0..<3), "wrong", notes: [Diagnostic.Note(chain)])
    }
    for order in [["x", "y"], ["y", "x"]] {
      let collector = DiagnosticCollector()
      collector.report(order.map(found))
      #expect(collector.diagnostics == [found(by: "x")])
    }
  }

  @Test func tellsTwiceWhatDiffersAndHasNoLine() {
    let collector = DiagnosticCollector()
    for message in ["x", "y", "x"] {
      collector.report(Diagnostic(.error, "a-b", at: nil, message))
      collector.report(Diagnostic(.error, "a-b", at: SourceRange(file: "a"), message))
    }
    #expect(collector.diagnostics.map(\.message) == ["x", "y", "x", "y"])
  }

  @Test func takesReportsFromEveryThread() {
    let collector = DiagnosticCollector()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for line in 0..<200 {
        let place = SourceRange(
          file: "a", line: (line + thread * 25) % 200 + 1, column: 1, length: 1, text: "")
        collector.report(Diagnostic(.warning, "a-b", at: place, "odd"))
      }
    }
    #expect(collector.diagnostics.map { $0.place?.line } == Array(1...200))
    #expect(!collector.hasErrors)
  }

  @Test(arguments: [(false, Diagnostic.Severity.warning), (true, .error)])
  func countsWarningsAsErrorsWhereStrict(isStrict: Bool, severity: Diagnostic.Severity) {
    let collector = DiagnosticCollector(isStrict: isStrict)
    #expect(collector.isEmpty)
    collector.report(Diagnostic(.warning, "a-b", at: nil, "odd"))
    #expect(!collector.isEmpty)
    #expect(collector.hasErrors == isStrict)
    #expect(collector.diagnostics.map(\.severity) == [severity])
  }

  @Test(arguments: [false, true])
  func keepsNotesWhereStrict(isStrict: Bool) {
    let collector = DiagnosticCollector(isStrict: isStrict)
    collector.report(Diagnostic(.note, "a-b", at: nil, "hidden"))
    #expect(!collector.hasErrors && !collector.hasMistakes)
    #expect(collector.diagnostics.map(\.severity) == [.note])
  }

  @Test(
    arguments: [
      ([], ""), ([.error], "1 error"), ([.error, .error, .warning], "2 errors, 1 warning"),
      ([.warning, .warning], "2 warnings"), ([.note, .warning], "1 warning, 1 note"),
    ] as [([Diagnostic.Severity], String)])
  func countsInWords(severities: [Diagnostic.Severity], words: String) {
    #expect(DiagnosticCount(severities.map { Diagnostic($0, "a-b", at: nil, "x") }).text == words)
  }
}
