/// Visibility of a page.
public enum Visibility: String, Sendable, Hashable, CaseIterable {
  /// The page is listed for everyone.
  case `public`
  /// The page is found only by its address. It isn't in any list, feed, sitemap or search.
  case unlisted
  /// The page is sealed, and listed for readers who can open it.
  case protected
  /// The page doesn't exist.
  case `private`
}

extension Visibility {
  /// The visibility of a page inside another. Only readers who can find the other page find it.
  package func inside(_ other: Visibility) -> Visibility {
    if self == .private || other == .private { return .private }
    if self == .protected || other == .protected { return .protected }
    return self == .public ? other : self
  }

  /// Whether lists, feeds and searches include it, if the site shows it at all.
  package var isListed: Bool { self == .public || self == .protected }
}
