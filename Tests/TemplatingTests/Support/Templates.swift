import Diagnostics
import Markup
import Testing

@testable import Templating

/// A few templates, loaded as those of a site are.
struct Templates {
  let collector = DiagnosticCollector()
  let set: TemplateSet
  private let format: TemplateFormat

  /// By name; `page` is what a `Sample` selects.
  init(
    _ texts: [String: String], format: TemplateFormat = .html, builtIn: [String: String] = [:],
    links: (any LiteralLinks)? = nil
  ) {
    func source(_ name: String, _ text: String, isBuiltIn: Bool) -> TemplateSource {
      TemplateSource(
        name: name, format: format,
        source: SourceFile(path: "Templates/\(name).\(format.rawValue)", text: text),
        isBuiltIn: isBuiltIn)
    }
    self.format = format
    let words = Words(
      file: "Templates/words/en.json", texts: ["hello": "Hello", "trip.one": "One trip"])
    set = TemplateSet(
      texts.map { source($0, $1, isBuiltIn: false) }
        + builtIn.map { source($0, $1, isBuiltIn: true) },
      words: words, diagnostics: collector, links: links)
  }

  init(page: String, format: TemplateFormat = .html) {
    self.init(["page": page], format: format)
  }

  /// What `page` makes of a model; templates with mistakes fail the test.
  func render(_ model: Sample = Sample(), sourceLocation: SourceLocation = #_sourceLocation)
    -> String
  {
    var output = OutputBuffer()
    set.template(for: contract).write(model, into: &output)
    #expect(text == "", sourceLocation: sourceLocation)
    return output.string
  }

  /// What a terminal shows when `page` has been compiled, and what nothing uses has been looked for.
  var mistakes: String {
    _ = set.template(for: contract)
    set.reportUnused()
    return text
  }

  /// The ids of all mistakes in `page` and what it includes, with their places.
  var found: [String] {
    _ = set.template(for: contract)
    return collector.diagnostics.map { diagnostic in
      diagnostic.place.map { "\(diagnostic.id.text) \($0.line):\($0.column)" } ?? diagnostic.id.text
    }
  }

  private var text: String { TerminalWriter(colours: false).text(collector.diagnostics) }

  /// In XML the same names, for a template of that format.
  private var contract: Contract<Sample> {
    let html = Sample.contract
    if format == .html { return html }
    return Contract(template: "page", format: .xml, html.fields[0], html.fields[1])
  }
}
