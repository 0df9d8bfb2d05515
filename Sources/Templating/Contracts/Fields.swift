public import Markup

/// The names that one presentable offers to templates, with their values.
public struct Fields<Model: Sendable>: Sendable {
  /// Name of the protocol, used in diagnostics.
  package let presentable: String
  package let fields: [Field<Model>]
  /// Names of the fields, in their order.
  let names: [String]
  let enter: Enter<Model>
  let declaration = DeclarationID()

  /// Creates the names of a presentable. `presentable` is its protocol's name, for diagnostics.
  @inlinable
  public init(_ presentable: String, _ fields: Field<Model>...) {
    self.init(presentable, fields)
  }

  /// Creates the names of a presentable from an array of fields.
  @inlinable
  public init(_ presentable: String, _ fields: [Field<Model>]) {
    self.init(presentable, fields) { ElementFrame($0, in: $1) }
  }

  @usableFromInline
  init(_ presentable: String, _ fields: [Field<Model>], enter: @escaping Enter<Model>) {
    self.presentable = presentable
    var all = fields
    var names: [String] = []
    var index = 0
    while index < all.count {
      names.append(all[index].name)
      let flags = all[index].flags
      index += 1
      if !flags.isEmpty { all.insert(flags[0], at: index) }
    }
    self.fields = all
    self.names = names
    self.enter = enter
  }

  /// Returns the same names for a type that holds the model and passes it on in place.
  package func through<Outer: Sendable>(_ model: @escaping Visit<Outer, Model>) -> Fields<Outer> {
    var outer: [Field<Outer>] = []
    for index in 0..<fields.count { outer.append(fields[index].through(model)) }
    return Fields<Outer>(presentable, outer)
  }

  /// Returns the same names for a type that holds the model by reference. Code specialised for the
  /// model's type would copy the model each time it passes it on.
  package func through<Outer: Sendable>(
    shared model: @escaping Get<Outer, Shared<Model>>
  ) -> Fields<Outer> {
    through { outer, show in model(outer).show(show) }
  }
}

/// A name of a presentable, with access to its value in a model.
public struct Field<Model: Sendable>: Sendable {
  package let name: String
  /// Returns the access to the value from a frame. The argument leads from the frame to a model.
  let access: @Sendable (@escaping Visit<Frame, Model>) -> Access
  /// The flag that a list offers with it, or none. An array, because a value can't contain another
  /// of its type.
  let flags: [Field<Model>]

  init(
    _ name: String, flags: [Field<Model>] = [],
    _ access: @escaping @Sendable (@escaping Visit<Frame, Model>) -> Access
  ) {
    self.name = name
    self.access = access
    self.flags = flags
  }

  fileprivate func through<Outer>(_ model: @escaping Visit<Outer, Model>) -> Field<Outer> {
    Field<Outer>(name) { [access] outer in
      access { frame, show in outer(frame) { model($0, show) } }
    }
  }
}

// MARK: - Values

