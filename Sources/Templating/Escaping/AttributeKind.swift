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
    switch attribute {
    case "href", "src", "action", "formaction", "cite", "poster", "data", "manifest", "ping",
      "background", "longdesc", "xlink:href", "codebase", "archive", "classid", "profile", "icon",
      "itemid", "itemtype", "dynsrc", "lowsrc", "usemap":
      self = .url
    case "srcset", "imagesrcset": self = .candidates
    case "style": self = .style
    case "srcdoc": self = .srcdoc
    case "http-equiv": self = .httpEquiv
    case "type" where element == "script": self = .scriptType
    case "content" where element == "meta": self = .metaContent
    case "value" where element == "param": self = .url
    case "to", "from", "by", "values", "attributename":
      self =
        ["set", "animate", "animatemotion", "animatetransform"].contains(element)
        ? .animation : .plain
    case _ where attribute.hasPrefix("on"): self = .event
    default: self = .plain
    }
  }
}
