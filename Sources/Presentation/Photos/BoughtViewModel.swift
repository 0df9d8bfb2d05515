package import Templating

/// The page after a purchase, to which the payment page returns. It says thanks, and the visitor's
/// browser remembers the photo.
package struct BoughtViewModel: Sendable, Equatable {
  /// "Thank you".
  package let headerText: String
  /// "Misery Ridge is yours."
  package let text: String
  /// The photo that this visitor bought.
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
