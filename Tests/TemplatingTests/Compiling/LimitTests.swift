import Diagnostics
import Testing

@testable import Templating

/// Limits, each from both sides.
@Suite struct LimitTests {
  /// Returns `depth` templates, each of which includes the next: `page`, `p1`, `p2` and so on.
  private func chain(_ depth: Int, _ inclusion: (String) -> String) -> [String: String] {
    var templates = ["page": inclusion("p1"), "p\(depth - 1)": "end"]
    for level in 1..<depth - 1 { templates["p\(level)"] = inclusion("p\(level + 1)") }
    return templates
  }

  @Test(
    arguments: [
      ("{{> ", "}}"), ("{{<", "}}{{/p}}"), ("{{#isNew}}{{> ", "}}{{/isNew}}"),
      ("{{#author}}{{> ", "}}{{/author}}"),
    ])
  func templatesStandAtMostSixtyFourDeepInEachOther(before: String, behind: String) {
    func inclusion(_ name: String) -> String {
      before + name + behind.replacing("{{/p}}", with: "{{/\(name)}}")
    }
    let shown = Templates(chain(64, inclusion)).render(Sample(isNew: true))
    #expect(shown == "end")
    let found = Templates(chain(65, inclusion)).found
    #expect(found == ["template-too-deep 1:\(before.contains("<") ? 1 : before.count + 1)"])
  }

  @Test func saysThatTemplatesAreTooDeep() {
    #expect(
      Templates(chain(65) { "{{> \($0)}}" }).mistakes == """
        Templates/p63.html:1:5: error[template-too-deep]: templates include each other more than 64 deep
            1 | {{> p64}}
              |     ^~~ include fewer templates in each other
           note: Templates/p62.html:1:5: included here
           note: Templates/p61.html:1:5: included here
           note: Templates/p60.html:1:5: included here
           note: Templates/p59.html:1:5: included here
           note: Templates/p58.html:1:5: included here
           note: Templates/p57.html:1:5: included here
           note: and 57 more inclusions

        """)
  }

  @Test(arguments: ["#isNew", "^isNew", "#author", "#title", "#tags", "$a", "#."])
  func tagsStandAtMostTwoHundredDeepInEachOther(tag: String) {
    func nested(_ depth: Int) -> String {
      String(repeating: "{{\(tag)}}", count: depth)
        + String(repeating: "{{/\(tag.dropFirst())}}", count: depth)
    }
    #expect(Templates(page: nested(200)).mistakes == "")
    let column = 200 * (tag.count + 4) + 1
    #expect(Templates(page: nested(201)).found == ["template-too-nested 1:\(column)"])
    #expect(Templates(page: nested(10_000)).found == ["template-too-nested 1:\(column)"])
  }

  @Test func tagsOfSeveralTemplatesCountTogether() {
    let sections = String(repeating: "{{#isNew}}", count: 90)
    let ends = String(repeating: "{{/isNew}}", count: 90)
    let templates = Templates([
      "page": sections + "{{> a}}" + ends, "a": sections + "{{> b}}" + ends,
      "b": sections + ends,
    ])
    #expect(templates.found == ["template-too-nested 1:184"])
    #expect(
      templates.collector.diagnostics.map(\.message)
        == ["sections, blocks and templates are nested more than 200 deep"])
  }

  @Test func tooManyInclusionsEndSoonWithOneMistake() {
    var doubling = ["page": "{{> p1}}{{> p1}}"]
    for level in 1..<63 {
      doubling["p\(level)"] = "{{> p\(level + 1)}}{{> p\(level + 1)}}{{title}}"
    }
    doubling["p63"] = "{{titel}}"
    let templates = Templates(doubling)
    let clock = ContinuousClock()
    let time = clock.measure {
      #expect(
        templates.found.map { $0.prefix { $0 != " " } }.sorted()
          == ["template-too-large", "template-unknown-name"])
    }
    print("2^63 inclusions: given up after \(time)")
    #expect(
      templates.collector.diagnostics.contains {
        $0.message
          == "the templates of one page add up to more than 8 MB, counting their text at each "
          + "inclusion and 256 bytes for each tag"
      })
  }

  @Test func textCountsTowardsThePagesSize() {
    let text = String(repeating: "a", count: 1 << 20)
    let parts = String(repeating: "{{> part}}", count: 7)
    #expect(Templates(["page": parts, "part": text]).render().utf8.count == 7 << 20)
    #expect(
      Templates(["page": parts + "{{> part}}{{titel}}", "part": text]).found
        == ["template-too-large 1:1"])
  }

  @Test func replacedBlocksCountTowardsThePagesSize() {
    let templates = Templates([
      "page": "{{<a}}{{$x}}" + String(repeating: "{{$x}}{{/x}}", count: 2) + "{{/x}}{{/a}}",
      "a": String(repeating: "{{$x}}{{/x}}", count: 20_000),
    ])
    #expect(templates.found.map { $0.prefix { $0 != " " } } == ["template-too-large"])
  }

  @Test func fileWithTwoHundredMistakesIsGivenUp() {
    let templates = Templates(page: String(repeating: "{{}}\n", count: 5000))
    #expect(templates.found.count == 200)
  }
}
