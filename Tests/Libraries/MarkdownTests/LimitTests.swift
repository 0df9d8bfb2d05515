import Diagnostics
import Testing

@testable import Markdown

@Suite struct NestingLimitTests {
  /// Functions that nest a text a number of times.
  static let nests: [@Sendable (Int) -> String] = [
    { String(repeating: "> ", count: $0) + "a" },
    { String(repeating: ">", count: $0) + "a" },
    { String(repeating: "- ", count: $0) + "a" },
    { String(repeating: "1. ", count: $0) + "a" },
    { (0..<$0).map { String(repeating: "  ", count: $0) + "- a\n" }.joined() },
    { (0..<$0).map { String(repeating: "\t", count: $0) + "- a\n" }.joined() },
    { (0..<$0).map { String(repeating: "  ", count: $0) + "+ a\n\n" }.joined() },
    { (0..<$0).map { String(repeating: "> ", count: $0 + 1) + "a\n" }.joined() },
    { String(repeating: "*a ", count: $0) + "b" + String(repeating: " a*", count: $0) },
    { String(repeating: "*", count: 2 * $0) + "a" + String(repeating: "*", count: 2 * $0) },
    { String(repeating: "![", count: $0) + "a" + String(repeating: "](b)", count: $0) },
    { count in
      String(repeating: "> ", count: count / 2) + String(repeating: "- ", count: count - count / 2)
        + "a"
    },
    { "- x\n\n" + String(repeating: "> ", count: $0) + "a\n\nb" },
  ]

  @Test(arguments: nests.indices)
  func takesAHundredLevels(of nest: Int) throws {
    let markup = try html(Self.nests[nest](100))
    #expect(try #require(Outline(markup)).depth >= 100 || markup.contains("<img"))
  }

  @Test(arguments: nests.indices)
  func refusesAHundredAndOneLevels(of nest: Int) throws {
    let fault = #expect(throws: MarkdownFault.self) { try document(Self.nests[nest](101)) }
    #expect(fault?.reason == .tooDeep)
  }

  @Test func saysWhereItIsTooDeep() throws {
    let fault = #expect(throws: MarkdownFault.self) {
      try document("one\n\n" + String(repeating: ">", count: 101) + "two\n")
    }
    let line = String(repeating: ">", count: 101) + "two"
    #expect(
      fault?.diagnostic
        == Diagnostic(
          .error, "markdown-too-deep",
          at: SourceRange(file: "note.md", line: 3, column: 1, length: 104, text: line),
          "quotes, lists, emphasis and links are nested more than 100 deep",
          fix:
            "put a backslash before marks that are meant as text, or use a code block"))
  }

  static let shallow = [
    "~~~\n" + String(repeating: "> ", count: 500) + "\n~~~\n",
    "~~~\n" + String(repeating: String(repeating: " ", count: 400) + "- x\n", count: 400) + "~~~\n",
    String(repeating: "* ", count: 300) + "\n\n" + String(repeating: "- ", count: 300) + "\n",
    String(repeating: "    " + String(repeating: "> ", count: 200) + "\n", count: 50),
    String(repeating: "- **a** *b* [c](d) `e`\n", count: 500),
    "a\n" + String(repeating: " ", count: 600) + "b\n",
    String(repeating: "*", count: 500),
    String(repeating: "[", count: 500),
  ]

  @Test(arguments: shallow.indices)
  func takesWhatOnlyLooksDeep(index: Int) throws {
    #expect(try render(Self.shallow[index]).diagnostics.isEmpty)
  }
}

@Suite struct ComplexityLimitTests {
  /// The inputs of libcmark's own tests, and similar ones found by trying all short patterns.
  static let pathological: [(name: String, text: @Sendable () -> String)] = [
    ("images of links", { repeated("![[]()", 160_000) }),
    ("nested lists", { repeated("* ", 30_000) + "a" }),
    ("nested lists in a quote", { "> " + repeated("* ", 30_000) + "a" }),
    ("lists by indentation", { (0..<3_000).map { repeated("  ", $0) + "* a\n" }.joined() }),
    ("emphasis in quotes", { repeated(">", 100_000) + repeated("a*", 100_000) }),
    ("quotes", { repeated("> ", 50_000) + "a" }),
    ("blank lines in lists", { repeated("- ", 20_000) + repeated("\n", 100_000) }),
    ("lines in lists", { repeated("1. ", 5_000) + repeated(" a\n", 100_000) }),
    ("strong emphasis", { repeated("*a **a ", 65_000) + "b" + repeated(" a** a*", 65_000) }),
    ("closers alone", { repeated("a_ ", 65_000) }),
    ("openers alone", { repeated("_a ", 65_000) }),
    ("mismatched", { repeated("*a_ ", 50_000) }),
    ("multiples of three", { "a**b" + repeated("c* ", 50_000) }),
    ("closing brackets", { repeated("a]", 65_000) }),
    ("opening brackets", { repeated("[a", 65_000) }),
    ("brackets and emphasis", { repeated("[ a_", 50_000) }),
    ("nested brackets", { repeated("[", 50_000) + "a" + repeated("]", 50_000) }),
    ("escaped brackets", { repeated("\\[", 50_000) + "a" + repeated("\\]", 50_000) }),
    ("backticks", { (1..<2_500).map { "e" + repeated("`", $0) }.joined() }),
    ("pointed destinations", { repeated("[a](<b", 50_000) }),
    ("open destinations", { repeated("[a](b", 50_000) }),
    ("comments", { "x " + repeated("<!--", 100_000) }),
    ("instructions", { "x " + repeated("<?", 100_000) }),
    ("declarations", { "x " + repeated("<!A ", 100_000) }),
    ("CDATA", { "x " + repeated("<![CDATA[", 100_000) }),
    ("tags", { "x " + repeated("<a b=\"", 100_000) }),
    ("definitions", { (0..<50_000).map { "[\($0)]: u\n" }.joined() + repeated("[0] ", 50_000) }),
    ("long definitions", { "[a]: " + repeated("u", 100_000) + "\n\n" + repeated("[a]", 50_000) }),
    ("entities", { repeated("&#", 100_000) }),
    ("line ends in brackets", { repeated("[\n", 100_000) }),
    ("images", { repeated("![", 30_000) + "a" + repeated("](b)", 30_000) }),
    ("headings", { repeated("# *a*\n", 50_000) }),
    ("thematic", { repeated("* ", 100_000) }),
  ]

