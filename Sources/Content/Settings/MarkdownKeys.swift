package import Markdown

/// Keys of `markdown` in `Content/site.json`: additions to CommonMark.
enum MarkdownKeys {
  static let tables = Key("tables", .bool, "Tables, with cells separated by `|`.")
  static let strikethrough = Key("strikethrough", .bool, "`~~text~~` is struck through.")
  static let taskLists = Key(
    "taskLists", .bool,
    "`- [ ]` and `- [x]` become tasks with a checkbox.")
  static let footnotes = Key("footnotes", .bool, "`[^1]` links to the text after `[^1]:`.")
  static let typography = Key(
    "typography", .bool,
    "Quotes, `--`, `---` and `...` become the quotation marks, dashes and ellipses of the "
      + "site's language.")
  static let bareLinks = Key("bareLinks", .bool, "Web addresses in the text become links.")
  static let pictures = Key(
    "pictures", .bool, "Paragraphs that contain only images become figures, pairs and galleries.")
  static let externalRel = Key(
    "externalRel", .linkTypes,
    "The `rel` attribute of links to other sites. To leave the attribute out, write `\"\"`.")

  static let table = KeyTable(
    "the Markdown settings", tables, strikethrough, taskLists, footnotes, typography, bareLinks,
    pictures, externalRel)

  static func read(_ reader: inout ObjectReader) -> SiteSettings.Markdown? {
    var markdown = SiteSettings.Markdown()
    markdown.tables = reader.read(tables) ?? markdown.tables
    markdown.strikethrough = reader.read(strikethrough) ?? markdown.strikethrough
    markdown.taskLists = reader.read(taskLists) ?? markdown.taskLists
    markdown.footnotes = reader.read(footnotes) ?? markdown.footnotes
    markdown.typography = reader.read(typography) ?? markdown.typography
    markdown.bareLinks = reader.read(bareLinks) ?? markdown.bareLinks
    markdown.pictures = reader.read(pictures) ?? markdown.pictures
    markdown.externalRel = reader.read(externalRel) ?? markdown.externalRel
    return markdown
  }
}

extension SiteSettings {
  /// Additions to CommonMark; all are on, unless the settings say otherwise.
  package struct Markdown: Sendable, Hashable {
    package var tables = true
    package var strikethrough = true
    package var taskLists = true
    package var footnotes = true
    package var typography = true
    package var bareLinks = true
    package var pictures = true
    /// The `rel` of links to other sites; empty for none.
    package var externalRel = "external noopener"

    package init() {}

    /// Additions for texts in a language; `locale` is a name such as `de_DE`.
    package func additions(locale: String) -> MarkdownAdditions {
      var additions = MarkdownAdditions()
      additions.tables = tables
      additions.strikethrough = strikethrough
      additions.taskLists = taskLists
      additions.footnotes = footnotes
      additions.bareLinks = bareLinks
      additions.pictures = pictures
      additions.quotes = typography ? QuotationMarks(locale: locale) : nil
      return additions
    }
  }
}

extension ValueType where T == String {
  fileprivate static var linkTypes: Self {
    .parsed("link types such as external noopener", .linkTypes) { text throws(Fault) in
      guard text.utf8.allSatisfy({ $0 == 0x20 || $0 == 0x2D || (0x61...0x7A).contains($0) }) else {
        throw Fault("'\(text)' contains other characters than lowercase letters, '-' and spaces")
      }
      return text
    }
  }
}

extension TextForm {
  fileprivate static let linkTypes = TextForm(
    "^[a-z -]*$", examples: ["external noopener", "external nofollow noopener noreferrer", ""])
}
