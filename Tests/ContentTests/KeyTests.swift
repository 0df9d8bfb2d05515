import Content
import Testing

struct KeyTests {
  private static let tables = ModelKind.allCases.map(\.keys) + [IndexText.keys, SiteSettings.keys]

  @Test(arguments: tables.indices)
  func declaresEachKeyOnceAndDocumentsIt(index: Int) {
    let keys = Self.tables[index].keys
    #expect(Set(keys.map(\.name)).count == keys.count)
    #expect(keys.allSatisfy { $0.documentation.hasSuffix(".") })
  }

  @Test(arguments: [
    (ModelKind.trips, ["departure", "arrival"]), (.photos, ["title"]), (.accounts, ["name"]),
    (.people, ["firstName", "lastName"]), (.pages, ["title"]),
  ])
  func requires(kind: ModelKind, keys: [String]) {
    #expect(kind.keys.keys.filter(\.isRequired).map(\.name) == keys)
  }
}
