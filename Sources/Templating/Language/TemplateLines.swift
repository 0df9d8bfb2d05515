import Basics

/// The lines of a template. They are located once, because every tag needs its line.
struct TemplateLines {
  /// The line around a tag.
  struct Surroundings {
    let start: Int
    /// Index after the line ending.
    let end: Int
    let isBlankBefore: Bool
    let isBlankAfter: Bool
  }

  private let bytes: [UInt8]
  /// Start of each line and end of its leading white space.
  private var lines: [(start: Int, text: Int)] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // A byte order mark precedes the first line.
    var index = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    while true {
      let text = bytes[index...].firstIndex { !$0.isBlank } ?? bytes.count
      lines.append((index, text))
      guard let newline = bytes[text...].firstIndex(of: UInt8(ascii: "\n")) else { return }
      index = newline + 1
    }
  }

  func around(_ range: Range<Int>) -> Surroundings {
    let line = line(of: range.lowerBound)
    let text = bytes[range.upperBound...].firstIndex { !$0.isBlank } ?? bytes.count
    let rest = bytes[text...].prefix(2)
    let isBlankAfter: Bool
    switch rest.first {
    case nil, UInt8(ascii: "\n"): isBlankAfter = true
    case UInt8(ascii: "\r"): isBlankAfter = rest.last == UInt8(ascii: "\n")
    default: isBlankAfter = false
    }
    let newline = rest.firstIndex(of: UInt8(ascii: "\n"))
    return Surroundings(
      start: line.start, end: newline.map { $0 + 1 } ?? bytes.count,
      isBlankBefore: line.text >= range.lowerBound, isBlankAfter: isBlankAfter)
  }

  /// Start of the first line, after a byte order mark.
  var start: Int { lines[0].start }

  func isStart(_ index: Int) -> Bool { line(of: index).start == index }

  private func line(of index: Int) -> (start: Int, text: Int) {
    lines[max(0, lines.partitioningIndex { $0.start > index } - 1)]
  }
}

extension UInt8 {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// Whether it is ASCII white space as defined by HTML.
  var isSpace: Bool { isBlank || self == 0x0A || self == 0x0D || self == 0x0C }
}
