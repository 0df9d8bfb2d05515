/// What a section asks before it shows what is in it.
///
/// A class, since what it asks is found out only where two of them are compared.
final class Condition {
  let isInverted: Bool
  private let section: TemplateName
  private let scope: Scope
  /// The same for sections that ask the same.
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

  /// As it opens.
  var opening: String { "{{\(isInverted ? "^" : "#")\(section.text)}}" }

  /// A section over a text.
  func section(over text: String) -> String { "\(opening)\(text){{/\(section.text)}}" }

  func isSame(as other: Condition) -> Bool {
    self === other || isInverted == other.isInverted && key == other.key
  }

  func contradicts(_ other: Condition) -> Bool {
    isInverted != other.isInverted && key == other.key
  }
}

extension [Condition] {
  /// Those of them that are not among others.
  func missing(in others: [Condition]) -> [Condition] {
    filter { condition in !others.contains { $0.isSame(as: condition) } }
  }

  /// Whether the two can't hold at once.
  func contradict(_ others: [Condition]) -> Bool {
    contains { condition in others.contains { $0.contradicts(condition) } }
  }
}
