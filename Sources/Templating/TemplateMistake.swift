import Diagnostics

/// What can be wrong in a template: the facts. The prose is in `TemplateMistake+Diagnostic.swift`.
enum TemplateMistake: Error {
  // Syntax
  case notUTF8
  case unclosedTag(String)
  case emptyTag
  case badName(String)
  case badDelimiters
  case unclosedSection(String)
  case mismatchedClose(found: String, expected: String)
  case strayClose(String)
  case duplicateBlock(String)
  case tooNested(limit: Int)

  // Names
  case unknownName(String, owner: String, available: [String])
  case unknownWord(String, available: [String], file: String)
  case wordsAlone(file: String)
  case notInside(String, kind: ValueKind)
  case optionalOutsideSection(String)
  case listOutsideSection(String)
  case notAValue(String, kind: ValueKind)
  case rawText(String)
  case notATemplate(String)
  case duplicateName(String, first: String, second: String)

  // Other templates
  case missingPartial(String, available: [String], TemplateFormat)
  case missingParent(String, available: [String], TemplateFormat)
  case missingTemplate(String, contract: String, TemplateFormat)
  case unknownBlock(String, parent: String, available: [String])
  case endlessPartial(String)
  case tooDeep(limit: Int)
  case tooLarge(limit: Int)

  // Escaping
  case refused(String, Refusal)
  case unbalanced(Unbalanced)
  case openEnd(String)
  case misstep(HTMLContext.Misstep)

  // Templates that nothing needs
  case unselected(String)
  case unincluded(String)
}

/// What a name stands for, as messages call it.
enum ValueKind: String {
  case text = "text"
  case html = "markup"
  case link = "a link"
  case number = "a number"
  case color = "a colour"
  case json = "JSON"
  case flag = "a flag"
  case nested = "a value with names of its own"
}

/// Why a value can't stand where it does: the place in the HTML, and what may stand there.
enum Refusal: Hashable {
  case tagName
  case attributeName
  case unquotedValue(attribute: String)
  case script
  case jsonNeeded
  case styleElement
  case colorNeeded
  case eventHandler(attribute: String)
  case srcdoc
  case comment
  case doctype
  case rawText(element: String)
  case metaHTTPEquiv
  case scriptType
  case animation(attribute: String)
  case linkNeeded(attribute: String)
  case linkInside(attribute: String)
  /// What stands behind the address in a `srcset`.
  case numberNeeded(attribute: String)
  case literalScheme(attribute: String)
  case markupInAttribute(attribute: String)
  case markupInText(element: String)
  case behindAngle(element: String)
  case xml(part: String)
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
