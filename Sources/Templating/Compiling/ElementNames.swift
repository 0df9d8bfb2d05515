/// The names that the elements of a type offer to templates, with access to their values.
///
/// Not generic, because generic code looks up its types at run time. Each access is made once,
/// because a theme's sections enter the same few elements hundreds of times.
final class ElementNames {
  /// A name that one or two presentables define twice.
  struct Duplicate {
    let name: String
    let first: String
    let second: String
  }

  /// Type of the elements.
  let type: ObjectIdentifier
  /// Name of the elements in messages.
  let owner: String
  /// Names in the order of the fields.
  let own: [String]
  private let findDuplicates: () -> [Duplicate]
  /// Makes the access to the field at a place in `own`, from a frame `steps` further in.
  private let makeAccess: (_ place: Int, _ steps: Int) -> Access
  /// Makes the access to the element itself, from a frame `steps` further in.
  private let makeElement: (_ steps: Int) -> any ElementAccess
  /// Accesses to fields by `steps * own.count + place`.
  private var accesses: [Int: Access] = [:]
  /// Accesses to the element itself by steps.
  private var elements: [Int: any ElementAccess] = [:]

  init<Element>(_ scope: ElementScope<Element>) {
    let groups = scope.groups
    type = ObjectIdentifier(Element.self)
    owner = groups.isEmpty ? "a cell" : groups[0].presentable
    // Nearly all elements have one group, so its list is reused.
    var own = groups.isEmpty ? [] : groups[0].names
    for group in groups.indices.dropFirst() { own += groups[group].names }
    self.own = own
    findDuplicates = { Self.duplicates(in: groups) }
    makeAccess = { scope.field(at: $0).access(ElementFrame<Element>.step(from: $1)) }
    makeElement = {
      Elements(count: .one, scope: { scope }, visit: ElementFrame<Element>.step(from: $0))
    }
  }

  /// Sorted names without duplicates.
  var names: [String] { Set(own).sorted() }

  var duplicates: [Duplicate] { findDuplicates() }

  /// Whether the elements have a value with the name. `.` is the element itself.
  func knows(_ name: String) -> Bool { name == "." || own.place(of: name) != nil }

  /// Returns the access to a name's value, from a frame `steps` further in than the element's;
  /// `nil` if the name is unknown.
  func find(_ name: String, steps: Int) -> Access? {
    if let place = own.place(of: name) { return access(at: place, steps: steps) }
    // `{{.}}` writes a plain value; other elements have no text.
    return name == "." ? .elements(element(steps: steps)) : nil
  }

  /// Returns the access to the element itself, from a frame `steps` further in than its own.
  func element(steps: Int) -> any ElementAccess {
    if let known = elements[steps] { return known }
    let made = makeElement(steps)
    elements[steps] = made
    return made
  }

  private func access(at place: Int, steps: Int) -> Access {
    let key = steps * own.count + place
    if let known = accesses[key] { return known }
    let made = makeAccess(place, steps)
    accesses[key] = made
    return made
  }

  private static func duplicates<Element>(in groups: [Fields<Element>]) -> [Duplicate] {
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
}

/// Names of the elements that one compiler's templates enter; one object for each declaration.
final class ElementNamesTable {
  private var known: [ObjectIdentifier: (declaration: DeclarationID, names: ElementNames)] = [:]
  /// Names of elements without a declaration. The table owns them like all others.
  private var others: [ElementNames] = []

  func names<Element>(of scope: ElementScope<Element>) -> ElementNames {
    let declaration = scope.declaration
    if let declaration, let known = known[ObjectIdentifier(declaration)] { return known.names }
    let names = ElementNames(scope)
    if let declaration {
      // The table keeps the declaration, so that no other declaration gets its identifier.
      known[ObjectIdentifier(declaration)] = (declaration, names)
    } else {
      others.append(names)
    }
    return names
  }
}

extension [String] {
  /// Index of a name. Not `firstIndex(of:)`, which takes several times as long without
  /// optimisation. Compiling a theme looks up names more often than anything else.
  func place(of name: String) -> Int? {
    var index = 0
    while index < count {
      if self[index] == name { return index }
      index += 1
    }
    return nil
  }
}

extension ElementScope {
  /// Identity of the contract or of the only group of fields; `nil` for a choice or several groups,
  /// which don't have one.
  fileprivate var declaration: DeclarationID? {
    switch self {
    case .presentable(let contract): contract.declaration
    case .fields(let fields) where fields.count == 1: fields[0].declaration
    case .choice, .fields: nil
    }
  }
}
