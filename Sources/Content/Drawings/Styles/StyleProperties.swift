/// The CSS properties that a drawing may contain, in style sheets and as attributes.
enum StyleProperties {
  enum Rule: Sendable, Hashable {
    case kept
    /// Property that doesn't affect a still image.
    case left
    /// Property that animates the drawing or runs something.
    case active
  }

  /// Rule of a property, by its name in lower case; `nil` for an unknown one.
  static func rule(for name: String) -> Rule? {
    if kept.contains(name) { return .kept }
    if left.contains(name) { return .left }
    if name.utf8.starts(with: "animation".utf8) || name == "behavior" || name == "-moz-binding" {
      return .active
    }
    if name.utf8.starts(with: "transition".utf8) { return .left }
    // Vendor-specific properties of browsers and editors, such as `-inkscape-font-specification`,
    // are left out. `--name` is unknown, because it defines a value.
    return name.utf8.first == UInt8(ascii: "-") && !name.utf8.starts(with: "--".utf8) ? .left : nil
  }

  static func isKept(_ name: String) -> Bool { kept.contains(name) }

  /// Properties that may refer to an element of the drawing by `url(#…)`. SVG has no other way to
  /// refer to a gradient, a pattern, a clip path, a mask, a filter or a marker.
  static let referring: Set<String> = [
    "fill", "stroke", "clip-path", "mask", "filter", "marker", "marker-start", "marker-mid",
    "marker-end",
  ]

  /// Properties whose values may contain quoted names.
  static let quoting: Set<String> = [
    "font-family", "font", "font-feature-settings", "font-variation-settings",
  ]

  private static func names(_ lines: String...) -> Set<String> {
    Set(lines.flatMap { $0.split(separator: " ").map(String.init) })
  }

  private static let kept = names(
    "alignment-baseline background background-color baseline-shift clip clip-path clip-rule color",
    "color-interpolation color-interpolation-filters color-rendering color-scheme cx cy direction",
    "display dominant-baseline fill fill-opacity fill-rule filter flood-color flood-opacity font",
    "font-family font-feature-settings font-kerning font-optical-sizing font-size font-size-adjust",
    "font-stretch font-style font-synthesis font-variant font-variant-alternates font-variant-caps",
    "font-variant-east-asian font-variant-ligatures font-variant-numeric font-variant-position",
    "font-variation-settings font-weight font-width glyph-orientation-horizontal",
    "glyph-orientation-vertical height image-rendering isolation kerning letter-spacing",
    "lighting-color line-height marker marker-end marker-mid marker-start mask mask-type",
    "max-height max-width min-height min-width mix-blend-mode opacity overflow overflow-x",
    "overflow-y paint-order r rotate rx ry scale shape-rendering stop-color stop-opacity stroke",
    "stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit",
    "stroke-opacity stroke-width tab-size text-align text-anchor text-decoration",
    "text-decoration-color text-decoration-line text-decoration-style text-decoration-thickness",
    "text-indent text-orientation text-overflow text-rendering text-shadow text-transform",
    "text-underline-offset text-underline-position transform transform-box transform-origin",
    "translate unicode-bidi vector-effect vertical-align visibility white-space width word-spacing",
    "writing-mode x y")

  private static let left = names(
    "block-progression box-sizing color-profile cursor enable-background image-orientation",
    "inline-size margin margin-bottom margin-left margin-right margin-top orphans outline padding",
    "padding-bottom padding-left padding-right padding-top page-break-after page-break-before",
    "page-break-inside pointer-events position shape-inside shape-margin shape-padding",
    "shape-subtract solid-color solid-opacity touch-action user-select widows will-change",
    "white-space-collapse text-align-last text-wrap text-wrap-mode zoom")
}
