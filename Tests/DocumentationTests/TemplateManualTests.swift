import Testing

@Suite struct TemplateManualTests {
  /// A template of its own name at the top of the theme shows a page, but for the frame around all.
  @Test func describesEveryPageOfTheTheme() throws {
    let names = try Repository.texts(below: "Templates", extension: "html").keys
      .filter { !$0.contains("/") }.map { String($0.dropLast(".html".count)) }
    let described = TemplateManual.roots.flatMap { [$0.template] + $0.variants }
    #expect(Set(names).subtracting(["page"]) == Set(described))
  }
}
