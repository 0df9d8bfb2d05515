package import Diagnostics

/// Keys of an element of `redirects` in `Content/site.json`.
enum RedirectKeys {
  static let from = Key("from", .located(.publishedPath), required: true, "A former address.")
  static let to = Key("to", .publishedPath, required: true, "The new address.")

  static let table = KeyTable("a redirect", from, to)

  static func read(_ reader: inout ObjectReader) -> SiteSettings.Redirect? {
    let from = reader.read(from)
    let to = reader.read(to)
    guard let from, let to else { return nil }
    return SiteSettings.Redirect(
      from: from.value, to: to, place: reader.findings.file.place(from.range))
  }
}

extension SiteSettings {
  /// A former address that isn't any page's alias, and the page that replaces it.
  package struct Redirect: Sendable, Hashable {
    package let from: String
    package let to: String
    package let place: SourceRange
  }
}
