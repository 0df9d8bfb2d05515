/// The lines in which two texts differ. Each run of them has one line of context on each side.
struct LineDifference {
  /// Maximum number of lines shown of a run, and of runs shown of a file.
  private static let limit = 40
  /// Maximum number of characters shown of a line, because a JSON feed is a single line.
  fileprivate static let shownOfLine = 200
  /// Maximum number of lines that are searched for equal lines, because this takes quadratic time.
  private static let searched = 2000

  let text: String

  init(from old: [UInt8], to new: [UInt8]) {
    guard let a = String(validating: old, as: UTF8.self),
      let b = String(validating: new, as: UTF8.self)
    else {
      text = "  \(old.count) bytes expected, \(new.count) made\n"
      return
    }
    let before = Self.lines(a)
    let runs = Self.runs(from: before, to: Self.lines(b))
    var text = runs.prefix(Self.limit).map { $0.text(in: before) }.joined()
    if runs.count > Self.limit { text += "  and \(runs.count - Self.limit) more places\n" }
    self.text = text
  }

  /// Lines of the old text, and those of the new one that replace them.
  private struct Run {
    var removed: Range<Int>
    var added: [Substring]

    func text(in old: [Substring]) -> String {
      var lines = ["  @ line \(removed.lowerBound + 1)"]
      if removed.lowerBound > 0 { lines.append("    \(old[removed.lowerBound - 1].cut())") }
      // Two long lines are cut so that their first difference is visible.
      let offset =
        removed.count == 1 && added.count == 1
        ? zip(old[removed.lowerBound], added[0]).prefix { $0 == $1 }.count : 0
      lines += cut(old[removed].map { "  - \($0.cut(around: offset))" })
      lines += cut(added.map { "  + \($0.cut(around: offset))" })
      if removed.upperBound < old.count { lines.append("    \(old[removed.upperBound].cut())") }
      return lines.joined(separator: "\n") + "\n"
    }

    private func cut(_ lines: [String]) -> [String] {
      guard lines.count > LineDifference.limit else { return lines }
      return lines.prefix(LineDifference.limit) + [
        "    and \(lines.count - LineDifference.limit) more lines"
      ]
    }
  }

  private static func runs(from old: [Substring], to new: [Substring]) -> [Run] {
    // Equal lines at both ends need no search.
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old[head...].reversed(), new[head...].reversed()).prefix { $0 == $1 }.count
    let middle = old[head..<old.count - tail]
    let made = new[head..<new.count - tail]
    guard middle.count <= searched, made.count <= searched else {
      return [Run(removed: middle.indices, added: Array(made))]
    }
    let difference = made.difference(from: middle)
    var removed: Set<Int> = []
    for case .remove(let offset, _, _) in difference.removals { removed.insert(head + offset) }
    var inserted: [Int: Substring] = [:]
    for case .insert(let offset, let line, _) in difference.insertions { inserted[offset] = line }
    return runs(removed: removed, inserted: inserted, old: middle.indices, count: made.count)
  }

  /// Walks both texts side by side; adjacent changes form one run.
  private static func runs(
    removed: Set<Int>, inserted: [Int: Substring], old: Range<Int>, count: Int
  ) -> [Run] {
    var runs: [Run] = []
    var (line, offset) = (old.lowerBound, 0)
    while line < old.upperBound || offset < count {
      let start = line
      var added: [Substring] = []
      while removed.contains(line) || inserted[offset] != nil {
        if removed.contains(line) {
          line += 1
        } else if let text = inserted[offset] {
          added.append(text)
          offset += 1
        }
      }
      if line > start || !added.isEmpty { runs.append(Run(removed: start..<line, added: added)) }
      line += 1
      offset += 1
    }
    return runs
  }

  /// Returns the lines without their ends. Calendars use CR LF, which is one character in Swift.
  private static func lines(_ text: String) -> [Substring] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
  }
}

extension Substring {
  /// Returns the line, or a part of a long one with some characters before `offset`.
  fileprivate func cut(around offset: Int = 0) -> String {
    let limit = LineDifference.shownOfLine
    guard count > limit else { return String(self) }
    let start = Swift.max(0, Swift.min(offset - 40, count - limit))
    let shown = dropFirst(start).prefix(limit)
    return (start > 0 ? "…" : "") + shown + (start + limit < count ? "…" : "")
  }
}
