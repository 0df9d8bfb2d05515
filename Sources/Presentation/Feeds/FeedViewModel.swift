package import Markup
package import Templating

/// The newest pages of a site or of a tag for feed readers, as Atom (template `feed.xml`) and as
/// JSON Feed.
package struct FeedViewModel: Sendable, Equatable {
  /// The feed's name in feed readers: "My journal".
  package let title: String
  /// A sentence about the feed.
  package let subtitle: String?
  /// BCP 47 tag of the language: "en-US".
  package let language: String
  /// The feed's permanent identifier: the address of its page.
  package let id: String
  /// The time when an entry last changed, as RFC 3339.
  package let updated: String
  /// The page to which the feed belongs.
  package let pageLink: Link
  /// The address of the feed as Atom.
  package let atomLink: Link
  /// The address of the feed as JSON Feed.
  package let jsonLink: Link
  /// The feed's author, for entries that name none.
  package let author: UserViewModel
  /// The entries, newest first.
  package let entries: [FeedEntryViewModel]

  package init(
    title: String, subtitle: String? = nil, language: String = "en", id: String, updated: String,
    pageLink: Link, atomLink: Link, jsonLink: Link, author: UserViewModel,
    entries: [FeedEntryViewModel]
  ) {
    self.title = title
    self.subtitle = subtitle
    self.language = language
    self.id = id
    self.updated = updated
    self.pageLink = pageLink
    self.atomLink = atomLink
    self.jsonLink = jsonLink
    self.author = author
    self.entries = entries
  }
}

extension FeedViewModel: Presentable {
  package static let contract = Contract<Self>(
    template: "feed", format: .xml,
    Fields(
      "FeedViewModel",
      .text("title") { $0.title },
      .optional("subtitle") { $0.subtitle },
      .text("language") { $0.language },
      .text("id") { $0.id },
      .text("updated") { $0.updated },
      .link("pageLink") { $0.pageLink },
      .link("atomLink") { $0.atomLink },
      .link("jsonLink") { $0.jsonLink },
      .nested("author") { $0.author },
      .list("entries", fields: FeedEntryViewModel.fields) { $0.entries }))
}
