import Content
import Domain

/// Facts from which a new model's file is made.
struct NewFacts {
  /// The title as the author wrote it.
  let title: String
  let today: CalendarDate
  let settings: SiteSettings
  /// Name of the picture next to the file; `nil` for a model without a picture.
  let picture: String?

  /// The title as YAML.
  var yamlTitle: String { YAMLText(title).text }
  var date: String { today.written }
}

/// A kind with its own beginning for a new file. For other kinds, a new file gets its title, the
/// examples of its keys and the date.
protocol NewKind: ContentKind {
  static func draft(_ facts: NewFacts) throws(AuthoringFault) -> ModelDraft

  /// Remarks, as sentences, on a title from which possibly wrong values are taken.
  static func remarks(on title: String) -> [String]
}

extension NewKind {
  static func remarks(on title: String) -> [String] { [] }
}

extension ModelKind {
  private static let new: [any NewKind.Type] = [
    TripKind.self, PhotoKind.self, AccountKind.self, PersonKind.self,
  ]

  /// The kind's own beginning for a new file; `nil` if it has none.
  var new: (any NewKind.Type)? { Self.new.first { $0.kind == self } }
}

extension TripKind: NewKind {
  static func draft(_ facts: NewFacts) -> ModelDraft {
    let ends = TripEnds(facts.title)
    let origin = ends.map { NewPlace($0.origin) }
    let destination = ends.map { NewPlace($0.destination) }
    let times = NewTripTimes(on: facts.today, from: origin, to: destination)
    return ModelDraft(
      kind,
      [
        "title": ends == nil ? facts.yamlTitle : nil,
        "departure": times.departure, "arrival": times.arrival, "origin": origin?.yaml,
        "destination": destination?.yaml, "date": facts.date,
      ], body: "Write your story here.")
  }

  static func remarks(on title: String) -> [String] {
    guard let ends = TripEnds(title) else { return [] }
    return [ends.origin, ends.destination].compactMap { NewPlace($0).remark }
  }
}

extension PhotoKind: NewKind {
  static func draft(_ facts: NewFacts) -> ModelDraft {
    ModelDraft(
      kind,
      [
        "title": facts.yamlTitle, "file": facts.picture.map { YAMLText($0).text },
        // Only the author can describe the picture, and a wrong guess would go unnoticed.
        "alt": " # describe the picture for people who can't see it", "date": facts.date,
      ], body: "Write about the photo here.")
  }
}

extension AccountKind: NewKind {
  static func draft(_ facts: NewFacts) -> ModelDraft {
    let entry = "\n  - date: \(facts.date)\n    payee: Ticket office\n    amount: -25"
    return ModelDraft(
      kind,
      [
        "name": facts.yamlTitle, "currency": facts.settings.currency.code,
        "openingBalance": "100", "entries": entry, "date": facts.date,
      ], body: "Write about the account here.")
  }
}

extension PersonKind: NewKind {
  static func draft(_ facts: NewFacts) throws(AuthoringFault) -> ModelDraft {
    let names = facts.title.split(separator: " ")
    guard names.count > 1, let last = names.last else {
      throw AuthoringFault(
        .newOneName, "a person needs a first and a last name, but '\(facts.title)' is only one",
        fix: "write both, as in \"Ana Lima\"")
    }
    return ModelDraft(
      kind,
      [
        "firstName": YAMLText(names.dropLast().joined(separator: " ")).text,
        "lastName": YAMLText(String(last)).text, "date": facts.date,
      ], body: "Write about the person here.")
  }
}
