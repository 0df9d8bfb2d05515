import Diagnostics

/// Reads a template's bytes into nodes: tags, sections, blocks and the lines they stand on
/// (mustache.github.io, mustache(5), and the specification's standalone lines).
///
/// Every mistake is reported and read over, so that one never hides another.
struct TemplateParser {
  private let source: SourceFile
  private let diagnostics: DiagnosticCollector
  private let bytes: [UInt8]
  private var isBroken = false
  private var position = 0
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  private var open: [OpenTag] = []
  private var nodes: [TemplateNode] = []

  /// A section, block or parent whose end has not come yet.
  private struct OpenTag {
    enum Kind {
      case section(TemplateName, isInverted: Bool)
      case block(beginsLine: Bool, indentation: Range<Int>)
      case parent(indentation: Range<Int>)
    }

    let kind: Kind
    let name: String
    let range: Range<Int>
    /// What was read before the tag, on its own level.
    let before: [TemplateNode]

    var isParent: Bool { if case .parent = kind { true } else { false } }
  }

  private init(_ source: SourceFile, _ diagnostics: DiagnosticCollector) {
    self.source = source
    self.diagnostics = diagnostics
    bytes = source.bytes
  }

  static func parse(
    _ template: TemplateSource, into diagnostics: DiagnosticCollector
  ) -> ParsedTemplate {
    var parser = TemplateParser(template.source, diagnostics)
    let nodes = parser.parse()
    return ParsedTemplate(
      name: template.name, format: template.format, source: template.source, nodes: nodes,
      isBuiltIn: template.isBuiltIn, isBroken: parser.isBroken)
  }

  private mutating func report(_ mistake: TemplateMistake, _ range: Range<Int>) {
    isBroken = true
    diagnostics.report(mistake.diagnostic(at: source.place(range)))
  }

  private mutating func parse() -> [TemplateNode] {
    if String(validating: bytes, as: UTF8.self) == nil {
      report(.notUTF8, firstInvalidByte())
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    var textStart = position
    while let tagStart = find(opening, from: position) {
      guard let tag = readTag(at: tagStart) else {
        position = tagStart + opening.count
        continue
      }
      textStart = place(tag, after: textStart)
      position = max(tag.range.upperBound, textStart)
    }
    addText(textStart..<bytes.count)
    while let last = open.last {
      report(.unclosedSection(last.name), last.range)
      close(last, closing: bytes.count..<bytes.count)
    }
    return nodes
  }
}

// MARK: - Tags

extension TemplateParser {
  private struct Tag {
    enum Sigil: UInt8 {
      case comment = 0x21  // !
      case section = 0x23  // #
      case block = 0x24  // $
      case raw = 0x26  // &
      case close = 0x2F  // /
      case parent = 0x3C  // <
      case delimiters = 0x3D  // =
      case partial = 0x3E  // >
      case inverted = 0x5E  // ^
      case triple = 0x7B  // {
    }

    /// `nil` for a plain `{{name}}`.
    let sigil: Sigil?
    let range: Range<Int>
    /// The name without white space around it.
    let content: Range<Int>
  }

  /// Reads the tag that begins at a delimiter; reports and gives `nil` where it never ends.
  private mutating func readTag(at start: Int) -> Tag? {
    var inner = start + opening.count
    let sigil = inner < bytes.count ? Tag.Sigil(rawValue: bytes[inner]) : nil
    if sigil != nil { inner += 1 }
    let end: [UInt8]
    switch sigil {
    case .triple: end = Array("}".utf8) + closing
    case .delimiters: end = Array("=".utf8) + closing
    default: end = closing
    }
    guard let close = find(end, from: inner) else {
      report(.unclosedTag(String(decoding: closing, as: UTF8.self)), start..<inner)
      return nil
    }
    let content = trimmed(inner..<close)
    // A tag that runs into the next one was never closed; comments may hold anything.
    if sigil != .comment, sigil != .delimiters, let next = find(opening, from: inner), next < close
    {
      report(.unclosedTag(String(decoding: closing, as: UTF8.self)), start..<inner)
      return nil
    }
    return Tag(sigil: sigil, range: start..<close + end.count, content: content)
  }

  /// Takes a tag in after the text before it, and gives where the next text begins.
  private mutating func place(_ tag: Tag, after textStart: Int) -> Int {
    let line = line(around: tag.range)
    // Tags that write nothing take their whole line with them when they stand on it alone.
    switch tag.sigil {
    case nil, .raw, .triple:
      addText(textStart..<tag.range.lowerBound)
      startLine(before: tag, on: line)
      addVariable(tag)
      return tag.range.upperBound
    case .parent, .block:
      return openInheritance(tag, on: line, after: textStart)
    case .close:
      return closeTag(tag, on: line, after: textStart)
    case .comment, .delimiters, .section, .inverted, .partial:
      let standsAlone = line.isBlankBefore && line.isBlankAfter && line.start >= textStart
      addText(textStart..<(standsAlone ? line.start : tag.range.lowerBound))
      if !standsAlone { startLine(before: tag, on: line) }
      add(tag, standsAlone: standsAlone, on: line)
      return standsAlone ? line.end : tag.range.upperBound
    }
  }

