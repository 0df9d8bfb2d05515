import CommonMark
import Diagnostics
import Ordering

/// Finds settings in the text of a Markdown file, where they have no effect and are published.
///
/// These are a second block of front matter, front matter that doesn't begin on the first line or
/// whose fence is malformed, and paragraphs of settings, one of which restricts who sees what.
struct SettingsInText {
  private let file: SourceFile
  private let body: Range<Int>
  /// Keys of the file's kind.
  private let table: KeyTable
  private let keyGuard: KeyGuard

  init(_ file: SourceFile, body: Range<Int>, _ table: KeyTable, _ keyGuard: KeyGuard) {
    self.file = file
    self.body = body
    self.table = table
    self.keyGuard = keyGuard
  }

  /// Error at the first setting; `nil` if there is none.
  func diagnostic() -> Diagnostic? {
    guard let (key, range) = block() ?? paragraph() else { return nil }
    return ContentDiagnostics.settingInText(key, at: file.place(range))
  }

  private typealias Finding = (key: String, range: Range<Int>)

  /// Most lines of a block of front matter that are looked at.
  private static let mostLines = 500

  // MARK: - A block at the start of the text

  /// The setting for which the text begins with front matter, after empty lines and comments.
  private func block() -> Finding? {
    var start = body.lowerBound
    while start < body.upperBound {
      let line = line(at: start)
      if file.bytes[line].isFence { return settings(after: line) }
      guard line.allSatisfy({ file.bytes[$0].isBlank }) || isComment(line) else { return nil }
      start = isComment(line) ? afterComment(at: line.lowerBound) : next(after: line)
    }
    return nil
  }

  private func isComment(_ line: Range<Int>) -> Bool {
    file.bytes[line].drop(while: \.isBlank).starts(with: "<!--".utf8)
  }

  /// The line after the one in which a comment ends.
  private func afterComment(at start: Int) -> Int {
    var index = start
    while index + 2 < body.upperBound {
      if file.bytes[index] == "-", file.bytes[index + 1] == "-", file.bytes[index + 2] == ">" {
        return next(after: line(at: index))
      }
      index += 1
    }
    return body.upperBound
  }

  /// The setting after an opening fence: one that restricts, or else the first that a kind knows,
  /// where lines of settings go on to a closing fence.
  private func settings(after fence: Range<Int>) -> Finding? {
    let isExact = file.bytes[fence].isExactFence
    var first: Finding?
    var restricting: Finding?
    var start = next(after: fence)
    for _ in 0..<Self.mostLines where start < body.upperBound {
      let line = line(at: start)
      let text = file.bytes[line]
      if text.isFence { return restricting ?? (isExact ? first : nil) }
      if let setting = SettingLine(text) {
        let finding = (key: setting.key, range: keyRange(setting, in: line))
        if restricting == nil, keyGuard.mayRestrict(setting) { restricting = finding }
        if first == nil, table.keys.contains(where: { $0.name == setting.key }) { first = finding }
      } else if !text.continuesSettings {
        return nil
      }
      start = next(after: line)
    }
    return nil
  }

  // MARK: - Paragraphs

  /// The first restricting setting in a paragraph of settings that readers see.
  private func paragraph() -> Finding? {
    var texts: [Range<Int>]?
    var start: Int? = body.first { !file.bytes[$0].isBlank }.map(startOfLine)
    while let index = start {
      let line = line(at: index)
      if file.bytes[line].mayBeginSettings, let finding = setting(inParagraphAt: index) {
        let known = texts ?? MarkdownBody(file, body: body).topLevelTexts
        texts = known
        let offset = finding.range.lowerBound - body.lowerBound
        let place = known.partitioningIndex { $0.upperBound > offset }
        if place < known.count, known[place].contains(offset) { return finding }
      }
      start = startOfParagraph(after: index)
    }
    return nil
  }

