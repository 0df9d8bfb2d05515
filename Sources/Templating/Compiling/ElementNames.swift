/// The names that an element offers to templates.
struct ElementNames<Element: Sendable>: Sendable {
  /// A name that is offered twice, by one presentable or by two.
  struct Duplicate {
    let name: String
    let first: String
    let second: String
  }

  let scope: ElementScope<Element>
  private let groups: [Fields<Element>]
  /// In the order of the fields. A list for itself, since most names that are looked up are not here, and
  /// to look at a field takes its type.
  let own: [String]

  init(_ scope: ElementScope<Element>) {
    self.scope = scope
    switch scope {
    case .presentable(let contract): groups = contract.fields
    case .choice: groups = []
    case .fields(let fields): groups = fields
    }
    var own: [String] = []
    for group in 0..<groups.count { own += groups[group].names }
    self.own = own
  }

  /// What messages call the element.
  var owner: String { groups.isEmpty ? "a cell" : groups[0].presentable }

  /// Each once, sorted.
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

  /// What a name stands for, by the way that leads from a frame to the element.
  func find(_ name: String, by step: @escaping Visit<Frame, Element>) -> Access? {
    if var index = own.firstIndex(of: name) {
      for group in 0..<groups.count {
        let fields = groups[group].fields
        if index < fields.count { return fields[index].access(step) }
        index -= fields.count
      }
    }
    // The element itself: `{{.}}` where it is a plain value, else something without a text.
    guard name == "." else { return nil }
    return .elements(Elements(count: .one, scope: { [scope] in scope }, visit: step))
  }
}
