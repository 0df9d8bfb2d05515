/// Width and height of a drawing in CSS pixels, as a page shows it.
struct DrawingSize: Sendable {
  /// Size of an element without its own (CSS Images 3 §5.2).
  private static let standard = (width: 300.0, height: 150.0)

  /// Attributes of the outermost `svg`, as written.
  var width: String?
  var height: String?
  var viewBox: String?

  /// The size from the attributes, else from the view box, else the standard size. If only one
  /// length is known, the other one follows from the view box's proportions.
  var pixels: (width: Double, height: Double) {
    let box = box
    switch (Self.length(width), Self.length(height)) {
    case (let width?, let height?): return (width, height)
    case (let width?, nil):
      return (width, box.map { width * $0.height / $0.width } ?? Self.standard.height)
    case (nil, let height?):
      return (box.map { height * $0.width / $0.height } ?? Self.standard.width, height)
    case (nil, nil): return box ?? Self.standard
    }
  }

  private var box: (width: Double, height: Double)? {
    guard let viewBox else { return nil }
    let numbers = viewBox.utf8.split { $0.isBlank || $0 == "," }
      .map { Double(String(decoding: $0, as: UTF8.self)) }
    guard numbers.count == 4, let width = numbers[2], let height = numbers[3], width > 0,
      height > 0, width.isFinite, height.isFinite
    else { return nil }
    return (width, height)
  }

  /// Length in CSS pixels (CSS Values 3 §6.2); `nil` if it is missing or depends on the page.
  private static func length(_ written: String?) -> Double? {
    guard let written else { return nil }
    let text = written.utf8.drop(while: \.isBlank)
    let number = text.prefix { $0.isDigit || $0 == "." || $0 == "+" || $0 == "-" }
    var rest = text[number.endIndex...]
    var value = Double(String(decoding: number, as: UTF8.self))
    // An exponent such as `1e3`, as opposed to a length in `em`.
    if rest.first.map({ $0 | 0x20 }) == UInt8(ascii: "e"), rest.dropFirst().first?.isDigit == true {
      let power = rest.dropFirst().prefix(while: \.isDigit)
      value = Double(
        String(decoding: number, as: UTF8.self) + "e"
          + String(decoding: power, as: UTF8.self))
      rest = rest[power.endIndex...]
    }
    while rest.last?.isBlank == true { rest.removeLast() }
    guard let value, value > 0, value.isFinite,
      let unit = units[String(decoding: rest, as: UTF8.self).lowercased()]
    else { return nil }
    return value * unit
  }

  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "q": 96 / 101.6, "em": 16, "rem": 16, "ex": 8, "ch": 8,
  ]
}
