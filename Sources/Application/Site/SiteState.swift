/// A state of a site, from which its products are rendered.
///
/// A class, because every product holds it.
final class SiteState: Sendable {
  let coordinator: Coordinator
  /// Records the reads of products and decides which can be reused; `nil` without a cache.
  let trace: SiteTrace?
  /// The first product that exceeds the size limit.
  let overflow = ProductOverflow()

  init(_ coordinator: Coordinator, _ trace: SiteTrace? = nil) {
    self.coordinator = coordinator
    self.trace = trace
  }
}
