/// Who finds a page.
public enum Visibility: String, Sendable, Hashable, CaseIterable {
  /// Everyone.
  case `public`
  /// Those who know its address: it is in no list, feed, sitemap or search.
  case unlisted
  /// Nobody: there is no page.
  case `private`
}
