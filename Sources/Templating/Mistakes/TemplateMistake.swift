/// A mistake in a template. `TemplateMistake+Diagnostic.swift` has the messages.
enum TemplateMistake {
  case syntax(SyntaxMistake)
  case name(NameMistake)
  case reference(ReferenceMistake)
  /// A value at a place that doesn't accept it.
  case refused(String, Refusal)
  case unbalanced(Unbalanced)
  /// An element with a start tag but no end tag, or the reverse, always or in some cases.
  case unclosed(OpenElements.Mistake)
  case misstep(HTMLContext.Misstep)
  case openEnd(String)
  /// The page at an address exceeds the limit, in bytes.
  case pageTooLarge(String, limit: Int)
  // Templates that aren't used
  case unselected(String, nearest: String?)
  case unincluded(String)
}

/// Mistakes in the syntax of tags.
enum SyntaxMistake {
  case notUTF8
  case utf16
  case unclosedTag(String)
  case emptyTag
  case badName(String)
  case badDelimiters
  case unclosedSection(String)
  case mismatchedClose(found: String, expected: String)
  case strayClose(String)
  case duplicateBlock(String)
  case tooNested(limit: Int)
}

/// Mistakes in the use of names.
enum NameMistake: Error {
  case unknown(String, owner: String, available: [String])
  /// A name that the page itself has, but that isn't inside the name `of`.
  case outside(String, owner: String, of: String)
  /// A name before one that the page itself has, such as `trip` in the `trip.title` of other
  /// programs.
  case prefix(String, owner: String, before: String)
  case unknownWord(String, available: [String], file: String)
  case wordsAlone(file: String)
  case notInside(String, kind: ValueKind)
  case optionalOutsideSection(String)
  case listOutsideSection(String)
  case notAValue(String, kind: ValueKind)
  case rawText(String)
  case notATemplate(String)
  case duplicate(String, first: String, second: String)
}

/// Mistakes in references to other templates.
enum ReferenceMistake {
  case missingPartial(String, available: [String], TemplateFormat)
  case missingParent(String, available: [String], TemplateFormat)
  case missingTemplate(String, contract: String, TemplateFormat)
  case unknownBlock(String, parent: String, available: [String])
  /// A site's own parent replaces a built-in one but lacks a block that built-in templates replace.
  case missingBlock(String, parent: String)
  case endless(String)
  case tooDeep(limit: Int)
  case tooLarge(limit: Int)
}

/// Kind of a name's value, with its name in messages.
package enum ValueKind: String, Sendable {
  case text = "text"
  case html = "markup"
  case link = "a link"
  case number = "a number"
  case color = "a colour"
  case json = "JSON"
  case flag = "a flag"
  case nested = "a value with named parts"
}

/// A section, partial or block that ends in another HTML context than the one in which it began.
struct Unbalanced {
  enum Part {
    case section(String)
    case partial(String)
    case block(String)
  }

  let part: Part
  let begin: String
  let end: String
}
