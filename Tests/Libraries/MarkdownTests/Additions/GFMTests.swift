import Foundation
import Markdown
import Markup
import TestSupport
import Testing

/// Examples of GFM 0.29's own additions, which `Scripts/fetch-gfm` downloads.
@Suite struct GFMTests {
  private struct Example: Decodable {
    let `extension`: String
    let markdown: String
    let html: String
  }

  @Test(arguments: [
    ("table", 8), ("disabled", 2), ("strikethrough", 2), ("autolink", 11),
  ])
  func passesItsExamples(of addition: String, count: Int) throws {
    guard let data = Conformance.data("gfm/spec-0.29.json") else {
      #expect(!Conformance.isRequired, "run Scripts/fetch-gfm")
      return
    }
    let examples = try JSONDecoder().decode([Example].self, from: data)
      .filter { $0.extension == addition }
    var options = MarkdownOptions.commonMark
    options.additions.tables = true
    options.additions.strikethrough = true
    options.additions.taskLists = true
    options.additions.bareLinks = true
    var passed = 0
    for example in examples {
      let result = asGFM(try html(example.markdown, options))
      if result == example.html { passed += 1 }
      #expect(result == example.html, "\(example.markdown)")
    }
    print("GFM 0.29, \(addition): \(passed) of \(examples.count)")
    #expect(examples.count == count)
  }

  /// The markup without additions for those who don't see the page, and with GFM's old attributes.
  private func asGFM(_ markup: String) -> String {
    markup
      .replacing(" scope=\"col\"", with: "")
      .replacing(#/ style="text-align: ([a-z]+)"/#) { " align=\"\($0.1)\"" }
      .replacing(" class=\"task\"", with: "")
      .replacing("<label>", with: "").replacing("</label>", with: "")
      .replacing(
        "<input type=\"checkbox\" checked=\"\" disabled=\"\" />",
        with: "<input checked=\"\" disabled=\"\" type=\"checkbox\">"
      )
      .replacing(
        "<input type=\"checkbox\" disabled=\"\" />",
        with: "<input disabled=\"\" type=\"checkbox\">")
  }
}
