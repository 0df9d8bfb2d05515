import Diagnostics

// Diagnostics of the template language. `Refusal+Diagnostic.swift` has those for values at places
// that don't accept them.

extension TemplateMistake {
  func diagnostic(at place: SourceRange?, notes: [Diagnostic.Note] = []) -> Diagnostic {
    let unplaced = unplaced
    return unplaced.with(place, unplaced.notes + placedNotes + notes)
  }

  /// Notes that have their own places.
  private var placedNotes: [Diagnostic.Note] {
    guard case .unclosed(let mistake) = self, case .closedOutside(_, let end) = mistake.reason
    else {
      return []
    }
    return [
      Diagnostic.Note(
        "closed here, whether or not the section is shown",
        at: end.position.place(mistake.range(ofEnd: end)))
    ]
  }

  /// Diagnostic without its place.
  private var unplaced: Diagnostic {
    switch self {
    case .syntax(let mistake): mistake.unplaced
    case .name(let mistake): mistake.unplaced
    case .reference(let mistake): mistake.unplaced
    case .refused(let name, let refusal): refusal.unplaced(of: name)
    case .unbalanced(let unbalanced): unbalanced.unplaced
    case .unclosed(let mistake): mistake.unplaced
    case .misstep(let misstep): misstep.unplaced
    case .openEnd(let state):
      Problem.templateOpenEnd(
        "the template ends inside \(state)", fix: "close it before the template ends")
    case .pageTooLarge(let address, let limit):
      Problem.templatePageTooLarge(
        "\(address) is larger than \(limit >> 20) MB here",
        fix: "show less on one page: nested lists multiply")
    case .unselected(let name, let nearest):
      Problem.templateUnselected(
        "no page uses the template '\(name)'",
        fix: (nearest.map { "did you mean '\($0)'? Otherwise name" } ?? "name")
          + " it in a page's 'template' key, or delete it")
    case .unincluded(let name):
      Problem.templateUnincluded(
        "no template includes '\(name)'", fix: "include it with {{> \(name)}}, or delete it")
    }
  }
}

extension SyntaxMistake {
  fileprivate var unplaced: Diagnostic {
    switch self {
    case .notUTF8:
      Problem.templateNotUtf8("this byte isn't UTF-8", fix: "save the file as UTF-8")
    case .utf16:
      Problem.templateNotUtf8(
        "the file is in UTF-16",
        fix: "save it as UTF-8, which your editor offers as an encoding")
    case .unclosedTag(let end):
      Problem.templateUnclosedTag("the tag isn't closed", fix: "close it with '\(end)'")
    case .emptyTag:
      Problem.templateEmptyTag("the tag has no name", fix: "write a name, or remove the tag")
    case .badName(let name):
      Problem.templateBadName(
        "'\(name)' isn't a name",
        fix: name.utf8.first == UInt8(ascii: ".") && name.utf8.count > 1
          ? "write names without a '.' before them, as in {{title}}"
          : "write one '.' between the parts, or only '.'")
    case .badDelimiters:
      Problem.templateBadDelimiters(
        "a change of delimiters needs two delimiters without '='", fix: "write it as {{=<% %>=}}")
    case .unclosedSection(let name):
      Problem.templateUnclosedSection(
        "'\(name)' is opened here but never closed", fix: "close it with {{/\(name)}}")
    case .mismatchedClose(let found, let expected):
      Problem.templateMismatchedSection(
        "'\(found)' is closed, but '\(expected)' is open", fix: "write {{/\(expected)}}")
    case .strayClose(let name):
      Problem.templateStrayClose(
        "'\(name)' is closed but was never opened",
        fix: "open it with {{#\(name)}}, or remove this tag")
    case .duplicateBlock(let name):
      Problem.templateDuplicateBlock(
        "the block '\(name)' is replaced twice", fix: "keep one of them")
    case .tooNested(let limit):
      Problem.templateTooNested(
        "sections, blocks and templates are nested more than \(limit) deep",
        fix: "reduce the nesting")
    }
  }
}

