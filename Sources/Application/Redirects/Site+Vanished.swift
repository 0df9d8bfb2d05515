package import Diagnostics
import Paths

extension Site {
  /// So many are told of one by one; who loses more has moved the whole site.
  private static let most = 20

  /// Warns of pages that were there before and are no more: visitors and search engines know them.
  /// `previous` are paths below the output folder.
  package func warnOfVanished(_ previous: [String], _ diagnostics: DiagnosticCollector) {
    let vanished = previous.filter {
      // What its author hides is gone on purpose.
      layout.place(of: $0) == nil && !isHidden(Product.address(of: $0))
    }
    guard !vanished.isEmpty else { return }
    let before = Set(previous)
    let new = products.filter {
      $0.kind == .page && !$0.isRedirect && $0.source != nil && !before.contains($0.path)
    }
    for path in vanished.prefix(Self.most) {
      diagnostics.report(
        ApplicationDiagnostics.vanished(
          Product.address(of: path), successor: successor(of: path, among: new, vanished)))
    }
    if vanished.count > Self.most {
      diagnostics.report(ApplicationDiagnostics.vanished(further: vanished.count - Self.most))
    }
  }

  /// Whether a build of the same site says it whenever it is run: pages vanish only once.
  package static func saysAgain(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.id != "site-vanished-address"
  }

  /// Whether it is the address of a model that is not shown, or below it.
  private func isHidden(_ address: String) -> Bool {
    var folder = address[...]
    while let end = folder.place(ofLast: "/") {
      if hiddenRoutes.contains(String(Substring(folder.utf8[...end]))) { return true }
      folder = folder[..<end]
    }
    return false
  }

  /// The new page of the same kind whose name is the likeliest; where there is one of each, that.
  private func successor(
    of path: String, among new: [Product], _ vanished: [String]
  ) -> Product? {
    let folder = path.upTo("/")
    let candidates = new.filter { $0.path.upTo("/") == folder }
    if candidates.count == 1, vanished.filter({ $0.upTo("/") == folder }).count == 1 {
      return candidates.first
    }
    let likely = suggestion(for: path, among: candidates.map(\.path))
    return candidates.first { $0.path == likely }
  }
}
