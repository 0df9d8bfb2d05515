/// Stands for all that content says but titles, summaries and texts: contents of one shape have the
/// same models at the same places, and these belong together in the same way.
///
/// A class, for two contents have one shape where it is the same object: nobody compares thousands of
/// models with each other.
package final class ContentShape: Sendable {
  /// Stands for the same, but for what models are filed under.
  package final class Skeleton: Sendable {
    fileprivate init() {}
  }

  package let skeleton: Skeleton

  /// One that no other content has.
  init() { skeleton = Skeleton() }

  /// One that differs from another's in what models are filed under.
  init(refiling other: ContentShape) { skeleton = other.skeleton }
}
