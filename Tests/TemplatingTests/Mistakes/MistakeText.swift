import Testing

/// Templates with one mistake, and the terminal's text for it.
struct MistakeText: Sendable, CustomTestStringConvertible {
  let templates: [String: String]
  let text: String

  init(_ templates: [String: String], _ text: String) {
    self.templates = templates
    self.text = text + "\n"
  }

  /// ID of the mistake.
  var testDescription: String {
    text.firstMatch(of: /\[(template-[a-z0-9-]+)\]/).map { String($0.1) } ?? text
  }
}
