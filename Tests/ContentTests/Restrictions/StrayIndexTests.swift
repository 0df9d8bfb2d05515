import Diagnostics
import Testing

@testable import Content

/// Files that look like an index, but restrict nothing.
struct StrayIndexTests {
  private static let trip = "---\ndeparture: 2024-05-01\narrival: 2024-05-02\n---\n"

  /// Loads a folder of trips with one more file.
  private func load(_ name: String, _ text: String, in folder: String = "trips/asia") throws
    -> Loaded
  {
    try TestSite([
      "Content/trips/asia/tokyo.md": Self.trip, "Content/pages/a/b.md": "---\ntitle: B\n---\n",
      "Content/\(folder)/\(name)": text,
    ]).load()
  }

  private static let names = [
    "_index.md", "INDEX.MD", "Index.Md", "index.mdx", "index.markdown", ".index.md",
    "index.md.txt", "readme.markdown", "indx.markdown", "idnex.mdx", "album.md.txt", "index.de.mdx",
    "index", ".index.markdown",
  ]

  @Test(arguments: names) func isAnErrorIfItWouldHideTheFolder(name: String) throws {
    for key in [
      "draft: true", "visibility: private # for now", "audience: [family]", "published: false",
      "extra:\n  draft: true", "Draft: yes", "expiryDate: 2020-01-01", "private:",
    ] {
      let loaded = try load(name, "---\ntitle: Asia\n\(key)\n---\nText.\n")
      #expect(loaded.ids.contains("content-stray-index"), "\(key)\n\(loaded.report)")
      #expect(loaded.diagnostics.count == 1)
    }
  }

  @Test(arguments: [
    ("index.yaml", "title: Asia\ndraft: true\n"), ("_index.yml", "visibility: private\n"),
    ("index.toml", "draft = true\n"), ("index.json5", "{title: 'Asia', draft: true}"),
    ("INDEX.JSON", #"{"title": "Asia", "draft": true}"#), ("index.jsonc", "{\n \"draft\": true\n}"),
    ("index.mdx", "+++\ndraft = true\n+++\n"), ("index.mdx", "---\r\ndraft: true\r\n---\r\n"),
    ("trip.yaml", "published: false\n"), ("_category_.yml", "draft: true\n"),
    ("_data.yaml", "draft: true\n"),
  ])
  func isAnErrorInEachFormat(name: String, text: String) throws {
    #expect(try load(name, text).ids == ["content-stray-index"])
  }

  @Test(arguments: names) func isNoErrorWithoutSuchAKey(name: String) throws {
    let text = "---\ntitle: Asia\ndraft: false\npublished: 2020-01-01\n---\ndraft: true\n"
    let loaded = try load(name, text)
    #expect(loaded.diagnostics.allSatisfy { $0.severity == .warning }, "\(loaded.report)")
    #expect(loaded.content.trips.count == 1)
  }

  @Test(arguments: [
    ("index.txt", "private: yes\n"), ("readme.txt", "password: abc\n"),
    ("Lisbon.mdx", "---\ndraft: true\n---\n"),
    ("._index.md", "draft: true"), ("india.mdx", "---\ndraft: true\n---\n"),
    ("index.html", "draft: true\n"), ("index.css", "hidden: true\n"),
  ])
  func isAnotherFile(name: String, text: String) throws {
    #expect(try !load(name, text).diagnostics.contains { $0.severity == .error })
  }

  /// Models that keep themselves private, but not their folder.
  @Test func isAModel() throws {
    let trip = "---\ndeparture: 2024-05-01\narrival: 2024-05-02\ndraft: true\n---\n"
    for name in ["INDEX.md", "readme.md", "_index.json".replacing(".json", with: "e.md")] {
      let ids = try load(name, trip).ids
      #expect(ids.contains("content-stray-index") == (name != "_indexe.md"))
    }
    #expect(try load("readme.md", trip, in: "trips").ids == [])
    let page = "---\ntitle: A\ndraft: true\n---\n"
    #expect(try load("README.md", page, in: "pages/a").ids == ["content-stray-index"])
  }

  @Test func saysWhatToDo() throws {
    #expect(
      try load("_index.md", "---\ndraft: true\n---\n").report == """
        Content/trips/asia/_index.md:2:1: error[content-stray-index]: 'draft: true' hides nothing: this file isn't the 'index.md' of its folder
            2 | draft: true
              | ^~~~~~~~~~~ rename the file to 'index.md', or write the key in the 'index.md' there

        """)
    #expect(
      try load("_index.md", "---\ndraft: true\n---\n", in: "pages/a").diagnostics.map(\.fix)
        == ["rename the file to 'index.md', or write the key in the 'index.md' there"])
    #expect(
      try load("_index.md", "---\ndraft: true\n---\n", in: "trips").ids == ["content-draft-index"])
  }
}
