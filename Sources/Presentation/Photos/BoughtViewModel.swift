package import Templating

/// The end of a purchase: the page to which the payment leads back. It says thanks, and the
/// visitor's own browser remembers the photo.
package struct BoughtViewModel: Sendable, Hashable {
  /// "Thank you".
  package let headerText: String
  /// "Misery Ridge is yours."
  package let text: String
  /// The photo, which this visitor bought.
  package let photo: PhotoViewModel

  package init(headerText: String, text: String, photo: PhotoViewModel) {
    self.headerText = headerText
    self.text = text
    self.photo = photo
  }
}

extension BoughtViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(
    template: "bought", boughtFields, headerTextFields, textFields)

  private static let boughtFields = Fields<Self>("BoughtViewModel", .nested("photo") { $0.photo })
}
