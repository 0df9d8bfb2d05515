package import Diagnostics

/// The templates of a site, compiled against the contracts that select them.
///
/// A class, since it remembers which templates something has used; it serves one thread while a site
/// loads, and what it gives away serves all.
package final class TemplateSet {
  private let templates: ParsedTemplates
  private let html: TemplateCompiler
  private let xml: TemplateCompiler

  /// Reports every mistake; `links` is asked about the addresses in literal text. A later one of the same
  /// templates leaves what may be another set's mistake, too, to `TemplateUses.add`.
  package init(
    _ templates: ParsedTemplates, links: (any LiteralLinks)? = nil, isLater: Bool = false
  ) {
    self.templates = templates
    html = TemplateCompiler(.html, of: templates, isStrict: true, links: links, isLater: isLater)
    xml = TemplateCompiler(.xml, of: templates, isStrict: true, links: links, isLater: isLater)
  }

  /// For templates that nothing else compiles.
  package convenience init(
    _ sources: [TemplateSource], words: Words, diagnostics: DiagnosticCollector,
    links: (any LiteralLinks)? = nil
  ) {
    self.init(ParsedTemplates(sources, words: words, diagnostics: diagnostics), links: links)
  }

  /// For the conformance suite.
  init(lenient templates: ParsedTemplates) {
    self.templates = templates
    html = TemplateCompiler(.html, of: templates, isStrict: false)
    xml = TemplateCompiler(.xml, of: templates, isStrict: false)
  }

  /// The names of all templates of a format, sorted.
  package func names(_ format: TemplateFormat = .html) -> [String] {
    templates[format].keys.sorted()
  }

  /// What has been asked for so far.
  package var uses: TemplateUses { TemplateUses(html: html, xml: xml) }

  /// Warns of the site's own templates that no contract and no template has asked for.
  package func reportUnused() { templates.reportUnused(uses) }

  /// Compiles what a contract selects: its template, the variants of it that exist, and those that
  /// pages name by their `template` key, which must exist.
  package func template<Model>(
    for contract: Contract<Model>, alternatives: some Sequence<String> = []
  ) -> Template<Model> {
    let scope = ElementNames(ElementScope.presentable(contract))
    var selections: [String: Template<Model>.Selection] = [:]
    for name in Set(alternatives).sorted() {
      selections[name] = selection(name, of: contract, scope)
    }
    guard let base = selection(contract.template, of: contract, scope) else {
      let mistake = ReferenceMistake.missingTemplate(
        contract.template, contract: contract.name, contract.format)
      templates.diagnostics.report(TemplateMistake.reference(mistake).diagnostic(at: nil))
      return Template(
        base: .init(name: contract.template, block: Block(), variants: [], ids: TemplateIDs()),
        alternatives: selections)
    }
    return Template(base: base, alternatives: selections)
  }

  private func selection<Model>(
    _ name: String, of contract: Contract<Model>, _ scope: ElementNames<Model>
  ) -> Template<Model>.Selection? {
    guard let template = templates[contract.format][name] else { return nil }
    let compiler = contract.format == .html ? html : xml
    var ids = TemplateIDs()
    func compile(_ template: ParsedTemplate) -> Block {
      defer { ids.formUnion(compiler.ids) }
      return compiler.compile(template, for: scope)
    }
    var variants: [Template<Model>.Selection.Variant] = []
    for index in 0..<contract.variants.count {
      let variant = contract.variants[index]
      guard let template = compiler.variant(variant.name, of: template) else { continue }
      variants.append(
        .init(
          name: "\(name).\(variant.name)", applies: variant.applies, block: compile(template)))
    }
    return .init(name: name, block: compile(template), variants: variants, ids: ids)
  }
}
