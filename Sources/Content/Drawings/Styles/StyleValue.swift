/// A value of a property, checked part by part and written on one line.
struct StyleValue: Sendable {
  /// The value with single spaces and without comments.
  private(set) var bytes: [UInt8] = []
  /// Elements that the value refers to, with their ranges in the source.
  private(set) var references: [(name: String, range: Range<Int>)] = []
  /// Number of functions that process pixels, such as `blur()`.
  private(set) var filters = 0

  /// A mistake at a place in the source.
  struct Fault: Error {
    enum Kind {
      case value, escape, tooDeep
      case outside(String)
      case reference(String)
    }

    let kind: Kind
    let range: Range<Int>
  }

  private let source: [UInt8]
  private let end: Int
  private var next: Int
  private let mayRefer: Bool
  private let mayQuote: Bool

  init(_ source: [UInt8], _ range: Range<Int>, of property: String) throws(Fault) {
    self.source = source
    next = range.lowerBound
    end = range.upperBound
    mayRefer = StyleProperties.referring.contains(property)
    mayQuote = StyleProperties.quoting.contains(property)
    try read()
  }

  private mutating func read() throws(Fault) {
    var depth = 0
    bytes.reserveCapacity(end - next)
    while next < end {
      let byte = source[next]
      switch byte {
      case " ", "\t", "\n", "\r": skipBlank(1)
      case "/" where next + 1 < end && source[next + 1] == "*": try skipComment()
      case "\"", "'": try quoted(byte)
      case "(":
        depth += 1
        try checkDepth(depth)
        guard depth > 1 else { throw fault(.value, 1) }
        copy(1)
      case ")":
        guard depth > 0 else { throw fault(.value, 1) }
        depth -= 1
        copy(1)
      case ",", "/", "%": copy(1)
      case "*" where depth > 0: copy(1)
      case "#": try hash()
      case "!": try important()
      case "0"..."9", ".": number()
      case "+": copy(1)
      case "-" where next + 1 < end && (source[next + 1].isDigit || source[next + 1] == "."):
        copy(1)
        number()
      case "\\": throw fault(.escape, 1)
      default:
        guard byte.isLetter || byte == "_" || byte == "-" || byte >= 0x80 else {
          throw fault(.value, 1)
        }
        if try word() {
          depth += 1
          try checkDepth(depth)
        }
      }
    }
    guard depth == 0 else { throw fault(.value, 0) }
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  }

  private func checkDepth(_ depth: Int) throws(Fault) {
    guard depth <= DrawingLimits.parentheses else { throw fault(.tooDeep, 1) }
  }

  private func fault(_ kind: Fault.Kind, _ length: Int) -> Fault {
    Fault(kind: kind, range: min(next, end)..<min(next + length, end))
  }

  private mutating func copy(_ count: Int) {
    bytes.append(contentsOf: source[next..<next + count])
    next += count
  }

