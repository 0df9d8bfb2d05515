import Markup

/// Frame of every chart: the `svg` element with the texts that assistive technology reads.
///
/// Drawings have no view box, so text keeps its size however wide a page shows them. Horizontal
/// positions are percentages, and heights are in em, which grow with the text.
struct ChartFrame: Hashable {
  /// Title, such as "Trips by year"; plain text.
  let title: String
  /// Description of what the chart shows, in words; plain text, left out if empty.
  let description: String
  /// Prefix of the ids in the drawing, unique on the page.
  let idPrefix: String
  /// Height in tenths of an em.
  let height: Int

  /// Returns a drawing with its marks.
  func svg(_ write: (inout OutputBuffer) -> Void) -> SVG {
    var output = OutputBuffer(capacity: 4_096)
    // Always left to right. Otherwise texts would be on the wrong side of their marks on
    // right-to-left pages.
    output.append("<svg class=\"chart\" width=\"100%\" height=\"")
    output.append(tenths: height)
    output.append("em\" overflow=\"visible\" direction=\"ltr\" role=\"img\" aria-labelledby=\"")
    output.append(id, "-title")
    if !description.isEmpty {
      output.append("\" aria-describedby=\"")
      output.append(id, "-desc")
    }
    output.append("\"><title id=\"")
    output.append(id, "-title")
    output.append("\">")
    output.append(text: title)
    output.append("</title>")
    if !description.isEmpty {
      output.append("<desc id=\"")
      output.append(id, "-desc")
      output.append("\">")
      output.append(text: description)
      output.append("</desc>")
    }
    write(&output)
    output.append("</svg>")
    return SVG(trusted: output)
  }

  private var id: String {
    String(String.UnicodeScalarView(idPrefix.unicodeScalars.map(\.inID)))
  }
}

extension OutputBuffer {
  fileprivate mutating func append(_ id: String, _ suffix: StaticString) {
    appendEscaped(id)
    append(suffix)
  }

  /// Appends text, escaped and without the characters that XML forbids, because a reader may parse
  /// an `svg` element as XML.
  mutating func append(text: String) {
    // Controls are left out, and so are characters that change the direction of the text after them
    // (Unicode UAX #9 §2).
    let isControl: (Unicode.Scalar) -> Bool = { scalar in
      scalar.properties.generalCategory == .control
        || (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
    }
    guard text.unicodeScalars.contains(where: isControl) else { return appendEscaped(text) }
    appendEscaped(
      String(String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? " " : $0 })))
  }

  /// Appends an attribute with a share of the width or the height as a percentage.
  mutating func append(_ name: StaticString, percent hundredths: Int) {
    append(" ")
    append(name)
    append("=\"")
    append(fraction: hundredths, of: 100)
    append("%\"")
  }

  /// Appends an attribute with a length in em.
  mutating func append(_ name: StaticString, em tenths: Int) {
    append(" ")
    append(name)
    append("=\"")
    append(tenths: tenths)
    append("em\"")
  }

  /// Appends horizontal lines at the marks of a vertical axis, and the marks' texts beside it.
  /// Places are in hundredths of a percent from the beginning of the axis.
  mutating func append(marksBeside marks: [(place: Int, text: String)]) {
    append("<g class=\"chart-grid\">")
    for mark in marks {
      append("<line x2=\"100%\"")
      append("y1", percent: 10_000 - mark.place)
      append("y2", percent: 10_000 - mark.place)
      append("/>")
    }
    append("</g><g class=\"chart-marks\" text-anchor=\"end\">")
    for mark in marks {
      append("<text dx=\"-.6em\" dy=\".32em\"")
      append("y", percent: 10_000 - mark.place)
      append(">")
      append(text: mark.text)
      append("</text>")
    }
    append("</g>")
  }

  mutating func append(tenths: Int) { append(fraction: tenths, of: 10) }

  /// Appends a number of tenths or hundredths with as many decimals as it needs.
  private mutating func append(fraction: Int, of unit: Int) {
    if fraction < 0 { append("-") }
    append(String(fraction.magnitude / unit.magnitude))
    var (rest, unit) = (fraction.magnitude % unit.magnitude, unit.magnitude / 10)
    if rest > 0 { append(".") }
    while rest > 0 {
      append(UInt8(ascii: "0") + UInt8(rest / unit))
      (rest, unit) = (rest % unit, unit / 10)
    }
  }
}

extension Unicode.Scalar {
  /// The character if it is an ASCII letter, a digit, `_` or `-`, and a hyphen otherwise.
  fileprivate var inID: Unicode.Scalar {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": self
    default: "-"
    }
  }
}
