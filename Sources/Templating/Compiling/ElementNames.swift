/// The names that an element offers to templates.
struct ElementNames<Element: Sendable>: Sendable {
  /// A name that is defined twice, by one presentable or by two.
  struct Duplicate {
    let name: String
    let first: String
    let second: String
  }

  let scope: ElementScope<Element>
  private let groups: [Fields<Element>]
  /// Names in the order of the fields. Kept as an array, because most lookups fail here and access
  /// to a field would look up its type.
  let own: [String]

  init(_ scope: ElementScope<Element>) {
    self.scope = scope
    switch scope {
    case .presentable(let contract): groups = contract.fields
    case .choice: groups = []
    case .fields(let fields): groups = fields
    }
    // Nearly all elements have one group, whose list is shared.
    var own = groups.isEmpty ? [] : groups[0].names
    for group in groups.indices.dropFirst() { own += groups[group].names }
    self.own = own
  }

  /// Name of the element in messages.
  var owner: String { groups.isEmpty ? "a cell" : groups[0].presentable }

  /// Sorted names without duplicates.
  var names: [String] { Set(own).sorted() }

  var duplicates: [Duplicate] {
    var owners: [String: String] = [:]
    var duplicates: [Duplicate] = []
    for group in groups {
      for field in group.fields {
        if let first = owners.updateValue(group.presentable, forKey: field.name) {
          duplicates.append(Duplicate(name: field.name, first: first, second: group.presentable))
        }
      }
    }
    return duplicates
  }

  /// Returns the value of a name; `step` leads from a frame to the element.
  func find(_ name: String, by step: @escaping Visit<Frame, Element>) -> Access? {
    find(name, at: own.place(of: name), by: step)
  }

  /// Returns the value of a name, whose place in `own` is `place`.
  func find(_ name: String, at place: Int?, by step: @escaping Visit<Frame, Element>) -> Access? {
    if var index = place {
      for group in 0..<groups.count {
        let fields = groups[group].fields
        if index < fields.count { return fields[index].access(step) }
        index -= fields.count
      }
    }
    // `.` is the element itself: `{{.}}` writes a plain value; other elements have no text.
    guard name == "." else { return nil }
    return .elements(Elements(count: .one, scope: { [scope] in scope }, visit: step))
  }
}

extension [String] {
  /// Index of a name. Not `firstIndex(of:)`, which takes several times as long without
  /// optimisation: names are looked for more often than anything else in compiling a theme.
  func place(of name: String) -> Int? {
    var index = 0
    while index < count {
      if self[index] == name { return index }
      index += 1
    }
    return nil
  }
}
