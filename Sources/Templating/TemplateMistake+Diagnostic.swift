import Diagnostics

// Every sentence that the template language says to its users.

extension TemplateMistake {
  func diagnostic(at place: Place?, notes: [Diagnostic.Note] = []) -> Diagnostic {
    let (id, message, fix, facts) = prose
    return Diagnostic(severity, id, at: place, message, fix: fix, notes: facts + notes)
  }

  private var severity: Diagnostic.Severity {
    switch self {
    case .unselected, .unincluded: .warning
    default: .error
    }
  }

  private typealias Prose = (Diagnostic.ID, String, fix: String?, facts: [Diagnostic.Note])

  private var prose: Prose {
    switch self {
    case .notUTF8, .unclosedTag, .emptyTag, .badName, .badDelimiters, .unclosedSection,
      .mismatchedClose, .strayClose, .duplicateBlock, .tooNested:
      syntaxProse
    case .unknownName, .unknownWord, .wordsAlone, .notInside, .optionalOutsideSection,
      .listOutsideSection,
      .notAValue, .rawText, .notATemplate, .duplicateName:
      nameProse
    case .missingPartial, .missingParent, .missingTemplate, .unknownBlock, .endlessPartial,
      .tooDeep, .tooLarge, .unselected, .unincluded:
      referenceProse
    case .refused(let name, let refusal): refusal.prose(name)
    case .unbalanced(let unbalanced): unbalanced.prose
    case .openEnd(let state):
      (
        "template-open-end", "the template ends inside \(state)",
        "close it before the template ends", []
      )
    case .misstep(let misstep): misstep.prose
    }
  }

  private var syntaxProse: Prose {
    switch self {
    case .notUTF8:
      ("template-not-utf-8", "this byte is not UTF-8", "save the file as UTF-8", [])
    case .unclosedTag(let end):
      ("template-unclosed-tag", "the tag is not closed", "close it with '\(end)'", [])
    case .emptyTag: ("template-empty-tag", "the tag has no name", "write a name or remove it", [])
    case .badName(let name):
      (
        "template-bad-name", "'\(name)' is no name",
        "write names with one '.' between them, or '.' alone", []
      )
    case .badDelimiters:
      (
        "template-bad-delimiters", "a change of delimiters needs two of them without '='",
        "write it as {{=<% %>=}}", []
      )
    case .unclosedSection(let name):
      (
        "template-unclosed-section", "'\(name)' is opened here and never closed",
        "close it with {{/\(name)}}", []
      )
    case .mismatchedClose(let found, let expected):
      (
        "template-mismatched-section", "'\(found)' is closed where '\(expected)' is open",
        "write {{/\(expected)}}", []
      )
    case .strayClose(let name):
      (
        "template-stray-close", "'\(name)' is closed and was never opened",
        "open it with {{#\(name)}} or remove this tag", []
      )
    case .duplicateBlock(let name):
      (
        "template-duplicate-block", "the block '\(name)' is replaced twice in one parent",
        "keep one of them", []
      )
    case .tooNested(let limit):
      (
        "template-too-nested", "sections, blocks and templates stand more than \(limit) deep",
        "let fewer of them stand in each other", []
      )
    default: nameProse
    }
  }

  private var nameProse: Prose {
    switch self {
    case .unknownName(let name, let owner, let available):
      (
        "template-unknown-name", "\(owner) has no '\(name)'", didYouMean(name, available),
        list("available here", available)
      )
    case .unknownWord(let name, let available, let file):
      (
        "template-unknown-word", "\(file) has no word '\(name)'", didYouMean(name, available),
        [Diagnostic.Note("add it there: \"\(name)\": \"…\"")]
      )
    case .wordsAlone(let file):
      (
        "template-words-alone", "'words' is no word, but all of them",
        "write one of \(file): {{words.…}}", []
      )
    case .notInside(let name, let kind):
      (
        "template-no-names-inside", "'\(name)' is \(kind.rawValue) and has no names inside it",
        "write {{\(name)}}", []
      )
    case .optionalOutsideSection(let name):
      (
        "template-optional-outside-section", "'\(name)' may be missing",
        "write {{#\(name)}}…{{\(name)}}…{{/\(name)}}", []
      )
    case .listOutsideSection(let name):
      (
        "template-list-outside-section", "'\(name)' is a list",
        "write {{#\(name)}}…{{/\(name)}} around what shows each element", []
      )
    case .notAValue(let name, let kind):
      (
        "template-not-a-value", "'\(name)' is \(kind.rawValue) and can't be written",
        kind == .flag
          ? "use it as a section: {{#\(name)}}…{{/\(name)}}" : "write one of its names", []
      )
    case .rawText(let name):
      (
        "template-raw-text", "'\(name)' is text, and text is always escaped",
        "write {{\(name)}}", []
      )
    case .notATemplate(let name):
      (
        "template-not-a-template", "'\(name)' names no template",
        "{{>*template}} shows what a section has entered by its own template", []
      )
    case .duplicateName(let name, let first, let second):
      (
        "template-duplicate-name",
        first == second
          ? "\(first) offers '\(name)' twice" : "\(first) and \(second) both offer '\(name)'",
        "rename one of the two fields", []
      )
    default: referenceProse
    }
  }

