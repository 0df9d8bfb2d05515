import Diagnostics
import Markup
import Synchronization
import Templating

/// The first product of a site, in the order of paths, that exceeds the size limit.
///
/// One mistake in a template makes all its pages too large. Only one of them is reported, always
/// the same one, regardless of which thread renders first. Products after it need not be written.
///
/// A class, because all products of a state of the site share it.
final class ProductOverflow: Sendable {
  /// Maximum size of a product in bytes (DESIGN §10). Browsers give up far below it, and endless
  /// output would fill the disk.
  static let limit = 64 << 20

  /// Whether any product is too large; atomic, because every product checks it.
  private let isAny = Atomic(false)
  private let first = Mutex<(path: String, diagnostic: Diagnostic)?>(nil)

  /// Writes a product. If it is too large, reports it and discards its bytes.
  func watch(
    _ product: Product, _ bound: any BoundProduct, _ output: inout OutputBuffer,
    _ diagnostics: DiagnosticCollector
  ) {
    // Films are sealed in memory, where a separate check reports too large ones.
    output.limit(to: product.kind == .sealed ? .max : Self.limit)
    let isNeedless =
      isAny.load(ordering: .relaxed)
      && first.withLock { $0.map { $0.path < product.path } ?? false }
    // Mistakes in its content are still reported.
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
