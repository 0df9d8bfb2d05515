/// The condition of a section.
///
/// A class, because its key is computed only if two conditions are compared.
final class Condition {
  let isInverted: Bool
  private let section: TemplateName
  private let scope: Scope
  /// Key that is equal for equal conditions.
  private lazy var key = scope.key(of: section.path[...])

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

  /// Returns a section of the condition that contains a text.
  func section(over text: String) -> String { "\(opening)\(text){{/\(section.text)}}" }

  func isSame(as other: Condition) -> Bool {
    self === other || isInverted == other.isInverted && key == other.key
  }

  func contradicts(_ other: Condition) -> Bool {
    isInverted != other.isInverted && key == other.key
  }
}

extension [Condition] {
  /// Returns the conditions that are not among others.
  func missing(in others: [Condition]) -> [Condition] {
    // Most are the same object, and keys take long to compute.
    filter { condition in
      !others.contains { $0 === condition } && !others.contains { $0.isSame(as: condition) }
    }
  }

  /// Whether the two lists can't both hold.
  func contradict(_ others: [Condition]) -> Bool {
    contains { condition in others.contains { $0.contradicts(condition) } }
  }
}
