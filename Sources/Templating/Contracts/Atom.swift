public import Markup

/// A type whose values can be written: text, markup, a link, a number, a colour, JSON.
public protocol Atom: Sendable {
  /// A field of its kind.
  static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, Self>
  ) -> Field<Model>
}

extension String: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, String>
  ) -> Field<Model> { .text(name, get) }
}

extension HTML: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, HTML>
  ) -> Field<Model> { .html(name, get) }
}

extension Link: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, Link>
  ) -> Field<Model> { .link(name, get) }
}

extension Int: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, Int>
  ) -> Field<Model> { .number(name, get) }
}

extension Color: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, Color>
  ) -> Field<Model> { .color(name, get) }
}

extension JSON: Atom {
  /// A field of its kind.
  public static func field<Model: Sendable>(
    _ name: String, _ get: @escaping Get<Model, JSON>
  ) -> Field<Model> { .json(name, get) }
}
