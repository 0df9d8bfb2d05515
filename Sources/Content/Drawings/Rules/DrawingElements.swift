/// The elements of SVG, and how each is treated.
enum DrawingElements {
  enum Rule: Sendable, Hashable {
    case kept(Content)
    /// Left out, because browsers draw nothing for it.
    case left
    /// Error for an element that runs code or draws something that can't be checked.
    case refused(DrawingFault.Reason)
  }

  /// Text that an element may contain.
  enum Content: Sendable, Hashable {
    /// Only elements: text between them is never drawn.
    case elements
    /// Text that is drawn.
    case text
    /// Text of a title, which isn't drawn.
    case title
    case sheet
  }

  static func rule(for name: DrawingReader.Name) -> Rule {
    switch name.space {
    case .svg: rules[name.local] ?? .refused(.unknown(.element(name.local)))
    // HTML is active inside a drawing, too: `<html:script>`, `<html:iframe>`, `<html:style>`.
    case .html: .refused(.active(.html(element: name.local)))
    // Editors keep their own data in other namespaces.
    case .none, .xlink, .xml, .other: .left
    }
  }

  /// Elements whose `href` refers to another element of the drawing.
  static let referring: Set<String> = [
    "use", "textPath", "linearGradient", "radialGradient", "pattern",
  ]

  /// Whether an element is a step of a filter.
  static func isFilterStep(_ name: String) -> Bool { name.utf8.starts(with: "fe".utf8) }

  private static let rules: [String: Rule] = {
    var rules: [String: Rule] = [:]
    func add(_ rule: Rule, _ names: String) {
      for name in names.split(separator: " ") { rules[String(name)] = rule }
    }
    add(.kept(.elements), "svg g defs symbol use switch a")
    add(.kept(.elements), "path rect circle ellipse line polyline polygon")
    add(.kept(.elements), "linearGradient radialGradient stop clipPath mask pattern marker filter")
    add(.kept(.elements), "feBlend feColorMatrix feComponentTransfer feComposite feDiffuseLighting")
    add(.kept(.elements), "feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB")
    add(
      .kept(.elements), "feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset")
    add(.kept(.elements), "fePointLight feSpecularLighting feSpotLight feTile feTurbulence")
    add(.kept(.text), "text tspan textPath")
    add(.kept(.title), "title desc")
    add(.kept(.sheet), "style")
    // Elements that draw nothing: metadata, views for links, and features that SVG 2 removed, such
    // as SVG fonts.
    add(.left, "metadata view cursor color-profile tref font font-face font-face-src font-face-uri")
    add(.left, "font-face-name font-face-format glyph missing-glyph hkern vkern")
    for name in ["script", "handler", "listener"] {
      rules[name] = .refused(.active(.script(element: name)))
    }
    for name in ["foreignObject", "iframe", "audio", "video", "canvas", "embed", "object"] {
      rules[name] = .refused(.active(.html(element: name)))
    }
    for name in [
      "animate", "animateColor", "animateMotion", "animateTransform", "animation", "discard",
      "mpath", "set",
    ] {
      rules[name] = .refused(.active(.animation(name)))
    }
    rules["image"] = .refused(.picture)
    rules["feImage"] = .refused(.picture)
    return rules
  }()
}
