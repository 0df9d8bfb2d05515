/// What can be wrong in a template: the facts. The prose is in `TemplateMistake+Diagnostic.swift`.
enum TemplateMistake {
  case syntax(SyntaxMistake)
  case name(NameMistake)
  case reference(ReferenceMistake)
  /// A value can't stand where it does.
  case refused(String, Refusal)
  case unbalanced(Unbalanced)
  /// An element that is open only where a section is shown, or only where it is not.
  case unclosed(OpenElements.Mistake)
  case misstep(HTMLContext.Misstep)
  case openEnd(String)
  /// A page, by its address, came to more than so many bytes.
  case pageTooLarge(String, limit: Int)
  // Templates that nothing needs
  case unselected(String)
  case unincluded(String)
}

/// Tags that are not what they should be.
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

/// Names that don't stand for what they are used for.
enum NameMistake: Error {
  case unknown(String, owner: String, available: [String])
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

/// Other templates that can't be included or built on.
enum ReferenceMistake {
  case missingPartial(String, available: [String], TemplateFormat)
  case missingParent(String, available: [String], TemplateFormat)
  case missingTemplate(String, contract: String, TemplateFormat)
  case unknownBlock(String, parent: String, available: [String])
  /// A site's own parent, in the place of a built-in one, lacks what built-in templates replace.
  case missingBlock(String, parent: String)
  case endless(String)
  case tooDeep(limit: Int)
  case tooLarge(limit: Int)
}

/// What a name stands for, as messages call it.
package enum ValueKind: String, Sendable {
  case text = "text"
  case html = "markup"
  case link = "a link"
  case number = "a number"
  case color = "a colour"
  case json = "JSON"
  case flag = "a flag"
  case nested = "a value with names of its own"
}

/// A section, partial or block that ends elsewhere in the HTML than it began.
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
