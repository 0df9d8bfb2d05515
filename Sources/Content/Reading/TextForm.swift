import Foundation

/// Form of texts, as far as a schema can express it.
///
/// A form belongs to a conversion. The conversion may refuse more texts, because only it knows
/// zones and hosts, but it never accepts a text that the form refuses.
public struct TextForm: Sendable, Hashable {
  /// An ECMA-262 regular expression, as in JSON Schema; `nil` for any text.
  package let pattern: String?
  /// Maximum length in code points.
  package let maximumLength: Int?
  /// Whether an unquoted number in YAML may be such a text, as in `title: 1984`.
  package let takesPlainNumbers: Bool
  private let offered: Offered
  /// Name of a schema definition that many keys share; `nil` for a short form.
  package let name: String?

  private enum Offered: Hashable {
    case texts([String])
    /// Names of time zones. They are listed only when needed, because listing them takes the system
    /// longer than reading a small site.
    case timeZones
  }

  /// Examples for editors to offer.
  package var examples: [String] {
    switch offered {
    case .texts(let texts): texts
    case .timeZones: (TimeZone.knownTimeZoneIdentifiers + ["UTC"]).sorted()
    }
  }

  /// Makes a form. `name` is that of a schema definition that many keys share.
  public init(
    _ pattern: String?, maximumLength: Int? = nil, takesPlainNumbers: Bool = false,
    examples: [String] = [], name: String? = nil
  ) {
    self.name = name
    self.pattern = pattern
    self.maximumLength = maximumLength
    self.takesPlainNumbers = takesPlainNumbers
    offered = .texts(examples)
  }

  /// Form of names of time zones, with those known to the system as examples.
  init(timeZone pattern: String, name: String) {
    self.name = name
    self.pattern = pattern
    maximumLength = nil
    takesPlainNumbers = false
    offered = .timeZones
  }

  /// Any text.
  public static let any = TextForm(nil, takesPlainNumbers: true)
  /// Text that has a character other than whitespace.
  public static let words = TextForm(#"\S"#, takesPlainNumbers: true)
}

/// Bounds of a number, both inclusive; `nil` for no bound.
package struct NumberBounds: Sendable, Hashable {
  package let minimum: Int?
  package let maximum: Int?

  package init(minimum: Int? = nil, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package static let none = NumberBounds()
}
