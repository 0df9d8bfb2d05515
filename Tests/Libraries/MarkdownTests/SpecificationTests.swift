import Diagnostics
import Foundation
import Markdown
import Markup
import TestSupport
import Testing

@Suite struct SpecificationTests {
  private struct Example: Decodable {
    let markdown: String
    let html: String
    let example: Int
  }

  @Test func passesEveryExampleOfTheSpecification() throws {
    guard let examples = try examples() else { return }
    var passed = 0
    for example in examples {
      let result = try html(example.markdown, .commonMark)
      if result == example.html { passed += 1 }
      #expect(result == example.html, "example \(example.example)")
    }
    print("CommonMark 0.30: \(passed) of \(examples.count)")
    #expect(examples.count == 652)
  }

  @Test func additionsChangeNoTagOfTheSpecificationButThoseTheyConcern() throws {
    guard let examples = try examples() else { return }
    var compared = 0
    for example in examples where !example.html.contains("<h") {
      var options = MarkdownOptions()
      options.unsafeHTML = true
      let result = try render(example.markdown, options)
      guard result.diagnostics.isEmpty else { continue }
      compared += 1
      #expect(result.html.markup == example.html, "example \(example.example)")
    }
    print("CommonMark 0.30 with additions: \(compared) examples unchanged")
    #expect(compared > 500)
  }

  /// Examples without HTML have no comments.
  @Test func leavingCommentsOutChangesNoOtherExample() throws {
    guard let examples = try examples() else { return }
    var options = MarkdownOptions.commonMark
    options.additions = .withoutComments
    var compared = 0
    for example in examples {
      guard !example.markdown.contains("<!"), !example.markdown.contains("<?") else { continue }
      compared += 1
      #expect(try html(example.markdown, options) == example.html, "example \(example.example)")
    }
    print("CommonMark 0.30 without comments: \(compared) examples unchanged")
    #expect(compared > 630)
  }

  @Test(arguments: [MarkdownAdditions.none, MarkdownAdditions()])
  func excerptsAloneAreThoseOfTheWholeText(additions: MarkdownAdditions) throws {
    guard let examples = try examples() else { return }
    var options = MarkdownOptions()
    options.additions = additions
    // Each example is tested separately, and after the previous one.
    let texts = examples.map(\.markdown)
    for text in texts + zip(texts, texts.dropFirst()).map({ "\($0)\n\n\($1)" }) {
      let body = MarkdownBody(SourceFile(path: "a.md", text: text), body: 0..<text.utf8.count)
      let whole = try MarkdownDocument(body, additions).render(options).excerpt
      #expect(body.excerpt(options) == whole, "\(text)")
    }
  }

  /// Every example that an addition changes, by its number, with the reason.
  @Test(
    arguments: [
      ("tables", \MarkdownAdditions.tables, []),
      ("strikethrough", \.strikethrough, []),
      ("task lists", \.taskLists, []),
      ("footnotes", \.footnotes, []),
      ("bare links", \.bareLinks, [601, 605, 607, 610, 611]),
      ("heading ids", \.headingIDs, []),
    ] as [(String, any WritableKeyPath<MarkdownAdditions, Bool> & Sendable, [Int])])
  func additionsChangeTheseExamplesAlone(
    name: String, addition: any WritableKeyPath<MarkdownAdditions, Bool> & Sendable, changed: [Int]
  ) throws {
    guard let examples = try examples() else { return }
    var options = MarkdownOptions.commonMark
    options.additions[keyPath: addition] = true
    let found = try self.changed(examples, options)
    #expect(found == changed, "\(name)")
  }

  @Test func quotesChangeTheseExamplesAlone() throws {
    guard let examples = try examples() else { return }
    var options = MarkdownOptions.commonMark
    options.additions.quotes = .english
    let found = try changed(examples, options)
    #expect(
      found == [
        14, 46, 55, 87, 91, 197, 209, 210, 343, 352, 358, 362, 379, 384, 394, 507, 589, 618, 619,
        621,
        623, 625, 626, 632, 650,
      ])
    for example in examples where found.contains(example.example) {
      let typed = try html(example.markdown, options)
        .replacing(#/[“”]/#, with: "&quot;").replacing(#/[‘’]/#, with: "'")
        .replacing("–", with: "--").replacing("—", with: "---").replacing("…", with: "...")
      #expect(typed == example.html, "example \(example.example)")
    }
  }

  private func changed(_ examples: [Example], _ options: MarkdownOptions) throws -> [Int] {
    try examples.filter { try html($0.markdown, options) != $0.html }.map(\.example)
  }

  /// Returns the examples; `nil` if the data is missing, which is allowed only in a plain clone.
  private func examples() throws -> [Example]? {
    let file = Repository.root.appending(path: "../shared/conformance/commonmark/spec-0.30.json")
    guard let data = try? Data(contentsOf: file) else {
      print("skipped: there is no \(file.standardizedFileURL.path)")
      #expect(ProcessInfo.processInfo.environment["CI"] == nil, "CI needs the conformance data")
      return nil
    }
    return try JSONDecoder().decode([Example].self, from: data)
  }
}
