/// What the value of an attribute means to a browser, and so what may stand in it (HTML Standard,
/// "Attributes"; SVG 2). Which attributes are which is in `AttributeTable`.
enum AttributeKind: CaseIterable {
  /// A text that is shown, compared or kept, and does nothing by itself.
  case plain
  /// An address that is followed, or whose image or sound is shown.
  case url
  /// An address that is shown as a page, or several in a row: a part of it is no text's business.
  case wholeURL
  /// An address that is run, or that says how the page looks or where its links lead.
  case ownURL
  /// `srcset`: addresses, each with a width or density.
  case candidates
  /// A piece of CSS.
  case style
  /// A word by which a browser decides what it does.
  case keyword
  /// `on…`: a script.
  case event
  case srcdoc
  case scriptType
  case httpEquiv
  case metaName
  case metaContent
  /// What an SVG animation sets, which may be a `href`.
  case animation

  init(of attribute: String, in element: String) {
    // Looked up, since most are none of them.
    guard let known = AttributeTable.known[attribute] else {
      self = attribute.utf8.starts(with: "on".utf8) ? .event : .plain
      return
    }
    for (owner, kind) in known.own where owner == element {
      self = kind
      return
    }
    self = known.general ?? .plain
    // What words of its own mean, the script of a custom element says.
    if self == .keyword || self == .style, attribute != "style", element.isCustomElement,
      !AttributeTable.global.contains(attribute)
    {
      self = .plain
    }
  }
}

extension String {
  /// HTML Standard, "Custom elements": a name with `-` that SVG and MathML don't have.
  fileprivate var isCustomElement: Bool {
    utf8.contains(UInt8(ascii: "-")) && !AttributeTable.hyphenated.contains(self)
  }
}
