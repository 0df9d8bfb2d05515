import Markup

/// Where in an HTML or XML document a template stands, followed byte by byte through its literal
/// text while it compiles (HTML Standard, "Tokenization"; XML 1.0).
///
/// It is asked at each value what may be written there, and at each end of a section, partial and
/// block whether it stands where it stood at the beginning.
struct HTMLContext: Equatable {
  enum State: Equatable {
    /// Element text.
    case data
    /// Text of `title` and `textarea`.
    case rcdata
    /// Text that is no text: `script`, `style`, `xmp`, `iframe`, `noembed`, `noframes`, `plaintext`.
    case rawText
    /// Behind `<`.
    case tagOpen
    /// Behind `</`, and in the name of a tag.
    case tagName
    case beforeAttributeName
    case attributeName
    case afterAttributeName
    case beforeAttributeValue
    case quotedValue(UInt8)
    case unquotedValue
    /// In a tag where something ended, so that a space, `/` or `>` must follow.
    case needsSeparator
    case comment
    /// A doctype, a processing instruction, CDATA and the like.
    case declaration
  }

  let format: TemplateFormat
  private(set) var state: State = .data
  /// The name of the tag that is open, or of the element whose raw text this is; lower case.
  private(set) var element = ""
  private(set) var isEndTag = false
  private(set) var attribute = ""
  /// What stands before in the value of the attribute.
  private(set) var value = AttributeValue()
  private var tag = TagFacts()
  /// The first bytes of a declaration, which say what it is.
  private var head: [UInt8] = []
  /// The last bytes, as far as the end of a comment, a declaration or raw text depends on them.
  private var tail: [UInt8] = []
  /// Whether a tag became `<meta http-equiv>` after its content had been given a value.
  private(set) var hasLateHTTPEquiv = false

  init(_ format: TemplateFormat) { self.format = format }

  /// The beginning of an attribute's value, as far as the rest depends on it.
  struct AttributeValue: Equatable {
    /// Its literal text before the first value, which decides a URL's scheme.
    var literal: [UInt8] = []
    var hasValue = false
    /// Whether the next URL of a `srcset` may begin here.
    var atCandidate = true
  }

  /// What a tag's other attributes say.
  private struct TagFacts: Equatable {
    var httpEquiv: [UInt8]?
    var scriptType: [UInt8]?
    var hasContentValue = false
  }

  /// Whether a section that begins here and ends there is whole.
  func matches(_ end: HTMLContext) -> Bool {
    element == end.element && isEndTag == end.isEndTag
      && separated.state.isBetweenAttributes == end.separated.state.isBetweenAttributes
      && (separated.state.isBetweenAttributes || state == end.state)
      && (!state.isInValue || attribute == end.attribute)
  }

  /// The place to go on from behind a section that may have been shown or not.
  func joined(with end: HTMLContext) -> HTMLContext {
    var joined = separated
    if case .beforeAttributeName = joined.state, end.separated.state == .needsSeparator {
      joined.state = .needsSeparator
    }
    joined.tag.hasContentValue = tag.hasContentValue || end.tag.hasContentValue
    joined.tag.httpEquiv = tag.httpEquiv ?? end.tag.httpEquiv
    joined.tag.scriptType = tag.scriptType ?? end.tag.scriptType
    joined.value = end.value
    return joined
  }

  /// At the edge of a section a name has ended: it must not go on behind it.
  var separated: HTMLContext {
    var copy = self
    switch state {
    case .tagName, .attributeName, .afterAttributeName:
      copy.state = element.isEmpty ? state : .needsSeparator
    default: break
    }
    return copy
  }

  /// How messages call the place.
  var description: String {
    switch state {
    case .data: "text"
    case .rcdata: "the text of \(element)"
    case .rawText: "the text of \(element)"
    case .tagOpen: "the start of a tag"
    case .tagName: "the name of a tag"
    case .beforeAttributeName, .needsSeparator, .afterAttributeName: "the tag \(element)"
    case .attributeName: "the name of an attribute"
    case .beforeAttributeValue, .unquotedValue: "the value of \(attribute)"
    case .quotedValue: "the quotes of \(attribute)"
    case .comment: "a comment"
    case .declaration: "a declaration"
    }
  }
}

extension HTMLContext.State {
  fileprivate var isBetweenAttributes: Bool {
    self == .beforeAttributeName || self == .needsSeparator
  }

  fileprivate var isInValue: Bool {
    switch self {
    case .quotedValue, .unquotedValue, .beforeAttributeValue: true
    default: false
    }
  }
}

// MARK: - Literal text

extension HTMLContext {
  /// Goes on through literal text; `false` where it runs into a name that a section ended.
  mutating func read(_ bytes: some Sequence<UInt8>) -> Bool {
    var isSeparated = true
    for byte in bytes where !step(byte) { isSeparated = false }
    return isSeparated
  }

