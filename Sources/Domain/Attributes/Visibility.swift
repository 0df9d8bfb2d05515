/// Visibility of a page.
public enum Visibility: String, Sendable, Hashable, CaseIterable {
  /// The page is listed for everyone.
  case `public`
  /// The page is found only by its address: it is in no list, feed, sitemap or search.
  case unlisted
  /// The page is sealed, and listed for those who can open it.
  case protected
  /// There is no page.
  case `private`
}

extension Visibility {
  /// The visibility of a page inside of another: nobody finds it who can't find the other.
  package func inside(_ other: Visibility) -> Visibility {
    if self == .private || other == .private { return .private }
    if self == .protected || other == .protected { return .protected }
    return self == .public ? other : self
  }

  /// Whether lists, feeds and searches have it, as far as a site shows it at all.
  package var isListed: Bool { self == .public || self == .protected }
}
