import Content
import Diagnostics
import Markup

/// What is known of a site's links only when every page has been made.
struct LinkCheck: Sendable {
  let fragments: FragmentCheck
  /// The fragments in templates that no template has an id for.
  let templates: [TemplateLinks.Fragment]
  /// None while mistakes keep content or templates from being read: they may use any.
  let theme: ThemeAssets
  let used: UsedFiles
  /// Whether no mistake keeps content or templates from being read.
  let isWhole: Bool
  let diagnostics: DiagnosticCollector

  func run(_ products: [Product]) {
    for product in fragments.doubtful(products) {
      guard case .rendered(let render) = product.content else { continue }
      var output = OutputBuffer()
      render(&output)
    }
    fragments.check(products, templates, diagnostics)
    theme.reportUnused(diagnostics)
    used.close()
    // What a text names that has mistakes is not known.
    if isWhole, !diagnostics.hasErrors { reportLeftOut(products) }
  }

  /// Warns once of the files beside content that nothing names. Those that are named nearly as models
  /// are have been told already.
  private func reportLeftOut(_ products: [Product]) {
    let files = products.lazy.filter(\.isLeftOut).compactMap(\.source)
      .filter { !ContentFiles.isMisnamedModel($0) }
    let paths = files.sorted()
    guard !paths.isEmpty else { return }
    diagnostics.report(ApplicationDiagnostics.leftOut(paths))
  }
}
