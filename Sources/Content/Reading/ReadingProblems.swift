import Diagnostics

/// Mistakes in the syntax and the keys of content files.
extension Problem {
  static let contentDuplicateKey = Problem(
    "content-duplicate-key", "An object or front matter contains the same key twice.",
    "Keep one of them.")
  static let contentFrontMatterOpen = Problem(
    "content-front-matter-open", "A file's front matter has no closing line.",
    "Close YAML with `---`, TOML with `+++` and a JSON object with `}`. If the first line should "
      + "be a horizontal rule, write `***`.")
  static let contentJsonSyntax = Problem(
    "content-json-syntax",
    "The JSON has a syntax error here. JSON follows RFC 8259, without comments or trailing commas.",
    "Write what the message expects.")
  static let contentMissingKey = Problem(
    "content-missing-key", "A required key is missing.", "Add it. The note describes its value.")
  static let contentNotUtf8 = Problem(
    "content-not-utf8", "The file contains bytes that aren't UTF-8.", "Save it as UTF-8.")
  static let contentOlderKey = Problem(
    "content-older-key", .warning, traits: .namesThing,
    "A key has a new name. Zoetrope still reads the old name, unless the new one is also there.",
    "Write the new name from the message. One warning gives the number of files.")
  static let contentTomlSyntax = Problem(
    "content-toml-syntax", "The TOML has a syntax error here. Zoetrope reads TOML 1.0.0.",
    "Write what the message expects.")
  static let contentTooDeep = Problem(
    "content-too-deep",
    "Lists and objects are nested too deeply. The limit is 64 levels in front matter and 512 in "
      + "JSON.", "Reduce the nesting.")
  static let contentTooLarge = Problem(
    "content-too-large", "A file is larger than 10 MB, or its front matter is larger than 64 KB.",
    "Split the file, or move text from the front matter to the body.")
  static let contentTooManyMistakes = Problem(
    "content-too-many-mistakes", "A file has more mistakes than Zoetrope lists.",
    "Fix the listed ones and run the command again.")
  static let contentUnknownKey = Problem(
    "content-unknown-key", .warning, traits: .namesThing,
    "This kind of page has no such key. Often, the key is misspelt.",
    "Write the suggested key, or remove it. One warning gives the number of files.")
  static let contentWrongType = Problem(
    "content-wrong-type", "A value has the wrong type for its key.",
    "Write it in the form that the message names. See [Content](content.md).")
  static let contentYamlSyntax = Problem(
    "content-yaml-syntax",
    "The YAML has a syntax error here, or contains an alias, an anchor or a tag.",
    "Write what the message expects. Put text that contains `: ` in quotes.")
}
