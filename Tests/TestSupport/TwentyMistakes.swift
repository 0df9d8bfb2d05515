import Foundation

/// Twenty mistakes in the templates of one site, which are in
/// `Tests/Fixtures/TwentyMistakes/Templates`. All other files come from the built-in theme.
package enum TwentyMistakes {
  /// One mistake: its place, and the id of its diagnostic.
  package struct Mistake: Sendable, CustomStringConvertible {
    package let description: String
    package let id: String
    /// The path below the site's folder.
    package let file: String
    /// The wrong text, with a mark at the place of the mistake; `right` fixes it.
    fileprivate let wrong: String
    fileprivate let right: String

    fileprivate init(
      _ what: String, _ id: String, _ template: String, _ wrong: String, _ right: String
    ) {
      description = what
      self.id = "template-" + id
      file = "Templates/\(template).html"
      self.wrong = wrong
      self.right = right
    }

    /// Line and column, from 1, in the file as in `files`.
    package func place(in files: [String: MarkedText]) -> (line: Int, column: Int)? {
      MarkedText(wrong).marks.keys.first.flatMap { files[file]?.marks[$0] }
    }
  }

  /// The only name that can be repeated in a template is a block of a parent: a contract that
  /// offers one name twice doesn't belong to a site's file.
  package static let all = names + references + syntax + places

  private static let names = [
    Mistake("unknown name at the top", "unknown-name", "trip", "1️⃣headrText", "headerText"),
    Mistake("unknown name in a list", "unknown-name", "trip", "4️⃣titel", "title"),
    Mistake(
      "unknown name in a partial two levels deep", "unknown-name", "components/frieze-cell",
      "1️⃣imageAlternative", "imageAlt"),
    Mistake("unknown name in a block", "unknown-name", "home", "1️⃣headerTxt", "headerText"),
    Mistake("text in a triple", "raw-text", "trip", "{{{2️⃣title}}}", "{{title}}"),
    Mistake(
      "optional used outside its section", "optional-outside-section", "trip", "{{3️⃣delay}}",
      "{{#delay}}{{delay}}{{/delay}}"),
    Mistake(
      "a word that doesn't exist", "unknown-word", "person", "2️⃣words.goodbye", "words.born"),
  ]

  private static let references = [
    Mistake(
      "missing partial", "missing-partial", "photos", "1️⃣components/pager", "components/neighbors"),
    Mistake(
      "recursive partial without end", "endless-partial", "components/loop",
      "{{> 1️⃣components/loop}}", ""),
    Mistake(
      "a name given twice", "duplicate-block", "home",
      "2️⃣{{$main}}\n<h1>{{headerText}}</h1>\n{{/main}}\n", ""),
  ]

  private static let syntax = [
    Mistake("unclosed section", "unclosed-section", "article", "1️⃣{{#hasBody}}\n", ""),
    Mistake(
      "mismatched section", "mismatched-section", "people", "1️⃣{{/persons}}", "{{/people}}"),
    Mistake(
      "branches ending in different contexts", "unbalanced-section", "person",
      "{{#1️⃣hasTrips}}\">{{/hasTrips}}", "{{#hasTrips}} travels{{/hasTrips}}"),
  ]

  private static let places = [
    Mistake(
      "value in a comment", "value-in-comment", "settings", "<!-- {{1️⃣headerText}} -->\n", ""),
    Mistake(
      "value in an unquoted attribute", "value-unquoted", "settings", "{{2️⃣headerText}}",
      "\"{{headerText}}\""),
    Mistake(
      "value in a script", "value-in-script", "settings", "{{3️⃣headerText}}", ""),
    Mistake("value in a style element", "value-in-style", "settings", "{{4️⃣headerText}}", ""),
    Mistake(
      "value in onclick", "value-in-event-handler", "settings",
      "onclick=\"show('{{5️⃣headerText}}')\"", "data-title=\"{{headerText}}\""),
    Mistake("value in a tag's name", "value-in-tag-name", "settings", "{{6️⃣headerText}}", "p"),
    Mistake(
      "value in an attribute's name", "value-in-attribute-name", "settings",
      "{{7️⃣headerText}}", "hidden"),
  ]

  /// Every file of the site, by its path below the site's folder, with all mistakes except the
  /// fixed ones.
  package static func files(mending mended: [Mistake] = []) throws -> [String: MarkedText] {
    let base = folder.appending(path: "Templates").path(percentEncoded: false)
    var files: [String: MarkedText] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: base)
    where path.hasSuffix(".html") {
      let file = "Templates/" + path
      var text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      for mistake in mended where mistake.file == file {
        text = text.replacing(mistake.wrong, with: mistake.right)
      }
      files[file] = MarkedText(text)
    }
    return files
  }

  private static let folder = Repository.root
    .appending(path: "Tests/Fixtures/TwentyMistakes")
}
