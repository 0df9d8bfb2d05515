import Content
import Domain
import Markup
import Presentation

/// Shows a feed of the newest models of the site or of a term.
struct ShowFeed: UseCase {
  typealias ViewModel = FeedViewModel

  let feed: FeedPlan.Feed

  func show(in view: some View<FeedViewModel>, _ context: SiteContext) {
    let settings = context.settings
    let page = context.absolute(context.link(feed.route))
    let items = feed.items(in: context.site.content, at: context.now)
    // The latest change of any entry.
    let updated = items.newest(\.updated)
    var model = FeedViewModel(
      title: feed.title(in: context),
      updated: context.formats.timestamp(updated ?? Moment(.epoch, in: .utc)),
      pageLink: page,
      atomLink: context.absolute(context.link(.feed(feed.route, .atom))),
      jsonLink: context.absolute(context.link(.feed(feed.route, .json))),
      author: settings.author.flatMap(context.person).map {
        UserViewModel(writer: $0, in: context)
      } ?? UserViewModel(nameText: settings.title))
    model.subtitle = feed.route == .home ? settings.description : nil
    model.language = settings.locale.replacing("_", with: "-")
    model.entries = items.compactMap { item in
      context.model(item.place).map { model in
        context.entry(of: item) { FeedEntryViewModel(item, of: model, in: $0) }
      }
    }
    view.show(model)
  }
}

extension FeedPlan.Feed {
  /// Returns the title for feed readers: the site's, or the topic's and the site's.
  func title(in context: SiteContext) -> String {
    let site = context.settings.title
    let title: String
    switch topic {
    case .site: return site
    case .term(let term): title = term
    case .album(let index): title = context.title(of: context.album(at: index))
    }
    return context.phrases(.pageTitle, ["title": title, "site": site])
  }
}

/// The formats of a feed, by their file names.
enum FeedFormat: String, CaseIterable {
  case atom = "feed.xml"
  case json = "feed.json"

  var form: AlternateViewModel.Form {
    switch self {
    case .atom: .atom
    case .json: .jsonFeed
    }
  }
}
