package import Diagnostics

/// The templates of a site, compiled against the contracts that select them.
///
/// A class, because it records which templates are used. Only one thread uses it, while a site
/// loads. Its results are for all threads.
package final class TemplateSet {
  private let templates: ParsedTemplates
  private let html: TemplateCompiler
  private let xml: TemplateCompiler

  /// Creates a set that reports every mistake. `links` resolves addresses in literal text. If
  /// `isLater`, mistakes that the other set of the same templates may also find are left to
  /// `TemplateUses.add`.
  package init(
    _ templates: ParsedTemplates, links: (any LiteralLinks)? = nil, isLater: Bool = false,
    sharesPartials: Bool = true
  ) {
    self.templates = templates
    html = TemplateCompiler(.html, of: templates, isStrict: true, links: links, isLater: isLater)
    xml = TemplateCompiler(.xml, of: templates, isStrict: true, links: links, isLater: isLater)
    html.sharesPartials = sharesPartials
    xml.sharesPartials = sharesPartials
  }

  /// Creates a set of templates that no other set compiles.
  package convenience init(
    _ sources: [TemplateSource], words: Words, diagnostics: DiagnosticCollector,
    links: (any LiteralLinks)? = nil
  ) {
    self.init(ParsedTemplates(sources, words: words, diagnostics: diagnostics), links: links)
  }

  /// Creates a set for the conformance suite.
  init(lenient templates: ParsedTemplates) {
    self.templates = templates
    html = TemplateCompiler(.html, of: templates, isStrict: false)
    xml = TemplateCompiler(.xml, of: templates, isStrict: false)
  }

  /// Returns the sorted names of all templates of a format.
  package func names(_ format: TemplateFormat = .html) -> [String] {
    templates[format].keys.sorted()
  }

  /// Templates and words used so far.
  package var uses: TemplateUses { TemplateUses(html: html, xml: xml) }

  /// Number of inclusions that another inclusion of the same partial compiled.
  var numberOfShared: Int { html.shared.uses }

  /// Warns of the site's own templates that aren't used by any contract or template.
  package func reportUnused() { templates.reportUnused(uses) }

  /// Compiles a contract's template, its existing variants, and the alternatives that pages name in
  /// their `template` key. The alternatives must exist.
  package func template<Model>(
    for contract: Contract<Model>, alternatives: some Sequence<String> = []
  ) -> Template<Model> {
    var selections: [String: Template<Model>.Selection] = [:]
    for name in Set(alternatives).sorted() {
      selections[name] = selection(name, of: contract)
    }
    guard let base = selection(contract.template, of: contract) else {
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
    _ name: String, of contract: Contract<Model>
  ) -> Template<Model>.Selection? {
    guard let template = templates[contract.format][name] else { return nil }
    let compiler = contract.format == .html ? html : xml
    let names = compiler.elementNames.names(of: .presentable(contract))
    var ids = TemplateIDs()
    func compile(_ template: ParsedTemplate) -> Block {
      defer { ids.formUnion(compiler.ids) }
      return compiler.compile(template, for: names)
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
