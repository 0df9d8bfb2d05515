import Diagnostics
import Markup
import Testing

@testable import Markdown

/// Texts that would take quadratic time, or all memory, if any pass looked back.
@Suite struct AdditionLimitTests {
  static let hostile: [(name: String, text: @Sendable () -> String)] = [
    ("pipes", { repeated("|", 300_000) }),
    ("pipes above dashes", { repeated("|", 100_000) + "\n" + repeated("|-", 100_000) }),
    (
      "rows without cells",
      { repeated("|a", 500) + "\n" + repeated("|-", 500) + "\n" + repeated("|\n", 390) }
    ),
    ("rows of dashes", { repeated("|-|\n", 50_000) }),
    ("tables", { repeated("|a|\n|-|\n|b|\n\n", 20_000) }),
    (
      "tables in quotes",
      { repeated(">", 90) + "|a|\n" + repeated(repeated(">", 90) + "|-|\n", 500) }
    ),
    ("tildes", { repeated("~", 300_000) }),
    ("pairs of tildes", { repeated("~~a~~ ", 50_000) }),
    ("tildes that open", { repeated("~~a ", 70_000) }),
    ("tildes of two lengths", { repeated("~~a ~b ", 50_000) + repeated("b~ a~~ ", 10) }),
    ("notes", { repeated("[^a]", 70_000) }),
    ("notes that are there", { repeated("[^a]", 50_000) + "\n\n[^a]: b" }),
    ("different notes", { (0..<30_000).map { "[^\($0)]" }.joined() }),
    ("footnotes", { (0..<20_000).map { "[^\($0)]: [^\($0 + 1)]\n" }.joined() + "\n[^0]" }),
    ("labels without end", { repeated("[^", 150_000) }),
    ("long labels", { repeated("[^" + repeated("a", 2_000), 150) }),
    ("quotes", { repeated("\"", 300_000) }),
    ("quotes that open", { repeated("\"a '", 70_000) }),
    ("single quotes", { repeated("'a ", 100_000) + repeated("a' ", 50_000) }),
    ("lines without marks", { repeated("a\n", 200_000) + "it's" }),
    ("dashes and dots", { repeated("-- ... ", 40_000) }),
    ("addresses", { repeated("www.a.b ", 40_000) }),
    ("hosts with underscores", { repeated("www.a_", 50_000) }),
    ("parentheses", { "https://a.b/" + repeated(")", 300_000) }),
    ("references", { "https://a.b/" + repeated("&a;", 100_000) }),
    ("at signs", { repeated("a@", 150_000) }),
    ("mail addresses", { repeated("a@b.c,", 50_000) }),
    ("schemes", { repeated("http://", 50_000) }),
    ("escapes", { repeated("\\~\\\"", 70_000) }),
    ("tasks", { repeated("- [ ] a\n", 40_000) }),
  ]

  private static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: hostile.indices)
  func readsOrRefusesInReasonableTime(index: Int) throws {
    let (name, text) = Self.hostile[index]
    let file = SourceFile(path: "note.md", text: text())
    var outcome = "read"
    let time = ContinuousClock().measure {
      do throws(MarkdownFault) {
        let document = try MarkdownDocument(
          file, body: 0..<file.bytes.count, MarkdownAdditions())
        _ = document.render(added)
      } catch {
        outcome = "\(error.diagnostic.id.text)"
      }
    }
    print("\(name): \(outcome), \(time)")
    #expect(time < .seconds(20), "measured well under 1 s in release")
  }

  @Test func refusesMoreNodesThanTheLimit() throws {
    let pairs = String(repeating: "~~a~~ ", count: MarkdownLimits.marks / 2)
    let fault = #expect(throws: MarkdownFault.self) {
      try document(pairs + "~~a~~", MarkdownAdditions())
    }
    #expect(fault?.reason == .tooComplex)
  }
}
