// Tags as a whole: the elements that they open or close.

extension HTMLContext {
  /// A tag before its `>`.
  struct Tag {
    let element: String
    let isEnd: Bool
    /// Whether `/>` would close the element.
    let mayEndItself: Bool
  }

  /// The tag that a `>` here would end; `nil` outside of a tag, or for an element without a
  /// required end tag.
  var openTag: Tag? {
    guard !isLost else { return nil }
    switch state {
    case .tagName, .beforeAttributeName, .attributeName, .afterAttributeName, .afterName,
      .beforeAttributeValue, .unquotedValue:
      guard format == .xml || !Self.needNoEnd.contains(element) else { return nil }
      return Tag(element: element, isEnd: isEndTag, mayEndItself: state != .unquotedValue)
    default: return nil
    }
  }

  /// Elements without a required end tag (HTML Standard, "Void elements" and "Optional tags").
  /// Includes elements with raw text, whose ends are found separately.
  private static let needNoEnd: Set = [
    "area", "base", "basefont", "bgsound", "br", "col", "command", "embed", "frame", "hr", "image",
    "img", "input", "keygen", "link", "meta", "param", "source", "track", "wbr", "html", "head",
    "body", "p", "li", "dt", "dd", "option", "optgroup", "rb", "rt", "rtc", "rp", "colgroup",
    "caption", "thead", "tbody", "tfoot", "tr", "td", "th", "title", "textarea", "script", "style",
    "xmp", "iframe", "noembed", "noframes", "plaintext",
  ]
}
