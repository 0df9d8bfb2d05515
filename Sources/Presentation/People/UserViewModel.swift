public import Markup
public import Templating

/// A person, or an author known only by name. `components/user` shows no other model.
public struct UserViewModel: Sendable, Hashable {
  /// The name: "Dr. first last", or "first last" if the person has no salutation.
  public let nameText: String
  /// The date of birth: "Thursday January 1, 1970".
  public let birthdateText: String?
  /// A picture of the person.
  public let portrait: ImageViewModel?
  /// The person's page, or an author's website.
  public let profileLink: Link?
  /// The tags on a card and on the person's page; a byline shows none.
  public let tags: [LabelViewModel]

  /// Creates a view model with these values.
  public init(
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
  /// The template, and the fields it offers.
  public static let contract = Contract<Self>(template: "components/user", userFields, taggedFields)
}
