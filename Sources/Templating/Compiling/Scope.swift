/// The names available in a part of a template, each with the path from a frame to its value.
struct Scope {
  /// The value of a name, or of the first part of a dotted name, with the number of parts used.
  typealias Found = (access: Access, length: Int)
  /// A lookup of a name for a frame `steps` further in than the scope's own.
  typealias Find = (_ path: ArraySlice<String>, _ steps: Int) -> Found?

  /// Looks up a name from the innermost section outwards.
  let find: Find
  /// Looks up a name only in the innermost element; `nil` inside a section over a plain value.
  let own: Find?
  /// Returns all names, innermost first.
  let names: () -> [String]
  /// Names of the innermost element that has any.
  let inner: ElementNames
  /// Returns the identity by which the values of names are compared, in any section of the page.
  private let identity: (ArraySlice<String>) -> ValueIdentity
  /// Number of steps from its frames to the outermost.
  private let depth: Int
}

/// Identity for comparing conditions: names with equal identities count as the same value. Elements
/// of the same type at the same depth aren't distinguished.
struct ValueIdentity: Equatable {
  /// Number of elements entered; the page's own element is the first.
  let depth: Int
  /// Type of the element.
  let type: ObjectIdentifier
  /// Parts of the name.
  let path: ArraySlice<String>
  /// Number of surrounding sections over the same plain value. Inside them the value is present;
  /// outside it may be missing.
  var entries = 0

  /// Identity of the value inside a section over it.
  var entered: ValueIdentity {
    var inner = self
    inner.entries += 1
    return inner
  }
}

extension Scope {
  /// Name of the innermost element in messages.
  var owner: String { inner.owner }

  /// The innermost element that has names, which `{{>*template}}` shows.
  var element: any ElementAccess { inner.element(steps: 0) }

  /// Returns the outermost scope, that of a single element.
  static func root(_ names: ElementNames) -> Scope {
    let own: Find = { path, steps in
      path.first.flatMap { names.find($0, steps: steps) }.map { ($0, 1) }
    }
    return Scope(
      find: own, own: own,
      names: { names.names }, inner: names,
      identity: { ValueIdentity(depth: 1, type: names.type, path: $0) }, depth: 1)
  }

  /// Returns the scope inside a section that has entered an element with its own names. `path` is
  /// the name of an optional element, which is present inside its section.
  func entering(_ inner: ElementNames, as path: [String]?) -> Scope {
    let own: Find = { name, steps in
      if let first = name.first, let access = inner.find(first, steps: steps) {
        return (access, 1)
      }
      if let path, name.starts(with: path) {
        return (.elements(inner.element(steps: steps)), path.count)
      }
      return nil
    }
    return Scope(
      find: { [find] in own($0, $1) ?? find($0, $1 + 1) },
      own: own,
      names: { [names] in
        let own = inner.names
        return own + names().filter { !own.contains($0) }
      },
      inner: inner,
      identity: { [identity, depth] name in
        let isOwn =
          name.first.map(inner.knows) == true || path.map { name.starts(with: $0) } == true
        return isOwn
          ? ValueIdentity(depth: depth + 1, type: inner.type, path: name) : identity(name)
      }, depth: depth + 1)
  }

  /// Returns the scope inside a section over a plain value, where `{{.}}` or its name writes the
  /// value. The value is computed again when written, which is cheaper than storing it.
  func entering(_ value: AtomAccess, as path: [String]) -> Scope {
    Scope(
      find: { [find] name, steps in
        if name.first == "." { return (.atom(value.outward(by: steps)), 1) }
        if name.starts(with: path) { return (.atom(value.outward(by: steps)), path.count) }
        return find(name, steps)
      },
      own: nil, names: names, inner: inner,
      identity: { [identity] name in
        let isOwn = name.first == "." || name.starts(with: path)
        return isOwn ? identity(path[...]).entered : identity(name)
      }, depth: depth)
  }

  /// Returns the identity by which the name's value is compared with others of the page.
  func identity(of path: [String]) -> ValueIdentity { identity(path[...]) }

