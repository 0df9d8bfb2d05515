// Comparison and classes of bytes for the parsers: `byte == "{"`, `case "0"..."9":`.

@inline(__always)
func == (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) == scalar.value }

@inline(__always)
func != (byte: UInt8, scalar: Unicode.Scalar) -> Bool { UInt32(byte) != scalar.value }

@inline(__always)
func ~= (scalar: Unicode.Scalar, byte: UInt8) -> Bool { byte == scalar }

@inline(__always)
func ~= (scalars: ClosedRange<Unicode.Scalar>, byte: UInt8) -> Bool {
  scalars.contains(Unicode.Scalar(byte))
}

extension UInt8 {
  var isDigit: Bool { self &- 0x30 <= 9 }

  /// Whether it is whitespace between JSON's tokens.
  var isBlank: Bool { self == " " || self == "\t" || self == "\n" || self == "\r" }

  var isLetter: Bool { self | 0x20 &- 0x61 < 26 }

  var isWordStart: Bool { isLetter || self == "_" || self == "$" }

  /// Whether it may be part of a word or number in program text.
  var isWord: Bool { isWordStart || isDigit || self == "-" }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are a number as in RFC 8259 §6.
  var isJSONNumber: Bool {
    var rest = self
    if rest.first == 0x2D { rest = rest.dropFirst() }
    guard let first = rest.first, first.isDigit else { return false }
    let whole = rest.prefix(while: \.isDigit)
    guard first != "0" || whole.count == 1 else { return false }
    rest = rest.dropFirst(whole.count)
    if rest.first == 0x2E {
      let fraction = rest.dropFirst().prefix(while: \.isDigit)
      guard !fraction.isEmpty else { return false }
      rest = rest.dropFirst(fraction.count + 1)
    }
    if let byte = rest.first, byte == "e" || byte == "E" {
      rest = rest.dropFirst()
      if let sign = rest.first, sign == "+" || sign == "-" { rest = rest.dropFirst() }
      let exponent = rest.prefix(while: \.isDigit)
      guard !exponent.isEmpty else { return false }
      rest = rest.dropFirst(exponent.count)
    }
    return rest.isEmpty
  }
}
