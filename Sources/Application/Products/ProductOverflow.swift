import Diagnostics
import Markup
import Synchronization
import Templating

/// The first product of a site, in the order of paths, that exceeds the size limit.
///
/// One mistake in a template makes all its pages too large, so only one is reported, always the
/// same one whichever thread renders first. Later ones need not be written.
///
/// A class, because all products of a state of the site share it.
final class ProductOverflow: Sendable {
  /// Greatest size of a product in bytes (DESIGN §10). Browsers give up far below it, and endless
  /// output would fill the disk.
  static let limit = 64 << 20

  /// Whether any product is too large; atomic, because every product checks it.
  private let isAny = Atomic(false)
  private let first = Mutex<(path: String, diagnostic: Diagnostic)?>(nil)

  /// Writes a product; one that is too large is reported and its bytes are discarded.
  func watch(
    _ product: Product, _ bound: any BoundProduct, _ output: inout OutputBuffer,
    _ diagnostics: DiagnosticCollector
  ) {
    // Films are sealed in memory, and told where they are too large for that.
    output.limit(to: product.kind == .sealed ? .max : Self.limit)
    let isNeedless =
      isAny.load(ordering: .relaxed)
      && first.withLock { $0.map { $0.path < product.path } ?? false }
    // Mistakes in its content are reported nevertheless.
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
      ?? Problem.siteFileTooLarge(
        at: product.place, "\(address) is larger than \(Self.limit >> 20) MB",
        fix: "put fewer entries in it: feeds and calendars leave out unlisted pages")
    first.withLock { first in
      if let known = first, known.path <= product.path { return }
      diagnostics.report(diagnostic, inPlaceOf: first?.diagnostic)
      first = (product.path, diagnostic)
    }
    isAny.store(true, ordering: .relaxed)
  }
}
