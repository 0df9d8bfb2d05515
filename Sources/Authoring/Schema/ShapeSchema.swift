import Content
import Markup

/// The JSON Schema of a value: its possible types and the keywords for each.
///
/// A keyword applies only to values of one type (draft 2020-12, validation §6). So alternatives of
/// different types are side by side instead of in `anyOf`, and an editor can explain mistakes in
/// the alternative that was meant.
struct ShapeSchema {
  typealias Member = (name: String, value: JSON.Value)

  private(set) var types: [String] = []
  private(set) var keywords: [Member] = []

  /// Returns the members of the schema; a value that is not required may be null.
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

  /// A definition that schemas refer to.
  enum Definition {
    case object(KeyTable)
    case form(name: String, [Member])
  }

  /// `expected` describes the value in words; `refer` returns the reference to a definition.
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
    case .map(let value):
      types = ["object"]
      let values = ShapeSchema(value, expected: expected, syntax, refer: refer)
      keywords = [("additionalProperties", .object(values.members(isRequired: true)))]
    case .oneOf(let shapes):
      for shape in shapes {
        let schema = ShapeSchema(shape, expected: expected, syntax, refer: refer)
        types += schema.types
        keywords += schema.keywords
      }
    }
  }

  /// Returns the schema's keywords for texts of a form and numbers of a range.
  static func keywords(_ form: TextForm, _ numbers: ClosedRange<Int>) -> [Member] {
    (form.pattern.map { [("pattern", .string($0))] } ?? [])
      + keywords(NumberBounds(minimum: numbers.lowerBound, maximum: numbers.upperBound))
  }

  private static func keywords(
    _ form: TextForm, _ bounds: NumberBounds?, _ expected: String,
    _ refer: (Definition) -> String
  ) -> [Member] {
    var keywords: [Member] = []
    if let pattern = form.pattern {
      keywords.append(("pattern", .string(pattern)))
      let message = form == .words ? "must contain more than spaces" : "must be \(expected)"
      // Keyword of Visual Studio Code, which other editors ignore.
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
