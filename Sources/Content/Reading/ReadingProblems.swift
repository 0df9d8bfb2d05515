import Diagnostics

/// Mistakes between a content file's bytes and its keys.
extension Problem {
  static let contentDuplicateKey = Problem(
    "content-duplicate-key", "One object or front matter gives the same key twice.",
    "Keep one of them.")
  static let contentFrontMatterOpen = Problem(
    "content-front-matter-open", "A file begins with front matter, and no line ends it.",
    "End YAML with a line `---`, TOML with `+++`, a JSON object with `}`. A rule across the page "
      + "at a file's start is written `***`.")
  static let contentJsonSyntax = Problem(
    "content-json-syntax",
    "The JSON can't be read at this place, by RFC 8259: no comments, no comma at the end.",
    "The message says what is expected; mend that place.")
  static let contentMissingKey = Problem(
    "content-missing-key", "A key that this kind of model requires is absent.",
    "Add it; the note says what its value looks like.")
  static let contentNotUtf8 = Problem(
    "content-not-utf8", "The file holds bytes that are not UTF-8.", "Save it as UTF-8.")
  static let contentOlderKey = Problem(
    "content-older-key", .warning, traits: .namesThing,
    "A key has another name now. Its older one is still read, unless the newer stands beside.",
    "Write the newer name that the message gives. It is told once, with the number of files.")
  static let contentTomlSyntax = Problem(
    "content-toml-syntax", "The TOML, which is that of version 1.0.0, can't be read at this place.",
    "The message says what is expected; mend that place.")
  static let contentTooDeep = Problem(
    "content-too-deep",
    "Lists and objects lie in each other deeper than the limit: 64 in front matter, 512 in JSON.",
    "Write the values flatter.")
  static let contentTooLarge = Problem(
    "content-too-large", "A file has more than 10 MB, or front matter more than 64 KB.",
    "Part the file, or move text below the front matter.")
  static let contentTooManyMistakes = Problem(
    "content-too-many-mistakes", "A file has more mistakes than are told one by one.",
    "Mend those that are shown, and run again.")
  static let contentUnknownKey = Problem(
    "content-unknown-key", .warning, traits: .namesThing,
    "A key that this kind of model does not have, which is often a misspelt one.",
    "Write the suggested key, or remove it. It is told once, with the number of files.")
  static let contentWrongType = Problem(
    "content-wrong-type", "A value is not of the type that its key expects.",
    "Write it in the form that the message names; see [Content](content.md).")
  static let contentYamlSyntax = Problem(
    "content-yaml-syntax",
    "The YAML can't be read at this place, or holds an alias, an anchor or a tag.",
    "The message says what is expected; text with `: ` in it goes into quotes.")
}
