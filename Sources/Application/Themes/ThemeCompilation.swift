import Diagnostics
import Templating
import Threads

/// What compiling a theme comes to.
struct ThemeCompilation: Sendable {
  /// What one of the threads that compile it has made.
  private struct Share<Templates: Sendable>: Sendable {
    let templates: Templates
    let uses: TemplateUses
    let links: TemplateLinks.Findings
  }

  let templates: SiteTemplates
  let links: TemplateLinks.Findings
  let diagnostics: [Diagnostic]
  /// The assets that templates use.
  let usedAssets: Set<String>

  /// Compiles all templates, and reports those that nothing selects. A half of them by a second thread;
  /// what is found depends neither on that nor on `jobs`.
  init(_ files: ThemeFiles, _ wanted: WantedTemplates, _ kinds: SiteKinds, jobs: Int) {
    let collector = DiagnosticCollector()
    let assets = ThemeAssets(files.assets, used: [])
    let parsed = ParsedTemplates(
      files.folder.sources, words: files.folder.words, diagnostics: collector)
    let base = files.basis.base
    @Sendable func share<Templates>(
      isLater: Bool, _ compile: (TemplateSet) -> Templates
    ) -> Share<Templates> {
      let links = TemplateLinks(assets, under: base)
      let set = TemplateSet(parsed, links: links, isLater: isLater)
      let templates = compile(set)
      return Share(templates: templates, uses: set.uses, links: links.findings)
    }
    let background = BackgroundValue.begin(jobs: jobs) {
      share(isLater: false) { FirstTemplates($0, wanted) }
    }
    let rest = share(isLater: true) { OtherTemplates($0, kinds, wanted) }
    let first = background.value
    templates = SiteTemplates(first.templates, rest.templates)
    var uses = first.uses
    uses.add(rest.uses, collector)
    // One of these may be what an unknown name means.
    if !wanted.lacksTemplate { parsed.reportUnused(uses) }
    StrangeWord.report(files.folder.strangeWords, unusedBy: uses, collector)
    var links = first.links
    links.add(rest.links)
    self.links = links
    diagnostics = collector.diagnostics
    usedAssets = assets.usedPaths
  }
}
