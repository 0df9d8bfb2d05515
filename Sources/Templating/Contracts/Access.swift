package import Markup

/// How a value is got from a frame, and what kind of value it is: the compiled form of a name.
enum Access<Frame>: Sendable {
  case atom(AtomAccess<Frame>)
  case flag(Get<Frame, Bool>)
  case optional(any OptionalAccess<Frame>)
  case nested(any NestedAccess<Frame>)
  case sequence(any SequenceAccess<Frame>)
  /// The name of a template, one of those listed, for `{{>*name}}`.
  case template(names: [String], Get<Frame, String>)
}

/// A value that can be written.
enum AtomAccess<Frame>: Sendable {
  case text(Get<Frame, String>)
  case html(Get<Frame, HTML>)
  case link(Get<Frame, Link>)
  case number(Get<Frame, Int>)
  case color(Get<Frame, Color>)
  case json(Get<Frame, JSON>)
}

/// A type whose values can be written: text, markup, a link, a number, a colour, JSON.
package protocol Atom: Sendable {
  static func field<Model: Sendable>(_ name: String, _ get: @escaping Get<Model, Self>) -> Field<
    Model
  >
}

extension String: Atom {
  package static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, String>
  ) -> Field<Model> { .text(name, get) }
}

extension HTML: Atom {
  package static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, HTML>
  ) -> Field<Model> { .html(name, get) }
}

extension Link: Atom {
  package static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, Link>
  ) -> Field<Model> { .link(name, get) }
}

extension Int: Atom {
  package static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, Int>
  ) -> Field<Model> { .number(name, get) }
}

extension Color: Atom {
  package static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, Color>
  ) -> Field<Model> { .color(name, get) }
}

extension JSON: Atom {
  package static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, JSON>
  ) -> Field<Model> { .json(name, get) }
}

/// What names an element offers when a section enters it.
enum ElementScope<Element: Sendable>: Sendable {
  case presentable(Contract<Element>)
  case choice(Choices<Element>)
  case fields([Fields<Element>])
}

protocol OptionalAccess<Frame>: Sendable {
  associatedtype Frame
  associatedtype Value: Atom

  var get: Get<Frame, Value?> { get }
}

struct OptionalAtom<Frame, Value: Atom>: OptionalAccess {
  let get: Get<Frame, Value?>

  init(_ get: @escaping Get<Frame, Value?>) { self.get = get }
}

protocol NestedAccess<Frame>: Sendable {
  associatedtype Frame
  associatedtype Element: Sendable
  associatedtype Way: Projection<Frame, Element>

  /// Asked for when a template compiles and not before, since contracts may name each other.
  var scope: @Sendable () -> ElementScope<Element> { get }
  var way: Way { get }
}

struct NestedElement<Way: Projection>: NestedAccess where Way.Inner: Sendable {
  typealias Frame = Way.Outer
  typealias Element = Way.Inner

  let scope: @Sendable () -> ElementScope<Element>
  let way: Way

  init(scope: @escaping @Sendable () -> ElementScope<Element>, _ way: Way) {
    self.scope = scope
    self.way = way
  }
}

protocol SequenceAccess<Frame>: Sendable {
  associatedtype Frame
  associatedtype Element: Sendable

  /// Whether it may hold more than one: names are not had through a list, but through a section.
  var isList: Bool { get }
  var scope: @Sendable () -> ElementScope<Element> { get }
  var get: Get<Frame, [Element]> { get }
}

/// A list, or a presentable that may be missing, which is a list of at most one.
struct SequenceElement<Frame, Element: Sendable>: SequenceAccess {
  let isList: Bool
  let scope: @Sendable () -> ElementScope<Element>
  let get: Get<Frame, [Element]>

  init(
    isList: Bool = true, scope: @escaping @Sendable () -> ElementScope<Element>,
    _ get: @escaping Get<Frame, [Element]>
  ) {
    self.isList = isList
    self.scope = scope
    self.get = get
  }
}

// The same access, begun one step further out: how a name of an outer frame is had inside a section.

extension Access {
  func through<Outer>(_ way: some Projection<Outer, Frame>) -> Access<Outer> {
    switch self {
    case .atom(let atom): .atom(atom.through(way))
    case .flag(let get): .flag { way.project($0, get) }
    case .optional(let optional): .optional(optional.through(way))
    case .nested(let nested): .nested(nested.through(way))
    case .sequence(let sequence): .sequence(sequence.through(way))
    case .template(let names, let get): .template(names: names) { way.project($0, get) }
    }
  }
}

extension AtomAccess {
  func through<Outer>(_ way: some Projection<Outer, Frame>) -> AtomAccess<Outer> {
    switch self {
    case .text(let get): .text { way.project($0, get) }
    case .html(let get): .html { way.project($0, get) }
    case .link(let get): .link { way.project($0, get) }
    case .number(let get): .number { way.project($0, get) }
    case .color(let get): .color { way.project($0, get) }
    case .json(let get): .json { way.project($0, get) }
    }
  }
}

extension OptionalAccess {
  func through<Outer>(_ way: some Projection<Outer, Frame>) -> any OptionalAccess<Outer> {
    let get = self.get
    return OptionalAtom { way.project($0, get) }
  }
}

extension NestedAccess {
  func through<Outer>(_ way: some Projection<Outer, Frame>) -> any NestedAccess<Outer> {
    NestedElement(scope: scope, Path(way, self.way))
  }
}

extension SequenceAccess {
  func through<Outer>(_ way: some Projection<Outer, Frame>) -> any SequenceAccess<Outer> {
    let get = self.get
    return SequenceElement(isList: isList, scope: scope) { way.project($0, get) }
  }
}
