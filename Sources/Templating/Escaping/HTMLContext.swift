/// Where in an HTML or XML document a template stands, followed byte by byte through its literal
/// text while it compiles (HTML Standard, "Tokenization"; XML 1.0).
///
/// It is asked at each value what may be written there, and at each end of a section, partial and
/// block whether it stands where it stood at the beginning.
struct HTMLContext: Hashable {
  enum State: Hashable {
    /// Element text.
    case data
    /// Text of `title` and `textarea`.
    case rcdata
    /// Text that is no text: `script`, `style`, `xmp`, `iframe`, `noembed`, `noframes`, `plaintext`.
    case rawText
    /// Behind `<` or `</`.
    case tagOpen
    case tagName
    case beforeAttributeName
    case attributeName
    case afterAttributeName
    /// In a tag where a section's edge ended a name, so that a space, `/` or `>` must follow.
    case afterName
    case beforeAttributeValue
    case quotedValue(UInt8)
    case unquotedValue
    case comment
    /// Behind `<!`, as long as it may become a comment or CDATA.
    case declarationOpen
    /// A doctype, a processing instruction, CDATA, or what a browser takes for a comment.
    case declaration(DeclarationEnd)
  }

  enum DeclarationEnd: String {
    case angle = ">"
    case instruction = "?>"
    case cdata = "]]>"
  }

  /// What a comment in a script does to its end tag (HTML Standard, "Script data escaped state").
  enum ScriptComment {
    case none
    case open
    /// Behind a `<script` in it: the next `</script>` ends that, and not the element.
    case holdsScript
  }

  let format: TemplateFormat
  var state: State = .data
  /// The name of the tag that is open, or of the element whose raw text this is; lower case.
  var element = ""
  var isEndTag = false
  var attribute = ""
  /// What stands before in the value of the attribute.
  var value = AttributeValue(of: .plain)
  var tag = TagFacts()
  var scriptComment: ScriptComment = .none
  /// Whether `<` stands before in the text of `title` or `textarea`, which is a tag inside of SVG.
  var isBehindAngle = false
  /// The last bytes, as far as the end of a comment, a declaration or raw text depends on them.
  var tail: [UInt8] = []
  /// Behind a section that ends elsewhere than it began nobody knows the place, and a second mistake
  /// would only follow from the first.
  var isLost = false

  init(_ format: TemplateFormat) { self.format = format }
}

// MARK: - Sections, partials and blocks

extension HTMLContext {
  /// Whether a section that begins here and ends there is whole.
  func matches(_ end: HTMLContext) -> Bool {
    if isLost || end.isLost { return true }
    return state.betweenAttributes == end.state.betweenAttributes
      && element == end.element && isEndTag == end.isEndTag && scriptComment == end.scriptComment
      && isBehindAngle == end.isBehindAngle
      && (!state.isInValue || attribute == end.attribute)
  }

  /// The place to go on from behind a part of a template that ends there.
  func continued(at end: HTMLContext) -> HTMLContext { end.isLost ? separated : end.separated }

  /// The place to go on from where one of two branches was shown, and this is the end of one.
  func joined(with end: HTMLContext) -> HTMLContext {
    var joined = separated
    joined.isLost = isLost || end.isLost
    if end.separated.state == .afterName { joined.state = .afterName }
    joined.tag = tag.joined(with: end.tag)
    joined.value = value.joined(with: end.value)
    return joined
  }

  /// At the edge of a section a name has ended: it must not go on behind it.
  var separated: HTMLContext {
    var copy = self
    switch state {
    case .tagName where !element.isEmpty, .attributeName: copy.state = .afterName
    case .afterAttributeName: copy.state = .beforeAttributeName
    default: break
    }
    return copy
  }

  /// The same place, where nothing can be said of what follows.
  var lost: HTMLContext {
    var copy = self
    copy.isLost = true
    return copy
  }

  /// How messages call the place.
  var description: String {
    switch state {
    case .data: "text"
    case .rcdata where isBehindAngle: "the text of \(element) behind '<'"
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
  /// The places between the attributes of a tag are one.
  fileprivate var betweenAttributes: Self {
    switch self {
    case .tagName, .attributeName, .afterAttributeName, .afterName: .beforeAttributeName
    default: self
    }
  }

  /// Behind the first quote, or the first byte of a value without.
  var isInsideValue: Bool {
    switch self {
    case .quotedValue, .unquotedValue: true
    default: false
    }
  }

  /// Whether a byte ends the value that it stands in.
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
