package import Diagnostics

/// All templates of a site, compiled against the contracts that select them.
///
/// A class, since it remembers which templates something has used; it serves one thread while a site
/// loads, and what it gives away serves all.
package final class TemplateSet {
  private let compilers: [TemplateFormat: TemplateCompiler]
  private let parsed: [TemplateFormat: [String: ParsedTemplate]]
  private let sources: [TemplateSource]
  private let diagnostics: DiagnosticCollector

  /// Parses every template and reports what is wrong with its syntax. Where two sources share a name
  /// and a format, the first is used.
  package convenience init(
    _ sources: [TemplateSource], words: Words, diagnostics: DiagnosticCollector,
    links: (any LiteralLinks)? = nil
  ) {
    self.init(sources, words: words, diagnostics: diagnostics, isStrict: true, links: links)
  }

  init(
    _ sources: [TemplateSource], words: Words, diagnostics: DiagnosticCollector, isStrict: Bool,
    links: (any LiteralLinks)? = nil
  ) {
    var parsed: [TemplateFormat: [String: ParsedTemplate]] = [:]
    for source in sources where parsed[source.format]?[source.name] == nil {
      parsed[source.format, default: [:]][source.name] = TemplateParser.parse(
        source, into: diagnostics)
    }
    self.sources = sources
    self.diagnostics = diagnostics
    self.parsed = parsed
    var compilers: [TemplateFormat: TemplateCompiler] = [:]
    for format in TemplateFormat.allCases {
      compilers[format] = TemplateCompiler(
        parsed[format] ?? [:], words: words, diagnostics: diagnostics, isStrict: isStrict,
        links: links)
    }
    self.compilers = compilers
  }

  /// The names of all templates of a format, sorted.
  package func names(_ format: TemplateFormat = .html) -> [String] {
    (parsed[format] ?? [:]).keys.sorted()
  }

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
      diagnostics.report(TemplateMistake.reference(mistake).diagnostic(at: nil))
      return Template(
        base: .init(name: contract.template, block: Block(), variants: [], ids: TemplateIDs()),
        alternatives: selections)
    }
    return Template(base: base, alternatives: selections)
  }

  private func selection<Model>(
    _ name: String, of contract: Contract<Model>, _ scope: ElementNames<Model>
  ) -> Template<Model>.Selection? {
    guard let compiler = compilers[contract.format], let template = parsed[contract.format]?[name]
    else { return nil }
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

  /// Whether a template that something has asked for shows this word.
  package func usesWord(_ key: String) -> Bool {
    compilers.values.contains { $0.usedWords.contains(key) }
  }

  /// Warns of the site's own templates that no contract and no template has asked for.
  package func reportUnused() {
    for source in sources where !source.isBuiltIn {
      guard compilers[source.format]?.used.contains(source.name) != true else { continue }
      let mistake: TemplateMistake =
        source.name.contains("/") ? .unincluded(source.name) : .unselected(source.name)
      diagnostics.report(mistake.diagnostic(at: source.source.place))
    }
  }
}
