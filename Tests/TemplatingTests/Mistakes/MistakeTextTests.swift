import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Templating

/// The whole text of every mistake; IDs and texts are stable.
@Suite struct MistakeTextTests {
  private static let all =
    MistakeText.syntax + MistakeText.name + MistakeText.reference + MistakeText.html

  @Test(arguments: all)
  func saysWhatIsWrongWhereAndTheWayOut(mistake: MistakeText) {
    #expect(Templates(mistake.templates).mistakes == mistake.text)
  }

  @Test func saysWhereXMLTakesNoValue() {
    #expect(
      Templates(page: "<!-- {{title}} -->", format: .xml).mistakes == """
        Templates/page.xml:1:8: error[template-value-in-xml]: 'title' can't be used in a comment of XML
            1 | <!-- {{title}} -->
              |        ^~~~~ put it in text or a quoted attribute

        """)
  }

  @Test func saysWhichByteIsNotUTF8() {
    let collector = DiagnosticCollector()
    let bytes = Array("<p>\n né".utf8) + [0xE9] + Array(" {{a".utf8)
    let source = TemplateSource(
      name: "page", format: .html, source: SourceFile(path: "Templates/page.html", bytes: bytes),
      isBuiltIn: false)
    let set = TemplateSet([source], words: Words(file: "", texts: [:]), diagnostics: collector)
    _ = set.template(for: Sample.contract)
    #expect(
      TerminalWriter(colours: false).text(collector.diagnostics) == """
        Templates/page.html:2:4: error[template-not-utf-8]: this byte isn't UTF-8
            2 |  né\u{FFFD} {{a
              |    ^ save the file as UTF-8

        """)
  }

  @Test func saysThatAFileIsInUTF16() {
    let collector = DiagnosticCollector()
    let bytes: [UInt8] = [0xFF, 0xFE] + "<p>{{title}}".utf8.flatMap { [$0, UInt8(0)] }
    let source = TemplateSource(
      name: "page", format: .html, source: SourceFile(path: "Templates/page.html", bytes: bytes),
      isBuiltIn: false)
    let set = TemplateSet([source], words: Words(file: "", texts: [:]), diagnostics: collector)
    _ = set.template(for: Sample.contract)
    let text = TerminalWriter(colours: false).text(collector.diagnostics)
    #expect(text.contains("error[template-not-utf-8]: the file is in UTF-16\n"))
    #expect(text.contains("save it as UTF-8, which your editor offers as an encoding"))
    #expect(collector.diagnostics.count == 1)
  }

  @Test func saysOnceWhichBlockBuiltInTemplatesMiss() {
    let templates = Templates(
      ["base": "{{title}}"],
      builtIn: [
        "page": "{{<base}}{{$main}}{{title}}{{/main}}{{/base}}",
        "page.old": "{{<base}}{{$main}}{{title}}{{/main}}{{/base}}",
      ])
    #expect(
      templates.mistakes == """
        Templates/base.html: error[template-missing-block]: built-in templates fill a block 'main' in 'base', which is missing here
           write {{$main}}{{/main}} where its content should appear

        """)
  }

  /// Blocks that can't be read aren't a second mistake.
  @Test(arguments: ["<p>{{title", "<p>{{#title}}"])
  func missesNoBlockOfATemplateThatCannotBeRead(text: String) {
    let templates = Templates(
      ["base": text], builtIn: ["page": "{{<base}}{{$main}}{{title}}{{/main}}{{/base}}"])
    #expect(templates.mistakes.contains("error["))
    #expect(!templates.mistakes.contains("template-missing-block"))
  }

  @Test func missesNoBlockThatBuiltInTemplatesEmpty() {
    let templates = Templates(
      ["base": "{{title}}"], builtIn: ["page": "{{<base}}{{$main}}{{/main}}{{/base}}"])
    #expect(templates.mistakes == "")
  }

  /// A variant builds on the page's template, which builds on a cell that the site replaces.
  @Test func missesNoBlockOfAnOwnTemplateBehindABuiltInOne() {
    let builtIn = [
      "page": "{{<cell}}{{$frame}}{{/frame}}{{/cell}}{{$notice}}{{/notice}}",
      "page.old": "{{<page}}{{$state}}{{/state}}{{$notice}}Old{{/notice}}{{/page}}",
    ]
    #expect(Templates(["cell": "{{title}}"], builtIn: builtIn).mistakes == "")
    let full = builtIn.mapValues { $0.replacing("{{$state}}", with: "{{$state}}x") }
    #expect(
      Templates(["cell": "{{title}}"], builtIn: full).mistakes == """
        Templates/cell.html: error[template-missing-block]: built-in templates fill a block 'state' in 'cell', which is missing here
           write {{$state}}{{/state}} where its content should appear

        """)
  }

  @Test func saysAtASitesOwnTemplateThatItEndsElsewhere() {
    let templates = Templates(
      ["part": "<p class='{{title}}"],
      builtIn: ["page": "{{> part}}'></p>{{> other}}", "other": "{{> part}}'></p>"])
    #expect(
      templates.mistakes == """
        Templates/part.html: error[template-unbalanced-partial]: the template 'part' starts in text and ends in the single quotes of class
           start and end it in the same place

        """)
  }

  @Test func saysWhichNameAContractGivesTwice() {
    let names = Fields<Sample>("Other", .text("title") { $0.title }, .flag("isNew") { _ in true })
    let contract = Contract<Sample>(
      template: "page", Sample.contract.fields[0], names, Fields("Third", .link("link") { $0.link })
    )
    let templates = Templates(page: "{{title}}")
    _ = templates.set.template(for: contract)
    _ = templates.set.template(for: contract)
    #expect(
      TerminalWriter(colours: false).text(templates.collector.diagnostics) == """
        Templates/page.html: error[template-duplicate-name]: Sample and Other both offer 'isNew'
           rename one of the two fields
        Templates/page.html: error[template-duplicate-name]: Sample and Other both offer 'title'
           rename one of the two fields
        Templates/page.html: error[template-duplicate-name]: Sample and Third both offer 'link'
           rename one of the two fields

        """)
  }

  @Test(arguments: [false, true]) func tellsOfADuplicateOnceForTwoSets(_ bothShowIt: Bool) {
    let names = Fields<Sample>("Other", .text("title") { $0.title })
    let contract = Contract<Sample>(template: "page", Sample.contract.fields[0], names)
    let other = Contract<Sample>(template: "other", Sample.contract.fields[0], names)
    let collector = DiagnosticCollector()
    let sources = ["page", "other"].map { name in
      TemplateSource(
        name: name, format: .html, source: SourceFile(path: "\(name).html", text: "{{link}}"),
        isBuiltIn: false)
    }
    let parsed = ParsedTemplates(
      sources, words: Words(file: "", texts: [:]), diagnostics: collector)
    let later = TemplateSet(parsed, isLater: true)
    _ = later.template(for: other)
    #expect(collector.isEmpty)
    let first = TemplateSet(parsed)
    if bothShowIt { _ = first.template(for: contract) }
    var uses = first.uses
    uses.add(later.uses, collector)
    #expect(collector.diagnostics.map(\.place?.file) == [bothShowIt ? "page.html" : "other.html"])
    parsed.reportUnused(uses)
    #expect(collector.diagnostics.count == (bothShowIt ? 1 : 2))
  }

  /// Texts of limits are in `LimitTests` and `PageSizeTests`.
  @Test func leavesNoIdOut() throws {
    let folder = Repository.root.appending(path: "Sources/Templating/Mistakes")
    let prose = try ["TemplateMistake+Diagnostic.swift", "Refusal+Diagnostic.swift"].map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let names = Set(prose.joined().matches(of: /\.(template[A-Z]\w*)/).map { String($0.1) })
    let elsewhere = [
      "template-value-in-xml", "template-not-utf-8", "template-duplicate-name",
      "template-missing-block", "template-too-nested", "template-too-deep", "template-too-large",
      "template-page-too-large",
    ]
    #expect(names.count == 67)
    #expect(
      names.subtracting(elsewhere.map(Self.name(of:)))
        == Set(Self.all.map { Self.name(of: $0.testDescription) }))
  }

  /// Name of the constant for an id.
  private static func name(of id: String) -> String {
    let words = id.split(separator: "-")
    return String(words[0])
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
