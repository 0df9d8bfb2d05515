import Foundation
import TestSupport
import Testing

@testable import Sealing

/// Sealed files as they are recorded in `Tests/Fixtures/Sealing`, which `Checks/sealed-files/run`
/// opens with another implementation. So everyone who has sealed files can still open them.
///
/// `ZOETROPE_RECORD=1` records them again and fails; a difference is a new version of the format.
@Suite struct RecordedFilesTests {
  private static let folder = Repository.root
    .appending(path: "Tests/Fixtures/Sealing")

  private static let passwords = [
    "Ada": "tram lemon violet anchor", "Bo": "Gru\u{308}ße aus Zu\u{308}rich",
    "Cy": " другой пароль 🚂",
  ]

  /// A recorded file: its text, and who can open it.
  private struct File {
    let name: String
    let path: String
    let kind: String
    let audiences: [String]
    let guests: [String]
    let text: [UInt8]
  }

  private static let files = [
    File(
      name: "page.sealed", path: "s/0b1f/index.html", kind: "page", audiences: ["family"],
      guests: ["Ada", "Bo"], text: Array("<h1>Lisbon</h1>\n<p>Tram 28 — “Prazeres”.</p>\n".utf8)),
    File(
      name: "both.sealed", path: "s/été/index.html", kind: "page",
      audiences: ["client", "family"], guests: ["Ada", "Bo", "Cy"], text: Array("For both.".utf8)),
    File(
      name: "empty.sealed", path: "", kind: "", audiences: ["client"], guests: ["Ada", "Cy"],
      text: []),
    File(
      name: "picture.sealed", path: "s/77aa.avif", kind: "image/avif", audiences: ["family"],
      guests: ["Ada", "Bo"], text: Samples.bytes(4089, 200)),
  ]

  private func keys() throws -> KeyFile {
    var wrapping: [String: WrappingKey] = [:]
    for (guest, password) in Self.passwords {
      wrapping[guest] = try WrappingKey(
        Password(password), salt: Samples.site, rounds: KeyFile.fewestRounds)
    }
    func audience(_ name: String, _ key: ContentKey, _ guests: String...) throws -> KeyFile.Audience
    {
      .init(
        name: name, key: key,
        guests: try guests.map { .init(name: $0, key: try #require(wrapping[$0])) })
    }
    return KeyFile(
      salt: Samples.site, rounds: KeyFile.fewestRounds, edition: 7,
      audiences: [
        try audience("family", Samples.family, "Ada", "Bo"),
        try audience("client", Samples.client, "Cy", "Ada"),
      ])
  }

  /// List for the other implementation, with the files that must open, and for whom.
  private var list: [UInt8] {
    func quoted(_ texts: [String]) -> String { texts.map { "\"\($0)\"" }.joined(separator: ", ") }
    let files = Self.files.map { file in
      let passwords = file.guests.compactMap { Self.passwords[$0] }
      return """
          { "file": "\(file.name)", "path": "\(file.path)", "kind": "\(file.kind)",
            "passwords": [\(quoted(passwords))],
            "text": "\(Hexadecimal.text(file.text))" }
        """
    }
    return Array("[\n\(files.joined(separator: ",\n"))\n]\n".utf8)
  }

  private func made() throws -> [String: [UInt8]] {
    let keys = try keys()
    var made = ["keys.json": keys.json, "files.json": list]
    made["published.json"] = try PublishedKeys(keys).json
    for file in Self.files {
      let place = SealedFile.Place(site: keys.salt, path: file.path, kind: file.kind)
      let readers = try Readers(try file.audiences.map { try #require(keys[$0]).key })
      made[file.name] = try SealedFile.seal(file.text, at: place, for: readers)
    }
    return made
  }

  @Test func sealsAsRecorded() throws {
    let made = try made()
    switch Recording.asked() {
    case .compare:
      for (name, bytes) in made {
        let recorded = try Data(contentsOf: Self.folder.appending(path: name))
        #expect(Array(recorded) == bytes, "\(name)")
      }
      let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      #expect(Set(names) == Set(made.keys))
    case .record:
      for (name, bytes) in made { try Data(bytes).write(to: Self.folder.appending(path: name)) }
      Issue.record("recorded; read the difference, and run again without ZOETROPE_RECORD")
    case .refuse: Issue.record("nothing is recorded under CI")
    }
  }

  @Test func opensWhatIsRecorded() throws {
    let recorded = try KeyFile(
      Array(Data(contentsOf: Self.folder.appending(path: "keys.json"))))
    #expect(try recorded == keys())
    let published = try PublishedKeys(recorded)
    var opened = 0
    for (guest, password) in Self.passwords {
      let found = try published.contentKeys(for: Password(password))
      for file in Self.files {
        let bytes = Array(try Data(contentsOf: Self.folder.appending(path: file.name)))
        let place = SealedFile.Place(site: recorded.salt, path: file.path, kind: file.kind)
        let text = try? SealedFile.open(bytes, at: place, with: found)
        #expect(text == (file.guests.contains(guest) ? file.text : nil), "\(guest) \(file.name)")
        opened += text == nil ? 0 : 1
      }
    }
    #expect(opened == 9)
  }
}
