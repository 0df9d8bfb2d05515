import Diagnostics

/// Mistakes in the syntax and the keys of content files.
extension Problem {
  static let contentDuplicateKey = Problem(
    "content-duplicate-key", "An object or a page's front matter contains the same key twice.",
    "Remove one of the two keys.")
  static let contentFrontMatterOpen = Problem(
    "content-front-matter-open", "A file's front matter has no closing line.",
    "Close YAML with `---`, TOML with `+++` and a JSON object with `}`. If the first line is meant "
      + "as a horizontal rule, write `***`.")
  static let contentJsonSyntax = Problem(
    "content-json-syntax",
    "The JSON contains a syntax error. Zoetrope reads JSON as RFC 8259 defines it, without "
      + "comments or trailing commas.", "Write what the message asks for.")
  static let contentMissingKey = Problem(
    "content-missing-key", "A required key is missing.",
    "Add the key. The note in the message describes its value.")
  static let contentNotUtf8 = Problem(
    "content-not-utf8", "The file contains bytes that aren't UTF-8.", "Save the file as UTF-8.")
  static let contentOlderKey = Problem(
    "content-older-key", .warning, traits: .namesThing,
    "A key has a new name. Zoetrope still reads the old name, unless the file also contains the "
      + "new name.",
    "Use the new name from the message. Zoetrope prints one warning for all files that contain the "
      + "old name, with a count.")
  static let contentTomlSyntax = Problem(
    "content-toml-syntax", "The TOML contains a syntax error. Zoetrope reads TOML 1.0.0.",
    "Write what the message asks for.")
  static let contentTooDeep = Problem(
    "content-too-deep",
    "Lists and objects are nested too deeply. The limit is 64 levels in front matter and 512 in "
      + "JSON.", "Use fewer levels.")
  static let contentTooLarge = Problem(
    "content-too-large", "A file is larger than 10 MB, or its front matter is larger than 64 KB.",
    "Split the file, or move text from the front matter to the body.")
  static let contentTooManyMistakes = Problem(
    "content-too-many-mistakes", "A file contains more mistakes than Zoetrope lists.",
    "Fix the listed mistakes, then run the command again.")
  static let contentUnknownKey = Problem(
    "content-unknown-key", .warning, traits: .namesThing,
    "Zoetrope doesn't know this key for this kind of page. Often, the key is misspelt.",
    "Write the suggested key, or remove the key. Zoetrope prints one warning for all files that "
      + "contain the key, with a count.")
  static let contentWrongType = Problem(
    "content-wrong-type", "The type of a value doesn't match its key.",
    "Write the value in the form that the message describes. See [Content](content.md).")
  static let contentYamlSyntax = Problem(
    "content-yaml-syntax",
    "The YAML contains a syntax error, or something that Zoetrope doesn't support: an alias, an "
      + "anchor or a tag.",
    "Write what the message asks for. If text contains `: `, put the text in quotes.")
}