extension NameMistake {
  fileprivate var unplaced: Diagnostic {
    switch self {
    case .unknown(let name, let owner, let available):
      Problem.templateUnknownName(
        "\(owner) has no '\(name)'", fix: didYouMean(name, available),
        notes: list("available here", available))
    case .outside(let name, let owner, let known):
      Problem.templateUnknownName(
        "\(owner) has no '\(name)'", fix: "write {{\(name)}}, without '\(known).'")
    case .prefix(let name, let owner, let rest):
      Problem.templateUnknownName(
        "\(owner) has no '\(name)'", fix: "write {{\(rest)}}, without '\(name).'")
    case .unknownWord(let name, let available, let file):
      Problem.templateUnknownWord(
        "\(file) has no word '\(name)'", fix: didYouMean(name, available),
        notes: ["add it there: \"\(name)\": \"…\""])
    case .wordsAlone(let file):
      Problem.templateWordsAlone(
        "'words' means all words, so it can't be written",
        fix:
          "name one from \(file): {{words.…}}")
    case .notInside(let name, let kind):
      Problem.templateNoNamesInside(
        "'\(name)' is \(kind.rawValue), which has no parts",
        fix: kind == .flag
          ? "use it as a section: {{#\(name)}}…{{/\(name)}}" : "write {{\(name)}}")
    case .optionalOutsideSection(let name):
      Problem.templateOptionalOutsideSection(
        "'\(name)' may be missing", fix: "write {{#\(name)}}…{{/\(name)}} around it")
    case .listOutsideSection(let name):
      Problem.templateListOutsideSection(
        "'\(name)' is a list",
        fix: "write {{#\(name)}}…{{/\(name)}} around the part that shows "
          + "one element"
      )
    case .notAValue(let name, let kind):
      Problem.templateNotAValue(
        "'\(name)' is \(kind.rawValue), which can't be written",
        fix: kind == .flag
          ? "use it as a section: {{#\(name)}}…{{/\(name)}}" : "write one of its parts")
    case .rawText(let name):
      Problem.templateRawText(
        "'\(name)' is text, and text is always escaped", fix: "write {{\(name)}}")
    case .notATemplate(let name):
      Problem.templateNotATemplate(
        "'\(name)' isn't a template",
        fix: "write {{>*template}} to show a section's value with its own template")
    case .duplicate(let name, let first, let second):
      Problem.templateDuplicateName(
        first == second
          ? "\(first) offers '\(name)' twice" : "\(first) and \(second) both offer '\(name)'",
        fix: "rename one of the two fields")
    }
  }
}

extension ReferenceMistake {
  fileprivate var unplaced: Diagnostic {
    switch self {
    case .missingPartial(let name, let available, let format):
      Problem.templateMissingPartial(
        "there is no template '\(name)' to include",
        fix: didYouMean(name, available) ?? create(name, format))
    case .missingParent(let name, let available, let format):
      Problem.templateMissingParent(
        "there is no template '\(name)' to extend",
        fix: didYouMean(name, available) ?? create(name, format))
    case .missingTemplate(let name, let contract, let format):
      Problem.templateMissing(
        "\(contract) needs the template '\(name)', which doesn't exist", fix: create(name, format))
    case .unknownBlock(let name, let parent, let available):
      Problem.templateUnknownBlock(
        "'\(parent)' has no block '\(name)'", fix: didYouMean(name, available),
        notes: list("blocks there", available))
    case .missingBlock(let name, let parent):
      Problem.templateMissingBlock(
        "built-in templates fill a block '\(name)' in '\(parent)', which is missing here",
        fix: "write {{$\(name)}}{{/\(name)}} where its content should appear")
    case .endless(let name):
      Problem.templateEndlessPartial(
        "'\(name)' includes itself endlessly",
        fix: "include it in a section over a list, so that it stops at the end of the data")
    case .tooDeep(let limit):
      Problem.templateTooDeep(
        "templates include each other more than \(limit) deep",
        fix: "include fewer templates in each other")
    case .tooLarge(let limit):
      Problem.templateTooLarge(
        "the templates of one page add up to more than \(limit >> 20) MB, counting their text at "
          + "each inclusion and \(TemplateCompiler.tagSize) bytes for each tag",
        fix: "include fewer templates in each other")
    }
  }
}

extension Diagnostic.Note {
  /// Note on why a name is unknown in a recursive template but known elsewhere.
  static let recursion = Diagnostic.Note(
    "a template that includes itself can use only the names of the value that it shows")

  /// Note on an inclusion. A built-in template has no file to point at, so the note gives its name.
  static func inclusion(in template: ParsedTemplate, at range: Range<Int>) -> Diagnostic.Note {
    template.isBuiltIn
      ? Diagnostic.Note("included by the built-in template '\(template.name)'")
      : Diagnostic.Note("included here", at: template.source.place(range))
  }

  static func moreInclusions(_ count: Int) -> Diagnostic.Note {
    Diagnostic.Note("and \(count) more inclusions")
  }
}

private func didYouMean(_ name: String, _ available: [String]) -> String? {
  didYouMean(suggestion(for: name, among: available))
}

private func create(_ name: String, _ format: TemplateFormat) -> String {
  "create Templates/\(name).\(format.rawValue)"
}

/// Returns a note with the first names that the author may have meant.
private func list(_ title: String, _ names: [String]) -> [Diagnostic.Note] {
  guard !names.isEmpty else { return [] }
  let shown = names.prefix(16).joined(separator: ", ")
  return ["\(title): \(shown)\(names.count > 16 ? ", …" : "")"]
}
