package import Templating

/// The page for addresses that lead nowhere.
package struct NotFoundViewModel: Sendable, Hashable {
  package let headerText: String
  package let text: String

  package init(
    headerText: String = "Page not found",
    text: String = "Nothing is published at this address. It may have moved, or never been."
  ) {
    self.headerText = headerText
    self.text = text
  }
}

extension NotFoundViewModel: HeaderTextPresentable, TextPresentable {
  package static let contract = Contract<Self>(template: "404", headerTextFields, textFields)
}
