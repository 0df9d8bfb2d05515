import Content
import Diagnostics
import Templating

/// A site's templates compiled, with its words and assets and with all that was found wrong in them.
struct CompiledTheme: Sendable {
  /// What the templates were compiled from: from the same they come to the same.
  private struct Basis: Sendable, Hashable {
    let sources: [TemplateSource]
    let words: Words
    let strangeWords: [StrangeWord]
    let kinds: [ObjectIdentifier]
    let base: BaseURL?
    let assets: [String: ThemeAsset.Name]

    init(_ files: ThemeFiles) {
      sources = files.folder.sources
      words = files.folder.words
      strangeWords = files.folder.strangeWords
      kinds = files.basis.kinds
      base = files.basis.base
      assets = files.assets.mapValues(\.name)
    }
  }

  let files: ThemeFiles
  let templates: SiteTemplates
  /// Whether nothing is wrong with the templates, and none is missing.
  private(set) var isWhole = false
  /// The addresses that templates hold as literal text.
  let links: [LiteralLinkCheck]
  /// The fragments in templates that no template has an id for.
  let unknownFragments: [TemplateLinks.Fragment]
  private let basis: Basis
  private let wanted: WantedTemplates
  /// Of the content that asked for templates.
  private let shape: ContentShape
  /// Those that compiling found.
  private let diagnostics: [Diagnostic]
  /// The assets that templates use.
  private let usedAssets: Set<String>

  /// Reads and compiles what has changed since `before`, and reports what is wrong in all of it.
  /// `content` is all there is, hidden or not: what a draft asks for is no template too many.
  static func made(
    _ options: Site.Options, for content: SiteContent, modelsMayAsk: Bool = true,
    before: CompiledTheme?, _ diagnostics: DiagnosticCollector
  ) -> CompiledTheme {
    let files = ThemeFiles.read(options, content.settings, before: before?.files)
    diagnostics.report(files.diagnostics)
    let mistakes = diagnostics.mistakes
    let names = files.folder.templateNames
    let wanted =
      before.flatMap { $0.asksForSame(as: content, among: names, options.kinds) ? $0.wanted : nil }
      ?? WantedTemplates(
        names, options.kinds, content, modelsMayAsk: modelsMayAsk, diagnostics)
    var theme = CompiledTheme(
      files, wanted, options.kinds, content.shape, jobs: options.jobs, before: before)
    diagnostics.report(theme.diagnostics)
    theme.isWhole = diagnostics.mistakes == mistakes
    return theme
  }

  private init(
    _ files: ThemeFiles, _ wanted: WantedTemplates, _ kinds: SiteKinds,
    _ shape: ContentShape, jobs: Int, before: CompiledTheme?
  ) {
    self.shape = shape
    self.files = files
    self.wanted = wanted
    basis = Basis(files)
    if let before, before.basis == basis, before.wanted == wanted {
      templates = before.templates
      (links, unknownFragments) = (before.links, before.unknownFragments)
      (diagnostics, usedAssets) = (before.diagnostics, before.usedAssets)
      return
    }
    let compiled = ThemeCompilation(files, wanted, kinds, jobs: jobs)
    templates = compiled.templates
    (links, unknownFragments) = (compiled.links.checks, compiled.links.unknownFragments)
    (diagnostics, usedAssets) = (compiled.diagnostics, compiled.usedAssets)
  }

  /// Whether content asks for the templates that it asked for before, and for none that is not there.
  private func asksForSame(
    as content: SiteContent, among names: [String], _ kinds: SiteKinds
  ) -> Bool {
    shape.skeleton === content.shape.skeleton && isWhole && files.folder.templateNames == names
      && basis.kinds == kinds.content.all.map { ObjectIdentifier($0) }
  }

  /// Whether a model asks for a template of its own.
  var modelsAsk: Bool { wanted.modelsAsk }

  /// For one build, whose pages use more of them.
  var assets: ThemeAssets {
    ThemeAssets(files.assets, used: files.usedAssets.union(usedAssets))
  }
}
