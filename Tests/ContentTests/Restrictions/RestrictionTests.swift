import Diagnostics
import Domain
import Foundation
import TestSupport
import Testing

@testable import Content

/// Keys that restrict are never ignored, however they are misspelt or misplaced.
struct RestrictionTests {
  /// A key that restricts, with the object that has it.
  struct Place: Sendable, CustomTestStringConvertible {
    let key: KeyDeclaration
    let holder: Holder

    /// A value that restricts, as in JSON.
    var value: String {
      switch key.name {
      case "publishDate": "\"2999-01-01\""
      case "expiryDate": "\"2001-01-01\""
      case "audience": "\"family\""
      case "audiences": #"[{"name": "family", "title": "F"}]"#
      case "hidden": #"[{"latitude": 1.5, "longitude": 2.5, "radius": 900}]"#
      case "watermark": "\"© Ana\""
      case "categoryDisclosure": #"{"Food": "hidden"}"#
      default:
        switch key.restriction?.example {
        case let example? where ["true", "false"].contains(example): example
        case let example?: "\"\(example)\""
        case nil: "\"secret\""
        }
      }
    }

    var testDescription: String { "\(key.name) of \(holder)" }
  }

  /// An object whose keys are tested.
  enum Holder: String, Sendable, CaseIterable {
    case trip, photo, album, account, person, page, entry, listedPhoto, settings, photoSettings

    var table: KeyTable {
      switch self {
      case .trip: TripKind.kind.keys
      case .photo, .listedPhoto: PhotoKind.kind.keys
      case .album: AlbumKind.kind.keys
      case .account: AccountKind.kind.keys
      case .person: PersonKind.kind.keys
      case .page: PageKind.kind.keys
      case .entry: PostingKeys.table
      case .settings: SettingsReader.table
      case .photoSettings: PhotoSettingsKeys.table
      }
    }

