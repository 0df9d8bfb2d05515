/// Identity of all facts of content except titles, summaries and texts. Contents of one shape have
/// the same models at the same places, with the same relations.
///
/// A class: contents have the same shape if they have the same object, so that thousands of models
/// need no comparison.
package final class ContentShape: Sendable {
  /// Identity of the same facts except terms.
  package final class Skeleton: Sendable {
    fileprivate init() {}
  }

  package let skeleton: Skeleton

  /// A shape that no other content has.
  init() { skeleton = Skeleton() }

  /// A shape that differs from another in terms alone.
  init(refiling other: ContentShape) { skeleton = other.skeleton }
}
