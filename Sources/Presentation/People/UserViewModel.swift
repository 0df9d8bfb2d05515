package import Markup
package import Templating

/// A person, or an author known by name alone: the one model shape that `UserView` fills itself from.
package struct UserViewModel: Sendable, Hashable {
  package let nameText: String
  package let birthdateText: String?
  package let portrait: ImageViewModel?
  package let profileLink: Link?
  /// On a card and on the person's page; a byline has none.
  package let tags: [LabelViewModel]

  package init(
    nameText: String, birthdateText: String? = nil, portrait: ImageViewModel? = nil,
    profileLink: Link? = nil, tags: [LabelViewModel] = []
  ) {
    self.nameText = nameText
    self.birthdateText = birthdateText
    self.portrait = portrait
    self.profileLink = profileLink
    self.tags = tags
  }
}

extension UserViewModel: UserPresentable, TaggedPresentable {
  package static let contract = Contract<Self>(
    template: "components/user", userFields, taggedFields)
}
