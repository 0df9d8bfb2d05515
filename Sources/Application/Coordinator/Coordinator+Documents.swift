import Content
import Domain
import Markup
import Presentation
import Templating

// Files besides pages: for feed readers, search engines and calendars.

extension Coordinator {
  /// Every document that follows from the pages; feeds and sitemaps need a base address.
  func showDocuments(of pages: [Product]) -> [Product] {
    context.feeds.feeds.flatMap(showFeed) + showSitemaps(of: pages) + showRobots() + showCalendars()
  }

  func showFeed(_ feed: FeedPlan.Feed) -> [Product] {
    let useCase = ShowFeed(feed: feed)
    let title = { @Sendable [context] in feed.title(in: context) }
    return [
      document(
        useCase, .feed(feed.route, .atom), .feed, title, template: FeedViewModel.contract.template
      ) { [templates] model, output in
        templates.feed.write(model, into: &output)
      },
      document(useCase, .feed(feed.route, .json), .feed, title) { model, output in
        output.append(model.json)
        output.append("\n")
      },
    ]
  }

  private func showSitemaps(of pages: [Product]) -> [Product] {
    guard let base = context.base else { return [] }
    let listed = pages.lazy.filter(\.isListed).map(SitemapPlan.Page.init)
    let plan = SitemapPlan(listed, under: base)
    let sitemaps = plan.parts.map { part in
      document(
        ShowSitemap(part: part), part.route, .sitemap,
        template: SitemapViewModel.contract.template
      ) { [templates] model, output in
        templates.sitemap.write(model, into: &output)
      }
    }
    guard plan.isSplit else { return sitemaps }
    let index = document(
      ShowSitemapIndex(parts: plan.parts), .sitemap, .sitemap,
      template: SitemapIndexViewModel.contract.template
    ) {
      [templates] model, output in templates.sitemapIndex.write(model, into: &output)
    }
    return [index] + sitemaps
  }

  /// None where the author has one among the content.
  private func showRobots() -> [Product] {
    guard !context.content.assets.contains(where: { $0.publishedPath == Route.robots.path }) else {
      return []
    }
    let link = context.base.map { _ in context.absolute(context.link(.sitemap)) }
    return [
      Product(
        path: Route.robots.file, kind: .robots,
        content: .rendered { $0.append(RobotsViewModel(sitemapLink: link).text) })
    ]
  }

  /// One for each trip that lists show, and one for all of them.
  private func showCalendars() -> [Product] {
    let trips = content.trips.indices.filter { content.trips[$0].isListed }
    guard !trips.isEmpty else { return [] }
    let name = context.calendarTitle
    let all = calendar(ShowCalendar(trips: trips, name: name), .calendar) { name }
    return [all]
      + trips.map { index in
        let trip = content.trips[index]
        return calendar(
          ShowCalendar(trips: [index], name: nil), .calendar(trip.slug), source: trip.path
        ) { [context] in context.title(of: trip) }
      }
  }

  private func calendar(
    _ useCase: ShowCalendar, _ route: Route, source: String? = nil,
    title: @escaping @Sendable () -> String
  ) -> Product {
    document(useCase, route, .calendar, title, source: source) { $0.write(into: &$1) }
  }

  /// A product that runs a use case against a file when its bytes are wanted.
  private func document<Content: Sendable>(
    _ useCase: some UseCase<Content>, _ route: Route, _ kind: Product.Kind,
    _ title: (@Sendable () -> String)? = nil, source: String? = nil, template: String? = nil,
    _ write: @escaping @Sendable (Content, inout OutputBuffer) -> Void
  ) -> Product {
    let document = DocumentProduct(context, useCase, title: title, template: template, write)
    return Product(
      path: route.file, kind: kind, source: source,
      content: .rendered { document.write(into: &$0) }, facts: document)
  }
}
