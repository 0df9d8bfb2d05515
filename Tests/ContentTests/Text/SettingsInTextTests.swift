import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Content

/// Settings outside front matter would be published, and would hide nothing.
struct SettingsInTextTests {
  private func ids(_ text: String) throws -> [String] {
    try TestSite(["Content/pages/a.md": text]).load().ids
  }

  @Test func areRefusedInAValueOfSeveralLines() throws {
    let text = "---\ntitle: A\nsummary: |\n  Some words.\n  draft: true\n---\nText.\n"
    let loaded = try TestSite(["Content/pages/a.md": text]).load()
    #expect(loaded.ids == ["content-wrong-type"])
    #expect(loaded.diagnostics.first?.message.contains("its line 'draft: true'") == true)
  }

  @Test func namesTheSettingAndItsPlace() throws {
    #expect(
      try TestSite.report("Content/pages/a.md", "\n---\ntitle: A\ndraft: true\n---\nText\n") == """
        Content/pages/a.md:4:1: error[content-settings-in-text]: 'draft' is in the text, so it would be published and have no effect
            4 | draft: true
              | ^~~~~ write it at the top of the file, between the first two '---' lines; to show it as text, write it between backticks

        """)
  }

  @Test(arguments: [
    // Front matter that begins too late, or whose fence is malformed.
    "\n---\ntitle: A\n---\nx\n", "<!-- a -->\n---\ndraft: true\n---\nx\n",
    "<!-- a\n\nb -->\n\n---\ndraft: true\n---\nx\n", "  \n\n+++\ntitle = \"A\"\n+++\n",
    "--\ntitle: A\ndraft: true\n---\nx\n", "----\ntitle: A\ndraft: true\n----\n",
    " ---\ntitle: A\nvisibility: private\n---\n", "—\ndraft: true\n—\n", "-—\ndraft: true\n-—\n",
    "++\ndraft = true\n+++\n", "\n{\n  \"title\": \"A\",\n  \"draft\": true\n}\n", "draft: true\n",
    "\r\n---\r\ntitle: A\r\ndraft: true\r\n---\r\nx\r\n",
    "\n---\ntitle: A\ntags:\n  - a\n- b\n\n# c\ndraft: true\n---\n",
    "title: A\ndraft: true\n\nText\n",
  ])
  func areOneErrorWithoutFrontMatter(text: String) throws {
    #expect(try ids(text) == ["content-settings-in-text"])
  }

  @Test(arguments: [
    // A second block, which may lack its first fence.
    "draft: true\n---\nSECRET\n", "visibility: private\n---\nSECRET\n",
    "visibility: private\ndate: 2025-01-01\n---\nSECRET\n", "draft: true\n===\nSECRET\n",
    "draft = true\n+++\nSECRET\n", "Text.\n\ndarft: true\n",
    "---\ntitle: B\n---\nx\n", "\n+++\ntitle = \"B\"\n+++\nx\n", "---\nfoo: 1\nDraft: yes\n---\n",
    // Paragraphs anywhere.
    "Text.\n\ndraft: true\n", "\nvisibility: private\naudience: family\n\nText.\n",
    "\n\n  draft: true", "Text.\n\nx: 1\npublish_date: 2030-01-01\n",
    "Expiry-Date = 2030-01-01\n",
    "Text.\n\nPUBLISHDATE: 2030-01-01 10:00\n", "visibility: privat\n", "Visibility: private\n",
    "Text.\n\n---\naudience: [family]\n---\n", "Audience: \"family\"\n", "draft:\n",
    "#+draft: true\nSECRET\n", "Text.\n\n#+Draft: true\nSECRET\n",
    "Text.\n\nhidden: true  # for now\n", "\"draft\": true,\n", "planned: true\n\nText.\n",
    // Paragraphs that begin right after another block.
    "# Lisbon\ndraft: true\nvisibility: private\n", "Lisbon\n======\ndraft: true\n",
    "```\ncode\n```\ndraft: true\n", "***\ndraft: true\n", "<!-- a -->\ndraft: true\n",
    "%% a %%\nx: 1\ndraft: true\n", "<div></div>\n\ndraft: true\n", "    code\ndraft: true\n",
    "Text.\n\nx: 1\n%% a %%\ndraft: true <!-- for now -->\n",
    "Text.\n\ndraft: true <!-- a\n\nb -->\n",
    // Front matter after comments of other forms, and JSON on one line.
    "%% a %%\n---\ndraft: true\n---\nx\n", "{# a\n\nb #}\n\n---\ntitle: A\n---\n",
    "{% comment %}a{% endcomment %}\n+++\ndraft = true\n+++\n", "{\"draft\": true}\n",
    "\n{ \"x\": {\"y\": 1}, \"visibility\": \"private\" }\n\nText.\n",
    "{ \"title\": \"A\",\n  \"x\": 1 }\nText.\n", "{\"draft\": true}\nText.\n",
    "{ \"draft\" : true }  \nText.\n", "Text.\n\n{\"draft\": true}\nText.\n",
    "Text.\n\n{\n\"visibility\": \"private\"\n}\nText.\n", "%% a %%\n{\"draft\": true}\nText.\n",
    // Comments of several lines after a setting.
    "draft: true <!-- a\nb -->\n", "draft: true %% a\nb %%\n\nText.\n",
    "draft: true {# a\n\nb #}\n",
    "Text.\n\ndraft: true <!-- a\nb\n\nc -->\n\nText.\n", "x: 1 <!-- a\nb -->\ndraft: true\n",
    "---\ndraft: true <!-- a\nb -->\n---\n", "---\nx: 1 {# a\nb #}\ndraft: true\n---\nText.\n",
    "{draft: true}\nText.\n", "Text.\n\n{title: B, visibility: private}\nText.\n",
    "Text.\n\n---\ntitle: B\ndraft: true\n...\n\nText.\n", "draft:: true\n",
    "Text.\n\nvisibility:: private\n",
    // On the first line, whatever follows.
    "draft: true\nText\n", "\n\ndraft: true\nText\n", "draft:: true\nText\n",
    "draft: true <!-- a --> and text\nmore\n", "draft: true <!-- a\nb --> and text\n",
    "<!-- a -->\nvisibility: private\nText\n",
    // Inline fields of Dataview.
    "[draft:: true]\n", "Some words (visibility:: private) and more.\n",
    "- [ ] Task [audience:: family]\n", "A `code` [draft::yes] b\n",
    // Properties of a page as Notion and Pelican write them.
    "# A\n\nPublished: No\nStatus: Draft\nOwner: Ana Lima\n\nText.\n", "Status: Draft\n",
    "Publish: No\n", "Title: A\nDate: 2025-05-01\nStatus: draft\n",
    // Front matter without its first fence.
    "title: B\n---\nText.\n", "summary: B\ntags: [x]\n---\nText.\n", "title = \"B\"\n+++\n",
    // In lists, quotes and bold text, and among other lines.
    "- draft: true\n", "- a\n\n  draft: true\n", "> draft: true\n", "Text\ndraft: true\n",
    "# Lisbon\n- draft: true\n", "# Lisbon\n> draft: true\n", "# Lisbon\nText\ndraft: true\n",
    "1. visibility: private\n", "**draft: true**\n", "**draft:** true\n", "## draft: yes\n",
    "> - *visibility*: private\n", "draft: true\nx: a b c d\n\nText.\n",
    "Text\nexpiryDate: 2030-01-01\n", "* audience: [family]\n",
    "draft: true {>> a\nb <<}\n", "[//]: # (a)\n---\ndraft: true\n---\n",
  ])
  func areAnErrorBelowFrontMatter(text: String) throws {
    #expect(try ids("---\ntitle: A\n---\n\(text)") == ["content-settings-in-text"])
  }

  @Test(arguments: [
    "Place: Lisbon\n", "place: a small bar by the river\n", "Planned: tomorrow\n", "a: b\nc: d\n",
    "```yaml\ndraft: true\n```\n", "```\n\ndraft: true\n\n```\n", "    draft: true\n",
    "`[draft:: true]`\n", "    [draft:: true]\n", "%% [draft:: true] %%\n", "[due:: 2030-01-01]\n",
    "[draft](a::b)\n", "(Place:: Lisbon)\n",
    "- Draft: true\n", "- draft: we wrote this on the train\n", "> place: none\n",
    "- `draft: true`\n", "- ```\n  draft: true\n  ```\n", "<pre>\ndraft: true\n</pre>\n",
    "Text <!-- a\ndraft: true\n-->\n", "- visibility: good\n", "- draft: false\n",
    "<!--\n\ndraft: true\n\n-->\n", "---\n\nText\n\n---\n",
    "---\nText\n---\n",
    "---\nFrom: Lisbon\nTo: Porto\n---\n", "Note: draft\n", "title: B\nText.\n",
    "see: a\n---\nText.\n", "title: B\n\nText.\n", "Private: Yes\n", "Camera: no\n",
    "Status: Tired\n", "Status: Private\n", "https://a.example\n",
    "Draft: we wrote this on the train\n", "draft:true\n", "{{< a\ndraft=\"true\" >}}\n",
    "| draft: true |\n|---|\n", "%%\n\ndraft: true\n\n%%\n", "Hidden: nothing at all.\n",
    "~~~\ndraft: true\n~~~\n", "%% a %%\n~~~\ndraft: true\n~~~\n", "{\"a\": 1}\n",
    "# Lisbon\n```\ndraft: true\n```\n",
    "- {\"draft\": true}\n",
    "```\n{\"draft\": true}\n```\n",
    "Text {\"draft\": true}\n", "{#a}\n", "{a}\n", "{{a}}\n", "{draft} text\n", "{draft: a word}\n",
    "Text.\n\n{\"title\": \"A\"}\n",
    "    ---\n    draft: true\n    ---\n", "{{< a >}}\n\n\"draft\" is a word.\n",
  ])
  func areNotSeenInOtherText(text: String) throws {
    let found = try ids("---\ntitle: A\n---\n\(text)")
    #expect(found == [])
  }

  @Test(arguments: [
    "---\\ntitle: B\\n---\\nText", "Text.\\n\\ndraft: true\\nvisibility: private",
    "\\n{\\\"draft\\\": true}\\n",
  ])
  func areAnErrorInJSON(body: String) throws {
    let page = "{\"title\": \"A\", \"body\": \"\(body)\"}\n"
    #expect(
      try TestSite(["Content/pages/a.json": page, "Content/pages/index.json": page]).load().ids
        == ["content-settings-in-text", "content-settings-in-text"])
  }

  /// Texts that contain no settings: the examples of CommonMark.
  @Test func areNotSeenInTheSpecification() throws {
    struct Example: Decodable { let markdown: String }
    let file = Repository.root.appending(path: "../shared/conformance/commonmark/spec-0.30.json")
    guard let data = try? Data(contentsOf: file) else {
      #expect(ProcessInfo.processInfo.environment["CI"] == nil, "CI needs the conformance data")
      return
    }
    let examples = try JSONDecoder().decode([Example].self, from: data)
    #expect(examples.count == 652)
    let site = try TestSite()
    for (index, example) in examples.enumerated() {
      try site.write("Content/pages/p\(index).md", "---\ntitle: A\n---\n\(example.markdown)")
    }
    let ids = site.load().ids
    #expect(!ids.contains("content-settings-in-text"))
    #expect(!ids.contains("content-unfinished-merge"))
  }

  @Test func looksAtManyParagraphsInLinearTime() throws {
    let start = ContinuousClock.now
    for piece in [
      "```\n\ndraft: true\n\n```\n\n", "x\n\n- a\n\n  place: none\n\n", "draft: no\n",
      "place: none\nx\n\n", "{\"a\": 1}\n\n", "%% [draft:: true] %%\n\n",
      "%%\ndraft: true\n%%\n",
    ] {
      let text = "Text\n\(String(repeating: piece, count: 8_000))Text"
      #expect(try ids("---\ntitle: A\n---\n\(text)") == [])
    }
    let open = "Text\n\(String(repeating: "draft: true <!--\n", count: 8_000))Text"
    #expect(try !ids("---\ntitle: A\n---\n\(open)").isEmpty)
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  /// YAML and TOML join such lines, so a key below a text is a part of it.
  @Test(arguments: [
    "---\ntitle: A\nsummary: >\n  A long summary\n  draft: true\n---\n",
    "---\ntitle: A\nsummary: >-\n  A long summary\n\n  visibility: private\n---\n",
    "---\ntitle: A\nsummary: A long\n  summary\n  draft: true\n---\n",
    "---\ntitle: A\nsummary: \"A long\n  draft: true\"\n---\n",
    "---\ntitle: A\nsummary: 'A long\n  draft: true'\n---\n",
    "---\ntitle: A\nsummary: |\n  A long summary\n  draft: true\n---\n",
    "+++\ntitle = \"A\"\nsummary = \"\"\"A long \\\n  draft = true\"\"\"\n+++\n",
    "+++\ntitle = \"A\"\nsummary = \"\"\"\nA long \\\n  draft = true\n\"\"\"\n+++\n",
  ])
  func isFoundInAValueOfSeveralLines(text: String) throws {
    let loaded = try TestSite(["Content/pages/a.md": text]).load()
    #expect(loaded.diagnostics.contains { $0.severity == .error }, "\(text)\n\(loaded.report)")
    #expect(loaded.content.pages.isEmpty)
  }

  @Test(arguments: [
    "summary: >\n  A long summary\n  of Lisbon: we stayed a week.\n",
    "summary: >\n  What we saw.\n  Draft beer: five euros.\n  Place: Lisbon\n",
    "summary: A long\n  summary\ndraft: false\n", "summary: \"A long\n  https://a.example\"\n",
  ])
  func isProseInAValueOfSeveralLines(keys: String) throws {
    let loaded = try TestSite(["Content/pages/a.md": "---\ntitle: A\n\(keys)---\n"]).load()
    #expect(loaded.report == "")
    #expect(loaded.content.pages.count == 1)
  }
}
