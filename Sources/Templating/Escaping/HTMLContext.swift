/// The position in an HTML or XML document (HTML Standard, "Tokenization"; XML 1.0), tracked byte
/// by byte through literal text at compile time.
///
/// It determines which values are allowed, and whether a section, partial or block ends in the
/// context in which it began.
struct HTMLContext: Hashable {
  enum State: Hashable {
    /// Element text.
    case data
    /// Text of `title` and `textarea`.
    case rcdata
    /// Raw text: `script`, `style`, `xmp`, `iframe`, `noembed`, `noframes`, `plaintext`.
    case rawText
    /// After `<` or `</`.
    case tagOpen
    case tagName
    case beforeAttributeName
    case attributeName
    case afterAttributeName
    /// Inside a tag, after a name that ended at a section's edge. A space, `/` or `>` must follow.
    case afterName
    case beforeAttributeValue
    case quotedValue(UInt8)
    case unquotedValue
    case comment
    /// After `<!`, while it may still become a comment or CDATA.
    case declarationOpen
    /// A doctype, a processing instruction, CDATA, or a bogus comment.
    case declaration(DeclarationEnd)
  }

  enum DeclarationEnd: String {
    case angle = ">"
    case instruction = "?>"
    case cdata = "]]>"
  }

  /// Effect of a comment in a script on its end tag (HTML Standard, "Script data escaped state").
  enum ScriptComment {
    case none
    case open
    /// After a `<script` in the comment. The next `</script>` doesn't close the element.
    case holdsScript
  }

  let format: TemplateFormat
  var state: State = .data
  /// Lower-case name of the open tag, or of the element with this raw text.
  var element = ""
  var isEndTag = false
  var attribute = ""
  /// Literal text of the attribute's value so far.
  var value = AttributeValue(of: .plain)
  var tag = TagFacts()
  var scriptComment: ScriptComment = .none
  /// Whether the text of `title` or `textarea` has a `<` before here; inside SVG it would begin a
  /// tag.
  var isBehindAngle = false
  /// The last bytes, if the end of a comment, a declaration or raw text depends on them.
  var tail: [UInt8] = []
  /// Whether the position is unknown, because a section ended in another context than it began.
  /// Further mistakes would only be consequences of that one.
  var isLost = false

  init(_ format: TemplateFormat) { self.format = format }
}

// MARK: - Sections, partials and blocks

extension HTMLContext {
  /// Whether a part that begins here may end at `end`.
  func matches(_ end: HTMLContext) -> Bool {
    if isLost || end.isLost { return true }
    return state.betweenAttributes == end.state.betweenAttributes
      && element == end.element && isEndTag == end.isEndTag && scriptComment == end.scriptComment
      && isBehindAngle == end.isBehindAngle
      && (!state.isInValue || attribute == end.attribute)
  }

  /// Returns the context after two branches, which end here and at `end`.
  func joined(with end: HTMLContext) -> HTMLContext {
    var joined = separated
    joined.isLost = isLost || end.isLost
    if end.separated.state == .afterName { joined.state = .afterName }
    joined.tag = tag.joined(with: end.tag)
    joined.value = value.joined(with: end.value)
    return joined
  }

  /// The context at a section's edge, where a name ends and must not continue.
  var separated: HTMLContext {
    if isSeparated { return self }
    var copy = self
    copy.state = state == .afterAttributeName ? .beforeAttributeName : .afterName
    return copy
  }

  /// Whether a section's edge doesn't change the context, because it wouldn't cut a name there.
  var isSeparated: Bool {
    switch state {
    case .tagName: element.isEmpty
    case .attributeName, .afterAttributeName: false
    default: true
    }
  }

  /// Copy that is marked as lost.
  var lost: HTMLContext {
    var copy = self
    copy.isLost = true
    return copy
  }

  /// Name of the place in messages.
  var description: String {
    switch state {
    case .data: "text"
    case .rcdata where isBehindAngle: "the text of \(element) after '<'"
    case .rcdata, .rawText: "the text of \(element)"
    case .tagOpen: "the start of a tag"
    case .tagName: "the name of a tag"
    case .beforeAttributeName, .afterName, .attributeName, .afterAttributeName:
      isEndTag ? "the end tag \(element)" : "the tag \(element)"
    case .beforeAttributeValue: "the place before the value of \(attribute)"
    case .quotedValue(UInt8(ascii: "'")): "the single quotes of \(attribute)"
    case .quotedValue: "the quotes of \(attribute)"
    case .unquotedValue: "the value of \(attribute), which has no quotes"
    case .comment: "a comment"
    case .declarationOpen, .declaration: "a declaration"
    }
  }
}

extension HTMLContext.State {
  /// The state, with all places between a tag's attributes made equal.
  fileprivate var betweenAttributes: Self {
    switch self {
    case .tagName, .attributeName, .afterAttributeName, .afterName: .beforeAttributeName
    default: self
    }
  }

  /// Whether it is after the opening quote, or after the first byte of an unquoted value.
  var isInsideValue: Bool {
    switch self {
    case .quotedValue, .unquotedValue: true
    default: false
    }
  }

  /// Whether a byte ends the current value.
  func endsValue(_ byte: UInt8) -> Bool {
    switch self {
    case .quotedValue(let quote): byte == quote
    case .unquotedValue: byte.isSpace || byte == UInt8(ascii: ">")
    default: false
    }
  }

  var isInValue: Bool {
    switch self {
    case .quotedValue, .unquotedValue, .beforeAttributeValue: true
    default: false
    }
  }
}
