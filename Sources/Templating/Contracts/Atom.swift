public import Markup

/// A type whose values can be written: text, markup, a link, a number, a colour, JSON.
public protocol Atom: Sendable {
  /// A field of its kind.
  static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Self>
  ) -> Field<Model>
}

extension String: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, String>
  ) -> Field<Model> { Field(name, .atom(.text(visit))) }
}

extension HTML: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, HTML>
  ) -> Field<Model> { Field(name, .atom(.html(visit))) }
}

extension Link: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Link>
  ) -> Field<Model> { Field(name, .atom(.link(visit))) }
}

extension Int: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Int>
  ) -> Field<Model> { Field(name, .atom(.number(visit))) }
}

extension Color: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Color>
  ) -> Field<Model> { Field(name, .atom(.color(visit))) }
}

extension JSON: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, JSON>
  ) -> Field<Model> { Field(name, .atom(.json(visit))) }
}
