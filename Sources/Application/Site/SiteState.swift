import Basics
import Domain

/// A state of a site, from which its products are rendered.
///
/// A class, because every product refers to it.
final class SiteState: Sendable {
  let coordinator: Coordinator
  /// The first product that exceeds the size limit.
  let overflow = ProductOverflow()

  /// Number that distinguishes its products from those of another site at the same paths. It is 0
  /// for the public site, and otherwise a hash of the audience's name.
  let salt: UInt64

  init(_ coordinator: Coordinator) {
    self.coordinator = coordinator
    salt =
      if case .of(let names) = coordinator.audience.protected {
        // Names never contain a line end.
        StableHasher.hash(names.map(\.text).sorted().joined(separator: "\n"), seed: 1)
      } else {
        0
      }
  }
}
