import Basics
package import Diagnostics

/// The parsed templates of a site, not yet compiled.
package struct ParsedTemplates: Sendable {
  /// Templates by name.
  private let html: [String: ParsedTemplate]
  private let xml: [String: ParsedTemplate]
  private let sources: [TemplateSource]
  let words: Words
  let diagnostics: DiagnosticCollector
  /// Shared by all sets that compile the templates, so that pages recognise markup cached by other
  /// pages.
  let forms = PartialForms()

  /// Parses every template and reports syntax mistakes. Of two sources with the same name and
  /// format, the first is used.
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

  /// Warns of the site's own templates that aren't used by any contract or template.
  package func reportUnused(_ uses: TemplateUses) {
    let unused = sources.filter { !$0.isBuiltIn && !uses.contains($0) }
    guard !unused.isEmpty else { return }
    // Suggests names of built-in templates that the site doesn't override yet.
    let own = Set(sources.lazy.filter { !$0.isBuiltIn }.map(\.name))
    let free = SuggestionIndex(
      sources.lazy.filter { $0.isBuiltIn && !own.contains($0.name) && !$0.name.holds("/") }
        .map(\.name).sorted())
    for source in unused {
      let mistake: TemplateMistake =
        source.name.holds("/")
        ? .unincluded(source.name)
        : .unselected(source.name, nearest: free.nearest(to: source.name))
      diagnostics.report(mistake.diagnostic(at: source.source.place))
    }
  }
}