  private var referenceProse: Prose {
    switch self {
    case .missingPartial(let name, let available, let format):
      (
        "template-missing-partial", "there is no template '\(name)' to include",
        didYouMean(name, available) ?? create(name, format), []
      )
    case .missingParent(let name, let available, let format):
      (
        "template-missing-parent", "there is no template '\(name)' to build on",
        didYouMean(name, available) ?? create(name, format), []
      )
    case .missingTemplate(let name, let contract, let format):
      (
        "template-missing", "\(contract) selects the template '\(name)', and there is none",
        create(name, format), []
      )
    case .unknownBlock(let name, let parent, let available):
      (
        "template-unknown-block", "'\(parent)' has no block '\(name)'",
        didYouMean(name, available), list("blocks there", available)
      )
    case .endlessPartial(let name):
      (
        "template-endless-partial", "'\(name)' includes itself without end",
        "include it inside a section over a list, so that it ends with the data", []
      )
    case .tooDeep(let limit):
      (
        "template-too-deep", "templates include each other more than \(limit) deep",
        "include fewer templates in each other", []
      )
    case .tooLarge(let limit):
      (
        "template-too-large",
        "one page comes to more than \(limit >> 20) MB of templates, each inclusion counted",
        "include fewer templates in each other", []
      )
    case .unselected(let name):
      (
        "template-unselected", "nothing selects the template '\(name)'",
        "name it by a page's 'template' key, or delete it", []
      )
    case .unincluded(let name):
      (
        "template-unincluded", "no template includes '\(name)'",
        "include it with {{> \(name)}}, or delete it", []
      )
    default: ("template-fault", "the template can't be used", nil, [])
    }
  }

  private func didYouMean(_ name: String, _ available: [String]) -> String? {
    suggestion(for: name, among: available).map { "did you mean '\($0)'?" }
  }

  private func create(_ name: String, _ format: TemplateFormat) -> String {
    "create Templates/\(name).\(format.rawValue)"
  }

  private func list(_ title: String, _ names: [String]) -> [Diagnostic.Note] {
    guard !names.isEmpty else { return [] }
    let shown = names.prefix(16).joined(separator: ", ")
    return [Diagnostic.Note("\(title): \(shown)\(names.count > 16 ? ", …" : "")")]
  }
}

extension Diagnostic.Note {
  /// Why a name that is known elsewhere is unknown in a recursive template.
  static let recursion = Diagnostic.Note(
    "a template that includes itself has only the names of what it shows")
}

extension HTMLContext.Misstep {
  fileprivate var prose: (Diagnostic.ID, String, fix: String?, facts: [Diagnostic.Note]) {
    switch self {
    case .joinsName:
      (
        "template-broken-separator", "this runs into the name that a section ended before it",
        "begin with a space, '/' or '>'", []
      )
    case .strayEquals:
      (
        "template-stray-equals", "this '=' stands apart from its attribute's name",
        "write the name, '=' and the quotes in one piece", []
      )
    case .lateHTTPEquiv:
      (
        "template-late-http-equiv", "this makes an instruction of content that holds a value",
        "write http-equiv first; content may then hold a link of this site: \"0; url={{link}}\"", []
      )
    case .schemeOfValue:
      (
        "template-scheme-of-value", "this ':' makes a scheme of the value before it",
        "write the scheme out", []
      )
    }
  }
}

