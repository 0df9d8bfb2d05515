import Markup

/// A function that returns a model's value.
public typealias Get<Model, Value> = @Sendable (Model) -> Value

/// A function that passes a part of a model to a body in place. So a view model isn't copied to
/// access one of its texts.
public typealias Visit<Model, Part> = @Sendable (Model, (Part) -> Void) -> Void

/// Compiled form of a name: the kind of its value, with access from a frame.
enum Access {
  case atom(AtomAccess)
  case flag(Visit<Frame, Bool>)
  case optional(OptionalAccess)
  case elements(any ElementAccess)
  /// The name of a template, one of `names`, for `{{>*name}}`.
  case template(names: [String], Visit<Frame, String>)
}

/// A value that can be written.
enum AtomAccess: Sendable {
  case text(Visit<Frame, String>)
  case html(Visit<Frame, HTML>)
  case link(Visit<Frame, Link>)
  case number(Visit<Frame, Int>)
  case color(Visit<Frame, Color>)
  case json(Visit<Frame, JSON>)
}

/// An optional value that can be written.
///
/// One case per type, because generic code would look up the type each time it runs.
enum OptionalAccess: Sendable {
  case text(Visit<Frame, String?>)
  case html(Visit<Frame, HTML?>)
  case link(Visit<Frame, Link?>)
  case number(Visit<Frame, Int?>)
  case color(Visit<Frame, Color?>)
  case json(Visit<Frame, JSON?>)
}

/// Values with their own names, which a section enters one after another.
protocol ElementAccess: AnyObject {
  associatedtype Element: Sendable

  var count: ElementCount { get }
  /// Returns the names. Called only when a template compiles, because contracts may refer to each
  /// other.
  var scope: @Sendable () -> ElementScope<Element> { get }
  /// Passes each element to a body.
  var visit: Visit<Frame, Element> { get }
  /// Function that enters an element.
  var enter: Enter<Element> { get }

  /// Returns the names of the elements. They are cached, so the table must be the same at each
  /// call.
  func names(in table: ElementNamesTable) -> ElementNames
  /// Returns the value of a name in a single element; `nil` if the element doesn't have the name.
  func member(_ name: String, in table: ElementNamesTable) -> Access?
}

/// Access to elements of a type, from the frame around them.
///
/// A class, because it remembers its names and the values of dotted names.
final class Elements<Element: Sendable>: ElementAccess {
  let count: ElementCount
  let scope: @Sendable () -> ElementScope<Element>
  let visit: Visit<Frame, Element>
  /// Not owned. The table owns all names, and these may own this access, which remembers them: the
  /// cycle would leak whenever a preview compiles templates. A compiler owns the table and uses its
  /// accesses only while it compiles.
  private unowned var names: ElementNames?
  /// Result of `scope`, called once. Two calls might differ, and places refer to the result of one.
  private lazy var entered: ElementScope<Element> = scope()
  /// Accesses by the place of their names.
  private var members: [Int: Access] = [:]

  init(
    count: ElementCount, scope: @escaping @Sendable () -> ElementScope<Element>,
    visit: @escaping Visit<Frame, Element>
  ) {
    self.count = count
    self.scope = scope
    self.visit = visit
  }

  private(set) lazy var enter = entered.enter

  func names(in table: ElementNamesTable) -> ElementNames {
    if let names { return names }
    let made = table.names(of: entered)
    names = made
    return made
  }

  func member(_ name: String, in table: ElementNamesTable) -> Access? {
    guard let place = names(in: table).own.place(of: name) else {
      return name == "." ? .elements(self) : nil
    }
    if let known = members[place] { return known }
    let access = entered.field(at: place).access(visit)
    members[place] = access
    return access
  }
}

/// Possible numbers of elements.
enum ElementCount {
  /// Exactly one; dotted names reach into it, too.
  case one
  case optional
  case list
}

/// The names that an element offers when a section enters it.
enum ElementScope<Element: Sendable>: Sendable {
  case presentable(Contract<Element>)
  case choice(Choices<Element>)
  case fields([Fields<Element>])

  var enter: Enter<Element> {
    switch self {
    case .presentable(let contract): contract.enter
    case .fields(let fields) where !fields.isEmpty: fields[0].enter
    case .fields, .choice: { ElementFrame($0, in: $1) }
    }
  }

  /// The fields of each presentable.
  var groups: [Fields<Element>] {
    switch self {
    case .presentable(let contract): contract.fields
    case .choice: []
    case .fields(let fields): fields
    }
  }

  /// Returns the field at a place among the fields of all groups. The place must exist.
  func field(at place: Int) -> Field<Element> {
    var index = place
    var group = 0
    while index >= groups[group].fields.count {
      index -= groups[group].fields.count
      group += 1
    }
    return groups[group].fields[index]
  }
}

/// Identity of a contract or of a group of fields, by which its names are cached. Copies share it.
/// A copy that offers other names needs its own identity.
final class DeclarationID: Sendable {}

// MARK: - Outward

extension AtomAccess {
  /// Returns the same value for access from frames `steps` further in.
  func outward(by steps: Int) -> AtomAccess {
    switch self {
    case .text(let visit): .text { visit($0.outward(by: steps), $1) }
    case .html(let visit): .html { visit($0.outward(by: steps), $1) }
    case .link(let visit): .link { visit($0.outward(by: steps), $1) }
    case .number(let visit): .number { visit($0.outward(by: steps), $1) }
    case .color(let visit): .color { visit($0.outward(by: steps), $1) }
    case .json(let visit): .json { visit($0.outward(by: steps), $1) }
    }
  }
}

// MARK: - Optional values

extension OptionalAccess {
  /// Whether the value is present.
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

  /// The value if it is present. If it is missing, its visit does nothing.
  var value: AtomAccess {
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
