/// The names that a stretch of template may use, each with the way to its value from a frame.
struct Scope<Frame: Sendable> {
  /// A name, or the beginning of a dotted one, and how many of its parts were used up.
  typealias Found = (access: Access<Frame>, length: Int)

  /// Looks from the innermost section outwards.
  let find: (ArraySlice<String>) -> Found?
  /// All names, innermost first.
  let names: () -> [String]
  /// What messages call the innermost element.
  let owner: String
  /// The innermost element that has names of its own, by which it can show itself.
  let element: any ElementAccess<Frame>
  /// The indentation that a recursive template has come to, known only when it renders.
  let indentation: Get<Frame, [UInt8]>
}

/// The way to the element of the innermost section that entered one.
protocol ElementAccess<Frame>: Sendable {
  associatedtype Frame: Sendable
  associatedtype Element: Sendable
  associatedtype Way: Projection<Frame, Element>

  var scope: ElementScope<Element> { get }
  var way: Way { get }
}

struct EnteredElement<Way: Projection>: ElementAccess
where Way.Outer: Sendable, Way.Inner: Sendable {
  typealias Frame = Way.Outer
  typealias Element = Way.Inner

  let scope: ElementScope<Element>
  let way: Way
}

extension ElementAccess {
  func through<Outer: Sendable>(_ way: some Projection<Outer, Frame>) -> any ElementAccess<Outer> {
    EnteredElement(scope: scope, way: Path(way, self.way))
  }
}

extension Scope {
  /// The outermost scope: an element alone.
  static func root<Element>(
    _ names: ElementNames<Element>
  ) -> Self where Frame == Templating.Frame<Element, Outermost> {
    let step = ToElement<Element, Outermost>()
    return Scope(
      find: { path in
        path.first.flatMap(names.find).map { ($0.through(step), 1) }
      },
      names: { names.names }, owner: names.owner,
      element: EnteredElement(scope: names.scope, way: step),
      indentation: { $0.parent.indentation })
  }

  /// The scope inside a section that has entered an element with names of its own. `path` is the
  /// name of one that may be missing, which inside its own section is there.
  func entering<Element>(
    _ inner: ElementNames<Element>, as path: [String]?
  ) -> Scope<Templating.Frame<Element, Frame>> {
    typealias Inner = Templating.Frame<Element, Frame>
    let step = ToElement<Element, Frame>()
    let out = ToParent<Element, Frame>()
    return Scope<Inner>(
      find: { [find] name in
        if let first = name.first, let access = inner.find(first) {
          return (access.through(step), 1)
        }
        // Inside its own section a name is what the section has entered.
        if let path, name.starts(with: path) {
          let entered = NestedElement(scope: { inner.scope }, step)
          return (.nested(entered), path.count)
        }
        return find(name).map { ($0.access.through(out), $0.length) }
      },
      names: { [names] in inner.names + names().filter { !inner.names.contains($0) } },
      owner: inner.owner,
      element: EnteredElement(scope: inner.scope, way: step),
      indentation: { [indentation] in indentation($0.parent) })
  }

  /// The scope inside a section that has entered a plain value: `{{.}}`, or its name again.
  func entering<Value: Atom>(
    _: Value.Type, as path: [String]
  ) -> Scope<Templating.Frame<Value, Frame>> {
    typealias Inner = Templating.Frame<Value, Frame>
    let out = ToParent<Value, Frame>()
    let value = Value.field(".") { (frame: Inner) in frame.element }.access
    return Scope<Inner>(
      find: { [find] name in
        if name.elementsEqual(["."]) { return (value, 1) }
        if path != ["."], name.elementsEqual(path) { return (value, path.count) }
        return find(name).map { ($0.access.through(out), $0.length) }
      },
      names: names, owner: owner, element: element.through(out),
      indentation: { [indentation] in indentation($0.parent) })
  }
}

// MARK: - Resolving

extension Scope {
  enum Resolution {
    case access(Access<Frame>)
    case mistake(TemplateMistake)
  }

  /// The value that a dotted name stands for: the first part is looked up from the innermost section
  /// outwards, each further one in what the part before it names (mustache(5), "Dotted Names").
  func resolve(_ path: [String]) -> Resolution {
    guard let (first, length) = find(path[...]) else {
      return .mistake(.unknownName(path[0], owner: owner, available: names()))
    }
    var access = first
    for index in length..<max(length, path.count) {
      let known = path[..<index].joined(separator: ".")
      switch access {
      case .nested(let nested):
        guard let inner = nested.find(path[index]) else {
          return .mistake(nested.unknownName(path[index]))
        }
        access = inner
      case .sequence(let sequence):
        return .mistake(
          sequence.isList ? .listOutsideSection(known) : .optionalOutsideSection(known))
      case .optional: return .mistake(.optionalOutsideSection(known))
      default: return .mistake(.notInside(known, kind: access.kind))
      }
    }
    return .access(access)
  }
}

extension NestedAccess {
  fileprivate func find(_ name: String) -> Access<Frame>? {
    ElementNames(scope()).find(name)?.through(way)
  }

  fileprivate func unknownName(_ name: String) -> TemplateMistake {
    let names = ElementNames(scope())
    return .unknownName(name, owner: names.owner, available: names.names)
  }
}

extension Access {
  var kind: ValueKind {
    switch self {
    case .atom(let atom): atom.kind
    case .flag: .flag
    case .optional: .text
    case .nested: .nested
    case .sequence: .list
    case .template: .template
    }
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
