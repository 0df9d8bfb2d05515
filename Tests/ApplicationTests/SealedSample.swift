import Foundation
import Pictures
import Publishing
import Sealing
import TestSupport
import Testing

@testable import Application
@testable import Content
@testable import Diagnostics

/// Keys of two audiences with one guest each, and the key of each guest's password.
struct SealedKeys {
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

/// A guest of an audience with the files of a site, as a browser reads them.
struct SealedGuest {
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

  /// Returns the content, decompressed if it was compressed.
  private static func text(_ bytes: [UInt8]) -> [UInt8] {
    guard bytes.starts(with: [0x1F, 0x8B]) else { return bytes }
    return Inflation.bytes(ofZlib: ([0x78, 0x9C] + bytes.dropFirst(10))[...], limit: 1 << 24)
      ?? []
  }
}

/// A site with content for each of two audiences, and for both.
enum SealedSample {
  static let settings = """
    {"title": "Site", "audiences": [
      {"name": "family", "title": "the family"}, {"name": "client", "title": "the client"}]}
    """

  static func trip(_ title: String, _ keys: String, _ text: String) -> String {
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

  static let content: [String: TemporaryFolder.File] = [
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

  static func made(
    _ keys: KeyFile?, _ content: [String: TemporaryFolder.File] = content
  ) throws -> MadeSite {
    let folder = try TemporaryFolder(content)
    return try folder.make(Asked(seals: true, keys: keys))
  }
}
