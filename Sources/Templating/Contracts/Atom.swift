package import Markup

/// A type whose values can be written: text, markup, a link, a number, a colour, JSON.
package protocol Atom: Sendable {
  /// A field of its kind.
  static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Self>
  ) -> Field<Model>
}

extension String: Atom {
  package static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, String>
  ) -> Field<Model> { Field(name, .atom(.text(visit))) }
}

extension HTML: Atom {
  package static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, HTML>
  ) -> Field<Model> { Field(name, .atom(.html(visit))) }
}

extension Link: Atom {
  package static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Link>
  ) -> Field<Model> { Field(name, .atom(.link(visit))) }
}

extension Int: Atom {
  package static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Int>
  ) -> Field<Model> { Field(name, .atom(.number(visit))) }
}

extension Color: Atom {
  package static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Color>
  ) -> Field<Model> { Field(name, .atom(.color(visit))) }
}

extension JSON: Atom {
  package static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, JSON>
  ) -> Field<Model> { Field(name, .atom(.json(visit))) }
}
