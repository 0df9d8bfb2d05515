public import Markup

/// A type whose values can be written: text, markup, a link, a number, a colour, JSON.
public protocol Atom: Sendable {
  /// Returns a field with values of this type.
  static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Self>
  ) -> Field<Model>
}

extension String: Atom {
  /// Returns a field with text.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, String>
  ) -> Field<Model> {
    Field(name) { model in .atom(.text { frame, show in model(frame) { visit($0, show) } }) }
  }
}

extension HTML: Atom {
  /// Returns a field with markup.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, HTML>
  ) -> Field<Model> {
    Field(name) { model in .atom(.html { frame, show in model(frame) { visit($0, show) } }) }
  }
}

extension Link: Atom {
  /// Returns a field with a link.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Link>
  ) -> Field<Model> {
    Field(name) { model in .atom(.link { frame, show in model(frame) { visit($0, show) } }) }
  }
}

extension Int: Atom {
  /// Returns a field with a number.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Int>
  ) -> Field<Model> {
    Field(name) { model in .atom(.number { frame, show in model(frame) { visit($0, show) } }) }
  }
}

extension Color: Atom {
  /// Returns a field with a colour.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, Color>
  ) -> Field<Model> {
    Field(name) { model in .atom(.color { frame, show in model(frame) { visit($0, show) } }) }
  }
}

extension JSON: Atom {
  /// Returns a field with JSON.
  public static func field<Model: Sendable>(
    _ name: String, showing visit: @escaping Visit<Model, JSON>
  ) -> Field<Model> {
    Field(name) { model in .atom(.json { frame, show in model(frame) { visit($0, show) } }) }
  }
}
