import Foundation
import Pictures
import Publishing
import Sealing
import TestSupport
import Testing

@testable import Application
@testable import Content
@testable import Diagnostics

/// Lists for guests of several audiences, and links that lead from open pages to sealed ones.
@Suite struct SealedReaderTests {
  /// A guest with one name in both audiences has lists with the pages for either.
  @Test func sealsListsForGuestsOfSeveralAudiences() throws {
    let keys = try SealedKeys()
    let content = SealedSample.content.merging(
      [
        "Content/trips/q-q-business.md": .text(
          SealedSample.trip("q-q-fair", "audience: client", ""))
      ]
    ) { _, new in new }
    let site = try SealedSample.made(keys.file, content)
    let own = keys.file.audiences.map(\.key)
    let joint = try Readers(own).joint(at: keys.file.salt)
    let both = try SealedGuest(site, keys.file, by: joint)
    let list = try both.text("/trips/")
    #expect(list.contains("q-q-secret") && list.contains("q-q-fair"))
    for (guest, foreign) in [("family", "q-q-fair"), ("client", "q-q-secret")] {
      let one = try SealedGuest(site, keys.file, #require(keys.guests[guest]))
      #expect(try !one.text("/trips/").contains(foreign))
    }
    // A file that is the same as for one audience is sealed once, for that audience.
    let family = try SealedGuest(site, keys.file, #require(keys.guests["family"]))
    let shared = both.entries.filter { family.entries[$0.key] == $0.value }
    #expect(!shared.isEmpty)
    for (_, entry) in shared where entry["name"] != nil {
      let bytes = try #require(site.files["sealed/\(entry["name"] ?? "")"])
      #expect(bytes[7] == 4)
    }
    // If no guest is in both audiences, nothing is sealed for both.
    var others = KeyFile()
    for name in ["family", "client"] {
      try others.addAudience(name)
      try others.addGuest(
        "of \(name)", with: others.wrappingKey(of: Password("boat of \(name)")), to: name)
    }
    #expect(others.sharedAudiences(among: ["family", "client"]) == [])
    let none = try SealedSample.made(others, content)
    let index = try SealedName(
      of: "index.json", at: others.salt,
      for: Readers([Readers(others.audiences.map(\.key)).joint(at: others.salt)]))
    #expect(none.files["sealed/\(index.text)"] == nil)
  }

  /// Guests of each set of audiences can open everything in their index. With three audiences, a
  /// file for two of them is sealed with keys that guests of all three have as well.
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
    var content = SealedSample.content
    content["Content/site.json"] = .text(
      """
      {"title": "Journal", "baseURL": "https://ana.example", "audiences": [
        {"name": "family", "title": "the family"}, {"name": "client", "title": "the client"},
        {"name": "crew", "title": "the crew"}]}
      """)
    content["Content/trips/q-q-crew.md"] = .text(
      SealedSample.trip("q-q-crew", "audience: crew", ""))
    let site = try SealedSample.made(keys, content)
    let names = Dictionary(uniqueKeysWithValues: keys.audiences.map { ($0.name, $0.key) })
    for set in [["family", "client"], ["family", "client", "crew"]] {
      let own = set.compactMap { names[$0] }
      let joint = try Readers(own).joint(at: keys.salt)
      let guest = try SealedGuest(site, keys, by: joint)
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

  /// An index doesn't contain names of links on pages that the guest can't see. With such a name,
  /// the guest could try out addresses.
  @Test func namesOnlyLinksOfPagesThatAGuestSees() throws {
    let keys = try SealedKeys()
    var content = SealedSample.content
    content["Content/trips/q-q-hint.md"] = .text(
      SealedSample.trip("q-q-hint", "audience: family", "See [it](../pages/q-q-client.md)."))
    let site = try SealedSample.made(keys.file, content)
    let client = try SealedGuest(site, keys.file, #require(keys.guests["client"]))
    #expect(client.entries.values.allSatisfy { $0["to"] != "/q-q-client/" })
    let joint = try Readers(keys.file.audiences.map(\.key)).joint(at: keys.file.salt)
    let both = try SealedGuest(site, keys.file, by: joint)
    #expect(both.entries.values.contains { $0["to"] == "/q-q-client/" })
  }

  /// A page's links have the same names for everyone who sees it, though not all links need one.
  @Test func aLinkHasOneNameForAll() throws {
    let keys = try SealedKeys()
    var content = SealedSample.content
    content["Content/trips/open.md"] = .text(
      SealedSample.trip("Open", "", "[one](secret.md), [two](../pages/q-q-client.md)."))
    let site = try SealedSample.made(keys.file, content)
    let family = try SealedGuest(site, keys.file, #require(keys.guests["family"]))
    let name = /to=([0-9a-f]{32})">two</
    let open = try #require(site["trips/open/index.html"].firstMatch(of: name)?.1)
    let sealed = try #require(try family.text("/trips/open/").firstMatch(of: name)?.1)
    #expect(open == sealed)
    let client = try SealedGuest(site, keys.file, #require(keys.guests["client"]))
    #expect(client.entries[String(open)] == ["to": "/q-q-client/"])
  }

  @Test func leadsFromOpenPagesToSigningIn() throws {
    var content = SealedSample.content
    content["Content/trips/open.md"] = .text(
      SealedSample.trip("Open", "", "See [it](secret.md), [both](/q-q-both/) and [none](gone.md)."))
    content["Content/trips/gone.md"] = .text(SealedSample.trip("Gone", "visibility: private", ""))
    let keys = try SealedKeys()
    let site = try SealedSample.made(keys.file, content)
    #expect(site.ids.sorted() == ["link-to-hidden", "link-to-sealed", "link-to-sealed"])
    let page = site["trips/open/index.html"]
    let links = page.matches(
      of: /<a href="\/sign-in\/\?to=([0-9a-f]{32})">(it|both)<\/a> \((.*?)\)/)
    #expect(links.map { String($0.3) } == ["for the family", "for the family and the client"])
    // The index leads each guest to the page.
    let family = try SealedGuest(site, keys.file, #require(keys.guests["family"]))
    let client = try SealedGuest(site, keys.file, #require(keys.guests["client"]))
    try #require(links.count == 2)
    #expect(family.entries[String(links[0].1)] == ["to": "/trips/secret/"])
    #expect(client.entries[String(links[0].1)] == nil)
    #expect(family.entries[String(links[1].1)] == ["to": "/q-q-both/"])
    #expect(client.entries[String(links[1].1)] == ["to": "/q-q-both/"])
    // The names depend only on the open page.
    content["Content/trips/open.md"] = .text(
      SealedSample.trip(
        "Open", "", "See [it](/trips/q-q-other/), [both](/q-q-both/) and [none](gone.md)."))
    content["Content/trips/secret.md"] = content["Content/trips/secret.md"].map { file in
      guard case .text(let text) = file else { return file }
      return .text(text.replacing("title:", with: "slug: q-q-other\ntitle:", maxReplacements: 1))
    }
    #expect(try SealedSample.made(keys.file, content)["trips/open/index.html"] == page)
    #expect(try family.text("/trips/open/").contains(#"<a href="/trips/secret/">it</a>,"#))
  }
}