    /// The file with one more member in the object, as JSON; `name` is the file's.
    func file(_ member: String, named name: String) -> (path: String, text: String) {
      let entry = #""date": "2024-01-01", "payee": "B", "amount": -1"#
      return switch self {
      case .trip:
        ("trips/\(name).json", #"{"departure": 0, "arrival": 0, \#(member)}"#)
      case .photo:
        (
          "photos/\(name).json",
          #"{"title": "P", "url": "https://a.example/p.jpg", "alt": "x", \#(member)}"#
        )
      case .album: ("photos/\(name)/index.json", #"{"title": "A", \#(member)}"#)
      case .listedPhoto:
        (
          "photos/\(name)/index.json",
          #"{"photos": [{"url": "https://a.example/p.jpg", "title": "P", "alt": "x", \#(member)}]}"#
        )
      case .account:
        ("accounts/\(name).json", #"{"name": "A", "currency": "EUR", \#(member)}"#)
      case .person:
        ("people/\(name).json", #"{"firstName": "A", "lastName": "B", \#(member)}"#)
      case .page: ("pages/\(name).json", #"{"title": "A", \#(member)}"#)
      case .entry:
        (
          "accounts/\(name).json",
          #"{"name": "A", "currency": "EUR", "entries": [{\#(entry), \#(member)}]}"#
        )
      case .settings: ("site.json", "{\(member)}")
      case .photoSettings: ("site.json", #"{"photos": {\#(member)}}"#)
      }
    }
  }

  static let places = Holder.allCases.flatMap { holder in
    holder.table.keys.filter { $0.restriction != nil }.map { Place(key: $0, holder: holder) }
  }

  /// Reports on files that each have one more member, by the index of the member.
  private func errors(
    _ members: [String], in holder: Holder
  ) throws -> [Set<String>] {
    var found: [Set<String>] = []
    let isSettings = holder == .settings || holder == .photoSettings
    for part in isSettings ? members.map({ [$0] }) : [members] {
      let files = part.enumerated().map { holder.file($0.element, named: "n\($0.offset)") }
      let site = try TestSite(
        Dictionary(files.map { ("Content/\($0.path)", $0.text) }, uniquingKeysWith: { $1 }))
      let loaded = site.load()
      // IDs of the errors of each file, by its path.
      var errors: [String: Set<String>] = [:]
      for diagnostic in loaded.diagnostics where diagnostic.severity == .error {
        errors[diagnostic.place?.file ?? "", default: []].insert(diagnostic.id.text)
      }
      found += files.map { errors["Content/\($0.path)"] ?? [] }
    }
    return found
  }

  @Test func declaresTheKeysThatRestrict() {
    let names = Set(Self.places.map { "\($0.key.name) of \($0.holder)" })
    for holder in [Holder.trip, .photo, .album, .account, .person, .page, .listedPhoto] {
      for key in ["draft", "publishDate", "expiryDate", "visibility", "audience"] {
        #expect(names.contains("\(key) of \(holder)"))
      }
    }
    for name in [
      "place of photo", "original of photo", "original of album", "disclosure of account",
      "tripDisclosure of account", "categoryDisclosure of account", "disclosure of entry",
      "planned of entry", "hidden of settings", "audiences of settings", "place of photoSettings",
      "camera of photoSettings", "original of photoSettings", "watermark of photoSettings",
    ] {
      #expect(names.contains(name))
    }
  }

  @Test(arguments: places) func refusesEveryMisspelling(of place: Place) throws {
    let names = Self.misspellings(of: place.key.name)
    let members = names.map { "\"\($0)\": \(place.value)" }
    let found = try errors(members, in: place.holder)
    let published = zip(names, found).filter { $0.1.isEmpty }.map(\.0)
    #expect(published == [], "of \(names.count)")
    #expect(names.count > 90)
  }

  @Test(arguments: places) func refusesItInAnObjectThatNothingReads(of place: Place) throws {
    let member = "\"\(place.key.name)\": \(place.value)"
    let misspelt = "\"\(place.key.name.dropLast())\": \(place.value)"
    let members = ["extra", "params", "seo", "meta", "my_theme", "x"].flatMap { name in
      [
        "\"\(name)\": {\(member)}", "\"\(name)\": {\"a\": {\"b\": {\(member)}}}",
        "\"\(name)\": [{\(member)}]", "\"\(name)\": {\(misspelt)}",
      ]
    }
    let found = try errors(members, in: place.holder)
    let published = zip(members, found).filter { $0.1.isEmpty }.map(\.0)
    #expect(published == [])
  }

  @Test(arguments: places) func refusesAnEmptyValue(of place: Place) throws {
    let name = place.key.name
    let values = [#""""#, #""  ""#] + (place.isOfSettings ? [] : ["null"])
    let members = (values + ["[]", "[ ]"]).map { "\"\(name)\": \($0)" }
    let found = try errors(members, in: place.holder)
    #expect(zip(members, found).filter { $0.1.isEmpty }.map(\.0) == [])
    let misspelt = (values + ["null"]).map { "\"\(name.dropLast())\": \($0)" }
    #expect(
      zip(misspelt, try errors(misspelt, in: place.holder)).filter { $0.1.isEmpty }.map(\.0) == [])
  }

  /// An empty key in YAML has the same effect as null.
  @Test(arguments: ["draft:", "publishDate: ~", "expiryDate: null", "visibility:", "audience: ''"])
  func refusesAnEmptyValueInYAML(key: String) throws {
    let loaded = try TestSite(["Content/pages/a.md": "---\ntitle: A\n\(key)\n---\n"]).load()
    #expect(loaded.diagnostics.contains { $0.severity == .error })
    #expect(loaded.content.pages.isEmpty)
  }

  @Test(arguments: places) func takesNullInTheSettings(of place: Place) throws {
    guard place.isOfSettings else { return }
    let found = try errors(["\"\(place.key.name)\": null"], in: place.holder)
    #expect(found == [[]])
  }

  /// Tries the key in the file instead of an element, in an element instead of the file, in a file
  /// of another kind, and one level too high.
  @Test(arguments: [
    (Holder.entry, #""visibility": "private""#), (.entry, #""draft": true"#),
    (.entry, #""tripDisclosure": "hidden""#), (.entry, #""publishDate": "2999-01-01""#),
    (.account, #""planned": true"#), (.album, #""place": "none""#),
    (.trip, #""disclosure": "hidden""#), (.trip, #""tripDisclosure": "hidden""#),
    (.trip, #""place": "none""#), (.page, #""original": false"#),
    (.settings, #""place": "none""#), (.settings, #""original": false"#),
    (.settings, #""visibility": "private""#), (.settings, #""draft": true"#),
    (.photoSettings, #""hidden": [{"latitude": 1, "longitude": 2, "radius": 9}]"#),
    (.photo, #""watermark": "© Ana""#), (.settings, #""photos.place": "none""#),
    (.page, #""author": {"name": "A", "draft": true}"#),
    (.trip, #""legs": [{"visibility": "private", "departure": 0, "arrival": 0}]"#),
  ])
  func refusesItInTheWrongPlace(holder: Holder, member: String) throws {
    #expect(try !errors([member], in: holder)[0].isEmpty)
  }

  /// Words for keys that only accounts, albums or the settings have.
  @Test(arguments: [
    (Holder.account, #""hideAmounts": true"#), (.account, #""showAmounts": false"#),
    (.account, #""amountsHidden": true"#), (.account, #""amounts": "hidden""#),
    (.account, #""exact": false"#), (.account, #""redact": true"#), (.entry, #""mask": true"#),
    (.entry, #""hide_amount": true"#),
    (.album, #""exclude": ["a.png"]"#), (.album, #""skip": "a.png""#),
    (.album, #""ignore": ["*.png"]"#), (.album, #""omit": ["a.png"]"#),
    (.settings, #""exclude": ["secret/*"]"#), (.settings, #""ignoreFiles": ["\\.tmp$"]"#),
    (.settings, #""ignored_content": ["*.draft.md"]"#),
    (.settings, #""photos": {"stripMetadata": true}"#),
    (.photo, #""geoprivacy": "obscured""#), (.photo, #""stripMetadata": true"#),
    (.photo, #""metadata": "none""#), (.photo, #""keep_exif": false"#),
    (.settings, #""homeLocation": [38.7, -9.1]"#),
    (.settings, #""safeZones": [{"latitude": 38.7, "longitude": -9.1}]"#),
    (.settings, #""avoid": [[38.7071, -9.1355]]"#), (.settings, #""quiet": "38.7071, -9.1355""#),
    (.settings, #""noGo": [{"latitude": 38.7, "longitude": -9.1}]"#),
  ])
  func refusesOtherWordsForIt(holder: Holder, member: String) throws {
    #expect(try !errors([member], in: holder)[0].isEmpty)
  }

  @Test(arguments: [
    (Holder.account, #""hideAmounts": false"#), (.account, #""showAmounts": true"#),
    (.account, #""exact": true"#), (.account, #""details": "By bus.""#),
    (.page, #""exact": false"#), (.page, #""mask": true"#), (.album, #""skip": 3"#),
    (.album, #""ignore": []"#),
    (.settings, #""homeLocation": "Lisbon""#),
  ])
  func takesOtherWordsWhereTheyRestrictNothing(holder: Holder, member: String) throws {
    #expect(try errors([member], in: holder) == [[]])
  }

  @Test(arguments: [
    (Holder.page, #""plane": "A320""#), (.photo, #""plane": "A320""#), (.page, #""place": "Bonn""#),
    (.trip, #""place": "Nice""#), (.page, #""extra": {"place": "Rome", "draft": false}"#),
    (.page, #""darft": false"#), (.page, #""disclosure": "exact""#), (.page, #""hidden": false"#),
    (.page, #""menu": {"main": {"hidden": true}}"#), (.trip, #""origins": "Lisbon""#),
    (.settings, #""params": {"draft": false}"#), (.page, #""camera": true"#),
    (.photo, #""paper": "matte""#), (.account, #""planned": false"#),
  ])
  func isHarmlessWithAValueThatRestrictsNothing(holder: Holder, member: String) throws {
    #expect(try errors([member], in: holder) == [[]])
  }

  /// If an object doesn't have a declared key, that key isn't mistaken for one that restricts.
  @Test(arguments: Holder.allCases) func takesNoDeclaredKeyForAnother(holder: Holder) throws {
    let own = Set(holder.table.keys.map(\.name))
    let names = Set(
      Holder.allCases.flatMap { $0.table.keys }.filter { $0.restriction == nil }.map(\.name)
    ).subtracting(own).sorted()
    #expect(names.count > 30)
    let members = names.flatMap { name in
      [#""Some words""#, "3", "true", "null"].map { "\"\(name)\": \($0)" }
    }
    let found = try errors(members, in: holder)
    #expect(zip(members, found).filter { $0.1.contains("content-foreign-draft") }.map(\.0) == [])
    #expect(zip(members, found).filter { $0.1.contains("content-misplaced-key") }.map(\.0) == [])
  }

  /// Keys in the front matter of public sites in Hugo, Jekyll, Zola and Eleventy.
  @Test(arguments: [
    "layout: post", "categories: [a]", "permalink: /a/", "meta:", "description: Some words",
    "pinned: true", "pinned: false", "series: [a]", "authors: [a]", "noindex: false",
    "seo: {slug: a, description: b}", "email_hash: a", "socials: {bluesky: a, email: b}",
    "menu: {main: {parent: a, weight: 3, params: {icon: {name: a, color: b}}}}", "position: 3",
    "taxonomies: {tags: [a]}", "taxononomies: {tags: [a]}", "url: https://a.example/",
    "sort_by: date", "page_template: a.html", "link: https://a.example/", "draft: false",
  ])
  func takesNoKeyOfAnotherProgramForOne(key: String) throws {
    let loaded = try TestSite(["Content/pages/a.md": "---\ntitle: A\n\(key)\n---\n"]).load()
    #expect(loaded.diagnostics.filter { $0.severity == .error }.map(\.id.text) == [])
    #expect(loaded.content.pages.count == 1)
  }

  /// A key of a package's own kind is protected like the keys of built-in kinds.
  @Test(arguments: [
    "secret:", "Secret: true", "secert: yes", "extra: {secret: true}", "parts: [{secret: true}]",
  ])
  func guardsTheKeysOfOtherKinds(key: String) throws {
    let site = try TestSite(["Content/things/a.md": "---\nname: A\n\(key)\n---\n"])
    let collector = DiagnosticCollector()
    _ = ContentLoader(site: site.folder, kinds: ContentKinds([ThingKind.self]), jobs: 1)
      .load(collector)
    #expect(collector.diagnostics.contains { $0.severity == .error }, "\(key)")
  }

  /// Two mistakes at once don't cancel each other.
  @Test(arguments: [
    (Holder.page, #""Visibility": "friends""#), (.page, #""visibilty": "friends""#),
    (.page, #""Draft": "later""#), (.page, #""Drafts": "yes, still""#),
    (.settings, #""hide": [1]"#),
    (.account, #""disclosur": "private""#), (.photo, #""Place": "nowhere""#),
  ])
  func refusesAMisspeltKeyWithAWrongValue(holder: Holder, member: String) throws {
    #expect(try !errors([member], in: holder)[0].isEmpty)
  }

  @Test func reportsEachKeyInAnUnknownObject() throws {
    let text =
      "---\ntitle: A\nextra: {draft: true, x: [{visibility: private}], noindex: true}\n---\n"
    let loaded = try TestSite(["Content/pages/a.md": text]).load()
    #expect(
      loaded.ids == ["content-misplaced-key", "content-misplaced-key", "content-foreign-draft"])
  }

  @Test func ignoresTheKeysThatTheSettingsName() throws {
    let loaded = try TestSite([
      "Content/site.json": #"{"baseURL": "https://a.example", "ignoredKeys": ["darft", "extra"]}"#,
      "Content/pages/a.md": "---\ntitle: A\ndarft: true\nextra: {draft: true}\n---\n",
    ]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.pages.count == 1)
    #expect(
      try TestSite.report(
        "Content/site.json", #"{"baseURL": "https://a.example", "ignoredKeys": "draft"}"#)
          == """
          Content/site.json:1:49: error[content-ignored-restriction]: 'draft' limits who sees a page, so Zoetrope never ignores it
              1 | {"baseURL": "https://a.example", "ignoredKeys": "draft"}
                |                                                 ^~~~~~~ remove it from 'ignoredKeys'

          """)
  }
}

/// A kind of a package, with its own key that restricts.
private enum ThingKind: ContentKind {
  static let name = Key("name", .text, required: true, "What it is called.")
  static let secret = Key("secret", .bool, restricts: .values(["true"]), "Whether it is secret.")
  static let parts = Key(
    "parts", .list(of: .object(KeyTable("a part", name)) { $0.read(name) }), "Its parts.")
  static let kind = ModelKind("things", KeyTable("a thing", name, secret, parts))

  static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<String>? {
    _ = reader.read(secret)
    _ = reader.read(parts)
    return reader.read(name).map { ReadModel($0, title: $0) }
  }
}

extension RestrictionTests.Place {
  var isOfSettings: Bool { holder == .settings || holder == .photoSettings }
}

extension RestrictionTests {
  /// Names that differ by one slip, in case, or by invisible characters, separators and plurals.
  static func misspellings(of name: String) -> [String] {
    let letters = Array(name)
    var found: Set<String> = []
    for index in letters.indices {
      found.insert(String(letters[..<index] + letters[(index + 1)...]))
      for letter in ["x", "e", "а", "-", "_", " ", "."] {
        found.insert(String(letters[..<index]) + letter + String(letters[(index + 1)...]))
        found.insert(String(letters[..<index]) + letter + String(letters[index...]))
      }
      for scalar in [
        "\u{200B}", "\u{AD}", "\u{FEFF}", "\u{2060}", "\u{200E}", "\u{3164}", "\u{A0}",
      ] {
        found.insert(String(letters[..<index]) + scalar + String(letters[index...]))
      }
      if index + 1 < letters.count {
        var swapped = letters
        swapped.swapAt(index, index + 1)
        found.insert(String(swapped))
      }
    }
    found.formUnion([
      name.uppercased(), name.lowercased(), name.prefix(1).uppercased() + name.dropFirst(),
      name + "s", name + " ", " " + name, name + ":", name + "\u{200B}", "_" + name,
      String(letters.flatMap { $0.isUppercase ? ["_", Character($0.lowercased())] : [$0] }),
      String(letters.flatMap { $0.isUppercase ? ["-", Character($0.lowercased())] : [$0] }),
      name.hasSuffix("y") ? name.dropLast() + "ies" : name + "es",
      name.replacing("a", with: "ａ"),
    ])
    found.remove(name)
    return found.sorted()
  }
}
