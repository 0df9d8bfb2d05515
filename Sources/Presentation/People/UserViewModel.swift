package import Markup
package import Templating

/// A person, or an author known by name alone: the one model shape that `UserView` fills itself from.
package struct UserViewModel: Sendable, Hashable {
  package let nameText: String
  package let birthdateText: String?
  package let portrait: ImageViewModel?
  package let profileLink: Link?

  package init(
    nameText: String, birthdateText: String? = nil, portrait: ImageViewModel? = nil,
    profileLink: Link? = nil
  ) {
    self.nameText = nameText
    self.birthdateText = birthdateText
    self.portrait = portrait
    self.profileLink = profileLink
  }
}

extension UserViewModel: UserPresentable {
  package static let contract = Contract<Self>(template: "components/user", userFields)
}
