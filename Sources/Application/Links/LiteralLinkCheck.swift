import Diagnostics

/// An address that a template, a style sheet or a script holds, to be checked when it is known what
/// is published.
struct LiteralLinkCheck: Sendable {
  enum Holder: Sendable {
    case template
    case asset
    /// A script, in which a text that begins with `/` need not be an address.
    case script
    /// A template, on whose pages a relative address leads elsewhere each.
    case relative
  }

  /// From the root of the site, such as `/trips/`.
  let path: String
  let holder: Holder
  let source: SourceFile
  let range: Range<Int>

  var place: Place { source.place(range) }

  /// What is named by one that leads to a file beside content counts as used.
  func check(
    in files: PublishedFiles, _ used: UsedFiles, _ diagnostics: DiagnosticCollector
  ) {
    if holder == .relative {
      return diagnostics.report(ApplicationDiagnostics.relativeTemplateLink(path, at: place))
    }
    switch files[published: path] {
    case .asset(let asset): return used.use(asset)
    case .page, .theme: return
    case .hidden, .unknown: break
    }
    if holder == .script { return }
    let nearest = files.nearestRoute(to: path)
    diagnostics.report(
      holder == .template
        ? ApplicationDiagnostics.brokenTemplateLink(nearest: nearest, at: place)
        : AssetDiagnostics.broken(nearest: nearest, at: place))
  }
}
