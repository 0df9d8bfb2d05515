import Diagnostics

// Diagnostics for values at places in HTML that don't take them.

extension Refusal {
  func unplaced(of name: String) -> Diagnostic {
    let explanation = explanation
    return explanation.problem(
      "'\(name)' can't stand \(explanation.reason)", fix: explanation.fix)
  }

  private var explanation: Explanation {
    switch self {
    case .markup(let place): place.explanation
    case .attribute(let place): place.explanation
    case .kind(let mistake): mistake.explanation
    }
  }
}

/// Text of a refusal: the words after "can't stand", and what to write instead.
private struct Explanation {
  let problem: Problem
  let reason: String
  let fix: String

  init(_ problem: Problem, _ reason: String, _ fix: String) {
    (self.problem, self.reason, self.fix) = (problem, reason, fix)
  }
}

extension Refusal.MarkupPlace {
  fileprivate var explanation: Explanation {
    switch self {
    case .tagName:
      Explanation(.templateValueInTagName, "in the name of a tag", "write the tag's name out")
    case .attributeName:
      Explanation(
        .templateValueInAttributeName, "in the name of an attribute",
        "write the attribute out, in a section where it may be missing"
      )
    case .script:
      Explanation(
        .templateValueInScript, "in a script",
        "put it in a data attribute, or use JSON in <script type=\"application/json\">"
      )
    case .styleElement:
      Explanation(
        .templateValueInStyle, "in a style element",
        "set a custom property with a colour: style=\"--name: {{colour}}\""
      )
    case .comment:
      Explanation(
        .templateValueInComment, "in an HTML comment",
        "move it out, or write a template comment: {{! … }}"
      )
    case .doctype:
      Explanation(.templateValueInDoctype, "in a doctype", "write <!DOCTYPE html>")
    case .rawText(let element):
      Explanation(
        .templateValueInRawText, "in \(element), whose text is not escaped", "move it out")
    case .behindAngle(let element):
      Explanation(
        .templateValueBehindAngle, "behind '<' in the text of \(element)",
        "write '<' as &lt;"
      )
    case .xml(let part):
      Explanation(.templateValueInXml, "in \(part) of XML", "put it in text or a quoted attribute")
    }
  }
}

extension Refusal.AttributePlace {
  fileprivate var explanation: Explanation {
    switch self {
    case .unquoted(let attribute):
      Explanation(
        .templateValueUnquoted, "in an attribute without quotes",
        "put quotes around it: \(attribute)=\"…\""
      )
    case .eventHandler(let attribute):
      Explanation(
        .templateValueInEventHandler, "in \(attribute), which is a script",
        "put it in a data attribute and read that from the script"
      )
    case .srcdoc:
      Explanation(.templateValueInSrcdoc, "in srcdoc, which is a page", "link to a page with src")
    case .metaHTTPEquiv:
      Explanation(
        .templateValueInMeta, "in <meta http-equiv>",
        "only a link of this site may: content=\"0; url={{link}}\""
      )
    case .scriptType:
      Explanation(.templateValueInScriptType, "in a script's type", "write the type out")
    case .keyword(let attribute):
      Explanation(
        .templateValueInKeyword, "in \(attribute), which decides what a browser does",
        "write it out, in a section for each where there are several"
      )
    case .animation(let attribute):
      Explanation(
        .templateValueInAnimation, "in '\(attribute)' of an animation", "write the value out")
    case .literalScheme(let attribute):
      Explanation(
        .templateValueInScheme, "in \(attribute) behind this scheme",
        "use http, https, mailto or an address of this site"
      )
    case .host(let attribute):
      Explanation(
        .templateValueInHost, "in \(attribute) where it would be of the host",
        "write the host out, and the '/' behind it"
      )
    case .partOfAddress(let element, let attribute):
      Explanation(
        .templateValueInLoadedAddress,
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
      Explanation(
        .templateScriptNeedsJson, "in a data script, which takes JSON alone",
        "make the field JSON"
      )
    case .colorNeeded(let attribute):
      Explanation(
        .templateStyleNeedsColor,
        "in \(attribute == "style" ? "a style attribute" : attribute), which takes colours alone",
        "choose a class in a section instead"
      )
    case .linkNeeded(let attribute):
      Explanation(
        .templateUrlNeedsLink, "in \(attribute), which takes a link", "make the field a link")
    case .linkInside(let attribute):
      Explanation(
        .templateLinkNotAlone, "behind other text in \(attribute)",
        "a link is whole: let it stand alone"
      )
    case .numberNeeded(let attribute):
      Explanation(
        .templateSrcsetNeedsNumber, "behind an address in \(attribute)",
        "write a number there, as in {{link}} {{width}}w"
      )
    case .markupInAttribute(let attribute):
      Explanation(
        .templateMarkupInAttribute, "in \(attribute), since it is markup",
        "use a field that is text"
      )
    case .markupInText(let element):
      Explanation(
        .templateMarkupInText, "in \(element), since it is markup",
        "use a field that is text"
      )
    }
  }
}

extension Unbalanced {
  var unplaced: Diagnostic {
    let (problem, name): (Problem, String) =
      switch part {
      case .section(let name): (.templateUnbalancedSection, "the section '\(name)'")
      case .partial(let name): (.templateUnbalancedPartial, "the template '\(name)'")
      case .block(let name): (.templateUnbalancedBlock, "the block '\(name)'")
      }
    return problem(
      "\(name) begins in \(begin) and ends in \(end)",
      fix: "let it begin and end in the same place")
  }
}

extension OpenElements.Mistake {
  var unplaced: Diagnostic {
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
    return Problem.templateUnclosedElement(message, fix: fix)
  }
}

extension HTMLContext.Misstep {
  var unplaced: Diagnostic {
    switch self {
    case .joinsName:
      Problem.templateBrokenSeparator(
        "this runs into the name that a section ended before it",
        fix: "begin with a space, '/' or '>'")
    case .strayEquals:
      Problem.templateStrayEquals(
        "this '=' stands apart from its attribute's name",
        fix: "write the name, '=' and the quotes in one piece")
    case .lateHTTPEquiv:
      Problem.templateLateHttpEquiv(
        "this makes an instruction of content that holds a value",
        fix: "write http-equiv before content, which then may hold \"0; url={{link}}\"")
    case .lateMetaName:
      Problem.templateLateMetaName(
        "this makes an instruction of content that holds a value", fix: "write the content out")
    case .schemeOfValue:
      Problem.templateSchemeOfValue(
        "this ':' makes a scheme of the value before it", fix: "write the scheme out")
    }
  }
}