extension Field {
  /// Returns a field with text, which is escaped when written.
  public static func text(_ name: String, _ get: @escaping Get<Model, String>) -> Self {
    Field(name) { model in .atom(.text { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with safe markup.
  public static func html(_ name: String, _ get: @escaping Get<Model, HTML>) -> Self {
    Field(name) { model in .atom(.html { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with a safe address.
  public static func link(_ name: String, _ get: @escaping Get<Model, Link>) -> Self {
    Field(name) { model in .atom(.link { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with a whole number, written in digits. Its section is shown unless the number
  /// is zero.
  public static func number(_ name: String, _ get: @escaping Get<Model, Int>) -> Self {
    Field(name) { model in .atom(.number { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with a colour. Besides numbers, `style="…"` accepts only colours.
  public static func color(_ name: String, _ get: @escaping Get<Model, Color>) -> Self {
    Field(name) { model in .atom(.color { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with data for a script of type `application/json` or `application/ld+json`.
  public static func json(_ name: String, _ get: @escaping Get<Model, JSON>) -> Self {
    Field(name) { model in .atom(.json { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field that shows or hides a section and doesn't have a text.
  public static func flag(_ name: String, _ get: @escaping Get<Model, Bool>) -> Self {
    Field(name) { model in .flag { frame, show in model(frame) { show(get($0)) } } }
  }

  /// Returns a field with optional text. Like all optional values, it is available only in its own
  /// section.
  public static func optional(_ name: String, _ get: @escaping Get<Model, String?>) -> Self {
    Field(name) { model in .optional(.text { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with optional markup.
  public static func optional(_ name: String, _ get: @escaping Get<Model, HTML?>) -> Self {
    Field(name) { model in .optional(.html { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with an optional address.
  public static func optional(_ name: String, _ get: @escaping Get<Model, Link?>) -> Self {
    Field(name) { model in .optional(.link { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with an optional whole number.
  public static func optional(_ name: String, _ get: @escaping Get<Model, Int?>) -> Self {
    Field(name) { model in .optional(.number { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with an optional colour.
  public static func optional(_ name: String, _ get: @escaping Get<Model, Color?>) -> Self {
    Field(name) { model in .optional(.color { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Returns a field with optional data for a script element.
  public static func optional(_ name: String, _ get: @escaping Get<Model, JSON?>) -> Self {
    Field(name) { model in .optional(.json { frame, show in model(frame) { show(get($0)) } }) }
  }
}

// MARK: - Elements

extension Field {
  /// Returns a field with a presentable: `{{#author}}{{nameText}}{{/author}}` or
  /// `{{author.nameText}}`.
  public static func nested<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, Element>
  ) -> Self {
    elements(name, .one, { .presentable(Element.contract) }) { $1(get($0)) }
  }

  /// Returns a field with a value that doesn't select a template, so its fields are given here.
  public static func nested<Element: Sendable>(
    _ name: String, fields: Fields<Element>, _ get: @escaping Get<Model, Element>
  ) -> Self {
    nested(name, fields: fields, showing: { $1(get($0)) })
  }

  /// Returns a field with a large value. The value is passed in place, rather than copied for each
  /// of its fields.
  package static func nested<Element: Sendable>(
    _ name: String, fields: Fields<Element>, showing visit: @escaping Visit<Model, Element>
  ) -> Self {
    elements(name, .one, { .fields([fields]) }, visit)
  }

  /// Returns a field with an optional presentable, whose names are available in its section.
  @inlinable
  public static func optional<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, Element?>
  ) -> Self {
    // The closure is created where the type is known. Generic code would look up the type at each
    // call.
    optional(name, showing: { model, body in if let element = get(model) { body(element) } })
  }

  @usableFromInline
  static func optional<Element: Presentable>(
    _ name: String, showing visit: @escaping Visit<Model, Element>
  ) -> Self {
    elements(name, .optional, { .presentable(Element.contract) }, visit)
  }

  /// Returns a field with a list of presentables of one type: `{{#trips}}{{title}}{{/trips}}`.
  public static func list<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    elements(name, .list, { .presentable(Element.contract) }) { showEach(get($0), to: $1) }
  }

  /// Returns a field with a list of presentables, and a flag for whether it has any: with
  /// `.list("trips", any: "hasTrips") { $0.trips }`,
  /// `{{#hasTrips}}<ul>{{#trips}}…{{/trips}}</ul>{{/hasTrips}}`.
  @inlinable
  public static func list<Element: Presentable>(
    _ name: String, any flag: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    // The closure is created where the type is known, as that of `optional`.
    list(name, get).with(.flag(flag) { !get($0).isEmpty })
  }

  @usableFromInline
  func with(_ flag: Self) -> Self { Field(name, flags: [flag], access) }

  /// Returns a field with a list by index, from 0 to `count` - 1. Elements that are `nil` are left
  /// out.
  package static func list<Element: Presentable>(
    _ name: String, count: @escaping Get<Model, Int>,
    at element: @escaping @Sendable (Model, Int) -> Element?
  ) -> Self {
    elements(name, .list, { .presentable(Element.contract) }) { model, show in
      for index in 0..<max(0, count(model)) {
        if let element = element(model, index) { show(element) }
      }
    }
  }

  /// Returns a field with a list of mixed cells, each shown by `{{>*template}}`.
  public static func cells<Element: PresentableChoice>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    elements(name, .list, { .choice(Element.choices) }) { showEach(get($0), to: $1) }
  }

  /// Returns a field with a list of plain values, each written by `{{.}}`.
  public static func list<Element: Atom>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    let value = Element.field(".") { (element: Element, show) in show(element) }
    return list(name, fields: Fields("a list of plain values", value), get)
  }

  /// Returns a field with a list of values that don't select a template, so their fields are given
  /// here.
  public static func list<Element: Sendable>(
    _ name: String, fields: Fields<Element>, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    elements(name, .list, { .fields([fields]) }) { showEach(get($0), to: $1) }
  }

  private static func elements<Element: Sendable>(
    _ name: String, _ count: ElementCount, _ scope: @escaping @Sendable () -> ElementScope<Element>,
    _ visit: @escaping Visit<Model, Element>
  ) -> Self {
    Field(name) { model in
      .elements(
        Elements(count: count, scope: scope) { frame, show in model(frame) { visit($0, show) } })
    }
  }
}

/// Passes the elements of a list in place. A generic loop over them would copy each element.
private func showEach<Element>(_ elements: [Element], to body: (Element) -> Void) {
  elements.withUnsafeBufferPointer { elements in
    for index in 0..<elements.count { body(elements[index]) }
  }
}
