/// What stands between `[^` and `]`: a word that both ends of a footnote have.
enum FootnoteLabel {
  /// As in CommonMark 0.30 §6.3, in bytes.
  private static let limit = 999

  /// The label behind a bracket; there is no blank and no other bracket in one.
  static func range(behind bracket: Int, in text: [UInt8], upTo end: Int) -> Range<Int>? {
    guard bracket + 2 < end, text[bracket] == UInt8(ascii: "["),
      text[bracket + 1] == UInt8(ascii: "^")
    else { return nil }
    let start = bracket + 2
    var index = start
    while index < end, index - start <= limit {
      switch text[index] {
      case UInt8(ascii: "]"): return index > start ? start..<index : nil
      case 0...UInt8(ascii: " "), UInt8(ascii: "["): return nil
      default: index += 1
      }
    }
    return nil
  }

  /// Labels that differ in case alone are one.
  static func key(_ label: some Sequence<UInt8>) -> String {
    String(decoding: Array(label), as: UTF8.self).lowercased()
  }
}
