import Foundation
import TestSupport
import Testing

@testable import Commands

/// Compares `Documentation/` with what the code generates.
///
/// `ZOETROPE_RECORD=1 swift test --filter DocumentationTests` writes it again and fails; read the
/// difference before committing it.
struct DocumentationTests {
  @Test(arguments: Manual.all)
  func saysWhatTheCodeDoes(_ manual: Manual) throws {
    let file = Repository.root.appending(path: "Documentation/\(manual.name).md")
    let text = try manual.text()
    #expect(text.count > 1000)
    switch Recording.asked() {
    case .compare:
      let recorded = try String(contentsOf: file, encoding: .utf8)
      let difference = Self.firstDifference(recorded, text)
      #expect(
        difference == nil,
        "Documentation/\(manual.name).md is stale\n\(difference ?? "")\nwrite it anew with ZOETROPE_RECORD=1"
      )
    case .record:
      try Data(text.utf8).write(to: file)
      Issue.record("recorded; read the difference, and run again without ZOETROPE_RECORD")
    case .refuse: Issue.record("nothing is recorded under CI")
    }
  }

  @Test func namesEveryPackageAndLibraryAmongTheLicences() throws {
    let named = ThirdParty.libraries.map { "\($0.name) \($0.address)" }.joined(separator: "\n")
      .lowercased()
    let manifest = try Repository.text("Package.swift")
    let resolved = try Repository.text("Package.resolved")
    let packages = resolved.matches(of: /"identity" : "([^"]+)"/).map { String($0.1) }
    let libraries = manifest.matches(of: /(?:apt\(\["|linkedLibrary\(")(?:lib)?([a-z]+)/)
      .map { String($0.1) }.filter { $0 != "dl" }
    #expect(packages.count > 2 && libraries.count > 3)
    for name in packages + libraries {
      let other = ["ssl": "openssl", "cmark": "libcmark", "yaml": "libyaml"][name] ?? name
      #expect(named.contains(other), "\(name)")
    }
  }

  @Test func pagesAreShortEnoughToRead() throws {
    for manual in Manual.all {
      let lines = try manual.text().split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= ManualPages.limit, "\(manual.name).md")
    }
  }

  @Test func linksOfTheManualsLeadToManualsAndTheirHeadings() throws {
    let folder = Repository.root.appending(path: "Documentation")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".md") }
    var texts: [String: String] = [:]
    for file in files {
      texts[file] = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    }
    for manual in Manual.all { texts["\(manual.name).md"] = try manual.text() }
    let generated = Set(texts.filter { $0.value.contains(Manual.notice) }.keys)
    #expect(generated == Set(Manual.all.map { "\($0.name).md" }), "delete the others")
    var count = 0
    for (file, text) in texts {
      let words = text.replacing(/```[\s\S]*?```|`[^`\n]*`/, with: "")
      for link in words.matches(of: /\]\(([^)#:]*)(?:#([^)]+))?\)/)
      where link.1.isEmpty || link.1.hasSuffix(".md") && !link.1.contains("/") {
        let target = try #require(texts[link.1.isEmpty ? file : String(link.1)], "\(link.0)")
        count += 1
        guard let anchor = link.2 else { continue }
        #expect(Self.anchors(in: target).contains(String(anchor)), "\(file): \(link.0)")
      }
    }
    #expect(count > 50)
  }

  /// Returns the anchors that GitHub derives from headings.
  private static func anchors(in text: String) -> Set<String> {
    Set(text.matches(of: /(?m)^#+ (.+)$/).map { Markdown.anchor(String($0.1)) })
  }

  private static func firstDifference(_ old: String, _ new: String) -> String? {
    let (old, new) = (
      old.split(separator: "\n", omittingEmptySubsequences: false),
      new.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let line =
      zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset
      ?? min(old.count, new.count)
    guard old.count != new.count || line < old.count else { return nil }
    func shown(_ lines: [Substring]) -> Substring { line < lines.count ? lines[line] : "(the end)" }
    return "line \(line + 1)\n  is        \(shown(old))\n  should be \(shown(new))"
  }
}
