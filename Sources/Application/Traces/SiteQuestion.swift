import Content
import Markup
import Tracing

/// Kinds of queries by products about their site, besides the reads of models.
///
/// Caches contain the numbers: a query with a new meaning gets a new number.
enum SiteQuestion: UInt8 {
  /// Order of the models of a kind; recorded by `Content`.
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

  /// Separates two parts of a subject; neither paths nor words contain it.
  static let separator: Character = "\u{0}"

  static func label(_ kind: TaxonomyKind, _ spelling: String) -> Query {
    Query(kind: label.rawValue, String(joining: kind.rawValue, String(separator), spelling))
  }

  static func target(_ path: String, item: String?) -> Query {
    Query(kind: target.rawValue, item.map { "\(path)\(separator)\($0)" } ?? path)
  }

  /// Whether the result may change while content and templates stay the same.
  static func isOfDisk(_ query: Query) -> Bool { query.kind == file.rawValue }
}
