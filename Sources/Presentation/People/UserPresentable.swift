public import Markup
public import Templating

/// A person's name, date of birth, picture and page. `UserView` (`components/user.html`) shows them
/// on the person's page, on cards in lists and in bylines.
public protocol UserPresentable: Presentable {
  /// The name with the salutation, if the person has one: "Dr. Ana Reis".
  var nameText: String { get }
  /// The date of birth: "Thursday January 1, 1970".
  var birthdateText: String? { get }
  /// A picture of the person.
  var portrait: ImageViewModel? { get }
  /// The person's page, or an author's website.
  var profileLink: Link? { get }
}

extension UserPresentable {
  /// The fields that this type offers to templates.
  public static var userFields: Fields<Self> {
    Fields(
      "UserPresentable",
      .text("nameText") { $0.nameText }, .optional("birthdateText") { $0.birthdateText },
      .optional("portrait") { $0.portrait }, .optional("profileLink") { $0.profileLink })
  }
}
