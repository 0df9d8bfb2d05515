import Application
import Diagnostics
import Markup
import Testing

@testable import Publishing

@Suite struct RenderedTreeTests {
  @Test(arguments: [1, 3])
  func holdsWhatWouldBePublished(_ jobs: Int) throws {
    let site = SiteFolder()
    try site.write("picture", to: "x.jpg")
    let pages = Dictionary(uniqueKeysWithValues: (0..<100).map { ("\($0)/index.html", "\($0)") })
    let picture = Product(
      path: "photos/x.jpg", kind: .image, content: .copied(from: site.path + "/x.jpg"))
    let all = products(pages) + [picture]
    let diagnostics = DiagnosticCollector()
    let tree = RenderedTree(all, jobs: jobs, diagnostics: diagnostics)
    #expect(diagnostics.isEmpty)
    _ = try site.publisher(jobs: jobs).publish(all, diagnostics: diagnostics)
    #expect(tree.files.map(\.path) == site.pages.keys.sorted())
    for file in tree.files {
      #expect(String(decoding: file.bytes, as: UTF8.self) == site.pages[file.path])
    }
  }

  @Test func reportsWhatCannotBePublished() {
    let diagnostics = DiagnosticCollector()
    let missing = Product(path: "x.jpg", kind: .image, content: .copied(from: "nowhere/x.jpg"))
    let tree = RenderedTree(
      [page("../a"), page("b", "b"), page("b", "b"), missing], jobs: 2, diagnostics: diagnostics)
    #expect(tree.files.map(\.path) == ["b", "b"])
    #expect(
      diagnostics.diagnostics.map(\.id.text).sorted()
        == ["publish-path", "publish-unreadable", "site-duplicate-address"])
  }
}
