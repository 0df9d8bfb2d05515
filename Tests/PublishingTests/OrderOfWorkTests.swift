import Application
import Testing

@testable import Publishing

/// Order in which products are begun.
@Suite struct OrderOfWorkTests {
  @Test func beginsPagesOfManyModelsBeforeOtherFilesAndPagesOfOne() {
    func product(_ path: String, _ kind: Product.Kind, of source: String?) -> Product {
      Product(path: path, kind: kind, source: source, content: .rendered { _ in })
    }
    let plan = PublishingPlan(
      [
        product("trips/b/index.html", .page, of: "Content/trips/b.md"),
        product("trips/a/index.html", .page, of: "Content/trips/a.md"),
        product("trips/trips.ics", .calendar, of: nil),
        product("trips/index.html", .page, of: nil),
        product("tags/x/index.html", .page, of: nil),
        product("tags/x/feed.xml", .feed, of: nil),
      ], jobs: 1)
    #expect(
      plan.inOrderOfWork(0..<plan.count).map { plan[$0].path } == [
        "tags/x/index.html", "trips/index.html", "tags/x/feed.xml", "trips/trips.ics",
        "trips/a/index.html", "trips/b/index.html",
      ])
    // The products themselves are in the order of their paths.
    #expect(plan.products.first?.path == "tags/x/feed.xml")
  }
}
