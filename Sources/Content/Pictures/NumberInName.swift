/// A number in the name of a file, with the text before it.
struct NumberInName {
  /// Digits of any script, by their values.
  let digits: [Int]
  /// Text between it and the previous number, in lower case.
  let before: String

  /// Value of a number with up to nine digits; of a longer one, the value of its first nine digits.
  var value: Int { digits.prefix(9).reduce(0) { $0 * 10 + $1 } }

  /// Whether it may be the year of a photograph.
  var isYear: Bool { digits.count == 4 && (1826...2099).contains(value) }

  /// Letters directly before it: `img` in `IMG_0001`.
  var wordBefore: Substring {
    let end = before.lastIndex(where: \.isLetter).map { before.index(after: $0) }
    guard let end else { return "" }
    let start = before[..<end].lastIndex { !$0.isLetter }.map { before.index(after: $0) }
    return before[(start ?? before.startIndex)..<end]
  }

  /// Whether the text between it and the previous number is so short that both may be one value.
  var isNear: Bool { before.count <= 5 && before.filter(\.isLetter).count <= 3 }

  /// Whether the letters before it are those with which cameras begin their own numbers.
  var followsCameraPrefix: Bool {
    let gap = before.reversed().prefix { !$0.isLetter }
    return gap.count <= 1 && CameraNumber.isPrefix(wordBefore)
  }

  /// Returns the numbers of a name, and the text after the last one in lower case.
  static func all(in name: String) -> (numbers: [NumberInName], ending: String) {
    var numbers: [NumberInName] = []
    var (text, before) = (String.UnicodeScalarView(), String.UnicodeScalarView())
    var digits: [Int] = []
    func close() {
      numbers.append(NumberInName(digits: digits, before: String(before).lowercased()))
      digits = []
    }
    for scalar in name.unicodeScalars {
      if let digit = Self.digit(scalar) {
        if digits.isEmpty { (before, text) = (text, String.UnicodeScalarView()) }
        digits.append(digit)
      } else {
        if !digits.isEmpty { close() }
        text.append(scalar)
      }
    }
    if !digits.isEmpty { close() }
    return (numbers, String(text).lowercased())
  }

  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    if scalar.isASCII {
      return (0x30...0x39).contains(scalar.value) ? Int(scalar.value) - 0x30 : nil
    }
    guard scalar.properties.numericType == .decimal else { return nil }
    return scalar.properties.numericValue.flatMap { Int(exactly: $0) }
  }
}
