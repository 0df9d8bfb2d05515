import Content
import Markup

/// What JSON Schema says of a value: the types that it may have, and what is asked of each.
///
/// A keyword of JSON Schema asks something of values of one type alone (draft 2020-12, validation
/// §6), so alternatives of different types lie side by side instead of in `anyOf`, and an editor can
/// say what is wrong with the one that was meant.
struct ShapeSchema {
  typealias Member = (name: String, value: JSON.Value)

  private(set) var types: [String] = []
  private(set) var keywords: [Member] = []

  /// As members of a schema; a value that may be left out may be null too.
  func members(isRequired: Bool) -> [Member] {
    guard !isRequired else { return [type(types)] + keywords }
    let keywords = keywords.map { keyword -> Member in
      guard keyword.name == "enum", case .array(let names) = keyword.value else { return keyword }
      return (keyword.name, .array(names + [.null]))
    }
    return [type(types + ["null"])] + keywords
  }

  private func type(_ types: [String]) -> Member {
    ("type", types.count == 1 ? .string(types[0]) : .array(types.map(JSON.Value.string)))
  }

  /// What stands among the definitions of a schema, and is referred to.
  enum Definition {
    case object(KeyTable)
    case form(name: String, [Member])
  }

  /// `expected` tells in words what the value is, and `refer` gives the address of a definition.
  init(
    _ shape: Shape, expected: String, _ syntax: SchemaSyntax, refer: (Definition) -> String
  ) {
    switch shape {
    case .text(let form):
      types = ["string"]
      if syntax == .frontMatter, form.takesPlainNumbers { types.append("number") }
      keywords = Self.keywords(form, nil, expected, refer)
    case .bool:
      types = ["boolean"]
    case .integer(let bounds):
      types = ["integer"]
      keywords = Self.keywords(bounds)
    case .scalar(let form, let bounds):
      types = ["string", "number"]
      keywords = Self.keywords(form, bounds, expected, refer)
    case .enumeration(let names):
      types = ["string"]
      keywords = [("enum", .array(names.map(JSON.Value.string)))]
    case .list(let element), .distinct(let element):
      types = ["array"]
      let items = ShapeSchema(element, expected: expected, syntax, refer: refer)
      keywords = [("items", .object(items.members(isRequired: true)))]
      if case .distinct = shape { keywords.append(("uniqueItems", .bool(true))) }
    case .object(let table):
      types = ["object"]
      keywords = [("$ref", .string(refer(.object(table))))]
    case .oneOf(let shapes):
      for shape in shapes {
        let schema = ShapeSchema(shape, expected: expected, syntax, refer: refer)
        types += schema.types
        keywords += schema.keywords
      }
    }
  }

  private static func keywords(
    _ form: TextForm, _ bounds: NumberBounds?, _ expected: String,
    _ refer: (Definition) -> String
  ) -> [Member] {
    var keywords: [Member] = []
    if let pattern = form.pattern {
      keywords.append(("pattern", .string(pattern)))
      let message = form == .words ? "must hold more than blanks" : "must be \(expected)"
      // Visual Studio Code's own keyword; others pass over it.
      keywords.append(("patternErrorMessage", .string(message)))
    }
    if let length = form.maximumLength { keywords.append(("maxLength", .integer(length))) }
    if !form.examples.isEmpty {
      keywords.append(("examples", .array(form.examples.map(JSON.Value.string))))
    }
    if let bounds { keywords += Self.keywords(bounds) }
    guard let name = form.name else { return keywords }
    return [("$ref", .string(refer(.form(name: name, keywords))))]
  }

  private static func keywords(_ bounds: NumberBounds) -> [Member] {
    [("minimum", bounds.minimum), ("maximum", bounds.maximum)].compactMap { name, bound in
      bound.map { (name, .integer($0)) }
    }
  }
}
