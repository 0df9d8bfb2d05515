import Basics
import Diagnostics

extension Value {
  /// Reads YAML front matter as an object; `nil` if it contains a mistake.
  package static func yaml(
    _ findings: Findings, _ content: Range<Int>, opening: Range<Int>
  ) -> Value? {
    guard findings.isText(content) else { return nil }
    return plainYAML(findings, content, opening: opening)
      ?? anyYAML(findings, content, opening: opening)
  }

  /// Reads the subset of YAML that nearly all front matter uses; `nil` for other YAML and for
  /// mistakes, which aren't reported. `content` is UTF-8.
  package static func plainYAML(
    _ findings: Findings, _ content: Range<Int>, opening: Range<Int>
  ) -> Value? {
    PlainYAML.members(findings.file.bytes, content).map { members in
      Value(.object(members), at: range(of: content, behind: opening))
    }
  }

  /// Reads any YAML as an object with libyaml; `nil` if it contains a mistake. `content` is UTF-8.
  package static func anyYAML(
    _ findings: Findings, _ content: Range<Int>, opening: Range<Int>
  ) -> Value? {
    var reader = YAMLReader(findings, content, opening: opening)
    // libyaml reads from the file's own bytes while the closure runs.
    return findings.file.bytes.withUnsafeBufferPointer { bytes in
      guard var events = YAMLEvents(UnsafeBufferPointer(rebasing: bytes[content])) else {
        return nil
      }
      return reader.read(&events)
    }
  }

  /// Range of the whole front matter, from its opening fence.
  fileprivate static func range(of content: Range<Int>, behind opening: Range<Int>) -> Range<Int> {
    opening.lowerBound..<max(opening.upperBound, content.upperBound)
  }
}

/// Builds values from libyaml's events, with its own stack instead of recursion.
private struct YAMLReader {
  private struct Stop: Error {}

  private struct Collection {
    let isObject: Bool
    let start: Int
    var elements: [Value] = []
    var members = MemberList()
    var name: (text: String, range: Range<Int>)?
  }

  private let findings: Findings
  private let opening: Range<Int>
  private let content: Range<Int>
  private let mistakesBefore: Int
  private var cursor: CharacterCursor
  private var stack: [Collection] = []
  private var root: Value?
  private var documents = 0

  init(_ findings: Findings, _ content: Range<Int>, opening: Range<Int>) {
    self.findings = findings
    self.opening = opening
    self.content = content
    mistakesBefore = findings.mistakes
    cursor = CharacterCursor(findings.file.bytes, content)
  }

  mutating func read(_ events: inout YAMLEvents) -> Value? {
    do throws(YAMLFailure) {
      while true {
        let event = try events.next()
        if case .streamEnd = event.kind { break }
        do throws(Stop) { try take(event) } catch { return nil }
      }
    } catch {
      let range = range(of: error)
      let found = String(
        decoding: findings.file.bytes[range.lowerBound...].prefix(8), as: UTF8.self)
      report(.syntax(error, found: found.first), range)
      return nil
    }
    guard findings.mistakes == mistakesBefore else { return nil }
    guard let root, !root.isNull else { return Value(.object([]), at: whole) }
    guard case .object = root.kind else {
      report(.noKeys, root.range)
      return nil
    }
    return Value(root.kind, at: whole)
  }

  private var whole: Range<Int> { Value.range(of: content, behind: opening) }

  // MARK: - Events

  private mutating func take(_ event: YAMLEvent) throws(Stop) {
    if let anchor = event.properties?.anchor { report(.anchor(anchor), range(event)) }
    switch event.kind {
    case .documentStart:
      documents += 1
      guard documents == 1 else { throw stop(.severalDocuments, range(event)) }
    case .scalar(let text, let isPlain):
      let range = range(event)
      let tag = event.properties?.tag
      // A key is always text, even if it would have another type as a value.
      guard !isAtKey || tag != nil else { return try add(key: text, at: range) }
      let kind = kind(of: text, isPlain: isPlain, tag: tag, range)
      try add(Value(kind, at: range, isPlain: isPlain && tag == nil), text: text)
    case .sequenceStart, .mappingStart: try open(event)
    case .collectionEnd: try close(event)
    case .alias(let name):
      report(.alias(name), range(event))
      try add(Value(.null, at: range(event)), text: name)
    case .streamEnd, .other: break
    }
  }

  private mutating func open(_ event: YAMLEvent) throws(Stop) {
    let range = range(event)
    guard stack.count < ContentLimits.frontMatterDepth else {
      findings.report(at: range.lowerBound..<range.lowerBound + 1) { place in
        ReadingDiagnostics.tooDeep(ContentLimits.frontMatterDepth, at: place)
      }
      throw Stop()
    }
    guard !isAtKey else {
      throw stop(.keyIsNoText, range.lowerBound..<range.lowerBound + 1)
    }
    var isObject = false
    if case .mappingStart = event.kind { isObject = true }
    if let tag = event.properties?.tag, tag != (isObject ? YAMLTag.map : YAMLTag.list) {
      report(.tag(YAMLTag.shorthand(tag)), range)
    }
    stack.append(Collection(isObject: isObject, start: range.lowerBound))
  }

