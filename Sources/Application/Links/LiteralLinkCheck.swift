import Content
import Diagnostics

/// An address in a template, style sheet or script, checked when all published files are known.
struct LiteralLinkCheck: Sendable {
  enum Holder: Sendable {
    case template
    case asset
    /// A script, in which a string that begins with `/` need not be an address.
    case script
    /// A template with an address on the site's own host, which may also have pages of other
    /// publishers.
    case host
    /// A template with a relative address, which resolves differently on every page.
    case relative
  }

  /// Path from the site's root, such as `/trips/`.
  let path: String
  let holder: Holder
  let source: SourceFile
  let range: Range<Int>

  var place: SourceRange { source.place(range) }

  /// Reports an address that leads nowhere. If it names a content asset, marks the asset as used.
  func check(in context: SiteContext, _ diagnostics: DiagnosticCollector) {
    if holder == .relative {
      return diagnostics.report(
        .templateRelativeLink, at: place,
        "a relative link leads somewhere else on each page that uses the template",
        fix: "write it from the root: '\(path)'")
    }
    switch context.target(published: path) {
    case .asset(let asset):
      let pictures = context.site.pictures
      if pictures.isKept(asset) {
        diagnostics.report(
          ApplicationDiagnostics.linkToMaster(
            hasWatermark: pictures.hasWatermark(asset), at: place))
      }
      return context.use(asset)
    case .page, .theme: return
    case .unknown where holder == .host && context.files.unpublished(published: path) == nil: return
    case .hidden, .unknown: break
    }
    if holder == .script { return }
    if let reason = context.files.unpublished(published: path) {
      return diagnostics.report(
        .templateBrokenLink, at: place,
        "nothing is published at '\(path)', because \(reason.words)", fix: reason.fix)
    }
    let nearest = context.files.nearestRoute(to: path)
    diagnostics.report(
      holder != .asset
        ? Problem.templateBrokenLink(
          at: place, "nothing is published at this address",
          fix: didYouMean(nearest)
            ?? "write the address of a page, or of a file in Templates/assets/")
        : Problem.assetBrokenLink(
          at: place, "nothing is published at this address",
          fix: didYouMean(nearest) ?? "put the file in Templates/assets/"))
  }
}
