import CommonMark
import Foundation
import Markup
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

  /// `nil` where the data is absent, which only a plain clone may be.
  private func examples() throws -> [Example]? {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "../shared/conformance/commonmark/spec-0.30.json")
    guard let data = try? Data(contentsOf: file) else {
      print("skipped: there is no \(file.standardizedFileURL.path)")
      #expect(ProcessInfo.processInfo.environment["CI"] == nil, "CI needs the conformance data")
      return nil
    }
    return try JSONDecoder().decode([Example].self, from: data)
  }
}