extension Refusal {
  fileprivate func prose(
    _ name: String
  ) -> (Diagnostic.ID, String, fix: String?, facts: [Diagnostic.Note]) {
    let (id, reason, fix) = explanation
    return (id, "'\(name)' can't stand \(reason)", fix, [])
  }

  private var explanation: (Diagnostic.ID, reason: String, fix: String) {
    switch self {
    case .tagName:
      ("template-value-in-tag-name", "in the name of a tag", "write the tag's name out")
    case .attributeName:
      (
        "template-value-in-attribute-name", "in the name of an attribute",
        "write the attribute out, in a section where it may be missing"
      )
    case .unquotedValue(let attribute):
      (
        "template-value-unquoted", "in an attribute without quotes",
        "put quotes around it: \(attribute)=\"…\""
      )
    case .script:
      (
        "template-value-in-script", "in a script",
        "put it in a data attribute and read that from the script, or use JSON in <script type=\"application/json\">"
      )
    case .jsonNeeded:
      (
        "template-script-needs-json", "in a data script, which takes JSON alone",
        "make the field JSON"
      )
    case .styleElement:
      (
        "template-value-in-style", "in a style element",
        "set a custom property with a colour: style=\"--name: {{colour}}\""
      )
    case .colorNeeded:
      (
        "template-style-needs-color", "in a style attribute, which takes colours alone",
        "choose a class in a section instead"
      )
    case .eventHandler(let attribute):
      (
        "template-value-in-event-handler", "in \(attribute), which is a script",
        "put it in a data attribute and read that from the script"
      )
    case .srcdoc:
      ("template-value-in-srcdoc", "in srcdoc, which is a page", "link to a page with src")
    case .comment:
      (
        "template-value-in-comment", "in an HTML comment",
        "move it out, or write a template comment: {{! … }}"
      )
    case .doctype:
      ("template-value-in-doctype", "in a doctype", "write <!DOCTYPE html>")
    case .rawText(let element):
      ("template-value-in-raw-text", "in \(element), whose text is not escaped", "move it out")
    case .metaHTTPEquiv:
      (
        "template-value-in-meta", "in <meta http-equiv>",
        "only a link of this site may: content=\"0; url={{link}}\""
      )
    case .scriptType:
      ("template-value-in-script-type", "in a script's type", "write the type out")
    case .animation(let attribute):
      (
        "template-value-in-animation", "in \(attribute) of an animation", "write the value out"
      )
    case .linkNeeded(let attribute):
      (
        "template-url-needs-link", "at the start of \(attribute), which takes a link",
        "make the field a link"
      )
    case .linkInside(let attribute):
      (
        "template-link-not-alone", "behind other text in \(attribute)",
        "a link is whole: let it stand alone"
      )
    case .numberNeeded(let attribute):
      (
        "template-srcset-needs-number",
        "behind an address in \(attribute), which takes a number there",
        "make the field a number"
      )
    case .literalScheme(let attribute):
      (
        "template-value-in-scheme", "in \(attribute) behind this scheme",
        "use http, https, mailto or an address of this site"
      )
    case .markupInAttribute(let attribute):
      (
        "template-markup-in-attribute", "in \(attribute), since it is markup",
        "use a field that is text"
      )
    case .markupInText(let element):
      (
        "template-markup-in-text", "in \(element), since it is markup", "use a field that is text"
      )
    case .behindAngle(let element):
      (
        "template-value-behind-angle", "behind '<' in the text of \(element)", "write '<' as &lt;"
      )
    case .xml(let part):
      ("template-value-in-xml", "in \(part) of XML", "put it in text or a quoted attribute")
    }
  }
}

extension Unbalanced {
  fileprivate var prose: (Diagnostic.ID, String, fix: String?, facts: [Diagnostic.Note]) {
    let (id, name): (Diagnostic.ID, String) =
      switch part {
      case .section(let name): ("template-unbalanced-section", "the section '\(name)'")
      case .partial(let name): ("template-unbalanced-partial", "the template '\(name)'")
      case .block(let name): ("template-unbalanced-block", "the block '\(name)'")
      }
    return (
      id, "\(name) begins in \(begin) and ends in \(end)", "let it begin and end in the same place",
      []
    )
  }
}
