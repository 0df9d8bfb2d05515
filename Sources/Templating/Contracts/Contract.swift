/// What a view model promises to templates: the template it selects and the names it offers.
///
///     extension TripViewModel: TripPresentable, HeaderTextPresentable {
///       static let contract = Contract<Self>(
///         template: "trip", variants: [Variant("cancelled", when: \.isCancelled)],
///         tripFields, headerTextFields)
///     }
package struct Contract<Model: Sendable>: Sendable {
  /// The template's name: its path below `Templates/` without the extension.
  package let template: String
  /// The template's extension, which decides how values are escaped.
  package let format: TemplateFormat
  package let variants: [Variant<Model>]
  package let fields: [Fields<Model>]

  package init(
    template: String, format: TemplateFormat = .html, variants: [Variant<Model>] = [],
    _ fields: Fields<Model>...
  ) {
    self.template = template
    self.format = format
    self.variants = variants
    self.fields = fields
  }

  /// What diagnostics call it: its first presentable.
  package var name: String { fields.first?.presentable ?? "a contract without fields" }
}

/// How a template's values are escaped.
package enum TemplateFormat: String, Sendable, Hashable, CaseIterable {
  case html
  case xml
}

/// A state with a template of its own: `trip.cancelled` goes before `trip`, where it exists.
package struct Variant<Model: Sendable>: Sendable {
  package let name: String
  package let applies: @Sendable (Model) -> Bool

  package init(_ name: String, when applies: @escaping @Sendable (Model) -> Bool) {
    self.name = name
    self.applies = applies
  }
}

/// The cases of a `PresentableChoice`, each with the contract of what it holds.
package struct Choices<Choice: Sendable>: Sendable {
  package let cases: [any ChoiceCase<Choice>]

  package init(_ cases: any ChoiceCase<Choice>...) { self.cases = cases }
}

/// One case of a choice, whatever presentable it holds.
package protocol ChoiceCase<Choice>: Sendable {
  associatedtype Choice: Sendable
  associatedtype Model: Presentable

  func model(of choice: Choice) -> Model?
}

/// One case: `Case { if case .minion(let model) = $0 { model } else { nil } }`.
package struct Case<Choice: Sendable, Model: Presentable>: ChoiceCase {
  private let extract: @Sendable (Choice) -> Model?

  package init(_ extract: @escaping @Sendable (Choice) -> Model?) { self.extract = extract }

  package func model(of choice: Choice) -> Model? { extract(choice) }
}
