import Basics
import Domain

/// A state of a site, from which its products are rendered.
///
/// A class, because every product holds it.
final class SiteState: Sendable {
  let coordinator: Coordinator
  /// The first product that exceeds the size limit.
  let overflow = ProductOverflow()

  /// Number that tells its products from those of another site at the same paths: 0 for the public
  /// site, a hash of the audience's name for another.
  let salt: UInt64

  init(_ coordinator: Coordinator) {
    self.coordinator = coordinator
    salt =
      if case .of(let names) = coordinator.audience.protected {
        // No name has a line end.
        StableHasher.hash(names.map(\.text).sorted().joined(separator: "\n"), seed: 1)
      } else {
        0
      }
  }
}
