import Diagnostics

// Diagnostics for values at places in HTML that don't accept them.

extension Refusal {
  func unplaced(of name: String) -> Diagnostic {
    let explanation = explanation
    return explanation.problem(
      "'\(name)' can't be used \(explanation.reason)", fix: explanation.fix)
  }

  private var explanation: Explanation {
    switch self {
    case .markup(let place): place.explanation
    case .attribute(let place): place.explanation
    case .kind(let mistake): mistake.explanation
    }
  }
}

/// Text of a refusal: the words after "can't be used", and what to write instead.
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
      Explanation(
        .templateValueInTagName, "in the name of a tag",
        "write the tag's name as fixed text")
    case .attributeName:
      Explanation(
        .templateValueInAttributeName, "in the name of an attribute",
        "write the attribute's name as fixed text, in a section if it is optional"
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
        "move it out of the comment, or write a template comment: {{! … }}"
      )
    case .doctype:
      Explanation(.templateValueInDoctype, "in a doctype", "write <!DOCTYPE html>")
    case .rawText(let element):
      Explanation(
        .templateValueInRawText, "in \(element), whose text isn't escaped",
        "move it out of the element")
    case .behindAngle(let element):
      Explanation(
        .templateValueBehindAngle, "after '<' in the text of \(element)",
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
      Explanation(
        .templateValueInSrcdoc, "in srcdoc, which is a whole page", "link to a page with src")
    case .metaHTTPEquiv:
      Explanation(
        .templateValueInMeta, "in <meta http-equiv>",
        "only a link within this site is allowed: content=\"0; url={{link}}\""
      )
    case .scriptType:
      Explanation(.templateValueInScriptType, "in a script's type", "write the type as fixed text")
    case .keyword(let attribute):
      Explanation(
        .templateValueInKeyword, "in \(attribute), which controls the browser",
        "write the words as fixed text, with a section for each choice"
      )
    case .animation(let attribute):
      Explanation(
        .templateValueInAnimation, "in '\(attribute)' of an animation",
        "write fixed text instead of the value")
    case .literalScheme(let attribute):
      Explanation(
        .templateValueInScheme, "in \(attribute) after this scheme",
        "use http, https, mailto or an address on this site"
      )
    case .host(let attribute):
      Explanation(
        .templateValueInHost, "in \(attribute) as part of the host",
        "write the host and the '/' after it as fixed text"
      )
    case .partOfAddress(let element, let attribute):
      Explanation(
        .templateValueInLoadedAddress,
        "in \(attribute) of \(element) after other text, where it would choose what the browser "
          + "loads",
        "write the address as fixed text, or use only a link"
      )
    }
  }
}

extension Refusal.KindMistake {
  fileprivate var explanation: Explanation {
    switch self {
    case .jsonNeeded:
      Explanation(
        .templateScriptNeedsJson, "in a data script, which takes only JSON",
        "use a JSON field"
      )
    case .colorNeeded(let attribute):
      Explanation(
        .templateStyleNeedsColor,
        "in \(attribute == "style" ? "a style attribute" : attribute), which takes only colours",
        "choose a class in a section instead"
      )
    case .linkNeeded(let attribute):
      Explanation(
        .templateUrlNeedsLink, "in \(attribute), which takes a link", "use a link field")
    case .linkInside(let attribute):
      Explanation(
        .templateLinkNotAlone, "after other text in \(attribute)",
        "write only the link: it is a complete address"
      )
    case .numberNeeded(let attribute):
      Explanation(
        .templateSrcsetNeedsNumber, "after an address in \(attribute)",
        "use a number, as in {{link}} {{width}}w"
      )
    case .markupInAttribute(let attribute):
      Explanation(
        .templateMarkupInAttribute, "in \(attribute), because it is markup",
        "use a text field"
      )
    case .markupInText(let element):
      Explanation(
        .templateMarkupInText, "in \(element), because it is markup",
        "use a text field"
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
      "\(name) starts in \(begin) and ends in \(end)",
      fix: "start and end it in the same place")
  }
}

extension OpenElements.Mistake {
  var unplaced: Diagnostic {
    let (start, end) = ("<\(element)>", "</\(element)>")
    let (message, fix) =
      switch reason {
      case .notClosed(let condition):
        (
          "\(start) is opened in \(condition.opening) but not closed",
          "write \(condition.section(over: end)) where it ends"
        )
      case .closedOutside(let condition, _):
        (
          "\(start) is opened only in \(condition.opening) but closed outside it",
          "close it with \(condition.section(over: end))"
        )
      case .closedInside(let condition):
        (
          "\(start) is closed only in \(condition.opening)",
          "close it after the section, or open it with \(condition.section(over: start))"
        )
      case .neverClosed: ("\(start) is opened but never closed", "write \(end) where it ends")
      case .neverOpened:
        (
          "\(end) closes an element that isn't open",
          "remove it, or write \(start) where the "
            + "element starts"
        )
      }
    return Problem.templateUnclosedElement(message, fix: fix)
  }
}

extension HTMLContext.Misstep {
  var unplaced: Diagnostic {
    switch self {
    case .joinsName:
      Problem.templateBrokenSeparator(
        "this would become part of the name before it, which a section ends",
        fix: "start with a space, '/' or '>'")
    case .strayEquals:
      Problem.templateStrayEquals(
        "there is a gap between this '=' and its attribute's name",
        fix: "write the name, '=' and the quotes together")
    case .lateHTTPEquiv:
      Problem.templateLateHttpEquiv(
        "this would turn the value in 'content' into an instruction",
        fix: "write http-equiv before content, which may then contain \"0; url={{link}}\"")
    case .lateMetaName:
      Problem.templateLateMetaName(
        "this would turn the value in 'content' into an instruction",
        fix:
          "write fixed text in 'content'")
    case .schemeOfValue:
      Problem.templateSchemeOfValue(
        "this ':' would turn the value before it into a scheme",
        fix:
          "write the scheme as fixed text")
    }
  }
}
