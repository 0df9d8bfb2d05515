/// The word between `[^` and `]` that connects a footnote with its uses.
enum FootnoteLabel {
  /// Limit in bytes, as in CommonMark 0.30 §6.3.
  private static let limit = 999

  /// Range of the label after a bracket; a label contains no spaces and no other brackets.
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

  /// Key of a label; labels that differ only in case are the same.
  static func key(_ label: some Sequence<UInt8>) -> String {
    String(decoding: Array(label), as: UTF8.self).lowercased()
  }
}
