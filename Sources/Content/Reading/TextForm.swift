import Foundation

/// What texts of a kind look like, as far as a schema can say it.
///
/// A form stands beside the conversion that it belongs to. The conversion may refuse more, since it
/// alone knows zones and hosts, but takes no text that the form refuses.
public struct TextForm: Sendable, Hashable {
  /// A regular expression of ECMA-262, as JSON Schema has them; `nil` for any text.
  package let pattern: String?
  /// In code points.
  package let maximumLength: Int?
  /// Whether a number that YAML wrote without quotes may be such a text, as in `title: 1984`.
  package let takesPlainNumbers: Bool
  private let offered: Offered
  /// What a schema calls it that states it once for many keys; `nil` where it is short.
  package let name: String?

  private enum Offered: Hashable {
    case texts([String])
    /// Found when they are asked for: the system takes longer over them than a small site is read.
    case timeZones
  }

  /// Some that an editor may offer.
  package var examples: [String] {
    switch offered {
    case .texts(let texts): texts
    case .timeZones: (TimeZone.knownTimeZoneIdentifiers + ["UTC"]).sorted()
    }
  }

  /// A form of its own; `name` is what a schema calls one that many keys have.
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

  /// Of names of time zones; those that the system knows are offered.
  init(timeZone pattern: String, name: String) {
    self.name = name
    self.pattern = pattern
    maximumLength = nil
    takesPlainNumbers = false
    offered = .timeZones
  }

  /// Any text.
  public static let any = TextForm(nil, takesPlainNumbers: true)
  /// More than blanks.
  public static let words = TextForm(#"\S"#, takesPlainNumbers: true)
}

/// The numbers of a kind; both ends are in it, and `nil` is none.
package struct NumberBounds: Sendable, Hashable {
  package let minimum: Int?
  package let maximum: Int?

  package init(minimum: Int? = nil, maximum: Int? = nil) {
    self.minimum = minimum
    self.maximum = maximum
  }

  package static let none = NumberBounds()
}