  private mutating func add(_ tag: Tag, standsAlone: Bool, on line: Line) {
    switch tag.sigil {
    case .delimiters: setDelimiters(tag)
    case .section, .inverted:
      guard let name = name(tag) else { return }
      push(
        .section(name, isInverted: tag.sigil == .inverted), name: text(tag.content),
        range: tag.range)
    case .partial: addPartial(tag, standsAlone: standsAlone, on: line)
    default: break
    }
  }

  /// Marks that a tag which stays on its line is the first thing there.
  private mutating func startLine(before tag: Tag, on line: Line) {
    if line.start == tag.range.lowerBound { nodes.append(.lineStart) }
  }

  private mutating func addVariable(_ tag: Tag) {
    guard let name = name(tag) else { return }
    nodes.append(.variable(VariableTag(name: name, isRaw: tag.sigil != nil)))
  }

  private mutating func addPartial(_ tag: Tag, standsAlone: Bool, on line: Line) {
    guard !tag.content.isEmpty else { return report(.emptyTag, tag.range) }
    let target: PartialTag.Target
    if bytes[tag.content.lowerBound] == UInt8(ascii: "*") {
      let range = trimmed(tag.content.lowerBound + 1..<tag.content.upperBound)
      guard !range.isEmpty else { return report(.emptyTag, tag.range) }
      target = .dynamic(TemplateName(path: path(range), range: range))
    } else {
      target = .named(text(tag.content))
    }
    nodes.append(
      .partial(
        PartialTag(
          target: target, range: tag.content,
          indentation: standsAlone ? line.start..<tag.range.lowerBound : nil)))
  }

  private mutating func setDelimiters(_ tag: Tag) {
    let parts = bytes[tag.content].split(whereSeparator: \.isSpace)
    guard parts.count == 2, !parts.contains(where: { $0.contains(UInt8(ascii: "=")) }) else {
      return report(.badDelimiters, tag.range)
    }
    opening = Array(parts[0])
    closing = Array(parts[1])
  }

  private mutating func name(_ tag: Tag) -> TemplateName? {
    guard !tag.content.isEmpty else {
      report(.emptyTag, tag.range)
      return nil
    }
    return TemplateName(path: path(tag.content), range: tag.content)
  }

  private func path(_ range: Range<Int>) -> [String] {
    let text = text(range)
    return text == "."
      ? ["."] : text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}

// MARK: - Nesting

extension TemplateParser {
  private mutating func push(_ kind: OpenTag.Kind, name: String, range: Range<Int>) {
    open.append(OpenTag(kind: kind, name: name, range: range, before: nodes))
    nodes = []
  }

  /// Opens a parent or a block. In a parent tag only blocks count, so what stands between its tags
  /// on a line does not keep them from standing alone.
  private mutating func openInheritance(_ tag: Tag, on line: Line, after textStart: Int) -> Int {
    guard !tag.content.isEmpty else {
      addText(textStart..<tag.range.lowerBound)
      report(.emptyTag, tag.range)
      return tag.range.upperBound
    }
    let name = text(tag.content)
    let white = line.isBlankBefore ? line.start..<tag.range.lowerBound : 0..<0
    if tag.sigil == .parent {
      // The white space stays until the closing tag shows whether the parent stands alone.
      addText(textStart..<tag.range.lowerBound)
      startLine(before: tag, on: line)
      push(
        .parent(indentation: line.start >= textStart ? white : 0..<0), name: name,
        range: tag.range)
      return tag.range.upperBound
    }
    let replaces = open.last?.isParent == true
    let beginsLine =
      line.isBlankAfter && (replaces || (line.isBlankBefore && line.start >= textStart))
    addText(textStart..<(beginsLine && !replaces ? line.start : tag.range.lowerBound))
    if !beginsLine { startLine(before: tag, on: line) }
    push(.block(beginsLine: beginsLine, indentation: white), name: name, range: tag.range)
    return beginsLine ? line.end : tag.range.upperBound
  }

  private mutating func closeTag(_ tag: Tag, on line: Line, after textStart: Int) -> Int {
    let name = text(tag.content)
    guard let innermost = open.last else {
      addText(textStart..<tag.range.lowerBound)
      report(.strayClose(name), tag.range)
      return tag.range.upperBound
    }
    let standsAlone: Bool
    switch innermost.kind {
    case .section: standsAlone = line.isBlankBefore && line.isBlankAfter && line.start >= textStart
    case .block:
      let replaces = open.dropLast().last?.isParent == true
      standsAlone =
        line.isBlankBefore && line.start >= textStart && (line.isBlankAfter || replaces)
    case .parent(let indentation):
      let begins = innermost.range.lowerBound
      let leads = indentation.upperBound == begins || lineStart(of: begins) == begins
      standsAlone = line.isBlankAfter && leads
    }
    addText(
      textStart..<(standsAlone && line.isBlankBefore
        ? max(line.start, textStart) : tag.range.lowerBound))
    if !standsAlone { startLine(before: tag, on: line) }
    match(name, tag: tag, innermost: innermost, standsAlone: standsAlone)
    let replaces = open.last?.isParent == true
    return standsAlone && !(replaces && !line.isBlankAfter) ? line.end : tag.range.upperBound
  }

