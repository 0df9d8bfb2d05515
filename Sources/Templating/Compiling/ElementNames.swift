/// The names that an element offers, ready to be looked up while templates compile.
struct ElementNames<Element: Sendable>: Sendable {
  /// What messages call the element.
  let owner: String
  /// In the order of the fields.
  let names: [String]
  let scope: ElementScope<Element>
  private let accesses: [String: Access<Element>]
  /// Names that two fields share.
  let duplicates: [String]

  init(_ scope: ElementScope<Element>) {
    self.scope = scope
    let groups: [Fields<Element>]
    switch scope {
    case .presentable(let contract): groups = contract.fields
    case .choice: groups = []
    case .fields(let fields): groups = fields
    }
    owner = groups.first?.presentable ?? "a cell"
    var names: [String] = []
    var accesses: [String: Access<Element>] = [:]
    var duplicates: [String] = []
    for field in groups.flatMap(\.fields) {
      if accesses.updateValue(field.access, forKey: field.name) == nil {
        names.append(field.name)
      } else {
        duplicates.append(field.name)
      }
    }
    self.names = names
    self.accesses = accesses
    self.duplicates = duplicates
  }

  func find(_ name: String) -> Access<Element>? {
    if let access = accesses[name] { return access }
    // The element itself: `{{.}}` where it is a plain value, else something without a text.
    if name == "." {
      return .nested(NestedElement(scope: { [scope] in scope }, Staying<Element>()))
    }
    return nil
  }
}