  private mutating func step(_ byte: UInt8) -> Bool {
    switch state {
    case .data, .rcdata, .rawText: stepText(byte)
    case .tagOpen: stepTagOpen(byte)
    case .tagName, .beforeAttributeName, .attributeName, .afterAttributeName,
      .beforeAttributeValue, .quotedValue, .unquotedValue:
      stepTag(byte)
    case .needsSeparator:
      state = .beforeAttributeName
      stepTag(byte)
      return byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
    case .comment:
      remember(byte)
      if tail.hasSuffix("-->") || (format == .html && tail.hasSuffix("--!>")) { leaveTag() }
    case .declaration:
      remember(byte)
      if head.count < 7 { head.append(byte) }
      let isCDATA = format == .xml && head.elementsEqual("[CDATA[".utf8)
      if head.elementsEqual("--".utf8) {
        state = .comment
      } else if byte == UInt8(ascii: ">"), !isCDATA || tail.hasSuffix("]]>") {
        leaveTag()
      }
    }
    return true
  }

  private mutating func stepText(_ byte: UInt8) {
    switch state {
    case .data:
      if byte == UInt8(ascii: "<") { state = .tagOpen }
    default:
      remember(byte)
      // The end tag's name must end, too: `</scripty>` closes nothing.
      if byte.isSpace || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">"),
        tail.dropLast().hasSuffix("</" + element)
      {
        isEndTag = true
        state = .tagName
        tail = []
        stepTag(byte)
      }
    }
  }

  private mutating func stepTagOpen(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "/") where !isEndTag: isEndTag = true
    case UInt8(ascii: "!"), UInt8(ascii: "?"):
      state = .declaration
      head = []
      tail = []
    case _ where byte.isLetter || (format == .xml && byte.isNameStart):
      state = .tagName
      element = ""
      tag = TagFacts()
      stepTag(byte)
    default:
      // `<` and anything else is text, and so is `</>`'s like.
      state = .data
      isEndTag = false
    }
  }

  private mutating func stepTag(_ byte: UInt8) {
    switch state {
    case .tagName:
      if byte.isSpace || byte == UInt8(ascii: "/") {
        state = .beforeAttributeName
      } else if byte == UInt8(ascii: ">") {
        endTag()
      } else {
        element.unicodeScalars.append(Unicode.Scalar(format == .xml ? byte : byte.lowercased))
      }
    case .beforeAttributeName:
      if byte.isSpace || byte == UInt8(ascii: "/") { return }
      if byte == UInt8(ascii: ">") { return endTag() }
      state = .attributeName
      attribute = ""
      stepAttributeName(byte)
    case .attributeName: stepAttributeName(byte)
    case .afterAttributeName:
      if byte.isSpace { return }
      if byte == UInt8(ascii: "=") {
        beginValue()
      } else {
        state = .beforeAttributeName
        stepTag(byte)
      }
    case .beforeAttributeValue:
      switch byte {
      case _ where byte.isSpace: break
      case UInt8(ascii: "\""), UInt8(ascii: "'"): state = .quotedValue(byte)
      case UInt8(ascii: ">"): endTag()
      default:
        state = .unquotedValue
        readValue(byte)
      }
    case .quotedValue(let quote):
      if byte == quote {
        endValue()
        state = .needsSeparator
      } else {
        readValue(byte)
      }
    case .unquotedValue:
      if byte.isSpace {
        endValue()
        state = .beforeAttributeName
      } else if byte == UInt8(ascii: ">") {
        endValue()
        endTag()
      } else {
        readValue(byte)
      }
    default: break
    }
  }

  private mutating func stepAttributeName(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "="): beginValue()
    case UInt8(ascii: ">"): endTag()
    case UInt8(ascii: "/"): state = .beforeAttributeName
    case _ where byte.isSpace: state = .afterAttributeName
    default: attribute.unicodeScalars.append(Unicode.Scalar(byte.lowercased))
    }
  }

  private mutating func beginValue() {
    state = .beforeAttributeValue
    value = AttributeValue()
  }

  private mutating func readValue(_ byte: UInt8) {
    if !value.hasValue, value.literal.count < 256 { value.literal.append(byte) }
    if byte == UInt8(ascii: ",") {
      value.atCandidate = true
    } else if !byte.isSpace {
      value.atCandidate = false
    }
  }

  private mutating func endValue() {
    let literal = value.literal.map(\.lowercased)
    switch (element, attribute) {
    case ("meta", "http-equiv"):
      tag.httpEquiv = literal
      hasLateHTTPEquiv = tag.hasContentValue
    case ("script", "type"): tag.scriptType = literal
    default: break
    }
  }

  private mutating func endTag() {
    defer {
      isEndTag = false
      attribute = ""
      tail = []
    }
    guard format == .html, !isEndTag else { return leaveTag() }
    switch element {
    case "title", "textarea": state = .rcdata
    case "script", "style", "xmp", "iframe", "noembed", "noframes", "plaintext": state = .rawText
    default: leaveTag()
    }
  }

  private mutating func leaveTag() {
    state = .data
    element = ""
    tail = []
    isEndTag = false
  }

  /// Keeps what can be the end of raw text, a comment or a declaration; `</plaintext>` is longest.
  private mutating func remember(_ byte: UInt8) {
    if tail.count == 12 { tail.removeFirst() }
    tail.append(byte.lowercased)
  }
}

