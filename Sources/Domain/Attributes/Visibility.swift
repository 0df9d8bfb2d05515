/// Visibility of a page.
public enum Visibility: String, Sendable, Hashable, CaseIterable {
  /// The page is listed for everyone.
  case `public`
  /// The page is found only by its address: it is in no list, feed, sitemap or search.
  case unlisted
  /// There is no page.
  case `private`
}

extension Visibility {
  /// The visibility of a page inside of another: nobody finds it who can't find the other.
  package func inside(_ other: Visibility) -> Visibility {
    self == .private || other == .private ? .private : self == .public ? other : self
  }
}
