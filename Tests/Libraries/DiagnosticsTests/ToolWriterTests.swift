import Foundation
import Testing

@testable import Diagnostics

/// Formats for tools: JSON, and GitHub's workflow commands.
struct ToolWriterTests {
  private let diagnostics: [Diagnostic] = {
    let file = SourceFile(path: "Content/a, \"b\".md", text: "key: värde\n")
    return [
      Diagnostic(.error, "publish-busy", at: nil, "another build is writing 'Output'"),
      Diagnostic(
        .warning, "content-odd", at: SourceRange(file: "Content/site.json"), "100% odd",
        fix: "mend: it"),
      Diagnostic(
        .error, "content-wrong", at: file.place(5..<11), "tab\tand\r\nline \"\\\" \u{1B}",
        notes: [
          Diagnostic.Note("first"), Diagnostic.Note("second", at: file.place(0..<3)),
        ]),
    ]
  }()

  @Test func writesJSON() {
    #expect(
      JSONWriter().text(diagnostics) == #"""
        [
          {"id": "publish-busy", "severity": "error", "message": "another build is writing 'Output'"},
          {"id": "content-odd", "severity": "warning", "file": "Content/site.json", "message": "100% odd", "fix": "mend: it"},
          {"id": "content-wrong", "severity": "error", "file": "Content/a, \"b\".md", "line": 1, "column": 6, "length": 5, "message": "tab\tand\u000d\nline \"\\\" \u001b", "notes": [{"message": "first"}, {"message": "second", "file": "Content/a, \"b\".md", "line": 1, "column": 1, "length": 3}]}
        ]

        """#)
  }

  @Test func writesJSONThatOthersRead() throws {
    struct Read: Decodable {
      let id: String
      let message: String
      let line: Int?
    }
    let read = try JSONDecoder().decode(
      [Read].self, from: Data(JSONWriter().text(diagnostics).utf8))
    #expect(read.map(\.message) == diagnostics.map(\.message))
    #expect(read.map(\.line) == [nil, nil, 1])
  }

  @Test func writesAnEmptyArrayForNothing() {
    #expect(JSONWriter().text([]) == "[]\n")
    #expect(GitHubWriter().text([]).isEmpty)
  }

  @Test func writesWorkflowCommands() {
    #expect(
      GitHubWriter().text(diagnostics) == """
        ::error title=publish-busy::another build is writing 'Output'
        ::warning file=Content/site.json,title=content-odd::100%25 odd%0Amend: it
        ::error file=Content/a%2C "b".md,line=1,col=6,endColumn=11,title=content-wrong::tab\tand%0D%0Aline "\\" \u{FFFD}%0Afirst%0Asecond

        """)
  }

  /// "\r\n" is one character of a Swift string, and a colon with an accent differs from a colon.
  @Test func letsNoFileNameOpenAWorkflowCommand() {
    let place = SourceRange(file: "a\r\n::error::b:\u{301}.md")
    #expect(
      GitHubWriter().text([Diagnostic(.error, "a-b", at: place, "no")])
        == "::error file=a%0D%0A%3A%3Aerror%3A%3Ab%3A\u{301}.md,title=a-b::no\n")
  }
}
