/// The attributes of SVG that are kept, with the form of their values.
///
/// Other attributes that aren't style properties are left out: `data-*`, `version`, those of
/// editors, and those with information for scripts and screen readers.
enum DrawingAttributes {
  enum Form: Sendable, Hashable {
    /// Numbers, lengths, keywords and names of results.
    case plain
    /// Numbers and commands of a path.
    case path
    /// A value of a style.
    case style
    /// Name of an element.
    case id
    /// Names of an element's classes.
    case classes
  }

  static func form(of name: String) -> Form? {
    forms[name] ?? (StyleProperties.isKept(name) ? .style : nil)
  }

  /// Whether an attribute holds a script for an event.
  static func isEvent(_ name: String) -> Bool {
    name.utf8.count > 2 && name.prefix(2).lowercased() == "on"
  }

  /// Whether a value contains only bytes that are allowed in its form.
  static func isRight(_ value: [UInt8], _ form: Form) -> Bool {
    switch form {
    case .plain:
      value.allSatisfy { byte in
        byte.isLetter || byte.isDigit || byte.isBlank || byte >= 0x80
          || byte == "." || byte == "," || byte == "+" || byte == "-" || byte == "%" || byte == "_"
          || byte == "#"
      }
    case .path:
      value.allSatisfy { byte in
        byte.isLetter || byte.isDigit || byte.isBlank || byte == "." || byte == "," || byte == "+"
          || byte == "-"
      }
    case .id: isID(value[...])
    case .classes: value.allSatisfy { $0.isOfName || $0.isBlank }
    case .style: true
    }
  }

  /// Whether references can lead to this name, which must not need escapes.
  static func isID(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty && name.allSatisfy(\.isOfName)
  }

  /// Maximum value of an attribute whose cost grows with its number; `nil` for other attributes.
  static func largest(of name: String, on element: String) -> Double? {
    switch (name, element) {
    case ("width", "pattern"), ("height", "pattern"), ("width", "filter"), ("height", "filter"),
      ("width", "mask"), ("height", "mask"), ("markerWidth", "marker"), ("markerHeight", "marker"):
      DrawingLimits.area
    case ("stdDeviation", _), ("radius", _): DrawingLimits.radius
    case ("numOctaves", _): DrawingLimits.octaves
    default: nil
    }
  }

  private static let forms: [String: Form] = {
    var forms: [String: Form] = ["id": .id, "class": .classes, "d": .path, "path": .path]
    func add(_ form: Form, _ names: String) {
      for name in names.split(separator: " ") { forms[String(name)] = form }
    }
    add(.plain, "viewBox preserveAspectRatio points x1 x2 y1 y2 dx dy fx fy fr rotate offset")
    add(.plain, "textLength lengthAdjust startOffset method spacing side pathLength systemLanguage")
    add(.plain, "gradientUnits spreadMethod clipPathUnits maskUnits maskContentUnits patternUnits")
    add(.plain, "patternContentUnits markerUnits markerWidth markerHeight refX refY orient")
    add(.plain, "filterUnits primitiveUnits in in2 result amplitude azimuth baseFrequency")
    add(.plain, "diffuseConstant edgeMode elevation exponent intercept k1 k2 k3 k4")
    add(.plain, "kernelUnitLength limitingConeAngle mode numOctaves operator pointsAtX pointsAtY")
    add(.plain, "pointsAtZ radius scale seed slope specularConstant specularExponent stdDeviation")
    add(.plain, "stitchTiles surfaceScale tableValues type values xChannelSelector")
    add(.plain, "yChannelSelector z")
    add(.style, "gradientTransform patternTransform")
    return forms
  }()
}
