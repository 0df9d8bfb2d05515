import Diagnostics

/// Lines of a file that is imported, which end as those of any system.
struct FileLines {
  let path: String
  private let bytes: [UInt8]
  /// Offsets at which lines begin.
  private let starts: [Int]

  init(_ path: String, _ text: String) {
    self.path = path
    bytes = Array(text.utf8)
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isBeforeFeed = index + 1 < bytes.count && bytes[index + 1] == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isBeforeFeed) {
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  var count: Int { starts.count }

  /// The line of a number from 1, without its end; empty if there is none.
  subscript(number: Int) -> String {
    guard starts.indices.contains(number - 1) else { return "" }
    let start = starts[number - 1]
    let end = number < starts.count ? starts[number] : bytes.count
    let line = bytes[start..<end].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line, as: UTF8.self)
  }

  /// Place of a line, with its beginning to be shown.
  func place(of line: Int) -> SourceRange {
    let text = String(self[line].prefix(120))
    return SourceRange(file: path, line: line, column: 1, length: max(1, text.count), text: text)
  }
}