  /// The first line after an empty one; most lines are passed by a search for their end.
  private func startOfParagraph(after start: Int) -> Int? {
    file.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[..<body.upperBound])
      var index = start
      while let end = text.beginning(of: UInt8(ascii: "\n"), from: index) {
        index = end + 1
        var next = index
        var lineStart = index
        while next < text.count, text[next].isBlank {
          if text[next] == UInt8(ascii: "\n") { lineStart = next + 1 }
          next += 1
        }
        if lineStart > index, next < text.count { return lineStart }
      }
      return nil
    }
  }

  /// The restricting setting of a paragraph; `nil` if it has other lines.
  private func setting(inParagraphAt start: Int) -> Finding? {
    var start = start
    var found: Finding?
    while start < body.upperBound {
      let line = line(at: start)
      let text = file.bytes[line]
      if text.allSatisfy(\.isBlank) { break }
      if let setting = SettingLine(text) {
        if found == nil, setting.hasValueOfSetting, keyGuard.mayRestrict(setting) {
          found = (setting.key, keyRange(setting, in: line))
        }
      } else if !text.continuesSettings, !text.isFence {
        return nil
      }
      start = next(after: line)
    }
    return found
  }

  // MARK: - Lines

  private func startOfLine(of index: Int) -> Int {
    var start = index
    while start > body.lowerBound, file.bytes[start - 1] != "\n" { start -= 1 }
    return start
  }

  /// Range of the line at its first byte, without its end.
  private func line(at start: Int) -> Range<Int> {
    var end = start
    while end < body.upperBound, file.bytes[end] != "\n", file.bytes[end] != "\r" { end += 1 }
    return start..<end
  }

  private func next(after line: Range<Int>) -> Int {
    var index = line.upperBound
    if index < body.upperBound, file.bytes[index] == "\r" { index += 1 }
    if index < body.upperBound, file.bytes[index] == "\n" { index += 1 }
    return index
  }

  private func keyRange(_ setting: SettingLine, in line: Range<Int>) -> Range<Int> {
    let start = line.first {
      !file.bytes[$0].isBlank && file.bytes[$0] != "\"" && file.bytes[$0] != "'"
    }
    let first = start ?? line.lowerBound
    return first..<min(first + setting.key.utf8.count, line.upperBound)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it consists of dashes, plus signs or the like, two at least.
  fileprivate var isFence: Bool {
    var count = 0
    for byte in self where !byte.isBlank {
      // A dash that a system put in place of two or three hyphens has three bytes from 0x80 on.
      guard "-+=~;{}".utf8.contains(byte) || byte >= 0x80 else { return false }
      count += 1
    }
    let isDash = contains { $0 >= 0x80 }
    guard !isDash || String(decoding: self, as: UTF8.self).allSatisfy({ "—–-― ".contains($0) })
    else { return false }
    return count >= 2 || contains { $0 == "{" || $0 == "}" }
  }

  fileprivate var isExactFence: Bool {
    let text = filter { !$0.isBlank }
    return text.elementsEqual("---".utf8) || text.elementsEqual("+++".utf8)
      || text.elementsEqual("{".utf8)
  }

  /// Whether it goes on with the value of a setting, or is a comment of YAML.
  fileprivate var continuesSettings: Bool {
    guard let first = self.first else { return true }
    if first.isBlank { return true }
    return first == "#" || first == "]" || first == "}"
      || first == "-" && dropFirst().first?.isBlank == true
  }

  /// Whether it may begin a paragraph of settings: a cheap look, since every paragraph gets one.
  fileprivate var mayBeginSettings: Bool {
    var index = startIndex
    while index < endIndex, self[index] == " ", index - startIndex < 4 { index += 1 }
    guard index < endIndex, index - startIndex < 4 else { return false }
    let first = self[index]
    if "-+=~;{\"'".utf8.contains(first) || first == 0xE2 { return true }
    guard first.isLetter else { return false }
    // A key is short, and only one blank stands before its sign.
    while index < endIndex, index - startIndex < 44,
      self[index].isWord || self[index] == "."
    {
      index += 1
    }
    while index < endIndex, self[index].isBlank { index += 1 }
    return index < endIndex && (self[index] == ":" || self[index] == "=")
  }
}
