/// A state of a site, from which its products are rendered.
///
/// A class, because every product holds it.
final class SiteState: Sendable {
  let coordinator: Coordinator
  /// The first product that exceeds the size limit.
  let overflow = ProductOverflow()

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }
}
