/// The elements of SVG, and what becomes of each.
enum DrawingElements {
  enum Rule: Sendable, Hashable {
    case kept(Content)
    /// Browsers draw nothing of it, so it is left out.
    case left
    /// Error, for what acts or draws something that can't be looked into.
    case refused(DrawingFault.Reason)
  }

  /// Texts that an element may hold.
  enum Content: Sendable, Hashable {
    /// Elements alone: texts between them are never drawn.
    case elements
    /// Text that is drawn.
    case text
    /// Text that is told.
    case title
    case sheet
  }

  static func rule(for name: DrawingReader.Name) -> Rule {
    switch name.space {
    case .svg: rules[name.local] ?? .refused(.unknown(.element(name.local)))
    // HTML acts inside of a drawing, too: `<html:script>`, `<html:iframe>`, `<html:style>`.
    case .html: .refused(.active(.html(element: name.local)))
    // Editors keep what they know in namespaces of their own.
    case .none, .xlink, .xml, .other: .left
    }
  }

  /// Elements whose `href` refers to another one of the drawing.
  static let referring: Set<String> = [
    "use", "textPath", "linearGradient", "radialGradient", "pattern",
  ]

  /// Steps of filters.
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
    // Nothing of these is drawn: metadata, views for links, and what SVG 2 took away, as SVG fonts.
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
