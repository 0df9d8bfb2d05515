// Tags as a whole: which element one opens or closes.

extension HTMLContext {
  /// A tag whose `>` comes next.
  struct Tag {
    let element: String
    let isEnd: Bool
    /// Whether an element that ends at once needs no end tag.
    let mayEndItself: Bool
  }

  /// The tag that a `>` would end here; `nil` where it would end none, or none that counts.
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

  /// Elements that have no end tag, or need none (HTML Standard, "Void elements" and "Optional tags"),
  /// and those whose text is read in another way, whose ends are looked for there.
  private static let needNoEnd: Set = [
    "area", "base", "basefont", "bgsound", "br", "col", "command", "embed", "frame", "hr", "image",
    "img", "input", "keygen", "link", "meta", "param", "source", "track", "wbr", "html", "head",
    "body", "p", "li", "dt", "dd", "option", "optgroup", "rb", "rt", "rtc", "rp", "colgroup",
    "caption", "thead", "tbody", "tfoot", "tr", "td", "th", "title", "textarea", "script", "style",
    "xmp", "iframe", "noembed", "noframes", "plaintext",
  ]
}
