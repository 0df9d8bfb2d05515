import CCMark

/// Finds the footnotes of a text, and writes a draft with the footnotes in front, each as a list
/// item.
///
/// A footnote begins with `[^label]:` at the left edge of a text. It contains the rest of its
/// paragraph and, after empty lines, lines indented by four columns. That is also the indentation
/// of a list item whose marker and spaces are four columns wide.
struct FootnoteDraft {
  struct Definition {
    let label: String
    /// Lines of the draft.
    let lines: Range<Int>
    /// Range of its first line in the author's text.
    let origin: Range<Int>
  }

  private(set) var draft = Draft()
  private(set) var definitions: [Definition] = []
  /// Lines of the draft with the empty headings that replace footnotes.
  private(set) var placeholders: Set<Int> = []

  /// A line that begins like a footnote; it may be code.
  struct Candidate {
    let line: Int
    let bracket: Int
    let label: Range<Int>
  }

  static func candidates(in draft: Draft) -> [Candidate] {
    (1...max(1, draft.lineCount)).compactMap { number in
      guard number <= draft.lineCount else { return nil }
      let line = draft.text(ofLine: number)
      var start = line.lowerBound
      while start < line.upperBound, start - line.lowerBound < 4,
        draft.bytes[start] == UInt8(ascii: " ")
      {
        start += 1
      }
      guard start - line.lowerBound < 4,
        let label = FootnoteLabel.range(behind: start, in: draft.bytes, upTo: line.upperBound),
        label.upperBound + 1 < line.upperBound,
        draft.bytes[label.upperBound + 1] == UInt8(ascii: ":")
      else { return nil }
      return Candidate(line: number, bracket: start, label: label)
    }
  }

  /// The text of a draft, with the same lines, in which no candidate is a link definition. The tree
  /// of that text shows which candidates are in paragraphs.
  static func text(of draft: Draft, without candidates: [Candidate], _ mark: EscapeMark) -> [UInt8]
  {
    var text: [UInt8] = []
    var start = 0
    for candidate in candidates {
      text.append(contentsOf: draft.bytes[start..<candidate.bracket])
      text.append(contentsOf: [EscapeMark.lead, mark.byte])
      start = candidate.bracket
    }
    return text + draft.bytes[start...]
  }

  /// Makes the draft; `root` is the tree of the text above. `nil` if no candidate is in a
  /// paragraph.
  init?(_ old: Draft, _ candidates: [Candidate], _ root: MarkdownNode) {
    let found = Self.found(candidates, in: old, root)
    guard !found.isEmpty else { return nil }
    for footnote in found {
      let first = draft.lineCount + 1
      let candidate = footnote.candidate
      var text = old.bytes[(candidate.label.upperBound + 2)..<old.line(candidate.line).upperBound]
      while let byte = text.first, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") {
        text.removeFirst()
      }
      let origin = old.origins[candidate.line - 1]
      draft.append(Array("+   ".utf8) + text, from: origin)
      for line in footnote.lines.dropFirst() { draft.append(line, of: old) }
      definitions.append(
        Definition(
          label: FootnoteLabel.key(old.bytes[candidate.label]),
          lines: first..<draft.lineCount + 1, origin: origin))
      // An empty line ends any construct that a footnote leaves open.
      draft.append([], from: origin.upperBound..<origin.upperBound)
    }
    var next = found.startIndex
    for number in 1...old.lineCount {
      while next < found.endIndex, found[next].lines.upperBound <= number { next += 1 }
      guard next < found.endIndex, found[next].lines.contains(number) else {
        draft.append(number, of: old)
        continue
      }
      let isFirst = number == found[next].lines.lowerBound
      var text: [UInt8] = []
      if isFirst {
        let start = old.line(number).lowerBound
        text = old.bytes[start..<found[next].candidate.bracket] + [UInt8(ascii: "#")]
      }
      draft.append(text, from: old.origins[number - 1])
      if isFirst { placeholders.insert(draft.lineCount) }
    }
  }

  private static func found(
    _ candidates: [Candidate], in draft: Draft, _ root: MarkdownNode
  ) -> [(candidate: Candidate, lines: Range<Int>)] {
    var paragraphs: [MarkdownNode] = []
    root.forEachDescendant { node, kind in
      if kind == CMARK_NODE_PARAGRAPH { paragraphs.append(node) }
    }
    var found: [(candidate: Candidate, lines: Range<Int>)] = []
    var next = paragraphs.startIndex
    for (index, candidate) in candidates.enumerated() {
      while next < paragraphs.endIndex, paragraphs[next].endLine < candidate.line { next += 1 }
      guard next < paragraphs.endIndex, paragraphs[next].startLine <= candidate.line else {
        continue
      }
      let paragraph = paragraphs[next]
      var end = paragraph.endLine + 1
      if index + 1 < candidates.count { end = min(end, candidates[index + 1].line) }
      if end == paragraph.endLine + 1, paragraph.parent == root {
        end = Self.end(of: end, in: draft)
      }
      found.append((candidate, candidate.line..<end))
    }
    return found
  }

  /// The line after the indented lines that follow, which may have empty lines between them.
  private static func end(of start: Int, in draft: Draft) -> Int {
    var end = start
    var number = start
    while number <= draft.lineCount {
      let line = draft.bytes[draft.text(ofLine: number)]
      if let first = line.firstIndex(where: { !$0.isBlank }) {
        let blanks = line[..<first]
        guard blanks.contains(UInt8(ascii: "\t")) || blanks.count >= 4 else { return end }
        end = number + 1
      }
      number += 1
    }
    return end
  }
}
