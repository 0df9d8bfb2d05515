package import Templating

/// The page for addresses that don't exist (404).
package struct NotFoundViewModel: Sendable, Equatable {
  package let headerText, text: String

  package init(
    headerText: String = "Page not found",
    text: String = "There is no page here. It may have moved."
  ) {
    self.headerText = headerText
    self.text = text
  }
}

extension NotFoundViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(template: "404", headerTextFields, textFields)
}
