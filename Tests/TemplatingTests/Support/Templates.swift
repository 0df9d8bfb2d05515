import Diagnostics
import Markup
import Testing

@testable import Templating

/// A few templates, loaded like those of a site.
struct Templates {
  let collector = DiagnosticCollector()
  let set: TemplateSet
  private let format: TemplateFormat

  /// Creates templates by name; a `Sample` selects `page`.
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

  /// Returns the output of `page` for a model; mistakes fail the test.
  func render(_ model: Sample = Sample(), sourceLocation: SourceLocation = #_sourceLocation)
    -> String
  {
    var output = OutputBuffer()
    set.template(for: contract).write(model, into: &output)
    #expect(text == "", sourceLocation: sourceLocation)
    return output.string
  }

  /// Terminal's text after `page` is compiled and unused templates are reported.
  var mistakes: String {
    _ = set.template(for: contract)
    set.reportUnused()
    return text
  }

  /// IDs and places of all mistakes in `page` and its inclusions.
  var found: [String] {
    _ = set.template(for: contract)
    return collector.diagnostics.map { diagnostic in
      diagnostic.place.map { "\(diagnostic.id.text) \($0.line):\($0.column)" } ?? diagnostic.id.text
    }
  }

  private var text: String { TerminalWriter(colours: false).text(collector.diagnostics) }

  /// The contract in the tested format, with equal names.
  private var contract: Contract<Sample> {
    let html = Sample.contract
    if format == .html { return html }
    return Contract(template: "page", format: .xml, html.fields[0], html.fields[1])
  }
}
