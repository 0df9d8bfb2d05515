/// What a manual says of a name that templates may use: the name, and what it stands for.
package struct FieldDescription: Sendable {
  package let name: String
  package let value: Value

  /// What a name stands for, and with it where it may be used.
  package enum Value: Sendable {
    /// Written where it stands: text, markup, a link, a number, a colour or JSON.
    case written(ValueKind)
    /// The same, had only inside its own section.
    case optional(ValueKind)
    case flag
    case element(ElementDescription)
    case optionalElement(ElementDescription)
    case list(ElementDescription)
  }
}

/// What a section over a name enters.
package struct ElementDescription: Sendable {
  /// The templates that it may be shown by; empty where it selects none.
  package let templates: [String]
  /// Asked for when a manual is written and not before, since contracts may name each other.
  private let makeGroups: @Sendable () -> [FieldGroup]

  /// The names that it offers, by the presentables that offer them.
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

/// The names that one presentable offers.
package struct FieldGroup: Sendable {
  package let presentable: String
  package let fields: [FieldDescription]
}

extension Contract {
  /// The names that it offers, by the presentables that offer them.
  package var groups: [FieldGroup] { fields.map(\.description) }
}

extension ChoiceCase {
  fileprivate var template: String { Model.contract.template }
  fileprivate var groups: [FieldGroup] { Model.contract.groups }
}

extension Fields {
  /// Its names, in the order of their declaration.
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
    // No field is one: `template` is had inside cells, whatever they are.
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