  private mutating func skipBlank(_ count: Int) {
    next += count
    if let last = bytes.last, last != " " { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func skipComment() throws(Fault) {
    guard let mark = source[(next + 2)..<end].firstRange(of: Array("*/".utf8)) else {
      throw fault(.value, 2)
    }
    skipBlank(mark.upperBound - next)
  }

  private mutating func quoted(_ quote: UInt8) throws(Fault) {
    let rest = source[(next + 1)..<end]
    guard mayQuote, let last = rest.firstIndex(of: quote) else { throw fault(.value, 1) }
    if let wrong = source[next..<last].firstIndex(where: { $0 == "\\" || $0 == "\n" }) {
      next = wrong
      throw fault(source[wrong] == "\n" ? .value : .escape, 1)
    }
    copy(last + 1 - next)
  }

  private mutating func number() {
    while next < end, source[next].isDigit || source[next] == "." { copy(1) }
    // Exponents such as `1e-5`, and units.
    if next + 1 < end, source[next] | 0x20 == "e",
      source[next + 1] == "-" || source[next + 1] == "+"
    {
      copy(2)
      while next < end, source[next].isDigit { copy(1) }
    }
    while next < end, source[next].isLetter { copy(1) }
  }

  private mutating func hash() throws(Fault) {
    let start = next
    copy(1)
    while next < end, source[next].isLetter || source[next].isDigit { copy(1) }
    guard next > start + 1 else { throw fault(.value, 1) }
  }

  private mutating func important() throws(Fault) {
    let rest = source[(next + 1)..<end].drop(while: \.isBlank)
    let word = rest.prefix(while: \.isLetter)
    guard String(decoding: word, as: UTF8.self).lowercased() == "important" else {
      throw fault(.value, 1)
    }
    bytes.append(contentsOf: "!important".utf8)
    next = word.endIndex
  }

  /// Reads a keyword or the start of a function; returns whether it is a function.
  private mutating func word() throws(Fault) -> Bool {
    let start = next
    var stop = next
    while stop < end, source[stop].isOfStyleName { stop += 1 }
    guard stop < end, source[stop] == "(" else {
      copy(stop - start)
      return false
    }
    let name = String(decoding: source[start..<stop], as: UTF8.self).lowercased()
    if name == "url" {
      try reference(from: stop + 1)
      return false
    }
    guard Self.functions.contains(name) || Self.filterFunctions.contains(name) else {
      throw fault(Self.loading.contains(name) ? .outside(name + "()") : .value, stop - start)
    }
    if Self.filterFunctions.contains(name) { filters += 1 }
    copy(stop + 1 - start)
    return true
  }

  /// Reads the content of the parentheses in `url(…)`: the name of an element of the drawing.
  private mutating func reference(from first: Int) throws(Fault) {
    let start = next
    guard let close = source[first..<end].firstIndex(of: UInt8(ascii: ")")) else {
      throw fault(.value, 4)
    }
    var address = source[first..<close].drop(while: \.isBlank)
    while address.last?.isBlank == true { address.removeLast() }
    if let quote = address.first, quote == "\"" || quote == "'" {
      guard address.count > 1, address.last == quote else { throw fault(.value, 4) }
      address = address.dropFirst().dropLast()
    }
    let written = String(decoding: address, as: UTF8.self)
    guard address.first == UInt8(ascii: "#") else {
      throw fault(.outside(written), close + 1 - start)
    }
    let name = address.dropFirst()
    guard mayRefer, DrawingAttributes.isID(name) else {
      throw fault(.reference(written), close + 1 - start)
    }
    references.append((String(decoding: name, as: UTF8.self), start..<close + 1))
    bytes.append(contentsOf: "url(#".utf8)
    bytes.append(contentsOf: name)
    bytes.append(UInt8(ascii: ")"))
    next = close + 1
  }

  private static let functions: Set<String> = [
    // Colours.
    "rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch", "color", "color-mix",
    "light-dark", "icc-color", "device-cmyk",
    // Numbers. `var()` always uses its second argument, because drawings don't contain definitions.
    "calc", "min", "max", "clamp", "var",
    // Transforms.
    "matrix", "matrix3d", "translate", "translatex", "translatey", "translatez", "translate3d",
    "scale", "scalex", "scaley", "scalez", "scale3d", "rotate", "rotatex", "rotatey", "rotatez",
    "rotate3d", "skew", "skewx", "skewy",
    // Shapes.
    "inset", "circle", "ellipse", "polygon", "rect",
  ]

  private static let filterFunctions: Set<String> = [
    "blur", "brightness", "contrast", "drop-shadow", "grayscale", "hue-rotate", "invert", "opacity",
    "saturate", "sepia",
  ]

  /// Functions that load files.
  private static let loading: Set<String> = [
    "src", "image", "image-set", "-webkit-image-set", "cross-fade", "-webkit-cross-fade",
  ]
}

extension UInt8 {
  /// Whether the byte may be part of a CSS name without escapes.
  var isOfStyleName: Bool {
    isLetter || isDigit || self == "-" || self == "_" || self >= 0x80
  }
}
