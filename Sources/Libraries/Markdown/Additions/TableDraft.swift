import CCMark

/// Finds the tables in the paragraphs of a tree, and writes a draft with the cells in front.
struct TableDraft {
  struct Table {
    let alignments: [Alignment?]
    /// Lines of the draft with the empty headings that replace the table, one for each of its
    /// lines.
    var lines: Range<Int>
    /// Lines of the draft with the cells of each row; `nil` for an empty cell.
    var rows: [[Int?]] = []
  }

  private(set) var draft = Draft()
  private(set) var tables: [Table] = []
  /// Number of lines with cells at the front of the text.
  private(set) var cellCount = 0

  /// Error with the first line of the paragraph at which the number of cells exceeds the limit.
  struct TooManyCells: Error { let line: Int }

  /// Makes the draft; `nil` if the text contains no table.
  init?(
    _ old: Draft, _ root: MarkdownNode, _ text: UnsafeBufferPointer<UInt8>
  ) throws(TooManyCells) {
    let found = Self.find(in: old, root)
    guard !found.isEmpty else { return nil }
    var cells = 0
    for table in found {
      cells += table.alignments.count * table.starts.count
      guard cells <= MarkdownLimits.cells else { throw TooManyCells(line: table.firstLine) }
      tables.append(
        Table(
          alignments: table.alignments,
          lines: table.firstLine..<table.firstLine + table.starts.count,
          rows: rows(of: table, in: old, text)))
    }
    cellCount = draft.lineCount
    write(found, after: old)
    for index in tables.indices {
      let lines = tables[index].lines
      tables[index].lines = lines.lowerBound + cellCount..<lines.upperBound + cellCount
    }
  }

  // MARK: - Finding

  private struct Found {
    let alignments: [Alignment?]
    let firstLine: Int
    /// Index at which the text of each line begins; the second line is the row of dashes.
    let starts: [Int]
  }

  private static func find(in draft: Draft, _ root: MarkdownNode) -> [Found] {
    var paragraphs: [MarkdownNode] = []
    root.forEachDescendant { node, kind in
      // A last row of `===` makes a heading of the whole paragraph.
      guard kind == CMARK_NODE_PARAGRAPH || kind == CMARK_NODE_HEADING else { return }
      if node.endLine > node.startLine { paragraphs.append(node) }
    }
    var prefix = ContainerPrefix(draft)
    return paragraphs.compactMap { find(in: $0, draft, &prefix) }
  }

  private static func find(
    in paragraph: MarkdownNode, _ draft: Draft, _ prefix: inout ContainerPrefix
  ) -> Found? {
    let last = min(paragraph.endLine, draft.lineCount)
    guard paragraph.startLine > 0, paragraph.startLine <= last else { return nil }
    let lines = paragraph.startLine...last
    var containers: [MarkdownNode]?
    for number in lines.dropFirst()
    where TableRow.mayBeDelimiter(draft.bytes, draft.text(ofLine: number)) {
      let around = containers ?? ContainerPrefix.containers(around: paragraph)
      containers = around
      guard let start = prefix.start(ofLine: number, in: around),
        let headStart = prefix.start(ofLine: number - 1, in: around)
      else { continue }
      let row = start..<draft.text(ofLine: number).upperBound
      let head = headStart..<draft.text(ofLine: number - 1).upperBound
      guard let alignments = TableRow.alignments(of: draft.bytes, in: row),
        TableRow.cells(of: draft.bytes, in: head).count == alignments.count,
        draft.bytes[row].contains(UInt8(ascii: "|"))
          || draft.bytes[head].contains(UInt8(ascii: "|"))
      else { continue }
      var starts = [headStart, start]
      for next in lines where next > number {
        guard let start = prefix.start(ofLine: next, in: around) else { break }
        starts.append(start)
      }
      return Found(alignments: alignments, firstLine: number - 1, starts: starts)
    }
    return nil
  }

  // MARK: - Writing

