import Diagnostics
import Markup

/// What is known of a site's links only when every page has been made.
struct LinkCheck: Sendable {
  let fragments: FragmentCheck
  /// The fragments in templates that no template has an id for.
  let templates: [TemplateLinks.Fragment]
  /// None while mistakes keep content or templates from being read: they may use any.
  let theme: ThemeAssets
  let diagnostics: DiagnosticCollector

  func run(_ products: [Product]) {
    for product in fragments.doubtful(products) {
      guard case .rendered(let render) = product.content else { continue }
      var output = OutputBuffer()
      render(&output)
    }
    fragments.check(products, templates, diagnostics)
    theme.reportUnused(diagnostics)
  }
}
