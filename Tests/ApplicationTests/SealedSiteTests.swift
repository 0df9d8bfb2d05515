import Foundation
import Profiles
import Publishing
import Sealing
import TestSupport
import Testing

@testable import Application
@testable import Content
@testable import Diagnostics

/// Sealed files, in the form that the page for signing in reads, and nothing of them elsewhere.
@Suite struct SealedSiteTests {
  /// Keys of two audiences with one guest each, and the key of each guest's password.
  struct Keys {
    var file = KeyFile()
    var guests: [String: WrappingKey] = [:]

    init() throws {
      for name in ["family", "client"] {
        let key = try file.wrappingKey(of: Password("boat of \(name)"))
        guests[name] = key
        try file.addAudience(name)
        try file.addGuest("Ada", with: key, to: name)
      }
    }
  }

  /// Guest of an audience with the files of a site, as a browser reads them.
  struct Guest {
    let files: [String: [UInt8]]
    let salt: SiteSalt
    let key: ContentKey
    let entries: [String: [String: String]]
    let home: String?

    init(_ site: MadeSite, _ keys: KeyFile, _ wrapping: WrappingKey) throws {
      let key = try #require(try PublishedKeys(keys).contentKeys(for: wrapping).first)
      try self.init(site, keys, by: key)
    }

    init(_ site: MadeSite, _ keys: KeyFile, by key: ContentKey) throws {
      files = site.files
      salt = keys.salt
      self.key = key
      let name = try SealedName(of: "index.json", at: salt, for: Readers([key])).text
      let place = SealedFile.Place(site: salt, path: "index.json", kind: "index")
      let bytes = try #require(files["sealed/\(name)"])
      let text = Self.text(try SealedFile.open(bytes, at: place, with: [key]))
      let index = try JSONDecoder().decode(Index.self, from: Data(text))
      entries = index.files
      home = index.home
    }

    private struct Index: Decodable {
      let home: String?
      let files: [String: [String: String]]
    }

    /// Returns the open bytes of an address; `nil` if the index doesn't have it.
    func open(_ address: String, listed: [String: [String: String]] = [:]) throws -> [UInt8]? {
      guard let entry = entries[address] ?? listed[address], let name = entry["name"],
        let kind = entry["kind"], let bytes = files["sealed/\(name)"]
      else { return nil }
      let path = entry["version"].map { "\(address)\n\($0)" } ?? address
      let place = SealedFile.Place(site: salt, path: path, kind: kind)
      return Self.text(try SealedFile.open(bytes, at: place, with: [key]))
    }

    func text(_ address: String) throws -> String {
      String(decoding: try open(address) ?? [], as: UTF8.self)
    }

    /// Files that a page lists.
    func files(of address: String) throws -> [String: [String: String]] {
      let page = try text(address)
      let list = page.firstMatch(of: /data-sealed>(.*)<\/script>/)?.1 ?? "{}"
      return try JSONDecoder().decode([String: [String: String]].self, from: Data(list.utf8))
    }

    /// Content that was compressed, as it was.
    private static func text(_ bytes: [UInt8]) -> [UInt8] {
      guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
      return Inflation.bytes(ofZlib: ([0x78, 0x9C] + bytes.dropFirst(10))[...], limit: 1 << 24)
        ?? []
    }
  }

  private static let settings = """
    {"title": "Site", "audiences": [
      {"name": "family", "title": "the family"}, {"name": "client", "title": "the client"}]}
    """

  private static func trip(_ title: String, _ keys: String, _ text: String) -> String {
    """
    ---
    title: \(title)
    origin: {name: Lisbon, timeZone: Europe/Lisbon}
    destination: {name: Porto, timeZone: Europe/Lisbon}
    departure: 2026-01-10T10:00
    arrival: 2026-01-10T13:00
    tags: [rail]
    \(keys)
    ---
    \(text)
    """
  }

