/// The words of the interface in one language, by key: `{{words.departure}}`.
package struct Words: Sendable, Hashable {
  /// Path of their file in diagnostics: `Templates/words/en.json`.
  package let file: String
  package let texts: [String: String]

  package init(file: String, texts: [String: String]) {
    self.file = file
    self.texts = texts
  }
}
