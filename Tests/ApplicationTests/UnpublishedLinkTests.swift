import Diagnostics
import TestSupport
import Testing

@testable import Application

/// Links and keys that lead to a file which is left out because of its name are errors.
@Suite struct UnpublishedLinkTests {
  private static let files: [String: TemporaryFolder.File] = [
    "Content/pages/private/secret.md": "---\ntitle: Secret\n---\n",
    "Content/pages/private/plan.gif": .gif(4, 3),
    "Content/pages/a.gif": .gif(2, 2), "Content/pages/a copy.gif": .gif(2, 2),
    "Content/public/drafts/x.pdf": "x",
  ]

  private func errors(
    _ markdown: String, key: String = "", _ more: [String: TemporaryFolder.File] = [:]
  ) throws -> [String] {
    var files = Self.files.merging(more) { $1 }
    files["Content/pages/note.md"] = .text("---\ntitle: Note\n\(key)---\n\(markdown)\n")
    return try made(files).diagnostics.filter { $0.severity == .error }
      .map { "\($0.id.text): \($0.message)" }
  }

  @Test(arguments: [
    (
      "[s](private/secret.md)", "link-broken",
      "this link leads to a file that isn't published, because it is in the private folder "
        + "'Content/pages/private'"
    ),
    (
      "[s](private/)", "link-broken",
      "this link leads to a file that isn't published, because it is in the private folder "
        + "'Content/pages/private'"
    ),
    (
      "![s](private/plan.gif)", "link-broken-image",
      "this image isn't published, because it is in the private folder 'Content/pages/private'"
    ),
    (
      "![s](<a copy.gif>)", "link-broken-image",
      "this image isn't published, because it is a copy of 'Content/pages/a.gif'"
    ),
    (
      "[s](/drafts/x.pdf)", "link-broken",
      "this link leads to a file that isn't published, because it is in the private folder "
        + "'Content/public/drafts'"
    ),
    (
      "[s](/secret/)", "link-broken",
      "this link leads to a file that isn't published, because it is in the private folder "
        + "'Content/pages/private'"
    ),
  ])
  func aLinkToAFileThatIsLeftOutSaysWhy(markdown: String, id: String, message: String) throws {
    #expect(try errors(markdown) == ["\(id): \(message)"])
  }

  @Test func aKeyThatNamesAFileThatIsLeftOutSaysWhy() throws {
    #expect(
      try errors("Text.", key: "image: private/plan.gif\n") == [
        "content-missing-file: 'image' names a file that isn't published, because it is in the "
          + "private folder 'Content/pages/private'"
      ])
  }

  @Test func theNavigationAndTemplatesSayWhy() throws {
    let message =
      "'navigation' names a file that isn't published, because it is in the private folder "
      + "'Content/public/drafts'"
    #expect(
      try errors(
        "Text.",
        [
          "Content/site.json": #"{"navigation": [{"name": "X", "url": "/drafts/x.pdf"}]}"#,
          "Templates/components/head.html": "<a href=\"/drafts/x.pdf\">x</a>",
        ]) == [
          "content-missing-file: \(message)",
          "template-broken-link: nothing is published at '/drafts/x.pdf', because it is in the "
            + "private folder 'Content/public/drafts'",
        ])
  }
}
