import Content
import Domain
import TestSupport
import Testing

@testable import Application

@Suite struct SitemapTests {
  private func pages(_ count: Int) -> [ProductOutline] {
    (0..<count).map {
      ProductOutline(path: "\($0)/index.html", kind: .page, .ready(.copied(from: "")))
    }
  }

  @Test(arguments: [(0, [0]), (1, [1]), (3, [3]), (4, [3, 1]), (6, [3, 3]), (7, [3, 3, 1])])
  func splitsPastTheProtocolsCount(count: Int, parts: [Int]) throws {
    let base = try BaseURL("https://ana.example/journal")
    let plan = SitemapPlan(pages(count), under: base, maximumCount: 3)
    #expect(plan.parts.map(\.pages.count) == parts)
    #expect(plan.isSplit == (parts.count > 1))
    let routes = plan.isSplit ? (1...parts.count).map { "/sitemap-\($0).xml" } : ["/sitemap.xml"]
    #expect(plan.parts.map(\.route.path) == routes)
  }

  @Test func splitsPastTheProtocolsBytes() throws {
    let base = try BaseURL("https://ana.example")
    let plan = SitemapPlan(pages(100), under: base, maximumBytes: 1000)
    #expect(plan.parts.map(\.pages.count).reduce(0, +) == 100)
    #expect(plan.parts.allSatisfy { $0.pages.count <= 5 && !$0.pages.isEmpty })
  }

  /// Short addresses are not checked one by one, longer ones are, and the longest exceeds the
  /// limit.
  @Test(arguments: [(500, 1), (1500, 1), (2100, 0)])
  func leavesOutAddressesThatAreTooLong(length: Int, count: Int) throws {
    let path = String(repeating: "a", count: length) + "/index.html"
    let page = ProductOutline(path: path, kind: .page, .ready(.copied(from: "")))
    let plan = SitemapPlan([page], under: try BaseURL("https://ana.example"))
    #expect(plan.parts.map(\.pages.count) == [count])
  }

  @Test func leavesTheAuthorsOwnRobotsAlone() throws {
    let site = try made(["Content/robots.txt": "User-agent: *\nDisallow: /\n"])
    #expect(site.report == "")
    #expect(site["robots.txt"] == "User-agent: *\nDisallow: /\n")
  }

  @Test func namesEveryPageThatMayBeFound() throws {
    let site = try made([
      "Content/photos/p.gif": .gif(1, 1),
      "Content/photos/p.json":
        #"{"title": "P", "file": "p.gif", "buyURL": "https://b.example/"}"#,
      "Content/pages/old.md": "---\ntitle: New\naliases: /older/\nupdated: 2025-01-02\n---\n",
      "Content/pages/hidden.md": "---\ntitle: H\nvisibility: unlisted\n---\n",
    ])
    #expect(site.report == "")
    let places = site["sitemap.xml"].matches(of: /<loc>https:\/\/ana.example([^<]*)</).map {
      String($0.1)
    }
    #expect(
      places == [
        "/", "/trips/", "/photos/", "/photos/p/", "/accounts/", "/people/", "/old/", "/settings/",
      ])
    #expect(site["sitemap.xml"].contains("<lastmod>2025-01-02</lastmod>"))
  }
}
