public import Markup

/// The names that one presentable offers to templates, and what each of them is.
public struct Fields<Model: Sendable>: Sendable {
  /// The protocol's name, which diagnostics call it by.
  package let presentable: String
  package let fields: [Field<Model>]
  /// Those of the fields, in their order.
  let names: [String]
  let enter: Enter<Model>

  /// The names of a presentable, which diagnostics call by its protocol's name.
  @inlinable
  public init(_ presentable: String, _ fields: Field<Model>...) {
    self.init(presentable, fields)
  }

  /// The names of a presentable, as a list.
  @inlinable
  public init(_ presentable: String, _ fields: [Field<Model>]) {
    self.init(presentable, fields) { ElementFrame($0, in: $1) }
  }

  @usableFromInline
  init(_ presentable: String, _ fields: [Field<Model>], enter: @escaping Enter<Model>) {
    self.presentable = presentable
    self.fields = fields
    var names: [String] = []
    for index in 0..<fields.count { names.append(fields[index].name) }
    self.names = names
    self.enter = enter
  }

  /// The same names, offered by a value that holds the model and shows it in place.
  package func through<Outer: Sendable>(_ model: @escaping Visit<Outer, Model>) -> Fields<Outer> {
    var outer: [Field<Outer>] = []
    for index in 0..<fields.count { outer.append(fields[index].through(model)) }
    return Fields<Outer>(presentable, outer)
  }

  /// The same names, offered by a value that holds the model by reference. Code that knows the model's
  /// type would copy it each time that it hands it on.
  package func through<Outer: Sendable>(
    shared model: @escaping Get<Outer, Shared<Model>>
  ) -> Fields<Outer> {
    through { outer, show in model(outer).show(show) }
  }
}

/// One name of a presentable, and how its value is got from a model.
public struct Field<Model: Sendable>: Sendable {
  package let name: String
  /// How the value is had from a frame, by the way that leads there to a model.
  let access: @Sendable (@escaping Visit<Frame, Model>) -> Access

  init(_ name: String, _ access: @escaping @Sendable (@escaping Visit<Frame, Model>) -> Access) {
    self.name = name
    self.access = access
  }

  fileprivate func through<Outer>(_ model: @escaping Visit<Outer, Model>) -> Field<Outer> {
    Field<Outer>(name) { [access] outer in
      access { frame, show in outer(frame) { model($0, show) } }
    }
  }
}

// MARK: - Values

extension Field {
  /// Text, which is escaped where it is written.
  public static func text(_ name: String, _ get: @escaping Get<Model, String>) -> Self {
    Field(name) { model in .atom(.text { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Markup that is already safe.
  public static func html(_ name: String, _ get: @escaping Get<Model, HTML>) -> Self {
    Field(name) { model in .atom(.html { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// An address that is safe to follow.
  public static func link(_ name: String, _ get: @escaping Get<Model, Link>) -> Self {
    Field(name) { model in .atom(.link { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// A whole number, written with digits alone; as a section it shows unless it is zero.
  public static func number(_ name: String, _ get: @escaping Get<Model, Int>) -> Self {
    Field(name) { model in .atom(.number { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// A colour: the only value that `style="…"` takes.
  public static func color(_ name: String, _ get: @escaping Get<Model, Color>) -> Self {
    Field(name) { model in .atom(.color { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Data for a script element of the type `application/json` or `application/ld+json`.
  public static func json(_ name: String, _ get: @escaping Get<Model, JSON>) -> Self {
    Field(name) { model in .atom(.json { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Shows or hides a section; it has no text of its own.
  public static func flag(_ name: String, _ get: @escaping Get<Model, Bool>) -> Self {
    Field(name) { model in .flag { frame, show in model(frame) { show(get($0)) } } }
  }

  /// Text that may be missing: it is had only inside its own section, as every value that may be.
  public static func optional(_ name: String, _ get: @escaping Get<Model, String?>) -> Self {
    Field(name) { model in .optional(.text { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Markup that may be missing.
  public static func optional(_ name: String, _ get: @escaping Get<Model, HTML?>) -> Self {
    Field(name) { model in .optional(.html { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// An address that may be missing.
  public static func optional(_ name: String, _ get: @escaping Get<Model, Link?>) -> Self {
    Field(name) { model in .optional(.link { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// A whole number that may be missing.
  public static func optional(_ name: String, _ get: @escaping Get<Model, Int?>) -> Self {
    Field(name) { model in .optional(.number { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// A colour that may be missing.
  public static func optional(_ name: String, _ get: @escaping Get<Model, Color?>) -> Self {
    Field(name) { model in .optional(.color { frame, show in model(frame) { show(get($0)) } }) }
  }

  /// Data for a script element that may be missing.
  public static func optional(_ name: String, _ get: @escaping Get<Model, JSON?>) -> Self {
    Field(name) { model in .optional(.json { frame, show in model(frame) { show(get($0)) } }) }
  }
}

// MARK: - Elements

extension Field {
  /// Another presentable: `{{#author}}{{nameText}}{{/author}}` or `{{author.nameText}}`.
  public static func nested<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, Element>
  ) -> Self {
    elements(name, .one, { .presentable(Element.contract) }) { $1(get($0)) }
  }

  /// A value whose fields are named here, since it selects no template of its own.
  public static func nested<Element: Sendable>(
    _ name: String, fields: Fields<Element>, _ get: @escaping Get<Model, Element>
  ) -> Self {
    nested(name, fields: fields, showing: { $1(get($0)) })
  }

  /// The same for a large value, which is shown in place instead of copied for each of its fields.
  package static func nested<Element: Sendable>(
    _ name: String, fields: Fields<Element>, showing visit: @escaping Visit<Model, Element>
  ) -> Self {
    elements(name, .one, { .fields([fields]) }, visit)
  }

  /// Another presentable that may be missing: its names are had inside its own section.
  @inlinable
  public static func optional<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, Element?>
  ) -> Self {
    // Made where the type is known, which otherwise would be looked up each time.
    optional(name, showing: { model, body in if let element = get(model) { body(element) } })
  }

  @usableFromInline
  static func optional<Element: Presentable>(
    _ name: String, showing visit: @escaping Visit<Model, Element>
  ) -> Self {
    elements(name, .optional, { .presentable(Element.contract) }, visit)
  }

  /// A list of presentables of one type: `{{#trips}}{{title}}{{/trips}}`.
  public static func list<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    elements(name, .list, { .presentable(Element.contract) }) { showEach(get($0), to: $1) }
  }

  /// A list whose model counts its elements and gives each by its place, from 0 on; `nil` is none.
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

  /// A list of mixed cells, each shown by `{{>*template}}`.
  public static func cells<Element: PresentableChoice>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    elements(name, .list, { .choice(Element.choices) }) { showEach(get($0), to: $1) }
  }

  /// A list of plain values, each had as `{{.}}`.
  public static func list<Element: Atom>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    let value = Element.field(".") { (element: Element, show) in show(element) }
    return list(name, fields: Fields("a list of plain values", value), get)
  }

  /// A list of values whose fields are named here, since they select no template of their own.
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

/// Shows the elements of a list in place: a generic loop over them would copy each.
private func showEach<Element>(_ elements: [Element], to body: (Element) -> Void) {
  elements.withUnsafeBufferPointer { elements in
    for index in 0..<elements.count { body(elements[index]) }
  }
}
