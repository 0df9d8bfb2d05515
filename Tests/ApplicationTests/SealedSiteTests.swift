import Foundation
import Pictures
import Publishing
import Sealing
import TestSupport
import Testing

@testable import Application
@testable import Content
@testable import Diagnostics

/// Sealed files, in the format that the sign-in page reads. Nothing in them appears elsewhere.
@Suite struct SealedSiteTests {
  @Test func sealsWhatAnAudienceSeesBesides() throws {
    let keys = try SealedKeys()
    let site = try SealedSample.made(keys.file)
    #expect(site.report == "")
    // A sealed file contains any three bytes by chance now and then.
    #expect(site.paths(with: "q-q-") == [])
    #expect(site["trips/open/index.html"].contains("For all."))

    let family = try SealedGuest(site, keys.file, #require(keys.guests["family"]))
    #expect(family.home == "/")
    #expect(try family.text("/trips/secret/").contains("q-q-room 4711."))
    #expect(try family.text("/trips/").contains("q-q-secret"))
    #expect(try family.text("/tags/rail/").contains("q-q-secret"))
    #expect(try family.text("/feed.xml").contains("q-q-secret"))
    #expect(try family.text("/trips/trips.ics").contains("q-q-secret"))
    #expect(try family.text("/pages/q-q-both/").isEmpty)
    #expect(try family.text("/q-q-both/").contains("q-q-for both."))
    #expect(family.entries["/q-q-old/"] == ["to": "/trips/secret/"])
    // Files that are the same for everyone are published once.
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
    let keys = try SealedKeys()
    let site = try SealedSample.made(keys.file)
    let family = try SealedGuest(site, keys.file, #require(keys.guests["family"]))
    let client = try SealedGuest(site, keys.file, #require(keys.guests["client"]))
    #expect(try client.text("/q-q-client/").contains("q-q-invoice."))
    #expect(client.entries["/trips/secret/"] == nil)
    #expect(family.entries["/q-q-client/"] == nil)
    // Only the client has a next page.
    #expect(try client.text("/q-q-both/").contains("q-q-client"))
    #expect(try !family.text("/q-q-both/").contains("q-q-client"))
    // Content that is the same for both is in one file.
    let picture = try #require(try family.files(of: "/q-q-both/")["/pages/q-q-both.gif"])
    #expect(try client.files(of: "/q-q-both/") == ["/pages/q-q-both.gif": picture])
    // Another audience can't open the client's file.
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

  @Test func isTheSameEachTimeAndANewGuestChangesOneFile() throws {
    var keys = try SealedKeys()
    let first = try SealedSample.made(keys.file)
    #expect(try SealedSample.made(keys.file).files == first.files)
    let key = try keys.file.wrappingKey(of: Password("another"))
    try keys.file.addGuest("Bo", with: key, to: "family")
    let second = try SealedSample.made(keys.file)
    let changed = second.files.filter { first.files[$0.key] != $0.value }.keys
    #expect(Array(changed) == ["sealed/keys.json"])
    #expect(second.files.count == first.files.count)
    #expect(try SealedGuest(second, keys.file, key).text("/trips/secret/").contains("q-q-room"))
  }

  @Test func isSealedAnewWithoutAGuestThatIsWithdrawn() throws {
    var keys = try SealedKeys()
    let other = try keys.file.wrappingKey(of: Password("another"))
    try keys.file.addGuest("Bo", with: other, to: "family")
    let first = try SealedSample.made(keys.file)
    let before = try SealedGuest(first, keys.file, #require(keys.guests["family"]))
    try keys.file.withdrawGuest("Ada", from: "family")
    let second = try SealedSample.made(keys.file)
    let sealed = { (site: MadeSite) in
      Set(site.files.keys.filter { $0.hasPrefix("sealed/") && $0 != "sealed/keys.json" })
    }
    // Files that only the client can open stay.
    let client = try SealedGuest(second, keys.file, #require(keys.guests["client"]))
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
    #expect(try SealedGuest(second, keys.file, other).text("/trips/secret/").contains("q-q-room"))
  }

  @Test func wantsKeysForEachAudienceThatIsUsed() throws {
    let site = try SealedSample.made(nil)
    #expect(site.ids == ["site-no-keys"])
    #expect(site.report.contains("Content/trips/secret.md:9:"))
    var keys = KeyFile()
    try keys.addAudience("family")
    #expect(try SealedSample.made(keys).ids == ["site-no-keys", "site-no-keys"])
    // Nothing is protected for an audience in the settings.
    let open = SealedSample.content.filter {
      $0.key == "Content/site.json" || $0.key.contains("open")
    }
    #expect(try SealedSample.made(nil, open).ids == [])
  }

  @Test func publishesNoKeyFile() throws {
    let keys = try SealedKeys()
    for path in ["Content/public/backup.txt", "Content/trips/keys.dat"] {
      var content = SealedSample.content
      content[path] = .bytes(keys.file.json)
      content["Content/trips/open.md"] = .text(
        SealedSample.trip("Open", "", path.contains("trips") ? "[It](keys.dat)" : ""))
      let site = try SealedSample.made(keys.file, content)
      #expect(site.ids.contains("site-published-keys"), "\(path)")
    }
  }

  @Test func saysNothingOfAudiencesBeforeSomethingIsPublished() throws {
    var content = SealedSample.content
    content["Content/trips/open.md"] = .text(SealedSample.trip("Open", "", "See [it](later.md)."))
    let keys = try SealedKeys()
    for moment in ["publishDate: 2999-01-01", "expiryDate: 2001-01-01", "draft: true"] {
      content["Content/trips/later.md"] = .text(
        SealedSample.trip("q-q-later", "audience: family\n\(moment)", ""))
      let site = try SealedSample.made(keys.file, content)
      #expect(site.ids == ["link-to-hidden"], "\(moment)")
      #expect(site["trips/open/index.html"].contains("See it."), "\(moment)")
    }
  }

  @Test func saysWhatStandsOnOpenPagesAsWell() throws {
    var content = SealedSample.content
    let keys = try SealedKeys()
    #expect(try SealedSample.made(keys.file, content).notes == [])
    content["Content/pages/pier.gif"] = .gif(7, 7)
    content["Content/pages/tariff.pdf"] = .text("%PDF-1.4 tariff")
    content["Content/trips/secret2.md"] = .text(
      SealedSample.trip(
        "q-q-second", "audience: family", "![Pier](../pages/pier.gif) [it](../pages/tariff.pdf)"))
    // No open page shows them, so they are sealed.
    #expect(try SealedSample.made(keys.file, content).notes == [])
    content["Content/pages/quay.md"] = .text("---\ntitle: Quay\n---\n![Pier](pier.gif)\n")
    #expect(
      try SealedSample.made(keys.file, content).notes
        == ["'Content/pages/pier.gif' is used on protected pages, but everyone can open the file"])
    content["Content/pages/quay.md"] = .text(
      "---\ntitle: Quay\n---\n![Pier](pier.gif) [Prices](tariff.pdf)\n")
    #expect(
      try SealedSample.made(keys.file, content).notes == [
        "2 files are used on protected pages, but everyone can open them: "
          + "'Content/pages/pier.gif', 'Content/pages/tariff.pdf'"
      ])
  }

  /// A file's version depends on its bytes, so that an older file doesn't open. The page that shows
  /// the file states the version.
  @Test func anotherFileAtTheSamePathIsAnotherVersion() throws {
    let keys = try SealedKeys()
    let first = try SealedSample.made(keys.file)
    var content = SealedSample.content
    content["Content/trips/q-q-list.pdf"] = .text("%PDF-1.4 q-q-new")
    let second = try SealedSample.made(keys.file, content)
    let entries = try [first, second].map { site in
      let family = try SealedGuest(site, keys.file, #require(keys.guests["family"]))
      return try #require(try family.files(of: "/trips/secret/")["/trips/q-q-list.pdf"])
    }
    #expect(entries[0]["name"] == entries[1]["name"])
    #expect(entries[0]["version"] != entries[1]["version"])
    // If the older file replaces the newer one, it doesn't open.
    let name = try #require(entries[0]["name"])
    let place = SealedFile.Place(
      site: keys.file.salt, path: "/trips/q-q-list.pdf\n\(entries[1]["version"] ?? "")",
      kind: "application/pdf")
    let family = try SealedGuest(second, keys.file, #require(keys.guests["family"]))
    #expect(throws: SealingFault.self) {
      try SealedFile.open(#require(first.files["sealed/\(name)"]), at: place, with: [family.key])
    }
    #expect(
      try SealedFile.open(#require(second.files["sealed/\(name)"]), at: place, with: [family.key])
        .isEmpty == false)
  }

  @Test func saysForWhomAPictureIs() throws {
    var content = SealedSample.content
    content["Content/photos/summer/index.md"] = .text(
      "---\ntitle: q-q-summer\naudience: family\n---\n")
    content["Content/photos/summer/beach.gif"] = .gif(7, 7)
    content["Content/trips/open.md"] = .text(
      SealedSample.trip(
        "Open", "image: ../photos/summer/beach.gif", "![Beach](../photos/summer/beach.gif)"))
    let site = try SealedSample.made(try SealedKeys().file, content)
    #expect(site.ids == ["content-hidden-image", "content-hidden-image"])
    #expect(site.report.contains("belongs to a page for the family, so it isn't shown here"))
    #expect(!site["trips/open/index.html"].contains("beach"))
  }
}
