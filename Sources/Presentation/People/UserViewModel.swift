public import Markup
public import Templating

/// A person, or an author known by name alone; the only model from which `UserView` is filled.
public struct UserViewModel: Sendable, Hashable {
  /// "Dr. first last", or "first last" without a salutation.
  public let nameText: String
  /// "Thursday January 1, 1970".
  public let birthdateText: String?
  /// A picture of the person.
  public let portrait: ImageViewModel?
  /// The person's page, or an author's own site.
  public let profileLink: Link?
  /// Tags on a card and on the person's page; a byline has none.
  public let tags: [LabelViewModel]

  /// Takes values that are ready to show.
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
  /// The template that it selects, and the names that it offers.
  public static let contract = Contract<Self>(
    template: "components/user", userFields, taggedFields)
}