  private mutating func close(_ event: YAMLEvent) throws(Stop) {
    guard let collection = stack.popLast() else { return }
    let marked = range(event)
    // A block collection ends at the start of the next line, and a flow collection after its
    // bracket.
    let last =
      collection.isObject
      ? collection.members.members.last?.value.range : collection.elements.last?.range
    let end = marked.isEmpty ? last?.upperBound ?? marked.upperBound : marked.upperBound
    let kind: Value.Kind =
      collection.isObject ? .object(collection.members.members) : .array(collection.elements)
    try add(Value(kind, at: collection.start..<max(collection.start, end)), text: nil)
  }

  /// Whether the next event is the key of an object.
  private var isAtKey: Bool {
    guard let top = stack.indices.last else { return false }
    return stack[top].isObject && stack[top].name == nil
  }

  private mutating func add(key text: String, at range: Range<Int>) throws(Stop) {
    guard !text.isEmpty else { throw stop(.keyIsNoText, range) }
    stack[stack.count - 1].name = (text, range)
  }

  /// Adds a value to the innermost collection. In an object, keys and values alternate.
  private mutating func add(_ value: Value, text: String?) throws(Stop) {
    guard let top = stack.indices.last else {
      root = value
      return
    }
    guard stack[top].isObject else {
      stack[top].elements.append(value)
      return
    }
    if let name = stack[top].name {
      stack[top].name = nil
      stack[top].members.append(
        Value.Member(name: name.text, nameRange: name.range, value: value), findings)
    } else {
      try add(key: text ?? "", at: value.range)
    }
  }

  private func kind(
    of text: String, isPlain: Bool, tag: String?, _ range: Range<Int>
  ) -> Value.Kind {
    let resolved: Value.Kind = isPlain ? YAMLTag.resolve(text) : .string(text)
    guard let tag else { return resolved }
    if let kind = YAMLTag.kind(of: text, tagged: tag) { return kind }
    report(.tag(YAMLTag.shorthand(tag)), range)
    return resolved
  }

  // MARK: - Places

  private mutating func range(_ event: YAMLEvent) -> Range<Int> {
    let start = cursor.offset(of: event.start)
    return start..<max(start, cursor.offset(of: event.end))
  }

  private mutating func range(of failure: YAMLFailure) -> Range<Int> {
    let offset =
      switch failure.position {
      case .byte(let offset): min(content.lowerBound + offset, content.upperBound)
      case .character(let index):
        // An unclosed construct is shown where it opens, and a key without ':' where it begins.
        cursor.offset(of: failure.isAtContext ? failure.contextPosition : index)
      }
    return offset..<min(offset + 1, max(offset, content.upperBound))
  }

  private func report(_ mistake: YAMLMistake, _ range: Range<Int>) {
    findings.report(at: range) { ReadingDiagnostics.yaml(mistake, at: $0) }
  }

  private func stop(_ mistake: YAMLMistake, _ range: Range<Int>) -> Stop {
    report(mistake, range)
    return Stop()
  }
}

/// A mistake in YAML, or a feature that is refused.
enum YAMLMistake {
  case syntax(YAMLFailure, found: Character?)
  case noKeys
  case keyIsNoText
  case severalDocuments
  case anchor(String)
  case alias(String)
  case tag(String)
}

extension YAMLFailure {
  /// Whether the mistake is at the start of the text, list or key rather than where libyaml
  /// stopped.
  fileprivate var isAtContext: Bool {
    problem == "found unexpected end of stream" || problem == "could not find expected ':'"
      || context.begins(with: "while parsing a flow")
  }
}

/// Converts libyaml's positions from characters to bytes. Remembers the last one.
private struct CharacterCursor {
  private let bytes: [UInt8]
  private let range: Range<Int>
  /// Whether each character is one byte.
  private let isASCII: Bool
  private var index = 0
  private var offset: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    self.range = range
    isASCII = bytes[range].isASCII
    offset = range.lowerBound
  }

  mutating func offset(of wanted: Int) -> Int {
    guard !isASCII else { return min(range.lowerBound + wanted, range.upperBound) }
    while index < wanted, offset < range.upperBound {
      offset += 1
      while offset < range.upperBound, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      index += 1
    }
    while index > wanted, offset > range.lowerBound {
      offset -= 1
      while offset > range.lowerBound, bytes[offset] & 0xC0 == 0x80 { offset -= 1 }
      index -= 1
    }
    return offset
  }
}
