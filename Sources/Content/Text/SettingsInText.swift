import Basics
import Diagnostics
import Markdown

/// Finds settings in the text of a Markdown file, where they have no effect and are published.
///
/// It finds a second block of front matter, and front matter that doesn't begin on the first line
/// or has a malformed fence. It also finds paragraphs of settings if one of them restricts, and
/// restricting settings elsewhere: as the only text of a line, or as fields within lines.
struct SettingsInText {
  let file: SourceFile
  let body: Range<Int>
  /// Keys of the file's kind.
  private let table: KeyTable
  let keyGuard: KeyGuard

  init(_ file: SourceFile, body: Range<Int>, _ table: KeyTable, _ keyGuard: KeyGuard) {
    self.file = file
    self.body = body
    self.table = table
    self.keyGuard = keyGuard
  }

  /// The first setting with its range; `nil` if the text doesn't contain any.
  func finding() -> Finding? { firstLine() ?? block() ?? paragraph() ?? elsewhere() }

  typealias Finding = (setting: SettingLine, range: Range<Int>)

  /// Maximum number of lines of a front matter block that are examined.
  private static let mostLines = 500
  /// Maximum number of bytes of an object within the text that are examined.
  private static let longestObject = 1_000

  // MARK: - A block at the start of the text

  /// The setting that makes the start of the text front matter, after empty lines and comments.
  private func block() -> Finding? {
    // Most texts begin with a word.
    guard let byte = file.bytes[body].first(where: { !$0.isBlank }), !byte.isLetter else {
      return nil
    }
    let start = afterComments(from: body.lowerBound)
    let first = line(at: start)
    let fence = file.bytes[first]
    let finding =
      fence.isFence
      ? settings(from: next(after: first), isExact: fence.isExactFence)
      : setting(inObjectAt: start)
    guard let finding else { return nil }
    let offset = finding.range.lowerBound - body.lowerBound
    let isCode = MarkdownBody(file, body: body).codeBlocks.contains { $0.contains(offset) }
    return isCode ? nil : finding
  }

  /// Index after whitespace, empty lines and comments.
  private func afterComments(from start: Int) -> Int {
    let range = start..<body.upperBound
    return file.bytes[range].withUnsafeBufferPointer {
      range.lowerBound + CommentSearch.end(ofLeading: $0)
    }
  }

  /// The setting in a JSON object at `start`: a restricting one, or else the first one that the
  /// kind knows.
  private func setting(inObjectAt start: Int) -> Finding? {
    guard start < body.upperBound, file.bytes[start] == "{" else { return nil }
    let rest = SourceFile(path: file.path, bytes: Array(file.bytes[start..<body.upperBound]))
    guard let object = MarkdownParts(Findings(rest))?.frontMatter?.content,
      case .object(let members) = Value.json(
        Findings(file), object.lowerBound + start..<object.upperBound + start)?.kind
    else { return nil }
    let settings = members.compactMap { member in
      let range = member.nameRange.lowerBound..<member.value.range.upperBound
      return SettingLine(file.bytes[range]).map { ($0, keyRange($0, in: range)) }
    }
    let found =
      settings.first { keyGuard.mayRestrict($0.0) }
      ?? settings.first { setting, _ in table.keys.contains { $0.name == setting.key } }
    return found.map { ($0.0, $0.1) }
  }

  /// The setting in lines of settings that continue from an index to a closing fence.
  ///
  /// It is a restricting one or, between exact fences, the first one that the kind knows.
  private func settings(from start: Int, isExact: Bool) -> Finding? {
    var first: Finding?
    var restricting: Finding?
    var start = start
    for _ in 0..<Self.mostLines where start < body.upperBound {
      let line = line(at: start)
      let written = withoutComment(line)
      let text = file.bytes[written]
      if text.isFence { return restricting ?? (isExact && text.isExactFence ? first : nil) }
      if let setting = SettingLine(text) {
        let finding = (setting: setting, range: keyRange(setting, in: line))
        if restricting == nil, keyGuard.mayRestrict(setting) { restricting = finding }
        if first == nil, table.keys.contains(where: { $0.name == setting.key }) { first = finding }
      } else if !text.continuesSettings {
        return nil
      }
      start = written == line ? next(after: line) : afterComments(from: written.upperBound)
      // A comment that isn't closed is reported separately.
      if start < line.upperBound, start > line.lowerBound { return restricting }
    }
    return nil
  }

