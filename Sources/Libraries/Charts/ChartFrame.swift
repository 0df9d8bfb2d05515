import Markup

/// Frame of every chart: the element with the words that assistive technology says of it.
///
/// Drawings have no view box, so that text keeps its size however wide a page shows them: places
/// across are percentages, and heights are in em, which grow with the text.
struct ChartFrame: Hashable {
  /// Title, such as "Trips by year"; plain text.
  let title: String
  /// Description of what the chart shows, in words; plain text, none if empty.
  let description: String
  /// Beginning of the ids in the drawing, unique on the page.
  let idPrefix: String
  /// Height in tenths of an em.
  let height: Int

  /// Returns a drawing with its marks.
  func svg(_ write: (inout OutputBuffer) -> Void) -> SVG {
    var output = OutputBuffer(capacity: 4_096)
    // In one direction, since otherwise texts would stand on the wrong side of their marks on pages
    // that go from right to left.
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

  /// Appends text, escaped and without characters that XML forbids, which an `svg` element may be
  /// read as.
  mutating func append(text: String) {
    // What turns the order of the text behind it is left out with controls (Unicode UAX #9 §2).
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

  /// Appends lines across at the marks of an upright axis, and their texts beside it; their places
  /// are in hundredths of a percent from its beginning.
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
  /// The character where ids have it, and a hyphen otherwise.
  fileprivate var inID: Unicode.Scalar {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-": self
    default: "-"
    }
  }
}
