/// One state of a site, as its products are made from it.
///
/// A class, since every product has it.
final class SiteState: Sendable {
  let coordinator: Coordinator
  /// What products read is noted there, and which of them need not be made again.
  let trace: SiteTrace?
  /// Which products came to more than they may.
  let overflow = ProductOverflow()

  init(_ coordinator: Coordinator, _ trace: SiteTrace? = nil) {
    self.coordinator = coordinator
    self.trace = trace
  }
}
