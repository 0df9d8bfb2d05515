import Basics
import Content
import Diagnostics
import Domain

/// File of an account, to whose list entries are added; all other bytes stay unchanged.
struct AccountFile {
  /// Language in which the account's data is written.
  enum Language {
    case json
    case yaml
    case toml
  }

  /// Reason why entries can't be added.
  enum Fault: Error {
    case unreadable
    /// The list is written in a form whose end isn't certain.
    case unclear
    /// The resulting file would have mistakes, or wouldn't contain the intended entries.
    case mistakes([Diagnostic])
  }

  let source: SourceFile
  let language: Language
  /// The account's object.
  let object: Value
  /// Bytes of the data: the whole JSON file, or the part between the fences.
  let content: Range<Int>
  private let index: Int?

  /// Reads the file again; `object` is the range that the account had when it was read before.
  init(_ source: SourceFile, at object: Range<Int>) throws(Fault) {
    guard let file = Self.read(source, DiagnosticCollector()) else { throw .unreadable }
    let index = file.objects.firstIndex { $0.range == object }
    guard let index else { throw .unreadable }
    self.source = source
    self.object = file.objects[index]
    self.index = index
    (language, content) = (file.language, file.content)
  }

  private struct Read {
    let objects: [Value]
    let language: Language
    let content: Range<Int>
  }

  private static func read(_ source: SourceFile, _ collector: DiagnosticCollector) -> Read? {
    let findings = Findings(source, collector)
    guard !source.path.ends(with: ".json") else {
      guard findings.isWithinLimit(), let value = Value.json(findings) else { return nil }
      if case .array(let elements) = value.kind {
        return Read(objects: elements, language: .json, content: source.text)
      }
      return Read(objects: [value], language: .json, content: source.text)
    }
    guard let front = MarkdownParts(findings)?.frontMatter, let value = front.value(findings) else {
      return nil
    }
    let language: Language =
      switch front.format {
      case .json: .json
      case .yaml: .yaml
      case .toml: .toml
      }
    return Read(objects: [value], language: language, content: front.content)
  }

  /// Returns the file with entries added to the end of the list. The result is read again, and must
  /// contain the old content followed by the new entries.
  func adding(_ elements: [EntryElement]) throws(Fault) -> [UInt8] {
    guard let insertion = insertion(of: elements) else { throw .unclear }
    let bytes =
      source.bytes[..<insertion.offset] + Array(insertion.text.utf8)
      + source.bytes[insertion.offset...]
    let collector = DiagnosticCollector()
    let made = SourceFile(path: source.path, bytes: Array(bytes))
    guard let file = Self.read(made, collector), let index, file.objects.indices.contains(index)
    else { throw .mistakes(collector.diagnostics) }
    let account = file.objects[index]
    guard !collector.hasErrors, isSame(account, with: elements) else {
      throw .mistakes(collector.diagnostics)
    }
    if case .array(let entries)? = account["entries"]?.kind {
      for entry in entries.suffix(elements.count) {
        AccountKind.check(entry: entry, in: made, collector)
      }
    }
    guard !collector.hasErrors else { throw .mistakes(collector.diagnostics) }
    return Array(bytes)
  }

  /// A text and the offset at which it is inserted.
  struct Insertion {
    let offset: Int
    let text: String
  }

  private func insertion(of elements: [EntryElement]) -> Insertion? {
    switch language {
    case .json: jsonInsertion(elements)
    case .yaml: yamlInsertion(elements)
    case .toml: tomlInsertion(elements)
    }
  }

  /// The existing list; `nil` if the account has none.
  var entries: Value? { object["entries"] }

  /// Whether another account equals this one with the elements at the end of its list.
  private func isSame(_ account: Value, with elements: [EntryElement]) -> Bool {
    guard case .object(let old) = object.kind, case .object(let new) = account.kind,
      case .array(let entries)? = account["entries"]?.kind
    else { return false }
    let others = old.filter { $0.name != "entries" }
    guard others.elementsEqual(new.filter { $0.name != "entries" }, by: { $0.isSame(as: $1) })
    else {
      return false
    }
    var known: [Value] = []
    if case .array(let old)? = self.entries?.kind { known = old }
    return entries.count == known.count + elements.count
      && zip(known, entries).allSatisfy { $0.isSame(as: $1) }
      && zip(elements, entries.suffix(elements.count)).allSatisfy { $0.isSame(as: $1) }
  }
}

extension Value {
  /// Whether two values are equal, regardless of their places. The recursion is bounded by the
  /// depth that the readers allow.
  fileprivate func isSame(as other: Value) -> Bool {
    switch (kind, other.kind) {
    case (.array(let one), .array(let two)): one.elementsEqual(two) { $0.isSame(as: $1) }
    case (.object(let one), .object(let two)): one.elementsEqual(two) { $0.isSame(as: $1) }
    case (.array, _), (.object, _), (_, .array), (_, .object): false
    default: kind == other.kind
    }
  }
}

extension Value.Member {
  fileprivate func isSame(as other: Value.Member) -> Bool {
    name == other.name && value.isSame(as: other.value)
  }
}