  private static let content: [String: TemporaryFolder.File] = [
    "Content/site.json": .text(settings),
    "Content/trips/open.md": .text(trip("Open", "", "For all.")),
    "Content/trips/secret.md": .text(
      trip(
        "q-q-secret", "visibility: protected\naudience: family\naliases: [/q-q-old/]",
        "q-q-room 4711. ![The falls](q-q-falls.gif) [A list](q-q-list.pdf)")),
    "Content/trips/q-q-falls.gif": .gif(3, 4),
    "Content/trips/q-q-list.pdf": .text("%PDF-1.4 q-q-list"),
    "Content/pages/q-q-both.md": """
    ---
    title: q-q-both
    visibility: protected
    audience: [family, client]
    ---
    q-q-for both. ![Both](q-q-both.gif)
    """,
    "Content/pages/q-q-both.gif": .gif(5, 5),
    "Content/pages/q-q-client.md": """
    ---
    title: q-q-client
    audience: client
    ---
    q-q-invoice.
    """,
  ]

  private func made(
    _ keys: KeyFile?, _ content: [String: TemporaryFolder.File] = content
  ) throws -> MadeSite {
    let folder = try TemporaryFolder(content)
    return try folder.make(Asked(seals: true, keys: keys))
  }

  @Test func sealsWhatAnAudienceSeesBesides() throws {
    let keys = try Keys()
    let site = try made(keys.file)
    #expect(site.report == "")
    #expect(site.paths(with: "q-q") == [])
    #expect(site["trips/open/index.html"].contains("For all."))

    let family = try Guest(site, keys.file, #require(keys.guests["family"]))
    #expect(family.home == "/")
    #expect(try family.text("/trips/secret/").contains("q-q-room 4711."))
    #expect(try family.text("/trips/").contains("q-q-secret"))
    #expect(try family.text("/tags/rail/").contains("q-q-secret"))
    #expect(try family.text("/feed.xml").contains("q-q-secret"))
    #expect(try family.text("/trips/trips.ics").contains("q-q-secret"))
    #expect(try family.text("/pages/q-q-both/").isEmpty)
    #expect(try family.text("/q-q-both/").contains("q-q-for both."))
    #expect(family.entries["/q-q-old/"] == ["to": "/trips/secret/"])
    // What is the same for all is published once.
    #expect(family.entries["/people/"] == nil)
    #expect(family.entries["/sitemap.xml"] == nil)
    #expect(family.entries["/404.html"] == nil)
    #expect(family.entries.keys.allSatisfy { !$0.contains("client") })

    let files = try family.files(of: "/trips/secret/")
    #expect(files["/trips/q-q-falls.gif"]?["kind"] == "image/gif")
    let falls = try #require(try family.open("/trips/q-q-falls.gif", listed: files))
    #expect(falls.starts(with: "GIF89a".utf8))
    #expect(files["/trips/q-q-list.pdf"]?["kind"] == "application/pdf")
    let list = try #require(try family.open("/trips/q-q-list.pdf", listed: files))
    #expect(String(decoding: list, as: UTF8.self) == "%PDF-1.4 q-q-list")
  }

  @Test func sealsForEachAudienceItsOwn() throws {
    let keys = try Keys()
    let site = try made(keys.file)
    let family = try Guest(site, keys.file, #require(keys.guests["family"]))
    let client = try Guest(site, keys.file, #require(keys.guests["client"]))
    #expect(try client.text("/q-q-client/").contains("q-q-invoice."))
    #expect(client.entries["/trips/secret/"] == nil)
    #expect(family.entries["/q-q-client/"] == nil)
    // Only for the client is there a next page.
    #expect(try client.text("/q-q-both/").contains("q-q-client"))
    #expect(try !family.text("/q-q-both/").contains("q-q-client"))
    // What is the same for both is one file.
    let picture = try #require(try family.files(of: "/q-q-both/")["/pages/q-q-both.gif"])
    #expect(try client.files(of: "/q-q-both/") == ["/pages/q-q-both.gif": picture])
    // A file of the other opens for nobody else.
    for (address, entry) in client.entries where family.entries[address] != entry {
      guard let name = entry["name"], let bytes = site.files["sealed/\(name)"] else { continue }
      let place = SealedFile.Place(
        site: keys.file.salt, path: "\(address)\n\(entry["version"] ?? "")",
        kind: entry["kind"] ?? "")
      #expect(throws: SealingFault.notForThese) {
        try SealedFile.open(bytes, at: place, with: [family.key])
      }
    }
  }

  /// A guest of both, by one name in them, has lists of what is for either.
  @Test func sealsListsForGuestsOfSeveralAudiences() throws {
    let keys = try Keys()
    let content = Self.content.merging(
      ["Content/trips/q-q-business.md": .text(Self.trip("q-q-fair", "audience: client", ""))]
    ) { _, new in new }
    let site = try made(keys.file, content)
    let own = keys.file.audiences.map(\.key)
    let joint = try Readers(own).joint(at: keys.file.salt)
    let both = try Guest(site, keys.file, by: joint)
    let list = try both.text("/trips/")
    #expect(list.contains("q-q-secret") && list.contains("q-q-fair"))
    for (guest, foreign) in [("family", "q-q-fair"), ("client", "q-q-secret")] {
      let one = try Guest(site, keys.file, #require(keys.guests[guest]))
      #expect(try !one.text("/trips/").contains(foreign))
    }
    // What is the same as for one of them is sealed once, for that one.
    let family = try Guest(site, keys.file, #require(keys.guests["family"]))
    let shared = both.entries.filter { family.entries[$0.key] == $0.value }
    #expect(shared.count > 1)
    for (_, entry) in shared where entry["name"] != nil {
      let bytes = try #require(site.files["sealed/\(entry["name"] ?? "")"])
      #expect(bytes[7] == 4)
    }
    // Nobody is a guest of both: nothing is sealed for both.
    var others = KeyFile()
    for name in ["family", "client"] {
      try others.addAudience(name)
      try others.addGuest(
        "of \(name)", with: others.wrappingKey(of: Password("boat of \(name)")), to: name)
    }
    #expect(others.sharedAudiences(among: ["family", "client"]) == [])
    let none = try made(others, content)
    let index = try SealedName(
      of: "index.json", at: others.salt,
      for: Readers([Readers(others.audiences.map(\.key)).joint(at: others.salt)]))
    #expect(none.files["sealed/\(index.text)"] == nil)
  }

  /// Guests of each set of audiences open all that is in their index; of three audiences a file for
  /// two of them is sealed by keys that the guests of all three have as well.
  @Test func opensForGuestsOfTwoAndOfThree() throws {
    var keys = KeyFile()
    for name in ["family", "client", "crew"] {
      try keys.addAudience(name)
      let key = try keys.wrappingKey(of: Password("boat of \(name)"))
      try keys.addGuest("Ada", with: key, to: name)
      guard name != "crew" else { continue }
      try keys.addGuest("Eve", with: keys.wrappingKey(of: Password("Eve's \(name)")), to: name)
    }
    #expect(
      keys.sharedAudiences(among: ["family", "client", "crew"])
        == [["client", "crew", "family"], ["client", "family"]])
    var content = Self.content
    content["Content/site.json"] = .text(
      """
      {"title": "Journal", "baseURL": "https://ana.example", "audiences": [
        {"name": "family", "title": "the family"}, {"name": "client", "title": "the client"},
        {"name": "crew", "title": "the crew"}]}
      """)
    content["Content/trips/q-q-crew.md"] = .text(Self.trip("q-q-crew", "audience: crew", ""))
    let site = try made(keys, content)
    let names = Dictionary(uniqueKeysWithValues: keys.audiences.map { ($0.name, $0.key) })
    for set in [["family", "client"], ["family", "client", "crew"]] {
      let own = set.compactMap { names[$0] }
      let joint = try Readers(own).joint(at: keys.salt)
      let guest = try Guest(site, keys, by: joint)
      #expect(guest.entries["/trips/"] != nil)
      for (address, entry) in guest.entries {
        guard let name = entry["name"] else { continue }
        let bytes = try #require(site.files["sealed/\(name)"])
        let path = entry["version"].map { "\(address)\n\($0)" } ?? address
        let place = SealedFile.Place(site: keys.salt, path: path, kind: entry["kind"] ?? "")
        #expect(throws: Never.self, "\(address) for \(set)") {
          try SealedFile.open(bytes, at: place, with: own + [joint])
        }
      }
    }
  }

  /// Names of links on pages that a guest can't see are not in their index: by their key they could
  /// try addresses.
  @Test func namesOnlyLinksOfPagesThatAGuestSees() throws {
    let keys = try Keys()
    var content = Self.content
    content["Content/trips/q-q-hint.md"] = .text(
      Self.trip("q-q-hint", "audience: family", "See [it](../pages/q-q-client.md)."))
    let site = try made(keys.file, content)
    let client = try Guest(site, keys.file, #require(keys.guests["client"]))
    #expect(client.entries.values.allSatisfy { $0["to"] != "/q-q-client/" })
    let joint = try Readers(keys.file.audiences.map(\.key)).joint(at: keys.file.salt)
    let both = try Guest(site, keys.file, by: joint)
    #expect(both.entries.values.contains { $0["to"] == "/q-q-client/" })
  }

  /// The names of a page's links are the same whoever sees it, though not all links need one.
  @Test func aLinkHasOneNameForAll() throws {
    let keys = try Keys()
    var content = Self.content
    content["Content/trips/open.md"] = .text(
      Self.trip("Open", "", "[one](secret.md), [two](../pages/q-q-client.md)."))
    let site = try made(keys.file, content)
    let family = try Guest(site, keys.file, #require(keys.guests["family"]))
    let name = /to=([0-9a-f]{32})">two</
    let open = try #require(site["trips/open/index.html"].firstMatch(of: name)?.1)
    let sealed = try #require(try family.text("/trips/open/").firstMatch(of: name)?.1)
    #expect(open == sealed)
    let client = try Guest(site, keys.file, #require(keys.guests["client"]))
    #expect(client.entries[String(open)] == ["to": "/q-q-client/"])
  }

  @Test func isTheSameEachTimeAndANewGuestChangesOneFile() throws {
    var keys = try Keys()
    let first = try made(keys.file)
    #expect(try made(keys.file).files == first.files)
    let key = try keys.file.wrappingKey(of: Password("another"))
    try keys.file.addGuest("Bo", with: key, to: "family")
    let second = try made(keys.file)
    let changed = second.files.filter { first.files[$0.key] != $0.value }.keys
    #expect(Array(changed) == ["sealed/keys.json"])
    #expect(second.files.count == first.files.count)
    #expect(try Guest(second, keys.file, key).text("/trips/secret/").contains("q-q-room"))
  }

  @Test func isSealedAnewWithoutAGuestThatIsWithdrawn() throws {
    var keys = try Keys()
    let other = try keys.file.wrappingKey(of: Password("another"))
    try keys.file.addGuest("Bo", with: other, to: "family")
    let first = try made(keys.file)
    let before = try Guest(first, keys.file, #require(keys.guests["family"]))
    try keys.file.withdrawGuest("Ada", from: "family")
    let second = try made(keys.file)
    let sealed = { (site: MadeSite) in
      Set(site.files.keys.filter { $0.hasPrefix("sealed/") && $0 != "sealed/keys.json" })
    }
    // What the client alone can open stays.
    let client = try Guest(second, keys.file, #require(keys.guests["client"]))
    let stays = sealed(first).intersection(sealed(second))
    #expect(stays.count < sealed(first).count / 2)
    #expect(
      stays.allSatisfy { name in
        client.entries.values.contains { "sealed/\($0["name"] ?? "")" == name }
          || client.files[name] == first.files[name]
      })
    for (_, entry) in before.entries {
      #expect(second.files["sealed/\(entry["name"] ?? "")"] == nil)
    }
    let wrapping = try #require(keys.guests["family"])
    #expect(try PublishedKeys(keys.file).contentKeys(for: wrapping).isEmpty)
    #expect(try Guest(second, keys.file, other).text("/trips/secret/").contains("q-q-room"))
  }

  @Test func wantsKeysForEachAudienceThatIsUsed() throws {
    let site = try made(nil)
    #expect(site.ids == ["site-no-keys"])
    #expect(site.report.contains("Content/trips/secret.md:9:"))
    var keys = KeyFile()
    try keys.addAudience("family")
    #expect(try made(keys).ids == ["site-no-keys", "site-no-keys"])
    // Nothing is protected for an audience of the settings.
    let open = Self.content.filter { $0.key == "Content/site.json" || $0.key.contains("open") }
    #expect(try made(nil, open).ids == [])
  }

  @Test func publishesNoKeyFile() throws {
    let keys = try Keys()
    for path in ["Content/public/backup.txt", "Content/trips/keys.dat"] {
      var content = Self.content
      content[path] = .bytes(keys.file.json)
      content["Content/trips/open.md"] = .text(
        Self.trip("Open", "", path.contains("trips") ? "[It](keys.dat)" : ""))
      let site = try made(keys.file, content)
      #expect(site.ids.contains("site-published-keys"), "\(path)")
    }
  }

  @Test func leadsFromOpenPagesToSigningIn() throws {
    var content = Self.content
    content["Content/trips/open.md"] = .text(
      Self.trip("Open", "", "See [it](secret.md), [both](/q-q-both/) and [none](gone.md)."))
    content["Content/trips/gone.md"] = .text(Self.trip("Gone", "visibility: private", ""))
    let keys = try Keys()
    let site = try made(keys.file, content)
    #expect(site.ids.sorted() == ["link-to-hidden", "link-to-sealed", "link-to-sealed"])
    let page = site["trips/open/index.html"]
    let links = page.matches(
      of: /<a href="\/sign-in\/\?to=([0-9a-f]{32})">(it|both)<\/a> \((.*?)\)/)
    #expect(links.map { String($0.3) } == ["for the family", "for the family and the client"])
    // Each guest is led to the page by the index.
    let family = try Guest(site, keys.file, #require(keys.guests["family"]))
    let client = try Guest(site, keys.file, #require(keys.guests["client"]))
    try #require(links.count == 2)
    #expect(family.entries[String(links[0].1)] == ["to": "/trips/secret/"])
    #expect(client.entries[String(links[0].1)] == nil)
    #expect(family.entries[String(links[1].1)] == ["to": "/q-q-both/"])
    #expect(client.entries[String(links[1].1)] == ["to": "/q-q-both/"])
    // The names follow from the open page alone.
    content["Content/trips/open.md"] = .text(
      Self.trip("Open", "", "See [it](/trips/q-q-other/), [both](/q-q-both/) and [none](gone.md)."))
    content["Content/trips/secret.md"] = content["Content/trips/secret.md"].map { file in
      guard case .text(let text) = file else { return file }
      return .text(text.replacing("title:", with: "slug: q-q-other\ntitle:", maxReplacements: 1))
    }
    #expect(try made(keys.file, content)["trips/open/index.html"] == page)
    #expect(try family.text("/trips/open/").contains(#"<a href="/trips/secret/">it</a>,"#))
  }

  @Test func saysNothingOfAudiencesBeforeSomethingIsPublished() throws {
    var content = Self.content
    content["Content/trips/open.md"] = .text(Self.trip("Open", "", "See [it](later.md)."))
    let keys = try Keys()
    for moment in ["publishDate: 2999-01-01", "expiryDate: 2001-01-01", "draft: true"] {
      content["Content/trips/later.md"] = .text(
        Self.trip("q-q-later", "audience: family\n\(moment)", ""))
      let site = try made(keys.file, content)
      #expect(site.ids == ["link-to-hidden"], "\(moment)")
      #expect(site["trips/open/index.html"].contains("See it."), "\(moment)")
    }
  }

  @Test func saysWhatStandsOnOpenPagesAsWell() throws {
    var content = Self.content
    let keys = try Keys()
    #expect(try made(keys.file, content).notes == [])
    content["Content/pages/pier.gif"] = .gif(7, 7)
    content["Content/pages/tariff.pdf"] = .text("%PDF-1.4 tariff")
    content["Content/trips/secret2.md"] = .text(
      Self.trip(
        "q-q-second", "audience: family", "![Pier](../pages/pier.gif) [it](../pages/tariff.pdf)"))
    // Nobody else shows them: they are sealed.
    #expect(try made(keys.file, content).notes == [])
    content["Content/pages/quay.md"] = .text("---\ntitle: Quay\n---\n![Pier](pier.gif)\n")
    #expect(
      try made(keys.file, content).notes
        == ["'Content/pages/pier.gif' stands on pages for few, and is open to all"])
    content["Content/pages/quay.md"] = .text(
      "---\ntitle: Quay\n---\n![Pier](pier.gif) [Prices](tariff.pdf)\n")
    #expect(
      try made(keys.file, content).notes == [
        "2 files stand on pages for few, and are open to all: 'Content/pages/pier.gif', "
          + "'Content/pages/tariff.pdf'"
      ])
  }

  /// A file has the version of its bytes, so that no older one opens; the page that shows it says
  /// which.
  @Test func anotherFileAtTheSamePathIsAnotherVersion() throws {
    let keys = try Keys()
    let first = try made(keys.file)
    var content = Self.content
    content["Content/trips/q-q-list.pdf"] = .text("%PDF-1.4 q-q-new")
    let second = try made(keys.file, content)
    let entries = try [first, second].map { site in
      let family = try Guest(site, keys.file, #require(keys.guests["family"]))
      return try #require(try family.files(of: "/trips/secret/")["/trips/q-q-list.pdf"])
    }
    #expect(entries[0]["name"] == entries[1]["name"])
    #expect(entries[0]["version"] != entries[1]["version"])
    // The older file in the place of the newer one does not open.
    let name = try #require(entries[0]["name"])
    let place = SealedFile.Place(
      site: keys.file.salt, path: "/trips/q-q-list.pdf\n\(entries[1]["version"] ?? "")",
      kind: "application/pdf")
    let family = try Guest(second, keys.file, #require(keys.guests["family"]))
    #expect(throws: SealingFault.self) {
      try SealedFile.open(#require(first.files["sealed/\(name)"]), at: place, with: [family.key])
    }
    #expect(
      try SealedFile.open(#require(second.files["sealed/\(name)"]), at: place, with: [family.key])
        .isEmpty == false)
  }

  @Test func saysForWhomAPictureIs() throws {
    var content = Self.content
    content["Content/photos/summer/index.md"] = .text(
      "---\ntitle: q-q-summer\naudience: family\n---\n")
    content["Content/photos/summer/beach.gif"] = .gif(7, 7)
    content["Content/trips/open.md"] = .text(
      Self.trip(
        "Open", "image: ../photos/summer/beach.gif", "![Beach](../photos/summer/beach.gif)"))
    let site = try made(try Keys().file, content)
    #expect(site.ids == ["content-hidden-image", "content-hidden-image"])
    #expect(site.report.contains("is for the family, so it is not shown to everybody"))
    #expect(!site["trips/open/index.html"].contains("beach"))
  }
}
