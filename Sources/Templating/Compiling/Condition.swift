/// The condition of a section.
///
/// A class, so that most conditions are compared by reference. The identity of the value is
/// computed only when two different objects are compared.
final class Condition {
  let isInverted: Bool
  private let section: TemplateName
  private let scope: Scope
  /// Identity of the value that the section tests.
  private lazy var value = scope.identity(of: section.path)

  init(_ tag: SectionTag, in scope: Scope) {
    section = tag.name
    isInverted = tag.isInverted
    self.scope = scope
  }

  private init(inverting other: Condition) {
    (section, scope) = (other.section, other.scope)
    isInverted = !other.isInverted
  }

  var inverted: Condition { Condition(inverting: self) }

  /// The section's opening tag.
  var opening: String { "{{\(isInverted ? "^" : "#")\(section.text)}}" }

  /// Returns a section with this condition around a text.
  func section(over text: String) -> String { "\(opening)\(text){{/\(section.text)}}" }

  func isSame(as other: Condition) -> Bool {
    self === other || isInverted == other.isInverted && value == other.value
  }

  func contradicts(_ other: Condition) -> Bool {
    isInverted != other.isInverted && value == other.value
  }
}

extension [Condition] {
  /// Returns the conditions that aren't among others.
  func missing(in others: [Condition]) -> [Condition] {
    // Compared by reference first: most are the same object, and identities take long to compute.
    filter { condition in
      !others.contains { $0 === condition } && !others.contains { $0.isSame(as: condition) }
    }
  }

  /// Whether the two lists can't both be true.
  func contradict(_ others: [Condition]) -> Bool {
    contains { condition in others.contains { $0.contradicts(condition) } }
  }
}