  // MARK: - The first line

  /// The restricting setting on the first line of the text, whatever follows, or the first setting
  /// of front matter without its first fence.
  ///
  /// Front matter that lost its fences begins like this. A key with a capital letter doesn't count,
  /// since it may begin a sentence.
  private func firstLine() -> Finding? {
    guard let byte = file.bytes[body].first(where: { !$0.isBlank && $0 != "\n" && $0 != "\r" }),
      byte &- 0x61 < 26 || "<%{[".utf8.contains(byte)
    else { return nil }
    let start = afterComments(from: body.lowerBound)
    guard start < body.upperBound, file.bytes[start] &- 0x61 < 26 else { return nil }
    // After four spaces or a tab, the line is code.
    let before = file.bytes[body.lowerBound..<start].reversed().prefix(while: \.isBlank)
    guard before.count < 4, !before.contains(UInt8(ascii: "\t")) else { return nil }
    let line = line(at: start)
    guard let setting = SettingLine(file.bytes[withoutComment(line)]) else { return nil }
    if restricts(line) { return (setting, keyRange(setting, in: line)) }
    let isKnown = table.keys.contains { $0.name == setting.key }
    return isKnown ? settings(from: start, isExact: true) : nil
  }

  // MARK: - Paragraphs

  /// The first restricting setting in a paragraph of settings that readers see. Lists and quotes
  /// are left out, because authors don't write settings there by mistake.
  private func paragraph() -> Finding? {
    var texts: [Range<Int>]?
    var start = body.lowerBound
    while let index = startOfSettings(from: start) {
      let line = line(at: index)
      start = next(after: line)
      let object = file.bytes[line].firstIndex { !$0.isBlank }.flatMap {
        file.bytes[$0] == "{" ? $0 : nil
      }
      guard object != nil || restricts(line) else { continue }
      let known = texts ?? MarkdownBody(file, body: body).topLevelTexts
      texts = known
      // A heading's range may have a line too many, so the last text that has begun counts.
      let place = known.partitioningIndex { $0.lowerBound > index - body.lowerBound } - 1
      guard place >= 0 else { continue }
      let paragraph =
        known[place].lowerBound + body.lowerBound..<known[place].upperBound + body.lowerBound
      guard paragraph.contains(index) else { continue }
      let finding =
        object.map { setting(inBracesFrom: $0, upTo: paragraph.upperBound) }
        ?? setting(in: paragraph)
      if let finding { return finding }
      start = max(start, paragraph.upperBound)
    }
    return nil
  }

