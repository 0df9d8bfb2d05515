import Basics
import Diagnostics

/// Parses a template's bytes into nodes (mustache.github.io, mustache(5), with the specification's
/// standalone lines).
///
/// Reports each mistake and continues, so that none hides another.
struct TemplateParser {
  /// Maximum number of mistakes. Parsing then stops, because the file probably isn't a template.
  private static let mistakeLimit = 200

  private let bytes: [UInt8]
  private let lines: TemplateLines
  private var tags: TagScanner
  private var nodes: NodeStack
  private var mistakes: [(mistake: SyntaxMistake, range: Range<Int>)] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = TemplateLines(bytes)
    tags = TagScanner(bytes)
    nodes = NodeStack(bytes)
  }

  static func parse(
    _ template: TemplateSource, into diagnostics: DiagnosticCollector
  ) -> ParsedTemplate {
    var parser = TemplateParser(template.source.bytes)
    parser.parse()
    let mistakes = parser.mistakes + parser.nodes.mistakes
    for (mistake, range) in mistakes {
      diagnostics.report(
        TemplateMistake.syntax(mistake).diagnostic(at: template.source.place(range)))
    }
    return ParsedTemplate(
      template, parser.nodes.nodes, isBroken: !mistakes.isEmpty,
      isMisnested: parser.nodes.isMisnested)
  }

  private mutating func report(_ mistake: SyntaxMistake, _ range: Range<Int>) {
    mistakes.append((mistake, range))
  }

  private mutating func parse() {
    if bytes.isUTF16 { return report(.utf16, 0..<0) }
    if let invalid = bytes.firstInvalidUTF8 { return report(.notUTF8, invalid..<invalid + 1) }
    var position = lines.start
    var textStart = position
    while let tag = tags.next(from: position) {
      if mistakes.count + nodes.mistakes.count >= Self.mistakeLimit { return nodes.closeAll() }
      if let missing = tag.missing {
        report(.unclosedTag(String(decoding: missing, as: UTF8.self)), tag.range)
        guard !tag.content.isEmpty else {
          position = tag.range.upperBound
          continue
        }
      }
      if tag.sigil?.opens == true, nodes.isFull {
        report(.tooNested(limit: NodeStack.depthLimit), tag.range)
        return nodes.closeAll()
      }
      textStart = place(tag, after: textStart)
      position = max(tag.range.upperBound, textStart)
    }
    addText(textStart..<bytes.count)
    while !nodes.open.isEmpty { nodes.closeUnclosed() }
  }

  private mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    nodes.append(.text(range, startsLine: lines.isStart(range.lowerBound)))
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

// MARK: - Tags

extension TemplateParser {
  /// Processes a tag and the text before it. Returns the start of the next text.
  private mutating func place(_ tag: Tag, after textStart: Int) -> Int {
    let line = lines.around(tag.range)
    switch tag.sigil {
    case nil, .raw, .triple:
      addText(textStart..<tag.range.lowerBound)
      startLine(before: tag, on: line)
      if let name = name(tag) {
        nodes.append(.variable(VariableTag(name: name, isRaw: tag.sigil != nil)))
      }
      return tag.range.upperBound
    case .parent, .block: return openInheritance(tag, on: line, after: textStart)
    case .close: return close(tag, on: line, after: textStart)
    case .comment, .delimiters, .section, .inverted, .partial:
      // Tags without output remove their whole line if it contains nothing else.
      let standsAlone = line.isBlankBefore && line.isBlankAfter && line.start >= textStart
      addText(textStart..<(standsAlone ? line.start : tag.range.lowerBound))
      if !standsAlone { startLine(before: tag, on: line) }
      add(tag, standsAlone: standsAlone, on: line)
      return standsAlone ? line.end : tag.range.upperBound
    }
  }

  private mutating func add(
    _ tag: Tag, standsAlone: Bool, on line: TemplateLines.Surroundings
  ) {
    switch tag.sigil {
    case .delimiters:
      if !tags.setDelimiters(tag.content) { report(.badDelimiters, tag.range) }
    case .section, .inverted:
      // A section without a name is still opened, because an end tag will follow.
      let name = name(tag) ?? .none(tag.content)
      nodes.push(
        NodeStack.OpenTag(
          .section(name, isInverted: tag.sigil == .inverted), name: text(tag.content),
          range: tag.range))
    case .partial:
      let indentation = standsAlone ? line.start..<tag.range.lowerBound : nil
      addPartial(tag, indentation: indentation)
    default: break
    }
  }

