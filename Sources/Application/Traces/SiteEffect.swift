import Tracing

/// Effects of making a product on the rest of the site, repeated if the product is not made again.
enum SiteEffect: UInt8 {
  /// A page has ids, which links may use as fragments. The subject is the page's path, the detail
  /// its ids.
  case ids = 1
  /// A text links to an id on a page.
  case want = 2
  /// A text uses a file of the theme.
  case usedAsset = 3
  /// A page links to a file beside content.
  case usedFile = 4

  static func ids(_ ids: [String], _ path: String) -> Effect {
    // No id contains a NUL: headings produce none, and HTML attributes are read by words.
    Effect(kind: Self.ids.rawValue, path, ids.joined(separator: "\u{0}"))
  }

  /// Returns the ids of an effect.
  static func ids(of effect: Effect) -> [String] {
    effect.detail.split(separator: "\u{0}").map(String.init)
  }

  static func want(_ id: String, _ path: String) -> Effect {
    Effect(kind: want.rawValue, path, id)
  }

  static func usedAsset(_ path: String) -> Effect { Effect(kind: usedAsset.rawValue, path, "") }

  static func usedFile(_ path: String) -> Effect { Effect(kind: usedFile.rawValue, path, "") }
}
