/// The names that a stretch of template may use, each with the way to its value from a frame.
struct Scope {
  /// A name, or the beginning of a dotted one, and how many of its parts were used up.
  typealias Found = (access: Access, length: Int)
  /// Looks a name up for a frame so many steps further in than the scope's own.
  typealias Find = (_ path: ArraySlice<String>, _ steps: Int) -> Found?

  /// Looks from the innermost section outwards.
  let find: Find
  /// Looks in the innermost element alone; `nil` inside a section over a plain value.
  let own: Find?
  /// All names, innermost first.
  let names: () -> [String]
  /// What messages call the innermost element.
  let owner: String
  /// The innermost element that has names of its own, by which it can show itself.
  let element: any ElementAccess
  /// The same for names that stand for the same, in whatever section of the page.
  private let identity: (ArraySlice<String>) -> String
  /// How many steps lie between its frames and what is around everything.
  private let depth: Int
}

extension Scope {
  /// The outermost scope: an element alone.
  static func root<Element>(_ names: ElementNames<Element>) -> Scope {
    let known = names.own
    let own: Find = { path, steps in
      guard let first = path.first, known.contains(first) || first == "." else { return nil }
      return names.find(first, by: ElementFrame.step(from: steps)).map { ($0, 1) }
    }
    return Scope(
      find: own, own: own,
      names: { names.names }, owner: names.owner,
      element: Elements(
        count: .one, scope: { names.scope }, visit: ElementFrame.step(from: 0)),
      identity: { "1 " + $0.joined(separator: ".") }, depth: 1)
  }

  /// The scope inside a section that has entered an element with names of its own: frames of that
  /// type, in frames of this scope. `path` is the name of one that may be missing, which inside its own
  /// section is there.
  func entering<Element>(_ inner: ElementNames<Element>, as path: [String]?) -> Scope {
    let entered: @Sendable (Int) -> Elements<Element> = { steps in
      Elements(count: .one, scope: { inner.scope }, visit: ElementFrame.step(from: steps))
    }
    let known = inner.own
    let own: Find = { name, steps in
      if let first = name.first, known.contains(first) || first == ".",
        let access = inner.find(first, by: ElementFrame.step(from: steps))
      {
        return (access, 1)
      }
      if let path, name.starts(with: path) { return (.elements(entered(steps)), path.count) }
      return nil
    }
    return Scope(
      find: { [find] in own($0, $1) ?? find($0, $1 + 1) },
      own: own,
      names: { [names] in
        let own = inner.names
        return own + names().filter { !own.contains($0) }
      },
      owner: inner.owner, element: entered(0),
      identity: { [identity, depth] name in
        let isOwn =
          name.first.map { known.contains($0) || $0 == "." } == true
          || path.map { name.starts(with: $0) } == true
        return isOwn
          ? "\(depth + 1) \(ObjectIdentifier(Element.self)) \(name.joined(separator: "."))"
          : identity(name)
      }, depth: depth + 1)
  }

  /// The scope inside a section over a plain value: `{{.}}`, or its name again. It is asked for anew
  /// where it is written, which costs less than to keep it.
  func entering(_ value: AtomAccess, as path: [String]) -> Scope {
    Scope(
      find: { [find] name, steps in
        if name.first == "." { return (.atom(value.outward(by: steps)), 1) }
        if name.starts(with: path) { return (.atom(value.outward(by: steps)), path.count) }
        return find(name, steps)
      },
      own: nil, names: names, owner: owner, element: element,
      identity: { [identity] name in
        let isOwn = name.first == "." || name.starts(with: path)
        return isOwn ? "in " + identity(path[...]) : identity(name)
      }, depth: depth)
  }

  /// What a name stands for, as far as two of a page can be compared.
  func key(of path: ArraySlice<String>) -> String { identity(path) }

  /// Whether the first part of a name stands for anything.
  func knows(_ name: String) -> Bool { find([name], 0) != nil }

  /// The indentation that a recursive template has come to, known only when it renders.
  var indentation: Get<Frame, [UInt8]> {
    { [depth] in ($0.outward(by: depth) as? Outermost)?.indentation ?? [] }
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
    let find: Find = { [find] name, steps in
      if let found = own(name, steps) { return found }
      guard let found = find(name, steps) else { return nil }
      outer.areUsed = true
      return found
    }
    return (
      Scope(
        find: find, own: own, names: names, owner: owner, element: element, identity: identity,
        depth: depth), outer
    )
  }
}

// MARK: - Resolving

extension Scope {
  /// The value that a dotted name stands for: the first part is looked up from the innermost section
  /// outwards, each further one in what the part before it names (mustache(5), "Dotted Names").
  func resolve(_ path: [String]) -> Result<Access, Unresolved> {
    guard let (first, length) = find(path[...], 0) else {
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
  ) -> Result<Access, NameMistake> {
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
  fileprivate func member(_ name: String) -> Result<Access, NameMistake> {
    let names = ElementNames(scope())
    guard let access = names.find(name, by: visit) else {
      return .failure(.unknown(name, owner: names.owner, available: names.names))
    }
    return .success(access)
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
