import Tracing

/// What making a product tells the rest of the site; it is told again where the product is kept.
enum SiteEffect: UInt8 {
  /// A page has ids that others may lead to; the subject is the page's path, the detail an id.
  case ids = 1
  /// A text leads to an id of a page.
  case want = 2
  /// A text uses a file of the theme.
  case usedAsset = 3
  /// A page leads to a file beside content.
  case usedFile = 4

  static func ids(_ ids: [String], _ path: String) -> Effect {
    // No id holds a line end: headings make none, and HTML attributes are read by words.
    Effect(kind: Self.ids.rawValue, path, ids.joined(separator: "\u{0}"))
  }

  /// The ids that an effect tells.
  static func ids(of effect: Effect) -> [String] {
    effect.detail.split(separator: "\u{0}").map(String.init)
  }

  static func want(_ id: String, _ path: String) -> Effect {
    Effect(kind: want.rawValue, path, id)
  }

  static func usedAsset(_ path: String) -> Effect { Effect(kind: usedAsset.rawValue, path, "") }

  static func usedFile(_ path: String) -> Effect { Effect(kind: usedFile.rawValue, path, "") }
}
