/// Starts of the lines of a text, as libcmark counts them.
struct LineIndex {
  let starts: [Int]
  private let count: Int

  init(_ text: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    var index = 0
    while index < text.count {
      guard text[index].isLineEnd else {
        index += 1
        continue
      }
      index = text.afterLineEnd(at: index)
      starts.append(index)
    }
    self.starts = starts
    count = text.count
  }

  /// The first byte of a line, counted from 1; the end of the text after the last line.
  func start(ofLine line: Int) -> Int {
    line < 1 ? 0 : line <= starts.count ? starts[line - 1] : count
  }
}
