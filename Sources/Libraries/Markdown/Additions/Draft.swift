/// A text in the form that libcmark reads: the author's lines, or others in their place.
///
/// libcmark reads no tables and no footnotes. Each cell of a table is put at the front of the text
/// as a heading, and each footnote as a list item. Empty headings take their original places,
/// because a heading ends a paragraph and never joins with the lines around it.
struct Draft {
  private(set) var bytes: [UInt8] = []
  private var starts: [Int] = []
  /// Ranges of the author's text that the lines replace.
  private(set) var origins: [Range<Int>] = []

  init() {}

  /// Takes the author's lines, with marks if `marked` isn't `nil`; marks don't change lines.
  init(_ text: UnsafeBufferPointer<UInt8>, marked: [UInt8]?) {
    let index = LineIndex(text)
    bytes = marked ?? Array(text)
    starts = bytes.withUnsafeBufferPointer { LineIndex($0).starts }
    origins = starts.indices.map {
      index.start(ofLine: $0 + 1)..<index.start(ofLine: $0 + 2)
    }
    dropByteOrderMark()
  }

  /// Takes lines that lack parts of the author's text; `origin` maps their bytes to the author's.
  init(_ lines: [UInt8], textCount: Int, origin: (Int) -> Int) {
    bytes = lines
    starts = bytes.withUnsafeBufferPointer { LineIndex($0).starts }
    let begins = starts.map(origin) + [textCount]
    origins = starts.indices.map { begins[$0]..<max(begins[$0], begins[$0 + 1]) }
    dropByteOrderMark()
  }

  /// Copy with marks, which don't change the number of lines.
  func marked(_ marked: [UInt8]) -> Draft {
    var draft = self
    draft.bytes = marked
    draft.starts = marked.withUnsafeBufferPointer { LineIndex($0).starts }
    draft.dropByteOrderMark()
    return draft
  }

  /// Removes a byte order mark, which libcmark skips only at the start of a text.
  private mutating func dropByteOrderMark() {
    guard bytes.starts(with: [0xEF, 0xBB, 0xBF]) else { return }
    bytes.removeFirst(3)
    starts = starts.map { max(0, $0 - 3) }
    let first = origins[0]
    origins[0] = min(first.lowerBound + 3, first.upperBound)..<first.upperBound
  }

  var lineCount: Int { starts.count }

  /// Range of a line with its line ending, empty outside the text; lines count from 1.
  func line(_ number: Int) -> Range<Int> {
    guard starts.indices.contains(number - 1) else { return bytes.count..<bytes.count }
    return starts[number - 1]..<(number < starts.count ? starts[number] : bytes.count)
  }

  /// Range of a line without its line ending.
  func text(ofLine number: Int) -> Range<Int> {
    let line = line(number)
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1].isLineEnd { end -= 1 }
    return line.lowerBound..<end
  }

  /// Range of the author's text that a block replaces.
  func origin(of block: MarkdownNode) -> Range<Int> {
    guard let first = origin(ofLine: block.startLine) else { return 0..<0 }
    let last = origin(ofLine: block.endLine) ?? first
    return first.lowerBound..<max(first.upperBound, last.upperBound)
  }

  private func origin(ofLine number: Int) -> Range<Int>? {
    origins.indices.contains(number - 1) ? origins[number - 1] : nil
  }

  mutating func append(_ text: some Sequence<UInt8>, from origin: Range<Int>) {
    starts.append(bytes.count)
    bytes.append(contentsOf: text)
    if bytes.last?.isLineEnd != true || bytes.count == starts.last {
      bytes.append(UInt8(ascii: "\n"))
    }
    origins.append(origin)
  }

  /// Copies a line of another draft.
  mutating func append(_ number: Int, of other: Draft) {
    append(other.bytes[other.line(number)], from: other.origins[number - 1])
  }
}