  static func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  @Test(arguments: pathological.indices)
  func readsOrRefusesInReasonableTime(index: Int) throws {
    let (name, text) = Self.pathological[index]
    let file = SourceFile(path: "note.md", text: text())
    var outcome = "read"
    let time = ContinuousClock().measure {
      do throws(MarkdownFault) {
        _ = try MarkdownDocument(file, body: 0..<file.bytes.count).render()
      } catch {
        outcome = "\(error.diagnostic.id.text)"
      }
    }
    print("\(name): \(outcome), \(time)")
    #expect(time < .seconds(8), "measured well under 1 s in release")
  }

  @Test(arguments: [
    ("images of links", MarkdownFault.Reason.tooComplex), ("nested lists", .tooDeep),
    ("nested lists in a quote", .tooDeep), ("emphasis in quotes", .tooDeep),
  ])
  func refusesWhatLibcmarkCannotRead(name: String, reason: MarkdownFault.Reason) throws {
    let text = try #require(Self.pathological.first { $0.name == name }).text()
    let fault = #expect(throws: MarkdownFault.self) { try document(text) }
    #expect(fault?.reason == reason)
  }

  @Test func takesAsManyImagesAndBracketsAsTheLimitAllows() throws {
    #expect(estimate(Self.repeated("![[]()", 10_000)) == nil)
    #expect(estimate(Self.repeated("![[]()", 10_001)) == .complexity(at: 0))
    #expect(
      estimate("a\n\n" + Self.repeated("![[]()\n", 10_001)) == .complexity(at: 3 + 7 * 10_000))
    #expect(estimate(Self.repeated("![[]()\n\n", 100_000)) == nil)
  }

  @Test func takesAsManyStepsThroughContainersAsTheLimitAllows() throws {
    // 1,000 quotes on one line take 1,001,000 steps, and each empty line takes 1,000.
    let quotes = Self.repeated(">", 1_000) + "\n"
    #expect(estimate(quotes + Self.repeated("\n", 18_999)) == nil)
    #expect(estimate(quotes + Self.repeated("\n", 19_000)) == .depth(at: 1_001 + 18_999))
  }

  @Test func takesAsManyMarksAsTheLimitAllows() throws {
    let marks = Self.repeated("a*", 1_499_998)
    #expect(estimate(marks) == nil)
    #expect(estimate(marks + "a`") == nil)
    #expect(estimate(marks + "a*a*") == .complexity(at: 0))
  }

  @Test func takesTenMegabytes() throws {
    let limit = MarkdownLimits.bytes
    let line = Self.repeated("a word ", 10) + "\n\n"
    let text = Self.repeated(line, limit / line.utf8.count)
    let bytes = Array(text.utf8) + Array(repeating: 0x61, count: limit - text.utf8.count)
    let fits = SourceFile(path: "note.md", bytes: bytes)
    _ = try MarkdownDocument(fits, body: 0..<limit)
    let tooLong = SourceFile(path: "note.md", bytes: bytes + [0x61])
    let fault = #expect(throws: MarkdownFault.self) {
      try MarkdownDocument(tooLong, body: 0..<limit + 1)
    }
    #expect(fault?.reason == .tooLarge(bytes: limit + 1))
    #expect(
      fault?.diagnostic.message == "this text has 10485761 bytes, more than the limit of 10485760")
  }

  @Test func takesABook() throws {
    let page = """
      ## Chapter

      He *walked* on; “it’s **far**”, she said, [as before](x.md "t"), and — on the 3rd — they
      saw ![the sea](sea.jpg): `blue`, 10 * 20 * 30 wide, snake_case_names & <https://x.org>.

      > - [ ] quoted list
      >   1. deeper
      >      * and deeper

      ```swift
      let a = b[0] * c[1] // ![no]
      if !list[0].isEmpty { print("<!-- x -->") }
      ```

      """
    let text = Self.repeated(page, 200_000 / page.utf8.count + 1)
    let result = try render(text)
    #expect(result.diagnostics.isEmpty)
    #expect(result.headings.count == 200_000 / page.utf8.count + 1)
  }

  private func estimate(_ text: String) -> WorkEstimate.Excess? {
    var estimate = WorkEstimate()
    return Array(text.utf8).withUnsafeBufferPointer { estimate.scan($0) }
  }
}
