/// Description of a name for manuals, with the kind of its value.
package struct FieldDescription: Sendable {
  package let name: String
  package let value: Value

  /// Kind of a name's value, which determines where the name may be used.
  package enum Value: Sendable {
    /// A value that is written: text, markup, a link, a number, a colour or JSON.
    case written(ValueKind)
    /// A value that can be written only inside its own section.
    case optional(ValueKind)
    case flag
    case element(ElementDescription)
    case optionalElement(ElementDescription)
    case list(ElementDescription)
  }
}

/// Description of the element that a section enters.
package struct ElementDescription: Sendable {
  /// Templates that may show the element; empty if it doesn't select a template.
  package let templates: [String]
  /// Evaluated only when a manual is written, because contracts may refer to each other.
  private let makeGroups: @Sendable () -> [FieldGroup]

  /// Names of the element, grouped by presentable.
  package var groups: [FieldGroup] { makeGroups() }

  init<Element>(_ scope: @escaping @Sendable () -> ElementScope<Element>) {
    switch scope() {
    case .presentable(let contract):
      templates = [contract.template]
      makeGroups = { contract.groups }
    case .choice(let choices):
      templates = choices.cases.map { $0.template }
      makeGroups = { choices.cases.flatMap { $0.groups } }
    case .fields(let fields):
      templates = []
      makeGroups = { fields.map(\.description) }
    }
  }
}

/// The names of one presentable.
package struct FieldGroup: Sendable {
  package let presentable: String
  package let fields: [FieldDescription]
}

extension Contract {
  /// Names of the contract, grouped by presentable.
  package var groups: [FieldGroup] { fields.map(\.description) }
}

extension ChoiceCase {
  fileprivate var template: String { Model.contract.template }
  fileprivate var groups: [FieldGroup] { Model.contract.groups }
}

extension Fields {
  /// The names in order of declaration.
  package var description: FieldGroup {
    FieldGroup(
      presentable: presentable,
      fields: fields.map {
        FieldDescription(name: $0.name, value: $0.access { _, _ in }.description)
      })
  }
}

extension Access {
  fileprivate var description: FieldDescription.Value {
    switch self {
    case .atom(let atom): .written(atom.kind)
    case .flag: .flag
    case .optional(let optional): .optional(optional.value.kind)
    case .elements(let elements): elements.description
    // Never a field, because `template` is available only inside cells.
    case .template: .written(.text)
    }
  }
}

extension ElementAccess {
  fileprivate var description: FieldDescription.Value {
    let element = ElementDescription(scope)
    return switch count {
    case .one: .element(element)
    case .optional: .optionalElement(element)
    case .list: .list(element)
    }
  }
}
