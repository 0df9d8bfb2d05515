/// The names that a stretch of template may use, each with the way to its value from a frame.
struct Scope<Frame: Sendable> {
  /// A name, or the beginning of a dotted one, and how many of its parts were used up.
  typealias Found = (access: Access<Frame>, length: Int)

  /// Looks from the innermost section outwards.
  let find: (ArraySlice<String>) -> Found?
  /// Looks in the innermost element alone; `nil` inside a section over a plain value.
  let own: ((ArraySlice<String>) -> Found?)?
  /// All names, innermost first.
  let names: () -> [String]
  /// What messages call the innermost element.
  let owner: String
  /// The innermost element that has names of its own, by which it can show itself.
  let element: any ElementAccess<Frame>
  /// The indentation that a recursive template has come to, known only when it renders.
  let indentation: Get<Frame, [UInt8]>
}

extension Scope {
  /// The outermost scope: an element alone.
  static func root<Element>(
    _ names: ElementNames<Element>
  ) -> Self where Frame == Templating.Frame<Element, Outermost> {
    let step: Visit<Frame, Element> = { $1($0.element) }
    let own: (ArraySlice<String>) -> Found? = { path in
      path.first.flatMap(names.find).map { ($0.through(step), 1) }
    }
    return Scope(
      find: own, own: own,
      names: { names.names }, owner: names.owner,
      element: Elements(count: .one, scope: { names.scope }, visit: step),
      indentation: { $0.parent.indentation })
  }

  /// The scope inside a section that has entered an element with names of its own. `path` is the
  /// name of one that may be missing, which inside its own section is there.
  func entering<Element>(
    _ inner: ElementNames<Element>, as path: [String]?
  ) -> Scope<Templating.Frame<Element, Frame>> {
    typealias Inner = Templating.Frame<Element, Frame>
    let step: Visit<Inner, Element> = { $1($0.element) }
    let out: Visit<Inner, Frame> = { $1($0.parent) }
    let entered = Elements(count: .one, scope: { inner.scope }, visit: step)
    let own: (ArraySlice<String>) -> Scope<Inner>.Found? = { name in
      if let first = name.first, let access = inner.find(first) {
        return (access.through(step), 1)
      }
      if let path, name.starts(with: path) { return (.elements(entered), path.count) }
      return nil
    }
    return Scope<Inner>(
      find: { [find] name in
        own(name) ?? find(name).map { ($0.access.through(out), $0.length) }
      },
      own: own,
      names: { [names] in
        let own = inner.names
        return own + names().filter { !own.contains($0) }
      },
      owner: inner.owner, element: entered,
      indentation: { [indentation] in indentation($0.parent) })
  }

  /// The scope inside a section over a plain value: `{{.}}`, or its name again. It is asked for anew
  /// where it is written, which costs less than to keep it.
  func entering(_ value: Access<Frame>, as path: [String]) -> Scope {
    Scope(
      find: { [find] name in
        if name.first == "." { return (value, 1) }
        if name.starts(with: path) { return (value, path.count) }
        return find(name)
      },
      own: nil, names: names, owner: owner, element: element, indentation: indentation)
  }
}

// MARK: - Keeping

extension Scope {
  /// Takes note when a name is found further out than in an element.
  ///
  /// A class, since closures take the note.
  final class OuterNames {
    fileprivate(set) var areUsed = false
  }

  /// The same names, with a note of whether any is not the innermost element's; `nil` where that has no
  /// names.
  var noting: (scope: Scope, outer: OuterNames)? {
    guard let own else { return nil }
    let outer = OuterNames()
    let find: (ArraySlice<String>) -> Found? = { [find] name in
      if let found = own(name) { return found }
      guard let found = find(name) else { return nil }
      outer.areUsed = true
      return found
    }
    return (
      Scope(
        find: find, own: own, names: names, owner: owner, element: element,
        indentation: indentation),
      outer
    )
  }
}

// MARK: - Resolving

extension Scope {
  /// The value that a dotted name stands for: the first part is looked up from the innermost section
  /// outwards, each further one in what the part before it names (mustache(5), "Dotted Names").
  func resolve(_ path: [String]) -> Result<Access<Frame>, Unresolved> {
    guard let (first, length) = find(path[...]) else {
      let mistake = NameMistake.unknown(path[0], owner: owner, available: names())
      return .failure(Unresolved(mistake: mistake, parts: 0..<1))
    }
    var access = first
    for index in length..<max(length, path.count) {
      let known = path[..<index].joined(separator: ".")
      switch access.member(path[index], of: known) {
      case .success(let inner): access = inner
      case .failure(let mistake):
        var parts = 0..<index
        if case .unknown = mistake { parts = index..<index + 1 }
        return .failure(Unresolved(mistake: mistake, parts: parts))
      }
    }
    return .success(access)
  }
}

/// Why a dotted name stands for nothing, and which of its parts are to blame.
struct Unresolved: Error {
  let mistake: NameMistake
  let parts: Range<Int>
}

extension Access {
  /// What a name stands for inside the value that is known by another.
  fileprivate func member(
    _ name: String, of known: String
  ) -> Result<Access<Frame>, NameMistake> {
    switch self {
    case .elements(let elements) where elements.count == .one: elements.member(name)
    case .elements(let elements) where elements.count == .list: .failure(.listOutsideSection(known))
    case .elements, .optional: .failure(.optionalOutsideSection(known))
    case .atom(let atom): .failure(.notInside(known, kind: atom.kind))
    case .flag: .failure(.notInside(known, kind: .flag))
    case .template: .failure(.notInside(known, kind: .text))
    }
  }
}

extension ElementAccess {
  fileprivate func member(_ name: String) -> Result<Access<Frame>, NameMistake> {
    let names = ElementNames(scope())
    guard let access = names.find(name) else {
      return .failure(.unknown(name, owner: names.owner, available: names.names))
    }
    return .success(access.through(visit))
  }
}

extension AtomAccess {
  var kind: ValueKind {
    switch self {
    case .text: .text
    case .html: .html
    case .link: .link
    case .number: .number
    case .color: .color
    case .json: .json
    }
  }
}
