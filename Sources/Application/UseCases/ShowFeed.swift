import Content
import Domain
import Markup
import Presentation

/// Shows a feed of the newest models of the site or of a term.
struct ShowFeed: UseCase {
  typealias ViewModel = FeedViewModel

  let feed: FeedPlan.Feed

  func given(in context: SiteContext) -> UInt64 { feed.hash(in: context) }

  func show(in view: some View<FeedViewModel>, _ context: SiteContext) {
    let settings = context.content.settings
    let page = context.absolute(context.link(feed.route))
    let items = feed.items(in: context.content, at: context.now)
    // The latest change of any entry.
    let updated = items.newest(\.updated)
    view.show(
      FeedViewModel(
        title: feed.title(in: context),
        subtitle: feed.topic == nil ? settings.description : nil,
        language: settings.locale.replacing("_", with: "-"),
        id: page.address,
        updated: context.formats.local(updated ?? Moment(.epoch, in: .utc)).written,
        pageLink: page,
        atomLink: context.absolute(context.link(.feed(feed.route, .atom))),
        jsonLink: context.absolute(context.link(.feed(feed.route, .json))),
        author: settings.author.flatMap(context.graph.person).map {
          UserViewModel(writer: $0, in: context)
        } ?? UserViewModel(nameText: settings.title),
        entries: items.compactMap { item in
          let place = item.place
          return context.content.models.model(of: place.kind, at: place.index).map { model in
            context.feedEntries.entry(of: item) {
              FeedEntryViewModel(item, of: model, in: context)
            }
          }
        }))
  }
}

extension FeedPlan.Feed {
  /// Returns the title for feed readers: the site's, or the term's and the site's.
  func title(in context: SiteContext) -> String {
    let site = context.content.settings.title
    return topic.map { context.phrases(.pageTitle, ["title": $0, "site": site]) } ?? site
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
