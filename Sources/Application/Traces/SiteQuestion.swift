import Content
import Markup
import Tracing

/// The questions that products ask about their site, besides what they read of models.
///
/// Their numbers are in caches: a question that comes to mean something else gets a new one.
enum SiteQuestion: UInt8 {
  /// Which models of a kind there are, in their order; asked in `Content`.
  case order = 0
  case neighbors = 1
  case related = 2
  case photos = 3
  case costs = 4
  case trips = 5
  case accounts = 6
  case listedTrip = 7
  case listedPerson = 8
  case listedModel = 9
  case target = 10
  case several = 11
  case address = 12
  case label = 13
  case years = 14
  case feed = 15
  case file = 16

  func callAsFunction(_ subject: String = "") -> Query { Query(kind: rawValue, subject) }

  /// Between two parts of a subject; no path and no word holds it.
  static let separator: Character = "\u{0}"

  static func label(_ kind: TaxonomyKind, _ spelling: String) -> Query {
    Query(kind: label.rawValue, String(joining: kind.rawValue, String(separator), spelling))
  }

  static func target(_ path: String, item: String?) -> Query {
    Query(kind: target.rawValue, item.map { "\(path)\(separator)\($0)" } ?? path)
  }

  /// Whether the answer may be another though content and templates are the same.
  static func isOfDisk(_ query: Query) -> Bool { query.kind == file.rawValue }
}
