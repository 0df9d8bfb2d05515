import Diagnostics
import Markup
import Synchronization
import Templating

/// The first product of a site, in the order of paths, that came to more bytes than a page or a file may.
///
/// One mistake in a template makes all its pages too large, so only one is told, and those behind it need
/// not be written: they cost no time, and however many threads make them, the same one is told.
///
/// A class, since every product of a state of the site tells it.
final class ProductOverflow: Sendable {
  /// DESIGN §10. Browsers give up far below that, and what has no end would only be told by a full disk.
  static let limit = 64 << 20

  /// Whether there is any; asked for each product, so no lock.
  private let isAny = Atomic(false)
  private let first = Mutex<(path: String, diagnostic: Diagnostic)?>(nil)

  /// Writes a product. Of one that comes to too much nothing is left, and it is reported.
  func watch(
    _ product: Product, _ bound: any BoundProduct, _ output: inout OutputBuffer,
    _ diagnostics: DiagnosticCollector
  ) {
    output.limit(to: Self.limit)
    let isNeedless =
      isAny.load(ordering: .relaxed)
      && first.withLock { $0.map { $0.path < product.path } ?? false }
    // What is wrong with its content is told all the same.
    if isNeedless { output.close() }
    bound.write(into: &output)
    guard output.isFull else { return }
    if !isNeedless { report(product, output.cause, diagnostics) }
    output.removeAll()
  }

  private func report(
    _ product: Product, _ cause: (any OutputCause)?, _ diagnostics: DiagnosticCollector
  ) {
    let address = product.address
    let diagnostic =
      (cause as? TooLargeByTemplate)?.diagnostic(of: address, limit: Self.limit)
      ?? ApplicationDiagnostics.tooLarge(address, limit: Self.limit, at: product.place)
    first.withLock { first in
      if let known = first, known.path <= product.path { return }
      diagnostics.report(diagnostic, inPlaceOf: first?.diagnostic)
      first = (product.path, diagnostic)
    }
    isAny.store(true, ordering: .relaxed)
  }
}
