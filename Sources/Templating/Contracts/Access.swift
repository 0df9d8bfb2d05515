import Markup

/// How a value is had from a model, as a contract says it.
public typealias Get<Model, Value> = @Sendable (Model) -> Value

/// How a part of a model is shown to a body, in place: a view model is not copied on the way to one
/// of its texts.
public typealias Visit<Model, Part> = @Sendable (Model, (Part) -> Void) -> Void

/// How a value is had from a frame, and what kind of value it is: the compiled form of a name.
enum Access<Frame>: Sendable {
  case atom(AtomAccess<Frame>)
  case flag(Visit<Frame, Bool>)
  case optional(OptionalAccess<Frame>)
  case elements(any ElementAccess<Frame>)
  /// The name of a template, one of those listed, for `{{>*name}}`.
  case template(names: [String], Visit<Frame, String>)
}

/// A value that can be written.
enum AtomAccess<Frame>: Sendable {
  case text(Visit<Frame, String>)
  case html(Visit<Frame, HTML>)
  case link(Visit<Frame, Link>)
  case number(Visit<Frame, Int>)
  case color(Visit<Frame, Color>)
  case json(Visit<Frame, JSON>)
}

/// A value that can be written and may be missing.
///
/// One case for each type: code that is generic over it looks the type up each time it runs.
enum OptionalAccess<Frame>: Sendable {
  case text(Visit<Frame, String?>)
  case html(Visit<Frame, HTML?>)
  case link(Visit<Frame, Link?>)
  case number(Visit<Frame, Int?>)
  case color(Visit<Frame, Color?>)
  case json(Visit<Frame, JSON?>)
}

/// Values with names of their own, which a section enters one after the other.
protocol ElementAccess<Frame>: Sendable {
  associatedtype Frame
  associatedtype Element: Sendable

  var count: ElementCount { get }
  /// Asked for when a template compiles and not before, since contracts may name each other.
  var scope: @Sendable () -> ElementScope<Element> { get }
  /// Shows each of them.
  var visit: Visit<Frame, Element> { get }
}

struct Elements<Frame, Element: Sendable>: ElementAccess {
  let count: ElementCount
  let scope: @Sendable () -> ElementScope<Element>
  let visit: Visit<Frame, Element>
}

/// How many elements there may be.
enum ElementCount {
  /// Always one: its names are had through dots, too.
  case one
  case optional
  case list
}

/// What names an element offers when a section enters it.
enum ElementScope<Element: Sendable>: Sendable {
  case presentable(Contract<Element>)
  case choice(Choices<Element>)
  case fields([Fields<Element>])
}

// MARK: - From further out

// The same access, begun one step further out: how a name of an outer frame is had inside a section.

extension Access {
  func through<Outer>(_ step: @escaping Visit<Outer, Frame>) -> Access<Outer> {
    switch self {
    case .atom(let atom): .atom(atom.through(step))
    case .flag(let visit): .flag(joined(step, visit))
    case .optional(let optional): .optional(optional.through(step))
    case .elements(let elements): .elements(elements.through(step))
    case .template(let names, let visit): .template(names: names, joined(step, visit))
    }
  }
}

extension AtomAccess {
  func through<Outer>(_ step: @escaping Visit<Outer, Frame>) -> AtomAccess<Outer> {
    switch self {
    case .text(let visit): .text(joined(step, visit))
    case .html(let visit): .html(joined(step, visit))
    case .link(let visit): .link(joined(step, visit))
    case .number(let visit): .number(joined(step, visit))
    case .color(let visit): .color(joined(step, visit))
    case .json(let visit): .json(joined(step, visit))
    }
  }
}

extension OptionalAccess {
  func through<Outer>(_ step: @escaping Visit<Outer, Frame>) -> OptionalAccess<Outer> {
    switch self {
    case .text(let visit): .text(joined(step, visit))
    case .html(let visit): .html(joined(step, visit))
    case .link(let visit): .link(joined(step, visit))
    case .number(let visit): .number(joined(step, visit))
    case .color(let visit): .color(joined(step, visit))
    case .json(let visit): .json(joined(step, visit))
    }
  }

  /// Whether it is there.
  var isPresent: Visit<Frame, Bool> {
    switch self {
    case .text(let visit): { frame, show in visit(frame) { show($0 != nil) } }
    case .html(let visit): { frame, show in visit(frame) { show($0 != nil) } }
    case .link(let visit): { frame, show in visit(frame) { show($0 != nil) } }
    case .number(let visit): { frame, show in visit(frame) { show($0 != nil) } }
    case .color(let visit): { frame, show in visit(frame) { show($0 != nil) } }
    case .json(let visit): { frame, show in visit(frame) { show($0 != nil) } }
    }
  }

  /// The value where it is there; nothing is shown where it is missing.
  var value: AtomAccess<Frame> {
    switch self {
    case .text(let visit):
      .text { frame, show in visit(frame) { if let value = $0 { show(value) } } }
    case .html(let visit):
      .html { frame, show in visit(frame) { if let value = $0 { show(value) } } }
    case .link(let visit):
      .link { frame, show in visit(frame) { if let value = $0 { show(value) } } }
    case .number(let visit):
      .number { frame, show in visit(frame) { if let value = $0 { show(value) } } }
    case .color(let visit):
      .color { frame, show in visit(frame) { if let value = $0 { show(value) } } }
    case .json(let visit):
      .json { frame, show in visit(frame) { if let value = $0 { show(value) } } }
    }
  }
}

extension ElementAccess {
  func through<Outer>(_ step: @escaping Visit<Outer, Frame>) -> any ElementAccess<Outer> {
    Elements(count: count, scope: scope, visit: joined(step, visit))
  }
}

private func joined<Outer, Model, Part>(
  _ step: @escaping Visit<Outer, Model>, _ visit: @escaping Visit<Model, Part>
) -> Visit<Outer, Part> {
  { outer, body in step(outer) { visit($0, body) } }
}
