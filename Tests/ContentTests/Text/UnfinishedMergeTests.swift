import Diagnostics
import Testing

@testable import Content

/// A file in which two versions conflict is never published.
struct UnfinishedMergeTests {
  private static let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> theirs\n"

  /// The case 06-conflict-markers.
  @Test func isAnErrorInAText() throws {
    let text = "---\ntitle: A\n---\nPara\n" + Self.conflict
    #expect(
      try TestSite.report("Content/pages/a.md", text) == """
        Content/pages/a.md:5:1: error[content-unfinished-merge]: this file contains an unfinished merge of two versions
            5 | <<<<<<< HEAD
              | ^~~~~~~~~~~~ keep the version you want, and delete the lines with '<<<<<<<', '=======' and '>>>>>>>'

        """)
  }

  /// The case 07-conflict-in-front-matter, and its siblings.
  @Test(arguments: [
    ("Content/pages/a.md", "---\n@title: A\n=======\ntitle: B\n>>>>>>> theirs\n---\nx\n", 2),
    ("Content/pages/a.md", "@---\ntitle: A\n=======\n---\ntitle: B\n>>>>>>> theirs\n---\nx\n", 1),
    ("Content/pages/a.md", "+++\n@title = 1\n=======\ntitle = 2\n>>>>>>> theirs\n+++\nx\n", 2),
    ("Content/pages/a.md", "---\r\n@title: A\r\n=======\r\n>>>>>>> theirs\r\n---\r\n", 2),
    ("Content/pages/a.md", "---\ntitle: A\n---\n@a\n||||||| base\nb\n=======\nc\n>>>>>>> d\n", 4),
    ("Content/pages/a.json", "{\n@\"title\": \"A\"\n=======\n\"title\": \"B\"\n>>>>>>> d\n}\n", 2),
    ("Content/pages/index.md", "---\ntitle: A\n---\n@a\n=======\nb\n>>>>>>> d\n", 4),
    ("Content/site.json", "{\n@\"title\": \"A\"\n=======\n\"title\": \"B\"\n>>>>>>> d\n}\n", 2),
    ("Content/rates.csv", "date,USD\n@2024-01-01,1\n=======\n2024-01-01,2\n>>>>>>> d\n", 2),
    ("Content/rates.json", "{\n@}\n=======\n}\n>>>>>>> d\n", 2),
    ("Content/pages/a.md", "\u{FEFF}@---\ntitle: A\n=======\n>>>>>>> d\n---\n", 1),
  ])
  func isOneErrorInEveryFormat(path: String, text: String, line: Int) throws {
    let opening = "<<<<<<< HEAD" + (text.contains("\r") ? "\r\n" : "\n")
    let loaded = try TestSite([path: text.replacing("@", with: opening)]).load()
    #expect(loaded.ids == ["content-unfinished-merge"])
    #expect(loaded.diagnostics.first?.place?.line == line)
  }

  @Test func isAnErrorWithoutItsFirstLine() throws {
    let text = "---\ntitle: A\n---\na\n=======\nb\n>>>>>>> theirs\n"
    let loaded = try TestSite(["Content/pages/a.md": text]).load()
    #expect(loaded.diagnostics.map { $0.place?.line } == [7])
    #expect(loaded.ids == ["content-unfinished-merge"])
    let code = "---\ntitle: A\n---\n```\n=======\n>>>>>>> theirs\n```\n"
    #expect(try TestSite(["Content/pages/a.md": code]).load().ids == ["content-merge-in-code"])
    #expect(
      try TestSite(["Content/pages/a.md": "---\ntitle: A\n---\na\n=======\n"]).load().ids == [])
  }

  @Test(arguments: ["```\n@```\n", "- a\n\n  ```\n@  ```\n", "~~~ diff\n@~~~\n"])
  func isAWarningInCode(text: String) throws {
    let body = text.replacing("@", with: text.hasPrefix("-") ? "" : Self.conflict)
    let loaded = try TestSite(["Content/pages/a.md": "---\ntitle: A\n---\n\(body)"]).load()
    #expect(loaded.ids == (text.hasPrefix("-") ? [] : ["content-merge-in-code"]))
  }

  /// A conflict any of whose marks readers would see, whatever examples are around it.
  @Test(arguments: [
    "```\n#```\n\n@", "```\n<<<<<<< a\n```\n\n@", "```\n<<<<<<< a\n=======\n```\n\n@",
    "```\n#```\n\n```\n#```\n\nx\n@\n```\n#```\n", "~~~\n<<<<<<< a\n~~~\n=======\n>>>>>>> b\n",
    "```\n<<<<<<< a\na\n```\n=======\nb\n```\n>>>>>>> b\n```\n", "@\n```\n#```\n",
  ])
  func isAnErrorBesideExamples(text: String) throws {
    let body = text.replacing("#", with: Self.conflict).replacing("@", with: Self.conflict)
    let loaded = try TestSite(["Content/pages/a.md": "---\ntitle: A\n---\n\(body)"]).load()
    #expect(loaded.ids == ["content-unfinished-merge"])
    guard let at = text.firstIndex(of: "@") else { return }
    let before = text[..<at].replacing("#", with: Self.conflict)
    #expect(loaded.diagnostics.first?.place?.line == 4 + before.filter { $0 == "\n" }.count)
  }

  @Test func looksAtManyMarksInLinearTime() throws {
    let start = ContinuousClock.now
    let marks = String(repeating: "<<<<<<< a\n", count: 100_000)
    let text = "---\ntitle: A\n---\n```\n\(marks)=======\n>>>>>>> b\n```\n"
    #expect(try TestSite(["Content/pages/a.md": text]).load().ids == ["content-merge-in-code"])
    #expect(ContinuousClock.now - start < .seconds(30))
  }

  @Test(arguments: [
    "<<<<<<< a\n", "=======\n<<<<<<< a\n>>>>>>> b\n", "<<<<<<<< a\n=======\n>>>>>>>\n",
    " <<<<<<< a\n=======\n>>>>>>>b\n", "Title\n=======\n", ">>>>>>> a\n=======\n",
    ">>>>>>> a\n", "<<<<<<< a\n========\n>>>>>>> b\n",
  ])
  func isNotSeenInOtherText(text: String) throws {
    #expect(UnfinishedMerge.range(in: Array(text.utf8)) == nil)
  }
}
