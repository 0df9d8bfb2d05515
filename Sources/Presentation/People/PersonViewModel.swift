package import Markup
package import Templating

/// A person's page: the person, and their trips and accounts.
package struct PersonViewModel: Sendable, Equatable {
  package let user: UserViewModel
  /// The person's website, with its host as the text: "ana.example".
  package let website: LinkViewModel?
  /// The person's trips.
  package let trips: [LinkViewModel]
  /// The person's accounts.
  package let accounts: [LinkViewModel]
  package let story: ArticleViewModel?
  package let newer: LinkViewModel?
  package let older: LinkViewModel?

  package init(
    user: UserViewModel, website: LinkViewModel? = nil, trips: [LinkViewModel] = [],
    accounts: [LinkViewModel] = [], story: ArticleViewModel? = nil,
    newer: LinkViewModel? = nil, older: LinkViewModel? = nil
  ) {
    self.user = user
    self.website = website
    self.trips = trips
    self.accounts = accounts
    self.story = story
    self.newer = newer
    self.older = older
  }
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
    template: "person", personFields, userFields, headerTextFields, taggedFields, storyFields,
    neighborsFields)

  private static let personFields = Fields<Self>(
    "PersonViewModel",
    .optional("website") { $0.website },
    .list("trips") { $0.trips },
    .flag("hasTrips") { !$0.trips.isEmpty },
    .list("accounts") { $0.accounts },
    .flag("hasAccounts") { !$0.accounts.isEmpty })
}
