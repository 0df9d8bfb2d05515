import Markup

extension JSON.Value {
  subscript(name: String) -> JSON.Value? { members.first { $0.name == name }?.value }

  var members: [(name: String, value: JSON.Value)] {
    if case .object(let members) = self { members } else { [] }
  }

  var elements: [JSON.Value] { if case .array(let elements) = self { elements } else { [] } }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  /// Visits this value and all values below it.
  func visit(_ look: (JSON.Value) -> Void) {
    look(self)
    for member in members { member.value.visit(look) }
    for element in elements { element.visit(look) }
  }
}
