/// Keys by which less is published, or fewer people see it.
enum RestrictingNames {
  /// Whether a key's name, in any case and with any separators, is one of them.
  static func contain(_ name: String) -> Bool { names.contains(plain(name)) }

  /// A name in lower case, without separators.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" }
  }

  /// Words that are values of such keys.
  static let values: Set<String> = [
    "true", "false", "yes", "no", "on", "off", "null", "none", "private", "protected", "unlisted",
    "public", "hidden", "draft", "never", "exact", "rounded", "shares", "city", "country", "region",
  ]

  private static let names: Set<String> = [
    "draft", "publishdate", "expirydate", "visibility", "audience", "hidden", "place", "original",
    "disclosure", "tripdisclosure", "planned", "published", "private", "protected", "unlisted",
    "unpublished", "password", "noindex",
  ]
}
