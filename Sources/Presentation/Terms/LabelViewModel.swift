package import Markup
package import Templating

/// A tag or a category of something.
package struct LabelViewModel: Sendable, Hashable {
  package let labelText: String
  package let labelLink: Link?

  package init(labelText: String, labelLink: Link? = nil) {
    self.labelText = labelText
    self.labelLink = labelLink
  }
}

extension LabelViewModel: LabelPresentable {
  package static let contract = Contract<Self>(template: "components/label", labelFields)
}
