import Diagnostics

/// Messages for all mistakes in the syntax and the keys of content files.
enum ReadingDiagnostics {
  /// Fix for front matter without its first fence.
  static let wayToFence = "write a line '---' above this line, and another below the last key"

  static func wrongValue(
    _ subject: String, expected: String, shape: Shape, found value: Value, fault: Fault,
    at place: SourceRange
  ) -> Diagnostic {
    let reason = fault.reason ?? "is \(noun(value))"
    let fix = fault.reason == nil ? quoting(value, for: shape) : fault.fix
    return Problem.contentWrongType(
      at: place, "\(subject) must be \(expected), but \(reason)", fix: fix)
  }

  /// Kind of a value in messages.
  static func noun(_ value: Value) -> String {
    switch value.kind {
    case .null: "null"
    case .bool(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .string: "text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  private static func quoting(_ value: Value, for shape: Shape) -> String? {
    switch (shape, value.kind) {
    case (.text, .number), (.text, .bool), (.enumeration, .number), (.enumeration, .bool):
      "put it in quotes"
    case (.integer, .string(let text)) where NumberText(text).integer != nil:
      "write it without quotes"
    case (.list(let element), .string), (.distinct(let element), .string):
      if case .object(let table) = element {
        example(of: table).map { $0.replacing("write ", with: "write [") + "]" }
      } else {
        element.kinds.accept(value) ? "put [ and ] around it" : nil
      }
    case (.list, .object), (.distinct, .object): "put [ and ] around it"
    case (.object(let table), _): example(of: table)
    case (.bool, .string(let text)): truth(meantBy: text)
    default: nil
    }
  }

  /// Advice with the required keys of an object, in a form that YAML and JSON share; `nil` if no
  /// key is required.
  static func example(of table: KeyTable) -> String? {
    let names = table.keys.filter(\.isRequired).prefix(4).map { "\"\($0.name)\": …" }
    return names.isEmpty ? nil : "write {\(names.joined(separator: ", "))}"
  }

  private static func truth(meantBy text: String) -> String? {
    switch text.lowercased() {
    case "true", "false": "write it without quotes"
    case "yes", "on", "y": "write true"
    case "no", "off", "n": "write false"
    default: nil
    }
  }

  /// Joins items as `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String], _ conjunction: String = "and") -> String {
    guard let last = items.last, items.count > 1 else { return items.joined() }
    return items.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }

  static func tooDeep(_ limit: Int, at place: SourceRange) -> Diagnostic {
    Problem.contentTooDeep(at: place, "lists and objects are nested more than \(limit) deep")
  }

  static func tooLarge(
    _ subject: String, limit: Int, found: Int, at place: SourceRange, fix: String? = nil
  ) -> Diagnostic {
    Problem.contentTooLarge(
      at: place, "\(subject) has \(found) bytes, more than the limit of \(limit)", fix: fix)
  }
}