  /// Adds a line start if the tag is the first on its line and isn't standalone.
  private mutating func startLine(before tag: Tag, on line: TemplateLines.Surroundings) {
    if line.start == tag.range.lowerBound { nodes.append(.lineStart) }
  }

  private mutating func addPartial(_ tag: Tag, indentation: Range<Int>?) {
    guard let first = bytes[tag.content].first else { return report(.emptyTag, tag.range) }
    let target: PartialTag.Target
    if first == UInt8(ascii: "*") {
      let content = tags.trimmed(tag.content.dropFirst())
      guard !content.isEmpty else { return report(.emptyTag, tag.range) }
      target = .dynamic(TemplateName(path: path(content), range: content))
    } else {
      target = .named(text(tag.content))
    }
    nodes.append(
      .partial(PartialTag(target: target, range: tag.content, indentation: indentation)))
  }

  /// Returns the name in a tag. If the name is missing or invalid, reports it and returns `nil`.
  private mutating func name(_ tag: Tag) -> TemplateName? {
    guard !tag.content.isEmpty else {
      report(.emptyTag, tag.range)
      return nil
    }
    let path = path(tag.content)
    guard !path.contains("") else {
      report(.badName(text(tag.content)), tag.content)
      return nil
    }
    return TemplateName(path: path, range: tag.content)
  }

  private func path(_ range: Range<Int>) -> [String] {
    let text = text(range)
    return text == "."
      ? ["."] : text.parts(between: ".").map(String.init)
  }
}

// MARK: - Parents, blocks and ends

extension TemplateParser {
  /// Opens a parent or a block. Inside a parent tag only blocks count, so a block can be standalone
  /// despite other content on its line.
  private mutating func openInheritance(
    _ tag: Tag, on line: TemplateLines.Surroundings, after textStart: Int
  ) -> Int {
    if tag.content.isEmpty { report(.emptyTag, tag.range) }
    let name = text(tag.content)
    let white = line.isBlankBefore ? line.start..<tag.range.lowerBound : 0..<0
    if tag.sigil == .parent {
      // White space is kept until the end tag shows whether the parent is standalone.
      addText(textStart..<tag.range.lowerBound)
      startLine(before: tag, on: line)
      let indentation = line.start >= textStart ? white : 0..<0
      nodes.push(.init(.parent(indentation: indentation), name: name, range: tag.range))
      return tag.range.upperBound
    }
    let replaces = nodes.isInParent
    let beginsLine =
      line.isBlankAfter && (replaces || (line.isBlankBefore && line.start >= textStart))
    addText(textStart..<(beginsLine && !replaces ? line.start : tag.range.lowerBound))
    if !beginsLine { startLine(before: tag, on: line) }
    nodes.push(
      .init(.block(beginsLine: beginsLine, indentation: white), name: name, range: tag.range))
    return beginsLine ? line.end : tag.range.upperBound
  }

  private mutating func close(
    _ tag: Tag, on line: TemplateLines.Surroundings, after textStart: Int
  ) -> Int {
    let standsAlone = standsAlone(tag, on: line, after: textStart)
    addText(
      textStart..<(standsAlone && line.isBlankBefore
        ? max(line.start, textStart) : tag.range.lowerBound))
    if !standsAlone { startLine(before: tag, on: line) }
    nodes.close(text(tag.content), tag.range, standsAlone: standsAlone)
    return standsAlone && !(nodes.isInParent && !line.isBlankAfter)
      ? line.end : tag.range.upperBound
  }

  private func standsAlone(
    _ tag: Tag, on line: TemplateLines.Surroundings, after textStart: Int
  ) -> Bool {
    let begins = line.isBlankBefore && line.start >= textStart
    guard let innermost = nodes.open.last else { return false }
    switch innermost.kind {
    case .section: return begins && line.isBlankAfter
    case .block: return begins && (line.isBlankAfter || nodes.replacesBlock)
    case .parent(let indentation):
      let start = innermost.range.lowerBound
      return line.isBlankAfter && (indentation.upperBound == start || lines.isStart(start))
    }
  }
}

extension [UInt8] {
  fileprivate var firstInvalidUTF8: Int? {
    guard String(validating: self, as: UTF8.self) == nil else { return nil }
    var index = 0
    var decoder = UTF8()
    var iterator = makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      index += UTF8.width(scalar)
    }
    return index
  }
}