  /// Writes the cells of a table as headings, and returns their lines.
  private mutating func rows(
    of table: Found, in old: Draft, _ text: UnsafeBufferPointer<UInt8>
  ) -> [[Int?]] {
    var rows: [[Int?]] = []
    for (index, start) in table.starts.enumerated() where index != 1 {
      let number = table.firstLine + index
      let line = old.text(ofLine: number)
      let cells = TableRow.cells(of: old.bytes, in: start..<line.upperBound)
        .prefix(table.alignments.count)
      let origins = Self.origins(of: cells.count, old, number, start - line.lowerBound, text)
      var row: [Int?] = []
      for (column, cell) in cells.enumerated() {
        guard !cell.isEmpty else {
          row.append(nil)
          continue
        }
        // A closing `#` is added, so that any `#` at the end of the cell is kept.
        draft.append(
          Array("# ".utf8) + Self.withoutEscapedPipes(old.bytes[cell]) + Array(" #\n".utf8),
          from: origins?[column] ?? old.origins[number - 1])
        row.append(draft.lineCount)
      }
      rows.append(row + Array(repeating: nil, count: table.alignments.count - row.count))
    }
    return rows
  }

  /// Ranges of a line's cells in the author's text; `nil` if the line was changed.
  private static func origins(
    of count: Int, _ draft: Draft, _ number: Int, _ prefix: Int,
    _ text: UnsafeBufferPointer<UInt8>
  ) -> [Range<Int>]? {
    let origin = draft.origins[number - 1]
    let written = Array(text[origin])
    guard prefix <= written.count else { return nil }
    let cells = TableRow.cells(of: written, in: prefix..<written.count)
    guard cells.count >= count else { return nil }
    return cells.map { $0.lowerBound + origin.lowerBound..<$0.upperBound + origin.lowerBound }
  }

  private static func withoutEscapedPipes(_ cell: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for (index, byte) in zip(cell.indices, cell) {
      if byte == UInt8(ascii: "\\"), index + 1 < cell.endIndex,
        cell[index + 1] == UInt8(ascii: "|")
      {
        continue
      }
      result.append(byte)
    }
    return result
  }

  private mutating func write(_ found: [Found], after old: Draft) {
    var next = found.startIndex
    var number = 1
    while number <= old.lineCount {
      guard next < found.endIndex, found[next].firstLine == number else {
        draft.append(number, of: old)
        number += 1
        continue
      }
      for start in found[next].starts {
        let line = old.line(number)
        draft.append(
          old.bytes[line.lowerBound..<start] + [UInt8(ascii: "#")], from: old.origins[number - 1])
        number += 1
      }
      next += 1
    }
  }
}

extension TableDraft {
  /// Replaces the empty headings in a tree of the draft with tables.
  func place(in root: MarkdownNode, _ found: inout [MarkdownNode: Addition]) {
    var headings: [Int: MarkdownNode] = [:]
    let lines = Set(tables.flatMap(\.lines))
    root.forEachDescendant { node, kind in
      guard kind == CMARK_NODE_HEADING else { return }
      let line = node.startLine
      if line <= cellCount && node.parent == root || lines.contains(line) { headings[line] = node }
    }
    for table in tables {
      guard let place = headings[table.lines.lowerBound],
        let element = MarkdownNode.new(CMARK_NODE_CUSTOM_BLOCK)
      else { continue }
      element.insert(before: place)
      found[element] = .table
      for (index, cells) in table.rows.enumerated() {
        guard let row = MarkdownNode.new(CMARK_NODE_CUSTOM_BLOCK) else { continue }
        element.append(row)
        found[row] = .row(
          isHeader: index == 0, isFirst: index == 1, isLast: index == table.rows.count - 1)
        for (column, line) in cells.enumerated() {
          guard let cell = MarkdownNode.new(CMARK_NODE_CUSTOM_BLOCK) else { continue }
          row.append(cell)
          found[cell] = .cell(isHeader: index == 0, table.alignments[column])
          if let line, let heading = headings[line] { cell.append(heading) }
        }
      }
      for line in table.lines { headings[line]?.remove() }
    }
  }
}
