import Templating

/// The sentences that view models are made of, in the site's language: from the words that templates
/// use, with `{name}` where a value goes.
struct Phrases: Sendable {
  private let words: [String: String]

  init(_ words: Words) { self.words = words.texts }

  /// A phrase with its values in their places.
  func callAsFunction(_ key: Key, _ values: KeyValuePairs<String, String> = [:]) -> String {
    fill(words[key.rawValue] ?? key.rawValue, Array(values))
  }

  /// A phrase that depends on a number: `delay.one` for one, else `delay.other`. The number itself,
  /// as it is written, is `{count}`.
  func callAsFunction(_ key: CountedKey, count: Int, _ written: String) -> String {
    let form = count == 1 ? "\(key.rawValue).one" : "\(key.rawValue).other"
    let text = words[form] ?? words["\(key.rawValue).other"] ?? form
    return fill(text, [("count", written)])
  }

  /// Any other word by its key; `nil` where there is none.
  func word(_ key: String) -> String? { words[key] }

  /// In one pass, so that a value which looks like a place for another stays as it is.
  private func fill(_ text: String, _ values: [(key: String, value: String)]) -> String {
    guard text.utf8.contains(UInt8(ascii: "{")) else { return text }
    var result = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
      result += rest[..<brace]
      rest = rest[brace...]
      if let end = rest.firstIndex(of: "}"),
        let value = values.first(where: { $0.key == rest.dropFirst().prefix(upTo: end) })
      {
        result += value.value
        rest = rest[rest.index(after: end)...]
      } else {
        result += "{"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  /// The keys of the phrases in `Templates/words/<language>.json`.
  enum Key: String, CaseIterable {
    case balance
    case cancelled
    case buy
    case buyTitle = "buy.title"
    case buyText = "buy.text"
    case buyTextUnpriced = "buy.text.unpriced"
    case pay
    case payUnpriced = "pay.unpriced"
    case pageTitle = "page.title"
    case noTrips = "trips.none"
    case noPhotos = "photos.none"
    case noAccounts = "accounts.none"
    case noPeople = "people.none"
    case trips, photos, accounts, people, settings
    case allTrips = "trips.all"
    case allPhotos = "photos.all"
    case page = "list.page"
    case notFound
    case notFoundText = "notFound.text"
  }

  /// The keys of phrases that depend on a number: each has a form `.one` and a form `.other`.
  enum CountedKey: String, CaseIterable {
    case delay, early, readingTime, wordCount, trips, photos, accounts, people
  }
}
