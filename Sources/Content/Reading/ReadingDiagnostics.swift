import Diagnostics

/// The prose of everything that can be wrong between a content file's bytes and its keys.
enum ReadingDiagnostics {}

// What an object holds: content-missing-key, content-wrong-type, content-unknown-key.

extension ReadingDiagnostics {
  static func missingKeys(
    _ keys: [(path: String, expected: String)], of table: KeyTable, at place: Place
  ) -> Diagnostic {
    let names = list(keys.map { "'\($0.path)'" })
    return Diagnostic(
      .error, "content-missing-key", at: place,
      keys.count == 1
        ? "\(table.name) needs the key \(names)" : "\(table.name) needs the keys \(names)",
      notes: keys.map { Diagnostic.Note("'\($0.path)' is \($0.expected)") })
  }

  static func wrongValue(
    _ subject: String, expected: String, shape: Shape, found value: Value, fault: Fault,
    at place: Place
  ) -> Diagnostic {
    let reason = fault.reason ?? "is \(noun(value))"
    let fix = fault.reason == nil ? quoting(value, for: shape) : fault.fix
    return Diagnostic(
      .error, "content-wrong-type", at: place, "\(subject) must be \(expected), but \(reason)",
      fix: fix)
  }

  static func notAnObject(
    _ path: String?, table: KeyTable, found value: Value, at place: Place
  ) -> Diagnostic {
    let subject = path.map { "'\($0)'" } ?? table.name
    return Diagnostic(
      .error, "content-wrong-type", at: place,
      "\(subject) must be an object, but is \(noun(value))")
  }

  static func unknownKey(
    _ path: String, of table: String, suggestion: String?, files: Int, at place: Place
  ) -> Diagnostic {
    Diagnostic(
      .warning, "content-unknown-key", at: place, "\(table) has no key '\(path)'",
      fix: suggestion.map { "did you mean '\($0)'?" },
      notes: files > 1 ? [Diagnostic.Note("it stands in \(files) files")] : [])
  }

  private static func noun(_ value: Value) -> String {
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
    case (.bool, .string("true")), (.bool, .string("false")): "write it without quotes"
    default: nil
    }
  }

  /// `a`, `a and b`, `a, b and c`.
  static func list(_ items: [String]) -> String {
    guard let last = items.last, items.count > 1 else { return items.joined() }
    return items.dropLast().joined(separator: ", ") + " and " + last
  }
}
