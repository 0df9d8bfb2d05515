package import Markup
package import Templating

/// A feed of the newest pages, either of the whole site or with one tag. Zoetrope publishes each
/// feed as Atom (template `feed.xml`) and as JSON Feed.
package struct FeedViewModel: Sendable, Equatable {
  /// The feed's name in feed readers: "My journal".
  package let title: String
  /// A sentence about the feed.
  package var subtitle: String?
  /// The language as a BCP 47 tag: "en-US".
  package var language: String = "en"
  /// The time when any entry last changed, in RFC 3339 format.
  package let updated: String
  /// The page to which the feed belongs.
  package let pageLink: Link
  /// The address of the feed as Atom.
  package let atomLink: Link
  /// The address of the feed as JSON Feed.
  package let jsonLink: Link
  /// The feed's author. Entries without authors get this author too.
  package let author: UserViewModel
  /// The entries, newest first.
  package var entries: [FeedEntryViewModel] = []

  package init(
    title: String, updated: String, pageLink: Link, atomLink: Link, jsonLink: Link,
    author: UserViewModel
  ) {
    self.title = title
    self.updated = updated
    self.pageLink = pageLink
    self.atomLink = atomLink
    self.jsonLink = jsonLink
    self.author = author
  }

  /// The feed's permanent identifier, which is the address of its page.
  package var id: String { pageLink.address }
}

extension FeedViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "feed", format: .xml,
    Fields(
      "FeedViewModel",
      .text("title") { $0.title }, .optional("subtitle") { $0.subtitle },
      .text("language") { $0.language }, .text("id") { $0.id }, .text("updated") { $0.updated },
      .link("pageLink") { $0.pageLink }, .link("atomLink") { $0.atomLink },
      .link("jsonLink") { $0.jsonLink }, .nested("author") { $0.author },
      .list("entries", fields: FeedEntryViewModel.fields) { $0.entries }))
}
