import Content
import Diagnostics
import Testing

@Suite struct MarkdownPartsTests {
  @Test(arguments: [
    ("---\na: 1\n---\nText\n", FrontMatter.Format.yaml, "a: 1\n", "Text\n"),
    ("\u{FEFF}---\r\na: 1\r\n---\r\nText", .yaml, "a: 1\r\n", "Text"),
    ("--- \t\na: 1\n---  \n\nText", .yaml, "a: 1\n", "\nText"),
    ("---\n---\n", .yaml, "", ""), ("---\n---", .yaml, "", ""),
    ("---\na: 1\n----\nb\n---", .yaml, "a: 1\n----\nb\n", ""),
    ("---\na: |\n  x\n  ---\n---\n---\n", .yaml, "a: |\n  x\n  ---\n", "---\n"),
    ("+++\na = 1\n+++\nText", .toml, "a = 1\n", "Text"),
    ("+++\n+++\n", .toml, "", ""),
    ("{\"a\": \"}\\\"{\"}\nText", .json, "{\"a\": \"}\\\"{\"}", "Text"),
    ("{}Text", .json, "{}", "Text"),
    ("{\n\"a\": {\"b\": 1}\n}\r\nText", .json, "{\n\"a\": {\"b\": 1}\n}", "Text"),
  ])
  func splitsFrontMatterFromBody(
    text: String, format: FrontMatter.Format, content: String, body: String
  ) throws {
    let file = SourceFile(path: "a.md", text: text)
    let collector = DiagnosticCollector()
    let parts = try #require(MarkdownParts(Findings(file, collector)))
    let frontMatter = try #require(parts.frontMatter)
    #expect(frontMatter.format == format)
    #expect(String(decoding: file.bytes[frontMatter.content], as: UTF8.self) == content)
    #expect(String(decoding: file.bytes[parts.body], as: UTF8.self) == body)
    #expect(collector.isEmpty)
  }

  @Test(arguments: [
    "", "Text", "# Title\n\n---\n", "\n---\na: 1\n---\n", " ---\n", "----\n", "--\n", "---a\n",
    "-", "{{ note }}", "{: .class}", "{sic}", "++++\n", "***\n",
  ])
  func takesAFileWithoutFrontMatterAsBody(text: String) throws {
    let collector = DiagnosticCollector()
    let parts = try #require(
      MarkdownParts(Findings(SourceFile(path: "a.md", text: text), collector)))
    #expect(parts.frontMatter == nil)
    #expect(parts.body == 0..<text.utf8.count)
    #expect(collector.isEmpty)
  }

  @Test(arguments: [
    (
      "---\ntitle: x\n\nText\n",
      """
      a.md:1:1: error[content-front-matter-open]: the front matter isn't closed
          1 | ---
            | ^~~ write a line '---' after its last key; for a horizontal rule, write '***' here

      """
    ),
    (
      "+++\ntitle = 1\n---\n",
      """
      a.md:1:1: error[content-front-matter-open]: the front matter isn't closed
          1 | +++
            | ^~~ write a line '+++' after its last key

      """
    ),
    (
      "---",
      """
      a.md:1:1: error[content-front-matter-open]: the front matter isn't closed
          1 | ---
            | ^~~ write a line '---' after its last key; for a horizontal rule, write '***' here

      """
    ),
    (
      "{\n\"a\": 1\n\nText",
      """
      a.md:4:1: error[content-json-syntax]: expected ',' or the end, found 'T'
          4 | Text
            | ^

      """
    ),
    (
      "{\n\"a\": \"1\n}\nText",
      """
      a.md:2:6: error[content-json-syntax]: this text isn't closed on its line
          2 | "a": "1
            |      ^~ close it with '"'; write '\\n' for a line break

      """
    ),
    (
      "{\"a\": [1]\n",
      """
      a.md:1:1: error[content-json-syntax]: this bracket isn't closed
          1 | {"a": [1]
            | ^ close it with '}'

      """
    ),
  ])
  func refusesFrontMatterThatIsNotClosed(text: String, report: String) {
    #expect(Parsing.frontMatter(text).report == report)
  }

  @Test(arguments: [("---\n", "---\n"), ("+++\n", "+++\n")])
  func limitsFrontMatterFromBothSides(open: String, close: String) {
    let most = "#" + String(repeating: "x", count: ContentLimits.frontMatter - 2) + "\n"
    #expect(Parsing.frontMatter(open + most + close).ids == [])
    #expect(Parsing.frontMatter(open + "#" + most + close).ids == ["content-too-large"])
  }

  @Test func limitsJSONFrontMatterFromBothSides() {
    let frame = "{\"a\": \"\"}".utf8.count
    func text(_ count: Int) -> String {
      "{\"a\": \"" + String(repeating: "x", count: count - frame) + "\"}\n"
    }
    #expect(Parsing.frontMatter(text(ContentLimits.frontMatter)).ids == [])
    #expect(Parsing.frontMatter(text(ContentLimits.frontMatter + 1)).ids == ["content-too-large"])
  }

  @Test func limitsFilesFromBothSides() {
    let most = [UInt8](repeating: 0x20, count: ContentLimits.file)
    #expect(Parsing.frontMatter(most).ids == [])
    #expect(
      Parsing.frontMatter(most + [0x20]).report
        == "a.md: error[content-too-large]: the file has 10485761 bytes, more than the limit of 10485760\n"
    )
  }
}
