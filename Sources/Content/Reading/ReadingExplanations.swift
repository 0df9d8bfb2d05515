package import Diagnostics

extension Explanation {
  /// Explanations of the mistakes between a content file's bytes and its keys.
  package static let reading: [Explanation] = [
    .init(
      "content-duplicate-key", cause: "One object or front matter gives the same key twice.",
      remedy: "Keep one of them."),
    .init(
      "content-front-matter-open",
      cause: "A file begins with front matter, and no line ends it.",
      remedy:
        "End YAML with a line `---`, TOML with `+++`, a JSON object with `}`. A rule across the page "
        + "at a file's start is written `***`."),
    .init(
      "content-json-syntax",
      cause: "The JSON can't be read at this place, by RFC 8259: no comments, no comma at the end.",
      remedy: "The message says what is expected; mend that place."),
    .init(
      "content-missing-key", cause: "A key that this kind of model requires is absent.",
      remedy: "Add it; the note says what its value looks like."),
    .init(
      "content-not-utf8", cause: "The file holds bytes that are not UTF-8.",
      remedy: "Save it as UTF-8."),
    .init(
      "content-older-key", .warning,
      cause:
        "A key has another name now. Its older one is still read, unless the newer stands beside.",
      remedy:
        "Write the newer name that the message gives. It is told once, with the number of files."),
    .init(
      "content-toml-syntax",
      cause: "The TOML, which is that of version 1.0.0, can't be read at this place.",
      remedy: "The message says what is expected; mend that place."),
    .init(
      "content-too-deep",
      cause:
        "Lists and objects lie in each other deeper than the limit: 64 in front matter, 512 in JSON.",
      remedy: "Write the values flatter."),
    .init(
      "content-too-large",
      cause: "A file has more than 10 MB, or front matter more than 64 KB.",
      remedy: "Part the file, or move text below the front matter."),
    .init(
      "content-too-many-mistakes", cause: "A file has more mistakes than are told one by one.",
      remedy: "Mend those that are shown, and run again."),
    .init(
      "content-unknown-key", .warning,
      cause: "A key that this kind of model does not have, which is often a misspelt one.",
      remedy: "Write the suggested key, or remove it. It is told once, with the number of files."),
    .init(
      "content-wrong-type", cause: "A value is not of the type that its key expects.",
      remedy: "Write it in the form that the message names; see [Content](content.md)."),
    .init(
      "content-yaml-syntax",
      cause: "The YAML can't be read at this place, or holds an alias, an anchor or a tag.",
      remedy: "The message says what is expected; text with `: ` in it goes into quotes."),
  ]
}
