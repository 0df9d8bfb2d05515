/// The author of a text.
public enum Author: Sendable, Hashable {
  /// A person of the site.
  case person(Slug)
  /// Anyone else; the address is `https` or `http`.
  case named(String, url: String?)
}
