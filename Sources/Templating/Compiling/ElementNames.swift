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

  init(_ scope: ElementScope<Element>) {
    self.scope = scope
    switch scope {
    case .presentable(let contract): groups = contract.fields
    case .choice: groups = []
    case .fields(let fields): groups = fields
    }
  }

  /// What messages call the element.
  var owner: String { groups.isEmpty ? "a cell" : groups[0].presentable }

  /// Each once, sorted.
  var names: [String] { Set(groups.flatMap { $0.fields.map(\.name) }).sorted() }

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
    for group in 0..<groups.count {
      let fields = groups[group].fields
      for index in 0..<fields.count where fields[index].name == name {
        return fields[index].access(step)
      }
    }
    // The element itself: `{{.}}` where it is a plain value, else something without a text.
    guard name == "." else { return nil }
    return .elements(Elements(count: .one, scope: { [scope] in scope }, visit: step))
  }
}
