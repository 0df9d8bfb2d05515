public import Markup
public import Templating

/// Values of a person that `UserView`, the component `components/user.html`, shows: on the person's
/// own page, as a card in a list and as a byline.
public protocol UserPresentable: Presentable {
  /// "Dr. first last", or "first last" without a salutation.
  var nameText: String { get }
  /// "Thursday January 1, 1970".
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
      .text("nameText") { $0.nameText },
      .optional("birthdateText") { $0.birthdateText },
      .optional("portrait") { $0.portrait },
      .optional("profileLink") { $0.profileLink })
  }
}
