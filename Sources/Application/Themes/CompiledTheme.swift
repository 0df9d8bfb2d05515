import Content
import Diagnostics
import Templating

/// A site's compiled templates, with its words, its assets and the mistakes in them.
package struct CompiledTheme: Sendable {
  /// The inputs of compilation, which determine its result.
  private struct Inputs: Sendable, Equatable {
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
      kinds = files.inputs.kinds
      base = files.inputs.base
      assets = files.assets.mapValues(\.name)
    }
  }

  let files: ThemeFiles
  let templates: SiteTemplates
  /// Whether the templates have no mistakes and none is missing.
  private(set) var isWhole = false
  /// Addresses in the literal text of templates.
  let links: [LiteralLinkCheck]
  /// Fragments in templates that match no id in any template.
  let unknownFragments: [TemplateLinks.Fragment]
  private let inputs: Inputs
  private let wanted: WantedTemplates
  /// Shape of the content that named templates.
  private let shape: ContentShape
  /// Mistakes found in compilation.
  private let diagnostics: [Diagnostic]
  /// Plain paths of the assets that templates use.
  private let usedAssets: Set<String>

  /// Reads and compiles the parts that have changed since `before`, and reports all mistakes.
  /// `content` includes hidden models, so that a template for a draft counts as used.
  static func made(
    _ options: Site.Options, changed: Set<String>?, for content: SiteContent,
    before: CompiledTheme?, _ diagnostics: DiagnosticCollector
  ) -> CompiledTheme {
    let files = ThemeFiles.read(
      options, changed: changed, content.settings, before: before?.files)
    diagnostics.report(files.diagnostics)
    let mistakes = diagnostics.mistakes
    let names = files.folder.templateNames
    let wanted =
      before.flatMap { $0.asksForSame(as: content, among: names, options.kinds) ? $0.wanted : nil }
      ?? WantedTemplates(names, options.kinds, content, diagnostics)
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
    inputs = Inputs(files)
    if let before, before.inputs == inputs, before.wanted == wanted {
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

  /// Whether content names the same templates as before, all of which exist.
  private func asksForSame(
    as content: SiteContent, among names: [String], _ kinds: SiteKinds
  ) -> Bool {
    shape.skeleton === content.shape.skeleton && isWhole && files.folder.templateNames == names
      && inputs.kinds == kinds.content.all.map { ObjectIdentifier($0) }
  }

  /// Assets for one build, whose pages mark more of them as used.
  var assets: ThemeAssets {
    ThemeAssets(files.assets, used: files.usedAssets.union(usedAssets))
  }
}