// MARK: - Values

extension HTMLContext {
  /// What may be written at this place.
  enum Slot: Equatable {
    case text
    case rcdata
    case attribute
    /// A URL begins here.
    case url
    /// A part of a URL, which is percent-encoded.
    case urlPart
    /// An address in a `srcset`.
    case candidate
    /// The width or density behind an address in a `srcset`.
    case descriptor
    case color
    case json
    /// The address of `<meta http-equiv="refresh">`.
    case refresh
    case refused(Refusal)
  }

  var slot: Slot {
    if format == .xml { return slotInXML }
    switch state {
    case .data: return .text
    case .rcdata: return .rcdata
    case .rawText:
      if element == "script" {
        let isData =
          tag.scriptType == Array("application/json".utf8)
          || tag.scriptType == Array("application/ld+json".utf8)
        return isData ? .json : .refused(.script)
      }
      return .refused(element == "style" ? .styleElement : .rawText(element: element))
    case .tagOpen, .tagName: return .refused(.tagName)
    case .beforeAttributeName, .attributeName, .afterAttributeName, .needsSeparator:
      return .refused(.attributeName)
    case .beforeAttributeValue, .unquotedValue:
      return .refused(.unquotedValue(attribute: attribute))
    case .quotedValue: return slotInAttribute
    case .comment: return .refused(.comment)
    case .declaration: return .refused(.doctype)
    }
  }

  private var slotInXML: Slot {
    switch state {
    case .data, .rcdata, .rawText: .text
    case .quotedValue: .attribute
    case .comment: .refused(.xml(part: "a comment"))
    case .declaration: .refused(.xml(part: "a declaration"))
    default: .refused(.xml(part: "a tag"))
    }
  }

  private var slotInAttribute: Slot {
    switch AttributeKind(of: attribute, in: element) {
    case .plain: return .attribute
    case .style: return .color
    case .event: return .refused(.eventHandler(attribute: attribute))
    case .srcdoc: return .refused(.srcdoc)
    case .scriptType: return .refused(.scriptType)
    case .animation: return .refused(.animation(attribute: attribute))
    case .httpEquiv: return .refused(.metaHTTPEquiv)
    case .metaContent:
      guard let kind = tag.httpEquiv else { return .attribute }
      return kind == Array("refresh".utf8) && value.isRefresh ? .refresh : .refused(.metaHTTPEquiv)
    case .candidates: return value.atCandidate ? .candidate : .descriptor
    case .url:
      if value.literal.allSatisfy(\.isSpace), !value.hasValue { return .url }
      return value.hasSafeScheme ? .urlPart : .refused(.literalScheme(attribute: attribute))
    }
  }

  /// Goes on behind a value.
  mutating func passValue() {
    tail = []
    switch state {
    case .tagOpen: state = .tagName
    case .beforeAttributeName, .needsSeparator, .afterAttributeName:
      state = .attributeName
      attribute = "…"
    case .beforeAttributeValue: state = .unquotedValue
    default: break
    }
    if state.isInValue {
      value.hasValue = true
      value.atCandidate = false
      if element == "meta", attribute == "content" { tag.hasContentValue = true }
    }
  }
}

extension HTMLContext.AttributeValue {
  /// Whether the literal text before a value fixes an allowed scheme, or none. A character reference
  /// could hide one, so a text with `&` before its first `/`, `?` or `#` counts as unsafe. A value
  /// that follows can't make one, since its `:` is percent-encoded.
  fileprivate var hasSafeScheme: Bool {
    let text = String(decoding: literal, as: UTF8.self)
    let head = text.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return !head.contains("&") && Link.isSafe(text)
  }

  fileprivate var isRefresh: Bool {
    String(decoding: literal, as: UTF8.self).lowercased().wholeMatch(of: /\s*\d+\s*;\s*url=\s*/)
      != nil
  }
}

extension RangeReplaceableCollection where Element == UInt8 {
  fileprivate func hasSuffix(_ text: String) -> Bool {
    count >= text.utf8.count && suffix(text.utf8.count).elementsEqual(text.utf8)
  }
}

extension UInt8 {
  var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self | 0x20 : self
  }

  fileprivate var isLetter: Bool {
    lowercased >= UInt8(ascii: "a") && lowercased <= UInt8(ascii: "z")
  }

  fileprivate var isNameStart: Bool { isLetter || self == UInt8(ascii: "_") || self >= 0x80 }
}
