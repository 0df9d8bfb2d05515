import Diagnostics

// Diagnostics for values at places in HTML that don't take them.

extension Refusal {
  func prose(of name: String) -> MistakeProse {
    let (id, reason, fix) = explanation
    return MistakeProse(id, "'\(name)' can't stand \(reason)", fix: fix)
  }

  private var explanation: Explanation {
    switch self {
    case .markup(let place): place.explanation
    case .attribute(let place): place.explanation
    case .kind(let mistake): mistake.explanation
    }
  }
}

/// Diagnostic of a refusal: its id, the words behind "can't stand", and what to write instead.
private typealias Explanation = (Diagnostic.ID, reason: String, fix: String)

extension Refusal.MarkupPlace {
  fileprivate var explanation: Explanation {
    switch self {
    case .tagName:
      ("template-value-in-tag-name", "in the name of a tag", "write the tag's name out")
    case .attributeName:
      (
        "template-value-in-attribute-name", "in the name of an attribute",
        "write the attribute out, in a section where it may be missing"
      )
    case .script:
      (
        "template-value-in-script", "in a script",
        "put it in a data attribute, or use JSON in <script type=\"application/json\">"
      )
    case .styleElement:
      (
        "template-value-in-style", "in a style element",
        "set a custom property with a colour: style=\"--name: {{colour}}\""
      )
    case .comment:
      (
        "template-value-in-comment", "in an HTML comment",
        "move it out, or write a template comment: {{! … }}"
      )
    case .doctype:
      ("template-value-in-doctype", "in a doctype", "write <!DOCTYPE html>")
    case .rawText(let element):
      ("template-value-in-raw-text", "in \(element), whose text is not escaped", "move it out")
    case .behindAngle(let element):
      (
        "template-value-behind-angle", "behind '<' in the text of \(element)", "write '<' as &lt;"
      )
    case .xml(let part):
      ("template-value-in-xml", "in \(part) of XML", "put it in text or a quoted attribute")
    }
  }
}

extension Refusal.AttributePlace {
  fileprivate var explanation: Explanation {
    switch self {
    case .unquoted(let attribute):
      (
        "template-value-unquoted", "in an attribute without quotes",
        "put quotes around it: \(attribute)=\"…\""
      )
    case .eventHandler(let attribute):
      (
        "template-value-in-event-handler", "in \(attribute), which is a script",
        "put it in a data attribute and read that from the script"
      )
    case .srcdoc:
      ("template-value-in-srcdoc", "in srcdoc, which is a page", "link to a page with src")
    case .metaHTTPEquiv:
      (
        "template-value-in-meta", "in <meta http-equiv>",
        "only a link of this site may: content=\"0; url={{link}}\""
      )
    case .scriptType:
      ("template-value-in-script-type", "in a script's type", "write the type out")
    case .keyword(let attribute):
      (
        "template-value-in-keyword", "in \(attribute), which decides what a browser does",
        "write it out, in a section for each where there are several"
      )
    case .animation(let attribute):
      ("template-value-in-animation", "in '\(attribute)' of an animation", "write the value out")
    case .literalScheme(let attribute):
      (
        "template-value-in-scheme", "in \(attribute) behind this scheme",
        "use http, https, mailto or an address of this site"
      )
    case .host(let attribute):
      (
        "template-value-in-host", "in \(attribute) where it would be of the host",
        "write the host out, and the '/' behind it"
      )
    case .partOfAddress(let element, let attribute):
      (
        "template-value-in-loaded-address",
        "in \(attribute) of \(element) behind other text, where it would choose what is loaded",
        "write the address out, or use a link alone"
      )
    }
  }
}

extension Refusal.KindMistake {
  fileprivate var explanation: Explanation {
    switch self {
    case .jsonNeeded:
      (
        "template-script-needs-json", "in a data script, which takes JSON alone",
        "make the field JSON"
      )
    case .colorNeeded(let attribute):
      (
        "template-style-needs-color",
        "in \(attribute == "style" ? "a style attribute" : attribute), which takes colours alone",
        "choose a class in a section instead"
      )
    case .linkNeeded(let attribute):
      ("template-url-needs-link", "in \(attribute), which takes a link", "make the field a link")
    case .linkInside(let attribute):
      (
        "template-link-not-alone", "behind other text in \(attribute)",
        "a link is whole: let it stand alone"
      )
    case .numberNeeded(let attribute):
      (
        "template-srcset-needs-number", "behind an address in \(attribute)",
        "write a number there, as in {{link}} {{width}}w"
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
    }
  }
}

extension Unbalanced {
  var prose: MistakeProse {
    let (id, name): (Diagnostic.ID, String) =
      switch part {
      case .section(let name): ("template-unbalanced-section", "the section '\(name)'")
      case .partial(let name): ("template-unbalanced-partial", "the template '\(name)'")
      case .block(let name): ("template-unbalanced-block", "the block '\(name)'")
      }
    return MistakeProse(
      id, "\(name) begins in \(begin) and ends in \(end)",
      fix: "let it begin and end in the same place")
  }
}

extension OpenElements.Mistake {
  var prose: MistakeProse {
    let (start, end) = ("<\(element)>", "</\(element)>")
    let (message, fix) =
      switch reason {
      case .notClosed(let condition):
        (
          "\(start) is opened in \(condition.opening) and not closed",
          "write \(condition.section(over: end)) where it ends"
        )
      case .closedOutside(let condition, _):
        (
          "\(start) is opened in \(condition.opening) alone and closed outside of it",
          "close it by \(condition.section(over: end))"
        )
      case .closedInside(let condition):
        (
          "\(start) is closed in \(condition.opening) alone",
          "close it behind the section, or open it by \(condition.section(over: start))"
        )
      case .neverClosed: ("\(start) is opened and never closed", "write \(end) where it ends")
      case .neverOpened:
        ("\(end) closes what nothing opened", "remove it, or write \(start) where it begins")
      }
    return MistakeProse("template-unclosed-element", message, fix: fix)
  }
}

extension HTMLContext.Misstep {
  var prose: MistakeProse {
    switch self {
    case .joinsName:
      MistakeProse(
        "template-broken-separator", "this runs into the name that a section ended before it",
        fix: "begin with a space, '/' or '>'")
    case .strayEquals:
      MistakeProse(
        "template-stray-equals", "this '=' stands apart from its attribute's name",
        fix: "write the name, '=' and the quotes in one piece")
    case .lateHTTPEquiv:
      MistakeProse(
        "template-late-http-equiv", "this makes an instruction of content that holds a value",
        fix: "write http-equiv before content, which then may hold \"0; url={{link}}\"")
    case .lateMetaName:
      MistakeProse(
        "template-late-meta-name", "this makes an instruction of content that holds a value",
        fix: "write the content out")
    case .schemeOfValue:
      MistakeProse(
        "template-scheme-of-value", "this ':' makes a scheme of the value before it",
        fix: "write the scheme out")
    }
  }
}