  /// The first line from `start` on that may be a setting. Other lines are skipped by searching for
  /// their end.
  func startOfSettings(from start: Int) -> Int? {
    file.bytes.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[..<body.upperBound])
      var index = start
      while index < text.count {
        if text.mayBeSetting(at: index) { return index }
        guard let end = text.beginning(of: UInt8(ascii: "\n"), from: index) else { return nil }
        index = end + 1
      }
      return nil
    }
  }

  /// The restricting setting in an object within the text, in JSON or YAML: `{draft: true}`.
  private func setting(inBracesFrom start: Int, upTo end: Int) -> Finding? {
    let bytes = file.bytes[start + 1..<min(end, start + Self.longestObject)]
    guard let brace = bytes.firstIndex(of: UInt8(ascii: "}")) else { return nil }
    for part in bytes[..<brace].split(whereSeparator: { $0 == "," || $0 == "\n" || $0 == "\r" }) {
      if let setting = SettingLine(part), setting.hasValueOfSetting, keyGuard.mayRestrict(setting) {
        return (setting, keyRange(setting, in: part.startIndex..<part.endIndex))
      }
    }
    return nil
  }

  private func restricts(_ line: Range<Int>) -> Bool {
    guard let setting = SettingLine(file.bytes[withoutComment(line)]) else { return false }
    return setting.hasValueOfSetting && keyGuard.mayRestrict(setting)
  }

  /// The restricting setting of a paragraph; `nil` if it has other lines.
  private func setting(in paragraph: Range<Int>) -> Finding? {
    var found: Finding?
    var start = afterComments(from: paragraph.lowerBound)
    while start < paragraph.upperBound {
      let line = line(at: start)
      let written = withoutComment(line)
      // A comment that isn't closed is reported separately.
      if written.isEmpty, !line.isEmpty { return nil }
      let text = file.bytes[written]
      if let setting = SettingLine(text) {
        if found == nil, restricts(line) { found = (setting, keyRange(setting, in: line)) }
        if setting.isKeyword, found != nil { return found }
      } else if text.isFence, found != nil {
        // Front matter may end here, directly followed by text.
        return found
      } else if !text.continuesSettings, !text.isFence {
        return nil
      }
      start = afterComments(from: written == line ? next(after: line) : written.upperBound)
    }
    return found
  }

  // MARK: - Lines

  /// The part of a line before its first comment.
  func withoutComment(_ line: Range<Int>) -> Range<Int> {
    let comment = file.bytes[line].withUnsafeBufferPointer(CommentSearch.start)
    return comment.map { line.lowerBound..<line.lowerBound + $0 } ?? line
  }

  /// Range of the line that starts at an index, without its end.
  func line(at start: Int) -> Range<Int> {
    var end = start
    while end < body.upperBound, file.bytes[end] != "\n", file.bytes[end] != "\r" { end += 1 }
    return start..<end
  }

  /// Range of the line that contains a byte, without its end.
  func line(around index: Int) -> Range<Int> {
    var start = index
    while start > body.lowerBound, file.bytes[start - 1] != "\n", file.bytes[start - 1] != "\r" {
      start -= 1
    }
    return line(at: start)
  }

  func next(after line: Range<Int>) -> Int {
    var index = line.upperBound
    if index < body.upperBound, file.bytes[index] == "\r" { index += 1 }
    if index < body.upperBound, file.bytes[index] == "\n" { index += 1 }
    return index
  }

  func keyRange(_ setting: SettingLine, in line: Range<Int>) -> Range<Int> {
    let start = line.first { file.bytes[$0].isLetter }
    let first = start ?? line.lowerBound
    return first..<min(first + setting.key.utf8.count, line.upperBound)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it consists of two or more dashes, plus signs or similar characters.
  fileprivate var isFence: Bool {
    var count = 0
    for byte in self where !byte.isBlank {
      // Systems may replace two or three hyphens with a dash, whose three bytes are 0x80 or above.
      guard "-+=~;{}.".utf8.contains(byte) || byte >= 0x80 else { return false }
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

  /// Whether it continues the value of a setting, or is a YAML comment.
  fileprivate var continuesSettings: Bool {
    guard let first = self.first else { return true }
    if first.isBlank { return true }
    return first == "#" || first == "]" || first == "}"
      || first == "-" && dropFirst().first?.isBlank == true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the line at an index may be a setting. The check is cheap, since every line gets one.
  fileprivate func mayBeSetting(at start: Int) -> Bool {
    var index = start
    while index < count, self[index] == " " || self[index] == "\t" { index += 1 }
    if index < count, self[index] == "{" {
      // An object's first name is checked when the object is read.
      return self[(index + 1)...].first { !$0.isBlank }.map { $0 == "\"" || $0.isLetter } ?? false
    }
    index = endOfMarks(from: index)
    if index < count, self[index] == "\"" || self[index] == "'" { index += 1 }
    guard index < count, self[index].isLetter else { return false }
    // A key is short. Spaces may precede its sign.
    let end = Swift.min(count, index + 42)
    while index < end, self[index].isWord || self[index] == "." { index += 1 }
    while index < end, "\"'*".utf8.contains(self[index]) { index += 1 }
    while index < count, self[index] == " " || self[index] == "\t" { index += 1 }
    return index < count && (self[index] == ":" || self[index] == "=")
  }
}
