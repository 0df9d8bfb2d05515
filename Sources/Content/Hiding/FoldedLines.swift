/// Lines of calendar and contact files, which may be folded anywhere (RFC 5545 §3.1).
package enum FoldedLines {
  /// Returns the text with folded lines joined.
  package static func unfolded(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
      if text.first == UInt8(ascii: " ") || text.first == UInt8(ascii: "\t") {
        result += text.dropFirst()
      } else {
        result.append(UInt8(ascii: "\n"))
        result += text
      }
    }
    return result
  }
}
