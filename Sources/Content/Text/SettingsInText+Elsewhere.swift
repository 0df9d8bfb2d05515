import Basics
import Diagnostics
import Markdown

/// Settings that readers see in lists, quotes, bold text, or among other lines.
extension SettingsInText {
  /// The first restricting setting that readers see: as the only text of a line, or in a field.
  func elsewhere() -> Finding? {
    let findings = (lines() + fields()).sorted { $0.range.lowerBound < $1.range.lowerBound }
    guard !findings.isEmpty else { return nil }
    let seen = MarkdownBody(file, body: body)
      .firstSeen(of: findings.map { $0.range.lowerBound - body.lowerBound })
    return findings.first { $0.range.lowerBound - body.lowerBound == seen }
  }

  /// Lines that are only a setting that would keep a page private, after the marks of a list, a
  /// quote, a heading or bold text. Only keys and values as front matter has them count.
  private func lines() -> [Finding] {
    var found: [Finding] = []
    var start = body.lowerBound
    while let index = startOfSettings(from: start) {
      let line = line(at: index)
      start = next(after: line)
      let written = withoutComment(line)
      let marks = file.bytes.withUnsafeBufferPointer { $0.endOfMarks(from: index) }
      guard marks < written.upperBound else { continue }
      let text = file.bytes[marks..<written.upperBound].filter { $0 != "*" }[...]
      // Shortcodes and tags also have lines such as `draft="true"`.
      guard text.first(where: { $0 == ":" || $0 == "=" }) == UInt8(ascii: ":"),
        let setting = SettingLine(text), setting.hasValueOfSetting,
        keyGuard.restrictsPageAsWritten(setting)
      else { continue }
      found.append((setting, keyRange(setting, in: marks..<written.upperBound)))
    }
    return found
  }

  /// Restricting fields that Obsidian's Dataview would read from a line: `[draft:: true]` or
  /// `(draft:: true)`.
  private func fields() -> [Finding] {
    var found: [Finding] = []
    var start = body.lowerBound
    while let colon = startOfColons(from: start) {
      start = colon + 2
      let line = line(around: colon)
      let before = file.bytes[line.lowerBound..<colon]
      guard let bracket = before.lastIndex(where: { $0 == "[" || $0 == "(" }) else { continue }
      let closing = UInt8(ascii: file.bytes[bracket] == "[" ? "]" : ")")
      let rest = file.bytes[colon..<line.upperBound]
      guard let end = rest.firstIndex(of: closing),
        let setting = SettingLine(file.bytes[bracket + 1..<end]), keyGuard.mayRestrict(setting)
      else { continue }
      // A code span ends in its paragraph; a backtick more or less doesn't make the field appear.
      let isInSpan = before[..<bracket].count { $0 == "`" } % 2 == 1
      if !isInSpan { found.append((setting, keyRange(setting, in: bracket + 1..<end))) }
    }
    return found
  }

  /// Index of the next two colons of an inline field from an index on.
  private func startOfColons(from start: Int) -> Int? {
    file.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[..<body.upperBound])
      var index = start
      while let colon = text.beginning(of: UInt8(ascii: ":"), from: index) {
        if colon + 1 < text.count, text[colon + 1] == UInt8(ascii: ":") { return colon }
        index = colon + 1
      }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Index after spaces and the marks of lists, quotes, headings and bold text.
  func endOfMarks(from start: Int) -> Int {
    var index = start
    while index < count {
      switch self[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ">"), UInt8(ascii: "-"),
        UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "#"):
        index += 1
      case let digit where digit.isDigit:
        let end = self[index...].firstIndex { !$0.isDigit } ?? count
        guard end + 1 < count, self[end] == "." || self[end] == ")", self[end + 1].isBlank else {
          return index
        }
        index = end + 1
      default: return index
      }
    }
    return index
  }
}
