import Content
import Diagnostics

/// The checks of a site's links that need all pages to be rendered.
struct LinkCheck: Sendable {
  let fragments: FragmentCheck
  /// Fragments in templates that match no id in any template.
  let templates: [TemplateLinks.Fragment]
  /// The theme's assets. Empty if mistakes keep content or templates from being read, since the
  /// unread ones might use any asset.
  let theme: ThemeAssets
  let used: UsedFiles
  /// Whether all content and templates could be read.
  let isWhole: Bool
  let pictures: SitePictures
  let diagnostics: DiagnosticCollector

  /// Runs all checks. `others` are the files that the sites of audiences use.
  func run(_ products: [Product], besides others: [UsedFiles] = []) {
    fragments.check(products, templates, diagnostics)
    theme.reportUnused(diagnostics)
    used.close()
    // Mistakes in texts may hide the names of files, so unnamed files are not reported.
    if isWhole, !diagnostics.hasErrors { reportLeftOut(products, others) }
  }

  /// Warns of all files in the content folder that nothing names, once for each fix. Misnamed
  /// models have their own diagnostic.
  private func reportLeftOut(_ products: [Product], _ others: [UsedFiles]) {
    // A file counts as named if a product made from it, such as a resized picture, is published.
    let published = Set(
      products.lazy.filter { $0.kind != .page && $0.isWanted }.compactMap(\.source))
    let files = Set(
      products.lazy.filter { product in
        product.isLeftOut && !others.contains { $0.contains("/" + product.path) }
      }.compactMap(\.source)
    ).subtracting(published)
    // Pictures with the same bytes share their sizes, which may be products of another file.
    let paths = files.filter { !ContentFiles.isMisnamedModel($0) && !isShown($0, others) }
      .sorted()
    for diagnostic in ApplicationDiagnostics.leftOut(paths) { diagnostics.report(diagnostic) }
  }

  private func isShown(_ path: String, _ others: [UsedFiles]) -> Bool {
    ([used] + others).contains { pictures.isShown(path, $0) }
  }
}
