// Values allowed at a place.

extension HTMLContext {
  enum Slot: Hashable {
    case text
    case rcdata
    case attribute
    /// The beginning of a URL.
    case url
    /// A part of a URL, which is percent-encoded.
    case urlPart
    /// An address in a `srcset`.
    case candidate
    /// The beginning of a URL that must be one of this site.
    case ownURL
    /// The first segment of a URL that begins with `/`.
    case firstName
    /// The width or density after an address in a `srcset`.
    case descriptor
    case color
    /// The value of a custom property in `style`.
    case customProperty
    case json
    /// The address of `<meta http-equiv="refresh">`.
    case refresh
    case refused(Refusal)
  }

  var slot: Slot {
    if isLost { return .text }
    if format == .xml { return slotInXML }
    switch state {
    case .data: return .text
    case .rcdata: return isBehindAngle ? .refused(.text(.behindAngle(element: element))) : .rcdata
    case .rawText: return slotInRawText
    case .tagOpen, .tagName: return .refused(.text(.tagName))
    case .beforeAttributeName, .attributeName, .afterAttributeName, .afterName:
      return .refused(.text(.attributeName))
    case .beforeAttributeValue, .unquotedValue:
      return .refused(.value(.unquoted(attribute: attribute)))
    case .quotedValue: return slotInAttribute
    case .comment: return .refused(.text(.comment))
    case .declarationOpen, .declaration: return .refused(.text(.doctype))
    }
  }

  private var slotInXML: Slot {
    switch state {
    case .data, .rcdata, .rawText: .text
    case .quotedValue: .attribute
    case .comment: .refused(.text(.xml(part: "a comment")))
    case .declarationOpen, .declaration: .refused(.text(.xml(part: "a declaration")))
    default: .refused(.text(.xml(part: "a tag")))
    }
  }

  private var slotInRawText: Slot {
    switch element {
    case "script": tag.isDataScript ? .json : .refused(.text(.script))
    case "style": .refused(.text(.styleElement))
    default: .refused(.text(.rawText(element: element)))
    }
  }

  private var slotInAttribute: Slot {
    switch value.kind {
    case .plain: return .attribute
    case .style:
      return attribute == "style" && value.isAtCustomProperty ? .customProperty : .color
    case .event: return .refused(.value(.eventHandler(attribute: attribute)))
    case .srcdoc: return .refused(.value(.srcdoc))
    case .scriptType: return .refused(.value(.scriptType))
    case .keyword, .metaName: return .refused(.value(.keyword(attribute: attribute)))
    case .animation: return .refused(.value(.animation(attribute: attribute)))
    case .httpEquiv: return .refused(.value(.metaHTTPEquiv))
    case .metaContent:
      guard tag.hasHTTPEquiv else {
        return tag.isInstruction ? .refused(.value(.keyword(attribute: attribute))) : .attribute
      }
      return tag.isRefresh && value.isRefresh ? .refresh : .refused(.value(.metaHTTPEquiv))
    case .candidates: return value.atCandidate ? .candidate : .descriptor
    case .url:
      if value.isEmpty { return .url }
      guard value.hasSafeScheme else {
        return .refused(.value(.literalScheme(attribute: attribute)))
      }
      if value.isAtHost { return .refused(.value(.host(attribute: attribute))) }
      return value.isBehindSlash ? .firstName : .urlPart
    case .wholeURL, .ownURL:
      guard value.isEmpty else {
        return .refused(.value(.partOfAddress(element: element, attribute: attribute)))
      }
      return value.kind == .ownURL ? .ownURL : .url
    }
  }

  /// Moves on past a value.
  mutating func passValue() {
    tail = []
    switch state {
    case .tagOpen: state = .tagName
    case .beforeAttributeName, .afterName, .afterAttributeName:
      state = .attributeName
      attribute = "…"
    case .beforeAttributeValue: state = .unquotedValue
    case .declarationOpen: state = .declaration(.angle)
    default: break
    }
    guard state.isInValue else { return }
    value.addValue()
    if element == "meta", attribute == "content" { tag.hasContentValue = true }
  }
}
