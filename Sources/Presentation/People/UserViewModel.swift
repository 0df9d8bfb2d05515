public import Markup
public import Templating

/// A person, or an author known only by name. `components/user` shows only this view model.
public struct UserViewModel: Sendable, Hashable {
  /// The name with the salutation, if the person has one: "Dr. Ana Reis".
  public let nameText: String
  /// The date of birth: "Thursday January 1, 1970".
  public let birthdateText: String?
  /// A picture of the person.
  public let portrait: ImageViewModel?
  /// The person's page, or an author's website.
  public let profileLink: Link?
  /// The tags. Cards and the person's page show them, but bylines don't.
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
  /// This type's template and fields.
  public static let contract = Contract<Self>(template: "components/user", userFields, taggedFields)
}
