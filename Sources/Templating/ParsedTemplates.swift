package import Diagnostics
import Paths

/// All templates of a site as they were read, before any is compiled.
package struct ParsedTemplates: Sendable {
  /// By their names.
  private let html: [String: ParsedTemplate]
  private let xml: [String: ParsedTemplate]
  private let sources: [TemplateSource]
  let words: Words
  let diagnostics: DiagnosticCollector
  /// One for all sets that compile them: pages know by it what other pages have written.
  let forms = PartialForms()

  /// Parses every template and reports what is wrong with its syntax. Where two sources share a name
  /// and a format, the first is used.
  package init(_ sources: [TemplateSource], words: Words, diagnostics: DiagnosticCollector) {
    func parsed(_ format: TemplateFormat) -> [String: ParsedTemplate] {
      var parsed: [String: ParsedTemplate] = [:]
      for source in sources where source.format == format && parsed[source.name] == nil {
        parsed[source.name] = TemplateParser.parse(source, into: diagnostics)
      }
      return parsed
    }
    html = parsed(.html)
    xml = parsed(.xml)
    self.sources = sources
    self.words = words
    self.diagnostics = diagnostics
  }

  subscript(format: TemplateFormat) -> [String: ParsedTemplate] {
    switch format {
    case .html: html
    case .xml: xml
    }
  }

  /// Warns of the site's own templates that no contract and no template has asked for.
  package func reportUnused(_ uses: TemplateUses) {
    for source in sources where !source.isBuiltIn && !uses.contains(source) {
      let mistake: TemplateMistake =
        source.name.holds("/") ? .unincluded(source.name) : .unselected(source.name)
      diagnostics.report(mistake.diagnostic(at: source.source.place))
    }
  }
}
