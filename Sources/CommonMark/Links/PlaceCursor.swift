import Diagnostics

/// Makes places in a file, one behind the other: what `SourceFile.place` makes, at a cost that does
/// not grow with the file for each. A text may hold a million broken links, and in one line.
struct PlaceCursor {
  private let source: SourceFile
  private let lineStarts: [Int]
  private var line: Line
  /// A byte of the line, and the characters before it.
  private var known: (offset: Int, characters: Int)
  private var last: (range: Range<Int>, place: Place)?

  private struct Line {
    let number: Int
    let range: Range<Int>
    let text: String

    init(_ number: Int, of source: SourceFile, starts: [Int]) {
      let start = starts[number - 1]
      var end = number < starts.count ? starts[number] - 1 : source.bytes.count
      if end > start, source.bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      self.number = number
      range = start..<end
      text = String(decoding: source.bytes[range], as: UTF8.self)
    }
  }

  init(_ source: SourceFile) {
    self.source = source
    var starts = [0]
    for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
    line = Line(1, of: source, starts: starts)
    known = (0, 0)
  }

  mutating func place(_ range: Range<Int>) -> Place {
    if let last, last.range == range { return last.place }
    let start = min(max(range.lowerBound, 0), source.bytes.count)
    let number = lineNumber(of: start)
    if number != line.number { line = Line(number, of: source, starts: lineStarts) }
    if start < known.offset || known.offset < line.range.lowerBound {
      known = (line.range.lowerBound, 0)
    }
    known = (start, known.characters + characters(in: known.offset..<start))
    let end = min(max(range.upperBound, start), max(start, line.range.upperBound))
    let place = Place(
      file: source.path, line: number, column: known.characters + 1,
      length: max(1, characters(in: start..<end)), text: line.text)
    last = (range, place)
    return place
  }

  private func characters(in range: Range<Int>) -> Int {
    String(decoding: source.bytes[range], as: UTF8.self).count
  }

  private func lineNumber(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }
}