  /// Whether the first part of a name is known.
  func knows(_ name: String) -> Bool { find([name], 0) != nil }

  /// Indentation of a recursive template, known only when it renders.
  var indentation: Get<Frame, [UInt8]> {
    { [depth] in ($0.outward(by: depth) as? Outermost)?.indentation ?? [] }
  }
}

// MARK: - Keeping

extension Scope {
  /// Records whether a name is found outside of the innermost element.
  ///
  /// A class, because closures capture it.
  final class OuterNames {
    fileprivate(set) var areUsed = false
  }

  /// A scope with the same names that records whether a name outside of the innermost element is
  /// used; `nil` if that element has no names.
  var noting: (scope: Scope, outer: OuterNames)? {
    guard let own else { return nil }
    let outer = OuterNames()
    let find: Find = { [find, inner] name, steps in
      if let first = name.first, let access = inner.find(first, steps: steps) { return (access, 1) }
      guard let found = find(name, steps) else { return nil }
      outer.areUsed = true
      return found
    }
    return (
      Scope(
        find: find, own: own, names: names, inner: inner, identity: identity,
        depth: depth), outer
    )
  }
}

// MARK: - Resolving

extension Scope {
  /// Returns the value of a dotted name (mustache(5), "Dotted Names"). The first part is looked up
  /// from the innermost section outwards, each other part in the value before it. A mistake lists
  /// the available names unless it is `brief`.
  func resolve(
    _ path: [String], brief: Bool, _ table: ElementNamesTable
  ) -> Result<Access, Unresolved> {
    guard let (first, length) = find(path[...], 0) else {
      if path.count > 1, knows(path[1]) {
        let rest = path[1...].joined(separator: ".")
        return .failure(
          Unresolved(mistake: .prefix(path[0], owner: owner, before: rest), parts: 0..<1))
      }
      let mistake = NameMistake.unknown(path[0], owner: owner, available: brief ? [] : names())
      return .failure(Unresolved(mistake: mistake, parts: 0..<1))
    }
    var access = first
    for index in length..<max(length, path.count) {
      let known = path[..<index].joined(separator: ".")
      switch access.member(path[index], of: known, table) {
      case .success(let inner): access = inner
      case .failure(let mistake):
        var parts = 0..<index
        guard case .unknown(let name, let owner, _) = mistake else {
          return .failure(Unresolved(mistake: mistake, parts: parts))
        }
        parts = index..<index + 1
        // Authors who know other programs may write `page.title`, although the page itself has the
        // name.
        let isOutside = index == path.count - 1 && knows(name)
        return .failure(
          Unresolved(
            mistake: isOutside ? .outside(name, owner: owner, of: known) : mistake, parts: parts))
      }
    }
    return .success(access)
  }
}

/// A mistake in a dotted name, with the range of its wrong parts.
struct Unresolved: Error {
  let mistake: NameMistake
  let parts: Range<Int>
}

extension Access {
  /// Returns the value of a name inside the value of the name `known`.
  fileprivate func member(
    _ name: String, of known: String, _ table: ElementNamesTable
  ) -> Result<Access, NameMistake> {
    switch self {
    case .elements(let elements) where elements.count == .one: elements.memberOrMistake(name, table)
    case .elements(let elements) where elements.count == .list: .failure(.listOutsideSection(known))
    case .elements, .optional: .failure(.optionalOutsideSection(known))
    case .atom(let atom): .failure(.notInside(known, kind: atom.kind))
    case .flag: .failure(.notInside(known, kind: .flag))
    case .template: .failure(.notInside(known, kind: .text))
    }
  }
}

extension ElementAccess {
  fileprivate func memberOrMistake(
    _ name: String, _ table: ElementNamesTable
  ) -> Result<Access, NameMistake> {
    if let access = member(name, in: table) { return .success(access) }
    let names = names(in: table)
    return .failure(.unknown(name, owner: names.owner, available: names.names))
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
