/// A key that a content file may hold: its reader, and its description in schemas and manuals.
///
///     static let departure = Key("departure", .instant, required: true, "When it leaves.")
public struct Key<T: Sendable>: Sendable {
  /// Description of the key that doesn't depend on the type of its value.
  public let declaration: KeyDeclaration
  let type: ValueType<T>

  /// Declares a key.
  ///
  /// - Parameters:
  ///   - name: The key's name in files.
  ///   - type: How its value is read.
  ///   - required: Whether an object without it, or with null in it, is a mistake.
  ///   - restriction: Values that limit who sees something. Such a key is never ignored: an empty
  ///     value, a similar name and a wrong place are errors.
  ///   - documentation: One sentence for manuals, schemas and new files.
  ///   - example: Value in files that `new` writes, as YAML: `4`, `[flour, salt]`. A required key
  ///     needs one, or each new file begins with a mistake.
  public init(
    _ name: String, _ type: ValueType<T>, required: Bool = false,
    restricts restriction: Restriction? = nil, _ documentation: String, example: String? = nil
  ) {
    self.init(name, type, required, restriction, documentation, example: example, newer: nil)
  }

  /// An older name of another key. It is still read, with a warning, but new files don't have it.
  package init(_ name: String, olderNameOf newer: Key<T>) {
    self.init(
      name, newer.type, false, newer.declaration.restriction,
      "The older name of `\(newer.name)`.", example: nil, newer: newer.name)
  }

  private init(
    _ name: String, _ type: ValueType<T>, _ isRequired: Bool, _ restriction: Restriction?,
    _ documentation: String, example: String?, newer: String?
  ) {
    self.type = type
    declaration = KeyDeclaration(
      name: name, documentation: documentation, isRequired: isRequired, expected: type.expected,
      shape: type.shape, restriction: restriction, example: example, newer: newer)
  }

  /// The key's name in files.
  public var name: String { declaration.name }
}

/// Description of a key that doesn't depend on the type of its value.
///
/// A class, because all threads look up keys in every file, and a copy would count a reference for
/// each part of it.
public final class KeyDeclaration: Sendable {
  package let name: String
  /// One sentence for manuals, schemas and new files.
  package let documentation: String
  package let isRequired: Bool
  /// The type in words, such as `a date such as 2015-10-09`.
  package let expected: String
  package let shape: Shape
  /// Values that limit who sees something; `nil` for a key without restrictions.
  package let restriction: Restriction?
  /// Value in a new file, as YAML.
  package let example: String?
  /// The newer key that replaces this one; `nil` for a current key.
  package let newer: String?
  let signature: NameSignature

  fileprivate init(
    name: String, documentation: String, isRequired: Bool, expected: String, shape: Shape,
    restriction: Restriction?, example: String?, newer: String?
  ) {
    self.name = name
    self.documentation = documentation
    self.isRequired = isRequired
    self.expected = expected
    self.shape = shape
    self.restriction = restriction
    self.example = example
    self.newer = newer
    signature = NameSignature(name)
  }
}

/// A key of any type.
public protocol DeclaredKey: Sendable {
  /// Description of the key.
  var declaration: KeyDeclaration { get }
}

extension Key: DeclaredKey {}

/// The keys of one kind of object.
///
///     static let table = KeyTable("a trip", departure, arrival, mode, also: CommonKeys.table)
public struct KeyTable: Sendable {
  /// Name of one object in messages, with its article: `a trip`.
  package let name: String
  package let keys: [KeyDeclaration]
  package let rules: [KeyRule]

  /// `name` is the name of one object in messages, with its article. `also` are keys that several
  /// tables share.
  public init(
    _ name: String, _ keys: any DeclaredKey..., rules: [KeyRule] = [], also more: KeyTable? = nil
  ) {
    self.init(
      name, keys: keys.map(\.declaration) + (more?.keys ?? []),
      rules: rules + (more?.rules ?? []))
  }

  package init(_ name: String, keys: [KeyDeclaration], rules: [KeyRule] = []) {
    self.name = name
    self.keys = keys
    self.rules = rules
  }
}

extension KeyTable {
  /// Name of one object, such as `trip`.
  package var nameWithoutArticle: String {
    String(Substring(name.utf8.drop { $0 != UInt8(ascii: " ") }.dropFirst()))
  }
}

/// Rule for several keys of one object. A key that is null counts as absent.
public enum KeyRule: Sendable, Hashable {
  /// Exactly one of them is given.
  case exactlyOne([String])
  /// One or more of them are given.
  case atLeastOne([String])
  /// Either all of them are given, or none.
  case allOrNone([String])
  /// Every one of them is given, unless one of some other keys is given.
  case all([String], unless: [String])
  /// One key is given if another is.
  ///
  /// There are two exceptions: the other key's value matches a form or is a number in a range, or
  /// one of some further keys is given.
  case complement(String, to: String, except: TextForm, ClosedRange<Int>, unless: [String])
}
