import Content
import Diagnostics

// An object with every kind of value, which the tests read.

extension ObjectReaderTests {
  enum Mode: String, CaseIterable, Sendable {
    case train
    case watercraft
  }

  struct Place: Equatable, Sendable {
    var name: String
    var zone: String?
  }

  enum PlaceKeys {
    static let name = Key("name", .text, required: true, "What it is called.")
    static let zone = Key("timeZone", .text, "Its time zone.")
    static let table = KeyTable("a place", name, zone)

    static func read(_ reader: inout ObjectReader) -> Place? {
      let name = reader.read(name)
      let zone = reader.read(zone)
      return name.map { Place(name: $0, zone: zone) }
    }
  }

  enum Keys {
    static let title = Key("title", .text, required: true, "What it is called.")
    static let count = Key("count", .integer, required: true, "How many there are.")
    static let price = Key("price", .decimal, "What it costs.")
    static let draft = Key("draft", .bool, "Whether it is one.")
    static let mode = Key("mode", .enumeration(Mode.self), "How one travels.")
    static let tags = Key("tags", .texts, "What it is about.")
    static let places = Key("places", .list(of: .object(PlaceKeys.table, PlaceKeys.read)), "Where.")
    static let origin = Key(
      "origin",
      .oneOf(
        ValueType<String>.text.map { Place(name: $0, zone: nil) },
        .object(PlaceKeys.table, PlaceKeys.read)),
      "Where it begins.")
    static let even = Key(
      "even",
      .parsed("an even digit such as 4", .any) { text throws(Fault) in
        guard let digit = Int(text), digit % 2 == 0 else {
          throw Fault("'\(text)' is odd", fix: "add 1")
        }
        return digit
      }, "An even digit.")
    static let trip = Key("trip", ValueType<String>.text.located, "The slug of a trip.")
    static let table = KeyTable(
      "a thing", title, count, price, draft, mode, tags, places, origin, even, trip)
  }

  struct Thing: Equatable, Sendable {
    var title: String
    var count: Int
    var price: String?
    var draft: Bool?
    var mode: Mode?
    var tags: [String]?
    var places: [Place]?
    var origin: Place?
    var even: Int?
    var trip: Located<String>?
  }

  struct Reading {
    let thing: Thing?
    let report: String
    var ranges: KeyRanges?

    init(_ text: String) {
      let collector = DiagnosticCollector()
      let findings = Findings(SourceFile(path: "a.md", text: text), collector)
      var ranges: KeyRanges?
      thing = MarkdownParts(findings)?.frontMatter?.value(findings).flatMap { value in
        findings.read(value, as: Keys.table) { reader in
          ranges = reader.ranges
          return ObjectReaderTests.thing(&reader)
        }
      }
      findings.unknownKeys.report(to: collector)
      report = TerminalWriter(colours: false).text(collector.diagnostics)
      self.ranges = ranges
    }
  }

  static func thing(_ reader: inout ObjectReader) -> Thing? {
    let (title, count) = (reader.read(Keys.title), reader.read(Keys.count))
    let (price, draft) = (reader.read(Keys.price), reader.read(Keys.draft))
    let (mode, tags) = (reader.read(Keys.mode), reader.read(Keys.tags))
    let (places, origin) = (reader.read(Keys.places), reader.read(Keys.origin))
    let (even, trip) = (reader.read(Keys.even), reader.read(Keys.trip))
    guard let title, let count else { return nil }
    return Thing(
      title: title, count: count, price: price, draft: draft, mode: mode, tags: tags,
      places: places, origin: origin, even: even, trip: trip)
  }
}
