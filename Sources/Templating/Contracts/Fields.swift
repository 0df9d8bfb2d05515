package import Markup

/// The names that one presentable offers to templates, and what each of them is.
package struct Fields<Model: Sendable>: Sendable {
  /// The protocol's name, which diagnostics call it by.
  package let presentable: String
  package let fields: [Field<Model>]

  package init(_ presentable: String, _ fields: Field<Model>...) {
    self.presentable = presentable
    self.fields = fields
  }

  package init(_ presentable: String, _ fields: [Field<Model>]) {
    self.presentable = presentable
    self.fields = fields
  }
}

/// One name of a presentable, and how its value is got from a model.
package struct Field<Model: Sendable>: Sendable {
  package let name: String
  let access: Access<Model>

  init(_ name: String, _ access: Access<Model>) {
    self.name = name
    self.access = access
  }

  /// Text, which is escaped where it is written.
  package static func text(_ name: String, _ get: @escaping Get<Model, String>) -> Self {
    Field(name, .atom(.text(get)))
  }

  /// Markup that is already safe.
  package static func html(_ name: String, _ get: @escaping Get<Model, HTML>) -> Self {
    Field(name, .atom(.html(get)))
  }

  package static func link(_ name: String, _ get: @escaping Get<Model, Link>) -> Self {
    Field(name, .atom(.link(get)))
  }

  /// A whole number, written with digits alone; as a section it shows unless it is zero.
  package static func number(_ name: String, _ get: @escaping Get<Model, Int>) -> Self {
    Field(name, .atom(.number(get)))
  }

  package static func color(_ name: String, _ get: @escaping Get<Model, Color>) -> Self {
    Field(name, .atom(.color(get)))
  }

  package static func json(_ name: String, _ get: @escaping Get<Model, JSON>) -> Self {
    Field(name, .atom(.json(get)))
  }

  /// Shows or hides a section; it has no text of its own.
  package static func flag(_ name: String, _ get: @escaping Get<Model, Bool>) -> Self {
    Field(name, .flag(get))
  }

  /// Text, markup, a link, a number, a colour or JSON that may be missing: it is had only inside
  /// its own section.
  package static func optional<Value: Atom>(
    _ name: String, _ get: @escaping Get<Model, Value?>
  ) -> Self {
    Field(name, .optional(OptionalAtom(get)))
  }

  /// Another presentable: `{{#author}}{{nameText}}{{/author}}` or `{{author.nameText}}`.
  package static func nested<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, Element>
  ) -> Self {
    Field(name, .nested(NestedElement(scope: { .presentable(Element.contract) }, Copying(get))))
  }

  /// A value whose fields are named here, since it selects no template of its own.
  package static func nested<Element: Sendable>(
    _ name: String, fields: Fields<Element>, _ get: @escaping Get<Model, Element>
  ) -> Self {
    nested(name, fields: fields, Copying(get))
  }

  /// The same, by a way that lends the value instead of copying it.
  package static func nested<Element: Sendable>(
    _ name: String, fields: Fields<Element>, _ way: some Projection<Model, Element>
  ) -> Self {
    Field(name, .nested(NestedElement(scope: { .fields([fields]) }, way)))
  }

  package static func optional<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, Element?>
  ) -> Self {
    Field(
      name,
      .sequence(
        SequenceElement(isList: false, scope: { .presentable(Element.contract) }) {
          get($0).map { [$0] } ?? []
        }))
  }

  package static func list<Element: Presentable>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    Field(name, .sequence(SequenceElement(scope: { .presentable(Element.contract) }, get)))
  }

  /// A list of mixed cells, each shown by `{{>*template}}`.
  package static func cells<Element: PresentableChoice>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    Field(name, .sequence(SequenceElement(scope: { .choice(Element.choices) }, get)))
  }

  /// A list of plain values, each had as `{{.}}`.
  package static func list<Element: Atom>(
    _ name: String, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    let element = Element.field(".") { (element: Element) in element }
    let fields = Fields("a list of plain values", element)
    return Field(name, .sequence(SequenceElement(scope: { .fields([fields]) }, get)))
  }

  package static func list<Element: Sendable>(
    _ name: String, fields: Fields<Element>, _ get: @escaping Get<Model, [Element]>
  ) -> Self {
    Field(name, .sequence(SequenceElement(scope: { .fields([fields]) }, get)))
  }
}

package typealias Get<Model, Value> = @Sendable (Model) -> Value

extension Fields {
  /// The same names, offered by a value that holds the model.
  package func through<Outer: Sendable>(_ model: @escaping Get<Outer, Model>) -> Fields<Outer> {
    through(Copying(model))
  }

  /// The same, by a way that lends the model instead of copying it.
  package func through<Outer: Sendable>(_ way: some Projection<Outer, Model>) -> Fields<Outer> {
    Fields<Outer>(presentable, fields.map { Field<Outer>($0.name, $0.access.through(way)) })
  }
}
