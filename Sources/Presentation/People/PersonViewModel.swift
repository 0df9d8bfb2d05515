package import Markup
package import Templating

/// A person's page: the person, and their trips and accounts.
package struct PersonViewModel: Sendable, Equatable {
  package let user: UserViewModel
  /// A link to the person's website. Its text is the website's host: "ana.example".
  package var website: LinkViewModel?
  /// The person's trips.
  package var trips: [LinkViewModel] = []
  /// The person's accounts.
  package var accounts: [LinkViewModel] = []
  package var story: ArticleViewModel?
  package var newer, older: LinkViewModel?

  package init(user: UserViewModel) { self.user = user }
}

extension PersonViewModel: UserPresentable, HeaderTextPresentable, TaggedPresentable,
  StoryPresentable, NeighborsPresentable
{
  package var headerText: String { nameText }
  package var nameText: String { user.nameText }
  package var birthdateText: String? { user.birthdateText }
  package var portrait: ImageViewModel? { user.portrait }
  package var profileLink: Link? { user.profileLink }
  package var tags: [LabelViewModel] { user.tags }

  package static let contract = Contract<Self>(
    template: "person",
    Fields(
      "PersonViewModel",
      .optional("website") { $0.website }, .list("trips", any: "hasTrips") { $0.trips },
      .list("accounts", any: "hasAccounts") { $0.accounts }),
    userFields, headerTextFields, taggedFields, storyFields, neighborsFields)
}
