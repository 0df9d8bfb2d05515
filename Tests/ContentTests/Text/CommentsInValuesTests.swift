import Testing

/// Comments in front matter would be published, because only Markdown leaves them out.
struct CommentsInValuesTests {
  @Test func namesThePlaceOfTheComment() throws {
    let text = "---\ntitle: A\nsummary: Good food %%and the code is 77%%\n---\n"
    #expect(
      try TestSite.report("Content/pages/a.md", text) == """
        Content/pages/a.md:3:20: error[content-wrong-type]: 'summary' must be text without comments, but this comment would be published
            3 | summary: Good food %%and the code is 77%%
              |                    ^~~~~~~~~~~~~~~~~~~~~~ delete the comment

        """)
  }

  @Test(arguments: [
    "a <!-- b --> c", "<!-- b", "%%a%%", "(%%a%%)", "{# a #}", "{#a b#}", "{% comment %}a",
    "{::comment}a{:/comment}", "{{! a }}", "{%- # a %}", "<%# a %>", "{/* a */}",
    "A %%and more", "{>>a<<}", "{--a--}", "{% if false %}a{% endif %}",
  ])
  func areErrorsInTexts(value: String) throws {
    for key in ["title", "summary", "category", "tags"] {
      let page = "---\n\(key == "title" ? "" : "title: A\n")\(key): '\(value)'\n---\n"
      #expect(try TestSite(["Content/pages/a.md": page]).load().ids == ["content-wrong-type"])
    }
    let photo = "{\"title\": \"A\", \"alt\": \"\\u0041 \(value)\", \"file\": \"a.jpg\"}"
    #expect(
      try TestSite(["Content/photos/a.json": photo]).load().ids.first == "content-wrong-type")
  }

  /// Every type of text that pages show, including types with further rules.
  @Test(arguments: [
    "number", "seat", "platform", "gate", "provider", "note", "slug", "id",
  ])
  func areErrorsInEveryTypeOfText(key: String) throws {
    for value in ["A %%b%% c", "A <!-- b --> c"] {
      let trip = "---\ntitle: A\n\(key): '\(value)'\n---\n"
      #expect(try TestSite(["Content/trips/a.md": trip]).load().ids.contains("content-wrong-type"))
    }
  }

  @Test(arguments: ["license", "watermark", "creator"])
  func areErrorsInSettings(key: String) throws {
    let settings = "{\"photos\": {\"\(key)\": \"A %%b%% c\"}}"
    #expect(try TestSite(["Content/site.json": settings]).load().ids == ["content-wrong-type"])
  }

  @Test func aDefinitionWithoutALinkIsAnErrorToo() throws {
    let page = "---\ntitle: A\nsummary: |\n  Good food.\n  [//]: # (a)\n---\n"
    #expect(try TestSite(["Content/pages/a.md": page]).load().ids == ["content-wrong-type"])
  }

  @Test(arguments: [
    "50%% off", "100 %% sure", "a {#b} c", "{{#each}}", "<b>", "<!DOCTYPE html>", "{% include a %}",
    "5 < 6 %", "{a}", "-->", "{#", "<?", "% of all", "[Ana]: a",
  ])
  func areNotSeenInOtherTexts(value: String) throws {
    let page = "---\ntitle: 'A \(value)'\nsummary: '\(value)'\n---\n%% a %%\n"
    #expect(try TestSite(["Content/pages/a.md": page]).load().ids == [])
  }

  @Test func areLeftOutOfAText() throws {
    let page = "{\"title\": \"A\", \"body\": \"One %%two%% <!-- three -->\"}"
    #expect(try TestSite(["Content/pages/a.json": page]).load().ids == [])
  }
}
