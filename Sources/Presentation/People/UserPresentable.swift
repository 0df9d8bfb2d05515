public import Markup
public import Templating

/// The values of a person that `UserView` (`components/user.html`) shows on the person's own page,
/// on a card in a list and in a byline.
public protocol UserPresentable: Presentable {
  /// The name: "Dr. first last", or "first last" if the person has no salutation.
  var nameText: String { get }
  /// The date of birth: "Thursday January 1, 1970".
  var birthdateText: String? { get }
  /// A picture of the person.
  var portrait: ImageViewModel? { get }
  /// The person's page, or an author's website.
  var profileLink: Link? { get }
}

extension UserPresentable {
  /// The fields it offers to templates.
  public static var userFields: Fields<Self> {
    Fields(
      "UserPresentable",
      .text("nameText") { $0.nameText }, .optional("birthdateText") { $0.birthdateText },
      .optional("portrait") { $0.portrait }, .optional("profileLink") { $0.profileLink })
  }
}
