import Diagnostics
import Domain
package import Tracing

/// Hashes of a model's facts and text, which also record who reads them.
package struct ModelReads: Sendable, Hashable {
  private let facts: ReadKey
  private let text: ReadKey
  /// Hash of the file's path and of the model's facts without its text.
  package let factsHash: UInt64
  package let textHash: UInt64
  /// Hash of the facts without title, summary and terms: what remains decides relations and the
  /// order of lists.
  package let skeletonHash: UInt64
  /// Hash of the model's terms.
  package let termsHash: UInt64

  /// `range` is everything about the model in its file; a text below front matter is told apart
  /// from it.
  init(
    _ name: ModelName, _ body: MarkdownText, in file: SourceFile, at range: Range<Int>,
    _ keys: KeyRanges
  ) {
    self.init(
      named: "\(name.kind.folder)/\(name.slug.text)", body, in: file, at: range,
      said: ["title", "summary"].filter(keys.has).map { keys[$0] },
      terms: ["tags", "category"].filter(keys.has).map { keys[$0] })
  }

  init(index kind: ModelKind?, _ body: MarkdownText, in file: SourceFile) {
    // No kind has such a folder.
    self.init(named: "/\(kind?.folder ?? "")", body, in: file, at: file.bytes.indices)
  }

  private init(
    named name: String, _ body: MarkdownText, in file: SourceFile, at range: Range<Int>,
    said: [Range<Int>] = [], terms: [Range<Int>] = []
  ) {
    let subject = StableHasher.hash(name)
    facts = ReadKey(subject, .facts)
    text = ReadKey(subject, .text)
    var range = range
    if let below = body.range, range.contains(below.lowerBound),
      range.upperBound == below.upperBound
    {
      range = range.lowerBound..<below.lowerBound
    }
    var hasher = StableHasher()
    hasher.combine(file.path)
    hasher.combine(file.bytes[range])
    factsHash = hasher.finish()
    hasher = StableHasher()
    hasher.combine(file.path)
    var start = range.lowerBound
    for value in (said + terms).sorted(by: { $0.lowerBound < $1.lowerBound })
    where value.lowerBound >= start && value.upperBound <= range.upperBound {
      hasher.combine(file.bytes[start..<value.lowerBound])
      start = value.upperBound
    }
    hasher.combine(file.bytes[start..<range.upperBound])
    skeletonHash = hasher.finish()
    hasher = StableHasher()
    for value in terms { hasher.combine(file.bytes[value]) }
    termsHash = hasher.finish()
    hasher = StableHasher()
    hasher.combine(body.bytes(of: file))
    textHash = hasher.finish()
  }

  /// The hash of the model's name in read keys.
  package var subject: UInt64 { facts.subject }

  /// Key of the text's beginning.
  package var excerpt: ReadKey { ReadKey(subject, .excerpt) }

  @inline(__always)
  func noteFacts() { Reading.note(facts, factsHash) }

  @inline(__always)
  func noteText() { Reading.note(text, textHash) }
}

extension ModelName {
  /// The name in read keys.
  package var readSubject: UInt64 {
    StableHasher.hash("\(kind.folder)/\(slug.text)") & ~7
  }
}
