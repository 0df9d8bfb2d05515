import Diagnostics

/// Lines of a file to import, with the line endings of any system.
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

  /// The line with a number from 1, without its line ending; empty if it doesn't exist.
  subscript(number: Int) -> String {
    guard starts.indices.contains(number - 1) else { return "" }
    let start = starts[number - 1]
    let end = number < starts.count ? starts[number] : bytes.count
    let line = bytes[start..<end].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    return String(decoding: line, as: UTF8.self)
  }

  /// Place of a line, including its beginning to show in a message.
  func place(of line: Int) -> SourceRange {
    let text = String(self[line].prefix(120))
    return SourceRange(file: path, line: line, column: 1, length: max(1, text.count), text: text)
  }
}
