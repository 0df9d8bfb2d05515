import Basics

/// A number in JSON, YAML's core schema or TOML, converted to its unique exact form.
package struct NumberText: Sendable {
  let written: String

  package init(_ written: String) { self.written = written }

  /// The number in the form of RFC 8259 §6: no plus sign, no leading zeros or underscores, and a
  /// digit on each side of a point. `nil` for infinities, texts that aren't numbers, and bases
  /// other than ten.
  package var decimal: String? {
    var parts = Parts(written)
    guard parts.scan() else { return nil }
    return parts.text
  }

  /// The whole number; `nil` for a fraction, an exponent, or a number beyond 64 bits.
  package var integer: Int? {
    let digits = written.utf8.first == UInt8(ascii: "+") ? written.dropFirst() : written[...]
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.begins(with: prefix) {
      let bare = digits.dropFirst(2).filter { $0 != "_" }
      guard bare.first?.isHexDigit == true else { return nil }
      return Int(bare, radix: radix)
    }
    guard let decimal else { return nil }
    return Int(decimal)
  }
}

extension NumberText {
  /// Reads the bytes of a decimal number from left to right and writes its exact form.
  private struct Parts {
    var text = ""
    private let bytes: [UInt8]
    private var next = 0

    init(_ written: String) { bytes = Array(written.utf8) }

    mutating func scan() -> Bool {
      if take("-") { text = "-" } else { _ = take("+") }
      let whole = digits()
      guard let whole else { return false }
      text += whole.isEmpty ? "0" : String(whole.drop { $0 == "0" }, orElse: "0")
      var hasDigits = !whole.isEmpty
      if take(".") {
        guard let fraction = digits() else { return false }
        if !fraction.isEmpty { text += "." + fraction }
        hasDigits = hasDigits || !fraction.isEmpty
      }
      guard hasDigits else { return false }
      if take("e") || take("E") {
        text += "e"
        if take("-") { text += "-" } else { _ = take("+") }
        guard let exponent = digits(), !exponent.isEmpty else { return false }
        text += exponent
      }
      return next == bytes.count
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next < bytes.count, bytes[next] == UInt8(ascii: character) else { return false }
      next += 1
      return true
    }

    /// Reads digits, with single underscores between them as TOML allows; `nil` for other
    /// underscores.
    private mutating func digits() -> String? {
      var digits = ""
      while next < bytes.count {
        let byte = bytes[next]
        if byte == UInt8(ascii: "_") {
          guard !digits.isEmpty, next + 1 < bytes.count, bytes[next + 1].isDigit else { return nil }
        } else if byte.isDigit {
          digits.unicodeScalars.append(Unicode.Scalar(byte))
        } else {
          break
        }
        next += 1
      }
      return digits
    }
  }
}

extension String {
  fileprivate init(_ text: some StringProtocol, orElse other: String) {
    self = text.isEmpty ? other : String(text)
  }
}
