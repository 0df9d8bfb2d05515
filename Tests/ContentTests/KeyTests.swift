import Content
import Testing

struct KeyTests {
  private static let tables = ModelKind.builtIn.map(\.keys) + [IndexText.keys, SiteSettings.keys]

  @Test(arguments: tables.indices)
  func declaresEachKeyOnceAndDocumentsIt(index: Int) {
    let keys = Self.tables[index].keys
    #expect(Set(keys.map(\.name)).count == keys.count)
    #expect(keys.allSatisfy { $0.documentation.hasSuffix(".") })
  }

  @Test(arguments: [
    (ModelKind.trips, ["departure"]), (.photos, []), (.accounts, ["name"]),
    (.people, ["firstName", "lastName"]), (.pages, ["title"]),
  ])
  func requires(kind: ModelKind, keys: [String]) {
    let bound = kind.keys.rules.flatMap { rule in
      guard case .all(let names, unless: _) = rule else { return [String]() }
      return names
    }
    #expect(kind.keys.keys.filter(\.isRequired).map(\.name) + bound == keys)
  }
}

struct SchemaKeyTests {
  @Test(arguments: [
    ("Content/site.json", "{\"$schema\": \"x.json\"}"),
    ("Content/index.json", "{\"$schema\": \"x.json\"}"),
    ("Content/pages/a.json", "{\"$schema\": \"x.json\", \"title\": \"A\"}"),
    ("Content/pages/a.md", "---\n$schema: x.json\ntitle: A\n---\n"),
  ])
  func isKnownInEveryFile(path: String, text: String) throws {
    #expect(try TestSite.report(path, text) == "")
  }
}
