/// Identity of all facts of content except titles, summaries and texts. Contents with the same
/// shape have the same models at the same places, with the same relations.
///
/// A class, because contents have the same shape if they have the same object. Comparing thousands
/// of models isn't necessary.
package final class ContentShape: Sendable {
  /// Identity of the same facts except terms.
  package final class Skeleton: Sendable {
    fileprivate init() {}
  }

  package let skeleton: Skeleton

  /// Makes a shape that no other content has.
  init() { skeleton = Skeleton() }

  /// Makes a shape that differs from another one only in terms.
  init(refiling other: ContentShape) { skeleton = other.skeleton }
}
