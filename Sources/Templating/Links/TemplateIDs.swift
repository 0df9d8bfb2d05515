/// The ids in a page's templates: literal ones, and the literal beginnings of others.
package struct TemplateIDs: Sendable, Hashable {
  private var whole: Set<String> = []
  private var beginnings: Set<String> = []

  package init() {}

  package func contains(_ id: String) -> Bool {
    whole.contains(id) || beginnings.contains { id.utf8.starts(with: $0.utf8) }
  }

  /// The literal ids.
  package var names: Set<String> { whole }

  mutating func add(_ text: String, isWhole: Bool) {
    if isWhole { whole.insert(text) } else { beginnings.insert(text) }
  }

  package mutating func formUnion(_ other: TemplateIDs) {
    whole.formUnion(other.whole)
    beginnings.formUnion(other.beginnings)
  }
}
