import Basics
import Diagnostics
import Templating

/// Result of compiling a theme.
struct ThemeCompilation: Sendable {
  /// Result of one of the compiling threads.
  private struct Share<Templates: Sendable>: Sendable {
    let templates: Templates
    let uses: TemplateUses
    let links: TemplateLinks.Findings
  }

  let templates: SiteTemplates
  let links: TemplateLinks.Findings
  let diagnostics: [Diagnostic]
  /// Plain paths of the assets that templates use.
  let usedAssets: Set<String>

  /// Compiles all templates, half of them on a second thread, and reports unused ones. The findings
  /// depend neither on the threads nor on `jobs`.
  init(_ files: ThemeFiles, _ wanted: WantedTemplates, _ kinds: SiteKinds, jobs: Int) {
    let collector = DiagnosticCollector()
    let assets = ThemeAssets(files.assets, used: [])
    let parsed = ParsedTemplates(
      files.folder.sources, words: files.folder.words, diagnostics: collector)
    let base = files.inputs.base
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
    // An unknown name may be a misspelt reference to an unused template, so unused ones aren't
    // reported then.
    if !wanted.lacksTemplate { parsed.reportUnused(uses) }
    StrangeWord.report(files.folder.strangeWords, unusedBy: uses, collector)
    var links = first.links
    links.add(rest.links)
    self.links = links
    diagnostics = collector.diagnostics
    usedAssets = assets.usedPaths
  }
}