  private mutating func match(_ name: String, tag: Tag, innermost: OpenTag, standsAlone: Bool) {
    if innermost.name == name {
      close(innermost, closing: tag.range, standsAlone: standsAlone)
    } else if let outer = open.lastIndex(where: { $0.name == name }) {
      while open.count > outer + 1, let inner = open.last {
        report(.unclosedSection(inner.name), inner.range)
        close(inner, closing: tag.range)
      }
      if let match = open.last { close(match, closing: tag.range) }
    } else {
      report(.mismatchedClose(found: name, expected: innermost.name), tag.range)
      close(innermost, closing: tag.range)
    }
  }

  private mutating func close(_ tag: OpenTag, closing: Range<Int>, standsAlone: Bool = false) {
    open.removeLast()
    let body = nodes
    nodes = tag.before
    switch tag.kind {
    case .section(let name, let isInverted):
      nodes.append(
        .section(SectionTag(name: name, isInverted: isInverted, body: body, closing: closing)))
    case .block(let beginsLine, let indentation):
      nodes.append(
        .block(
          BlockTag(
            name: tag.name, range: tag.range, body: body,
            indentation: beginsLine ? firstIndentation(of: body) ?? indentation : indentation,
            beginsLine: beginsLine)))
    case .parent(let indentation):
      if standsAlone { removeLineStart(indentation) }
      nodes.append(
        .parent(
          ParentTag(
            name: tag.name, range: tag.range, overrides: overrides(in: body),
            indentation: standsAlone ? indentation : nil)))
    }
  }

  /// A parent tag holds blocks; anything else in it is never shown (mustache(5), "Parents").
  private mutating func overrides(in body: [TemplateNode]) -> [BlockTag] {
    var blocks: [BlockTag] = []
    for case .block(let block) in body {
      if blocks.contains(where: { $0.name == block.name }) {
        report(.duplicateBlock(block.name), block.range)
      } else {
        blocks.append(block)
      }
    }
    return blocks
  }

  /// Takes back the white space, or the mark, before a tag that turned out to stand alone.
  private mutating func removeLineStart(_ white: Range<Int>) {
    switch nodes.last {
    case .lineStart: nodes.removeLast()
    case .text(let range, let startsLine) where !white.isEmpty:
      nodes.removeLast()
      if range.lowerBound < white.lowerBound {
        nodes.append(.text(range.lowerBound..<white.lowerBound, startsLine: startsLine))
      }
    default: break
    }
  }

  private func firstIndentation(of body: [TemplateNode]) -> Range<Int>? {
    switch body.first {
    case .text(let range, startsLine: true):
      let end = range.first { !bytes[$0].isBlank } ?? range.upperBound
      return range.lowerBound..<end
    case .partial(let partial): return partial.indentation
    case .parent(let parent): return parent.indentation
    case .block(let block): return block.beginsLine ? block.indentation : nil
    case .lineStart: return 0..<0
    case .section(let section): return firstIndentation(of: section.body)
    default: return nil
    }
  }
}

// MARK: - Lines and text

extension TemplateParser {
  private struct Line {
    let start: Int
    /// Behind its line ending.
    let end: Int
    let isBlankBefore: Bool
    let isBlankAfter: Bool
  }

  private func line(around range: Range<Int>) -> Line {
    let start = lineStart(of: range.lowerBound)
    var end = range.upperBound
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    var isBlankAfter = end == bytes.count
    if end < bytes.count {
      let isReturn = bytes[end] == UInt8(ascii: "\r") && end + 1 < bytes.count
      let newline = isReturn ? end + 1 : end
      isBlankAfter = bytes[newline] == UInt8(ascii: "\n")
      end = newline + 1
    }
    let isBlankBefore = bytes[start..<range.lowerBound].allSatisfy(\.isBlank)
    return Line(start: start, end: end, isBlankBefore: isBlankBefore, isBlankAfter: isBlankAfter)
  }

  private func lineStart(of index: Int) -> Int {
    var start = index
    while start > 0, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    return start == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? min(3, index) : start
  }

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    nodes.append(.text(range, startsLine: lineStart(of: range.lowerBound) == range.lowerBound))
  }

  private func firstInvalidByte() -> Range<Int> {
    var low = 0
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      low += UTF8.width(scalar)
    }
    return low..<low + 1
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    guard let first = range.first(where: { !bytes[$0].isSpace }),
      let last = range.last(where: { !bytes[$0].isSpace })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func find(_ pattern: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
    var index = start
    let last = bytes.count - pattern.count
    while index <= last {
      if bytes[index] == first, bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    return nil
  }
}

extension UInt8 {
  /// A space or a tab.
  var isBlank: Bool { self == 0x20 || self == 0x09 }

  /// ASCII white space as HTML has it.
  var isSpace: Bool { isBlank || self == 0x0A || self == 0x0D || self == 0x0C }
}
