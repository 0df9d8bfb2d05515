/// Meaning of an attribute's value to browsers, which determines the values allowed in it (HTML
/// Standard, "Attributes"; SVG 2). `AttributeTable` lists the attributes.
enum AttributeKind: CaseIterable {
  /// Text that is shown, compared or stored without further effect.
  case plain
  /// An address that is followed, or the address of an image or sound.
  case url
  /// An address of an embedded page, or several addresses. No part of it may be text.
  case wholeURL
  /// An address that is executed, or that affects the page's look or its links.
  case ownURL
  /// `srcset`: addresses, each with a width or density.
  case candidates
  /// CSS declarations.
  case style
  /// A keyword that controls the browser's behaviour.
  case keyword
  /// `on…`: a script.
  case event
  case srcdoc
  case scriptType
  case httpEquiv
  case metaName
  case metaContent
  /// The attribute that an SVG animation changes, which may be `href`.
  case animation

  init(of attribute: String, in element: String) {
    // A dictionary lookup, because most attributes are plain.
    guard let known = AttributeTable.known[attribute] else {
      self = attribute.utf8.starts(with: "on".utf8) ? .event : .plain
      return
    }
    for (owner, kind) in known.own where owner == element {
      self = kind
      return
    }
    self = known.general ?? .plain
    // The script of a custom element defines its own keywords.
    if self == .keyword || self == .style, attribute != "style", element.isCustomElement,
      !AttributeTable.global.contains(attribute)
    {
      self = .plain
    }
  }
}

extension String {
  /// Whether it names a custom element: it has a `-` and is not in SVG or MathML (HTML Standard,
  /// "Custom elements").
  fileprivate var isCustomElement: Bool {
    utf8.contains(UInt8(ascii: "-")) && !AttributeTable.hyphenated.contains(self)
  }
}
