import Testing

/// Templates with one mistake, and what a terminal shows of it.
struct MistakeText: Sendable, CustomTestStringConvertible {
  let templates: [String: String]
  let text: String

  init(_ templates: [String: String], _ text: String) {
    self.templates = templates
    self.text = text + "\n"
  }

  /// The mistake's id.
  var testDescription: String {
    text.firstMatch(of: /\[(template-[a-z0-9-]+)\]/).map { String($0.1) } ?? text
  }
}
