import Basics
import Content
import Domain
import Markup
import Presentation
import Templating

// Files other than pages, for feed readers, search engines and calendars. Feeds and sitemaps need a
// base address.

extension Coordinator {
  func showFeeds() -> [ProductOutline] { context.feeds.feeds.flatMap(showFeed) }

  private func showFeed(_ feed: FeedPlan.Feed) -> [ProductOutline] {
    [
      document(.feed(feed.route, .atom), .feed) { coordinator in
        coordinator.feed(feed, template: FeedViewModel.contract.template) {
          [templates = coordinator.templates] model, output in
          templates.feed.write(model, into: &output)
        }
      },
      document(.feed(feed.route, .json), .feed) { coordinator in
        coordinator.feed(feed) { model, output in
          output.append(model.json)
          output.append("\n")
        }
      },
    ]
  }

  private func feed(
    _ feed: FeedPlan.Feed, template: String? = nil,
    _ write: @escaping (FeedViewModel, inout OutputBuffer) -> Void
  ) -> any BoundProduct {
    DocumentProduct(
      context, ShowFeed(feed: feed), title: { [context] in feed.title(in: context) },
      template: template, write)
  }

  func showSitemaps(of pages: [ProductOutline]) -> [ProductOutline] {
    guard let base = context.base else { return [] }
    let plan = SitemapPlan(pages.filter(\.isListed), under: base)
    let sitemaps = plan.parts.map { part in
      document(part.route, .sitemap) { coordinator in
        DocumentProduct(
          coordinator.context, ShowSitemap(part: part, state: SiteState(coordinator.silent())),
          title: nil,
          template: SitemapViewModel.contract.template
        ) { model, output in coordinator.templates.sitemap.write(model, into: &output) }
      }
    }
    guard plan.isSplit else { return sitemaps }
    let index = document(.sitemap, .sitemap) { coordinator in
      DocumentProduct(
        coordinator.context,
        ShowSitemapIndex(parts: plan.parts, state: SiteState(coordinator.silent())), title: nil,
        template: SitemapIndexViewModel.contract.template
      ) { model, output in coordinator.templates.sitemapIndex.write(model, into: &output) }
    }
    return [index] + sitemaps
  }

  /// Returns the files that robots, systems and hosts look for, except files with the same name in
  /// the author's content.
  func showRootFiles() -> [ProductOutline] {
    let own = Set(content.assets.lazy.map(\.publishedPath).filter { $0.names.count == 1 })
    return (showRobots() + showManifest() + [showHeaders()]).filter { !own.contains("/" + $0.path) }
  }

  /// Returns the manifest of a site that has an icon.
  private func showManifest() -> [ProductOutline] {
    guard !content.settings.icons.isEmpty else { return [] }
    return [
      ProductOutline(
        path: Route.manifest.file, kind: .asset, isConstant: true,
        .found { coordinator in coordinator.chrome.manifest.map { TextProduct($0.json) } })
    ]
  }

  private func showHeaders() -> ProductOutline {
    ProductOutline(
      path: Route.headers.file, kind: .asset, isConstant: true, isOnDemand: true,
      .found { HeadersProduct($0.context) })
  }

  private func showRobots() -> [ProductOutline] {
    let link = context.base.map { _ in context.absolute(context.link(.sitemap)) }
    return [
      ProductOutline(
        path: Route.robots.file, kind: .robots,
        .ready(.rendered { $0.append(RobotsViewModel(sitemapLink: link).text) }))
    ]
  }

  /// Returns the calendar of all listed trips, and the calendars of single trips that have one.
  /// Events of a journey's legs belong to its parts.
  func showCalendars() -> [ProductOutline] {
    let trips = context.graph.listed(.trips)
    guard !trips.isEmpty else { return [] }
    let all = document(.calendar, .calendar) { coordinator in
      let name = coordinator.context.calendarTitle
      return coordinator.calendar(of: trips, name: name) { name }
    }
    return [all]
      + (trips + context.graph.relations.parts).compactMap { index in
        let trip = context.trip(at: index)
        guard context.hasCalendar(trip) else { return nil }
        return document(.calendar(trip.slug), .calendar, source: trip.path) { coordinator in
          coordinator.calendar(of: [index], name: nil) { [context = coordinator.context] in
            context.title(of: context.trip(at: index))
          }
        }
      }
  }

  /// Returns the tracks of trips that offer them.
  func showTracks() -> [ProductOutline] {
    content.trips.indices.filter { content.trip(at: $0).model.hasDownload }.map { index in
      let trip = content.trip(at: index)
      return document(.track(trip.slug), .track, source: trip.path) { coordinator in
        DocumentProduct(
          coordinator.context, ShowTrack(index: index),
          title: { [context = coordinator.context] in context.title(of: context.trip(at: index)) },
          template: nil
        ) { $1.append($0) }
      }
    }
  }

  /// Returns the entry files of accounts that offer them.
  func showEntries() -> [ProductOutline] {
    content.accounts.indices.filter { content.account(at: $0).model.offersEntries }.map { index in
      let account = content.account(at: index)
      return document(.entries(of: account.slug), .entries, source: account.path) { coordinator in
        DocumentProduct(
          coordinator.context, ShowEntries(index: index),
          title: { [context = coordinator.context] in context.title(of: context.account(at: index))
          },
          template: nil
        ) { $1.append($0) }
      }
    }
  }

  /// Returns the file that the filter on a list's pages searches.
  func showIndex(_ index: ListIndex) -> ProductOutline {
    document(.filter(index.list.route), .filter, source: nil) { coordinator in
      DocumentProduct(
        coordinator.context, ShowListIndex(index: index, kinds: coordinator.templates.kinds),
        title: { index.list.title }, template: nil
      ) { $0.write(into: &$1) }
    }
  }

  private func calendar(
    of trips: [Int], name: String?, title: @escaping () -> String
  ) -> any BoundProduct {
    DocumentProduct(context, ShowCalendar(trips: trips, name: name), title: title, template: nil) {
      $0.write(into: &$1)
    }
  }

  private func document(
    _ route: Route, _ kind: Product.Kind, source: String? = nil,
    _ find: @escaping @Sendable (Coordinator) -> (any BoundProduct)?
  ) -> ProductOutline {
    ProductOutline(path: route.file, kind: kind, source: source, .found(find))
  }
}
