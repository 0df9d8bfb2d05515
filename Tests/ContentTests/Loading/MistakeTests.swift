import Content
import Diagnostics
import Foundation
import Testing

struct MistakeTests {
  private static let good = (1...40).map {
    ("Content/trips/good-\($0).md", "---\ndeparture: 0\narrival: 0\npeople: [ana, bo]\n---\n")
  }

  @Test func placesNineMistakesOfThreeFilesAndNoneAboutReferencesToThem() throws {
    let site = try TestSite(Dictionary(uniqueKeysWithValues: Self.good))
    try site.write(
      "Content/people/ana.md",
      """
      ---
      firstName: Ana
      birthdate: 2015-02-30
      url: ana.example
      ---
      """)
    try site.write(
      "Content/people/bo.json",
      #"{"slug": "bo", "firstName": 7, "lastName": " ", "birthdate": true}"#)
    try site.write(
      "Content/trips/bad.md",
      """
      +++
      departure = "2015-10-09T25:00:00Z"
      arrival = "2015-10-09T13:09:53+02:00[Europe/Lisbon]"
      mode = "trian"
      people = ["ana", "bo"]
      +++
      """)
    try site.write(
      "Content/photos/sea.md", "---\ntitle: Sea\nfile: p.jpg\nalt: A\ntrip: bad\n---\n")
    let loaded = site.load()
    #expect(
      loaded.diagnostics.map { "\($0.place?.file ?? ""):\($0.place?.line ?? 0) \($0.id.text)" } == [
        "Content/people/ana.md:1 content-missing-key",
        "Content/people/ana.md:3 content-wrong-type",
        "Content/people/ana.md:4 content-wrong-type",
        "Content/people/bo.json:1 content-wrong-type",
        "Content/people/bo.json:1 content-wrong-type",
        "Content/people/bo.json:1 content-wrong-type",
        "Content/trips/bad.md:2 content-wrong-type",
        "Content/trips/bad.md:3 content-wrong-offset",
        "Content/trips/bad.md:4 content-wrong-type",
      ])
    #expect(loaded.content.trips.count == 40)
    #expect(loaded.content.photos.count == 1)
  }

  @Test func looksForTheSlugsOfFilesThatCannotBeParsed() throws {
    let site = try TestSite([
      "Content/people/x.md": "---\nslug: ana\nfirstName: [\n---\n",
      "Content/trips/x.md": "---\ndeparture: 0\narrival: 0\npeople: [ana, x, bo]\n---\n",
    ])
    #expect(site.load().ids == ["content-yaml-syntax", "content-missing-reference"])
  }

  @Test func givesTheSameDiagnosticsForAnyNumberOfJobs() throws {
    let site = try TestSite()
    for number in 0..<100 {
      try site.write("Content/trips/\(number).md", "---\ndepature: 0\narrival: x\n---\n")
    }
    let first = site.load(jobs: 1)
    #expect(first.diagnostics.count == 200)
    #expect(site.load(jobs: 7).diagnostics == first.diagnostics)
  }

  @Test func refusesTextThatIsNotUTF8() throws {
    let site = try TestSite()
    try site.write("Content/pages/a.md", Array("---\ntitle: A\n---\nText ".utf8) + [0xFF, 0x0A])
    #expect(
      site.load().report == """
        Content/pages/a.md:4:6: error[content-not-utf8]: the file contains bytes that aren't UTF-8
            4 | Text \u{FFFD}
              |      ^ save it as UTF-8

        """)
  }

  /// Files with a byte order mark and without; each is reported once, without consequences.
  @Test(arguments: [String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian])
  func tellsUTF16(encoding: String.Encoding) throws {
    let site = try TestSite()
    func bytes(_ text: String) throws -> [UInt8] {
      [UInt8](try #require(text.data(using: encoding)))
    }
    try site.write("Content/pages/a.md", bytes("---\ntitle: A\n---\nText é\n"))
    try site.write("Content/pages/b.json", bytes(#"{"title": "B", "slug": "b"}"#))
    try site.write("Content/site.json", bytes(#"{"title": "S"}"#))
    try site.write("Content/pages/c.md", "---\ntitle: C\n---\n")
    let told = """
      error[content-not-utf8]: the file is in UTF-16
         save it as UTF-8, which your editor offers as an encoding

      """
    let paths = ["Content/pages/a.md", "Content/pages/b.json", "Content/site.json"]
    #expect(site.load().report == paths.map { "\($0): \(told)" }.joined())
  }

  @Test func countsTheFilesOfAnUnknownKey() throws {
    let site = try TestSite()
    for name in ["b", "a", "c"] {
      try site.write("Content/pages/\(name).md", "---\ntitle: A\nsumary: x\n---\n")
    }
    #expect(
      site.load().report == """
        Content/pages/a.md:3:1: warning[content-unknown-key]: a page has no key 'sumary'
            3 | sumary: x
              | ^~~~~~ did you mean 'summary'?
           note: it is in 3 files

        """)
  }
}
