/// What the value of an attribute means to a browser (HTML Standard, "Attributes"; SVG 2).
enum AttributeKind {
  case plain
  case url
  /// `srcset`: addresses, each with a width or density.
  case candidates
  case style
  /// `on…`: a script.
  case event
  case srcdoc
  case scriptType
  case httpEquiv
  case metaContent
  /// What an SVG animation sets, which may be a `href`.
  case animation

  init(of attribute: String, in element: String) {
    // Looked up, since most are none of them.
    switch Self.known[attribute] {
    case .scriptType where element != "script": self = .plain
    case .metaContent where element != "meta": self = .plain
    case .animation where !Self.animations.contains(element): self = .plain
    case let kind?: self = kind
    case nil where attribute == "value" && element == "param": self = .url
    case nil: self = attribute.utf8.starts(with: "on".utf8) ? .event : .plain
    }
  }

  private static let animations = ["set", "animate", "animatemotion", "animatetransform"]

  /// What those with a meaning mean, where their element gives them that.
  private static let known: [String: AttributeKind] = {
    let urls = [
      "href", "src", "action", "formaction", "cite", "poster", "data", "manifest", "ping",
      "background", "longdesc", "xlink:href", "codebase", "archive", "classid", "profile", "icon",
      "itemid", "itemtype", "dynsrc", "lowsrc", "usemap",
    ]
    let animated = ["to", "from", "by", "values", "attributename"]
    var known: [String: AttributeKind] = [
      "srcset": .candidates, "imagesrcset": .candidates, "style": .style, "srcdoc": .srcdoc,
      "http-equiv": .httpEquiv, "type": .scriptType, "content": .metaContent,
    ]
    for name in urls { known[name] = .url }
    for name in animated { known[name] = .animation }
    return known
  }()
}
