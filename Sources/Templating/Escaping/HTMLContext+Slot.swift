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
    /// The beginning of a URL, which must be on this site.
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
    case .rcdata: return isBehindAngle ? .refused(.markup(.behindAngle(element: element))) : .rcdata
    case .rawText: return slotInRawText
    case .tagOpen, .tagName: return .refused(.markup(.tagName))
    case .beforeAttributeName, .attributeName, .afterAttributeName, .afterName:
      return .refused(.markup(.attributeName))
    case .beforeAttributeValue, .unquotedValue:
      return .refused(.attribute(.unquoted(attribute: attribute)))
    case .quotedValue: return slotInAttribute
    case .comment: return .refused(.markup(.comment))
    case .declarationOpen, .declaration: return .refused(.markup(.doctype))
    }
  }

  private var slotInXML: Slot {
    switch state {
    case .data, .rcdata, .rawText: .text
    case .quotedValue: .attribute
    case .comment: .refused(.markup(.xml(part: "a comment")))
    case .declarationOpen, .declaration: .refused(.markup(.xml(part: "a declaration")))
    default: .refused(.markup(.xml(part: "a tag")))
    }
  }

  private var slotInRawText: Slot {
    switch element {
    case "script": tag.isDataScript ? .json : .refused(.markup(.script))
    case "style": .refused(.markup(.styleElement))
    default: .refused(.markup(.rawText(element: element)))
    }
  }

  private var slotInAttribute: Slot {
    switch value.kind {
    case .plain: return .attribute
    case .style:
      return attribute == "style" && value.isAtCustomProperty ? .customProperty : .color
    case .event: return .refused(.attribute(.eventHandler(attribute: attribute)))
    case .srcdoc: return .refused(.attribute(.srcdoc))
    case .scriptType: return .refused(.attribute(.scriptType))
    case .keyword, .metaName: return .refused(.attribute(.keyword(attribute: attribute)))
    case .animation: return .refused(.attribute(.animation(attribute: attribute)))
    case .httpEquiv: return .refused(.attribute(.metaHTTPEquiv))
    case .metaContent:
      guard tag.hasHTTPEquiv else {
        return tag.isInstruction ? .refused(.attribute(.keyword(attribute: attribute))) : .attribute
      }
      return tag.isRefresh && value.isRefresh ? .refresh : .refused(.attribute(.metaHTTPEquiv))
    case .candidates: return value.atCandidate ? .candidate : .descriptor
    case .url:
      if value.isEmpty { return .url }
      guard value.hasSafeScheme else {
        return .refused(.attribute(.literalScheme(attribute: attribute)))
      }
      if value.isAtHost { return .refused(.attribute(.host(attribute: attribute))) }
      return value.isBehindSlash ? .firstName : .urlPart
    case .wholeURL, .ownURL:
      guard value.isEmpty else {
        return .refused(.attribute(.partOfAddress(element: element, attribute: attribute)))
      }
      return value.kind == .ownURL ? .ownURL : .url
    }
  }

  /// Moves past a value.
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
