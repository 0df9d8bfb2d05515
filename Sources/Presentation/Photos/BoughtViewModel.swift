package import Templating

/// The page that thanks visitors after they pay. Their browser remembers that they bought the
/// photo.
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
    template: "bought",
    Fields("BoughtViewModel", .nested("photo") { $0.photo }), headerTextFields, textFields)
}
