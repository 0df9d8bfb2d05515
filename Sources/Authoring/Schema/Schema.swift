import Content
package import Markup

/// The JSON Schema (draft 2020-12) of a kind of content file, generated from its reader's
/// declarations.
///
/// It rejects nothing that the reader accepts. The reader rejects more, because it also knows other
/// files, the system's time zones and sums of amounts.
package struct Schema: Sendable {
  /// Text that marks a schema as safe to overwrite.
  package static let mark = "Made by 'zoetrope schema', which overwrites it."

  package let subject: SchemaSubject
  package let syntax: SchemaSyntax

  package init(_ subject: SchemaSubject, _ syntax: SchemaSyntax) {
    self.subject = subject
    self.syntax = syntax
  }

  /// Path below the folder of schemas, such as `trip.json` and `front-matter/trip.json`.
  package var path: String {
    syntax == .json ? "\(subject.name).json" : "front-matter/\(subject.name).json"
  }

  package var text: String { PrettyJSON(value).text }

  package var value: JSON.Value {
    var keys = subject.keys
    if syntax == .frontMatter { keys.leaveOut(ModelKind.bodyKey) }
    let isOfSite = if case .site = subject { true } else { false }
    var definitions = Definitions(syntax: syntax, takesNull: isOfSite)
    var shape = Shape.object(keys)
    if case .model = subject, syntax == .json { shape = .oneOf([shape, .list(shape)]) }
    var members = definitions.schema(of: shape, expected: "", isRequired: true)
    if let items = members.firstIndex(where: { $0.name == "items" }),
      case .object(let item) = members[items].value
    {
      members[items].value = .object(item + [ModelKind.listRule.member])
    }
    return .object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("$comment", .string(Self.mark)), ("title", .string(keys.name.capitalizedFirst)),
      ] + members + [("$defs", .object(definitions.schemas))])
  }
}

/// The schemas of objects, each once, in the order of their first use.
private struct Definitions {
  let syntax: SchemaSyntax
  /// Whether a key that restricts may be null, as in the settings.
  let takesNull: Bool
  private(set) var schemas: [ShapeSchema.Member] = []

  init(syntax: SchemaSyntax, takesNull: Bool) {
    self.syntax = syntax
    self.takesNull = takesNull
  }

  mutating func schema(
    of shape: Shape, expected: String, isRequired: Bool
  ) -> [ShapeSchema.Member] {
    var met: [ShapeSchema.Definition] = []
    let schema = ShapeSchema(shape, expected: expected, syntax) { definition in
      met.append(definition)
      return "#/$defs/\(definition.name)"
    }
    for definition in met { define(definition) }
    return schema.members(isRequired: isRequired)
  }

  private mutating func define(_ definition: ShapeSchema.Definition) {
    guard !schemas.contains(where: { $0.name == definition.name }) else { return }
    // The definition is appended first, so that the ones it refers to come after it.
    let index = schemas.count
    schemas.append((definition.name, .null))
    switch definition {
    case .form(_, let keywords): schemas[index].value = .object(keywords)
    case .object(let table): schemas[index].value = .object(members(of: table))
    }
  }

  private mutating func members(of table: KeyTable) -> [ShapeSchema.Member] {
    var properties: [ShapeSchema.Member] = []
    for key in table.keys {
      let members = schema(
        of: key.shape, expected: key.expected,
        isRequired: key.isRequired || key.restriction != nil && !takesNull)
      let mark: [ShapeSchema.Member] = key.newer == nil ? [] : [("deprecated", .bool(true))]
      properties.append(
        (key.name, .object([("description", .string(key.description))] + mark + members)))
    }
    var members: [ShapeSchema.Member] = [("properties", .object(properties))]
    let required = table.keys.filter(\.isRequired).map { JSON.Value.string($0.name) }
    if !required.isEmpty { members.append(("required", .array(required))) }
    members.append(("additionalProperties", .bool(false)))
    if !table.rules.isEmpty {
      // The rules apply only to objects, because lists and texts would satisfy them all.
      let rules = JSON.Value.array(table.rules.map { .object([$0.member]) })
      members.append(("if", .object([("type", .string("object"))])))
      members.append(("then", .object([("allOf", rules)])))
    }
    return members
  }
}

extension ShapeSchema.Definition {
  fileprivate var name: String {
    switch self {
    case .object(let table): table.definitionName
    case .form(let name, _): name
    }
  }
}

extension KeyRule {
  /// Rule as a member of an object's schema.
  fileprivate var member: ShapeSchema.Member {
    switch self {
    case .exactlyOne(let keys): ("oneOf", .array(keys.map(Self.requiring)))
    case .atLeastOne(let keys): ("anyOf", .array(keys.map(Self.requiring)))
    case .all(let keys, let others):
      (
        "anyOf",
        .array(
          [.object([("allOf", .array(keys.map(Self.requiring)))])]
            + others.map(Self.requiring))
      )
    case .complement(let key, let other, let form, let numbers, let others):
      (
        "anyOf",
        .array(
          ([key] + others).map(Self.requiring) + [
            .object([("not", Self.requiring(other))]),
            .object([
              ("properties", .object([(other, .object(ShapeSchema.keywords(form, numbers)))]))
            ]),
          ])
      )
    case .allOrNone(let keys):
      (
        "oneOf",
        .array([
          .object([("allOf", .array(keys.map(Self.requiring)))]),
          .object([("not", .object([("anyOf", .array(keys.map(Self.requiring)))]))]),
        ])
      )
    }
  }

  /// Returns the schema of an object that has the key with a value other than null.
  private static func requiring(_ key: String) -> JSON.Value {
    let isNull = JSON.Value.object([("type", .string("null"))])
    return .object([
      ("required", .array([.string(key)])),
      ("properties", .object([(key, .object([("not", isNull)]))])),
    ])
  }
}

extension KeyDeclaration {
  /// Documentation of the key, with an example if the name does not show its format.
  fileprivate var description: String {
    expected.contains(" such as ")
      ? "\(documentation) \(expected.capitalizedFirst)." : documentation
  }
}

extension KeyTable {
  /// Name without the article, such as `trip`.
  fileprivate var definitionName: String {
    nameWithoutArticle.replacing(" ", with: "-")
  }

  fileprivate mutating func leaveOut(_ key: String) {
    self = KeyTable(name, keys: keys.filter { $0.name != key }, rules: rules)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
