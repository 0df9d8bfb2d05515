/// Writes all diagnostics for tools, as a JSON array with one object each.
package struct JSONWriter: Sendable {
  package init() {}

  /// Returns `[{"id", "severity", "file", "line", "column", "length", "message", "fix", "notes"}]`;
  /// keys without a value are left out.
  package func text(_ diagnostics: [Diagnostic]) -> String {
    guard !diagnostics.isEmpty else { return "[]\n" }
    return "[\n" + diagnostics.map { "  " + object(of: $0) }.joined(separator: ",\n") + "\n]\n"
  }

  private func object(of diagnostic: Diagnostic) -> String {
    var members = [
      member("id", diagnostic.id.text), member("severity", diagnostic.severity.rawValue),
    ]
    members += place(diagnostic.place)
    members.append(member("message", diagnostic.message))
    if let fix = diagnostic.fix { members.append(member("fix", fix)) }
    if !diagnostic.notes.isEmpty {
      let notes = diagnostic.notes.map { note in
        "{" + ([member("message", note.message)] + place(note.place)).joined(separator: ", ") + "}"
      }
      members.append("\"notes\": [" + notes.joined(separator: ", ") + "]")
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  private func place(_ place: SourceRange?) -> [String] {
    guard let place else { return [] }
    guard place.line > 0 else { return [member("file", place.file)] }
    return [
      member("file", place.file), "\"line\": \(place.line)", "\"column\": \(place.column)",
      "\"length\": \(place.length)",
    ]
  }

  private func member(_ name: String, _ value: String) -> String {
    "\"\(name)\": \"\(escaped(value))\""
  }

  private func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        let padding = String(repeating: "0", count: 4 - digits.count)
        result.append(contentsOf: "\\u\(padding)\(digits)".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
