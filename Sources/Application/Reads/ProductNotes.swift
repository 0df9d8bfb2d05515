package import Diagnostics

/// Notes on the making of a product: what it read, without duplicates, and its effects on the rest
/// of the site.
package struct ProductNotes: Sendable {
  /// A read with the hash of its result.
  package struct Read: Equatable, Sendable {
    package let key: ReadKey
    package let value: UInt64
    /// Hash of the text that an excerpt comes from, so that the same text need not be parsed again;
    /// 0 for other reads.
    package let text: UInt64

    package init(_ key: ReadKey, _ value: UInt64, text: UInt64 = 0) {
      self.key = key
      self.value = value
      self.text = text
    }
  }

  /// Reads in the order of their first occurrence.
  package private(set) var reads: [Read] = []
  /// Paths on disk of the files among the reads.
  package private(set) var files: [String] = []
  package private(set) var effects: [SiteEffect] = []
  /// Diagnostics, which are reported again if the product is not made again.
  package private(set) var findings: [Diagnostic] = []

  private static let few = 24
  /// Keys of the reads, if there are more than a few. A few reads are searched one by one, which is
  /// faster.
  private var keys: Set<ReadKey> = []

  package init() {}

  private init(reads: [Read], files: [String], effects: [SiteEffect], findings: [Diagnostic]) {
    self.reads = reads
    self.files = files
    self.effects = effects
    self.findings = findings
  }

  mutating func note(_ key: ReadKey, _ value: @autoclosure () -> UInt64, text: UInt64 = 0) {
    // A model is often read several times in a row.
    guard reads.last?.key != key, isNew(key) else { return }
    if reads.isEmpty { reads.reserveCapacity(16) }
    reads.append(Read(key, value(), text: text))
  }

  private mutating func isNew(_ key: ReadKey) -> Bool {
    guard reads.count < Self.few else {
      if keys.isEmpty { keys = Set(reads.lazy.map(\.key)) }
      return keys.insert(key).inserted
    }
    for read in reads where read.key == key { return false }
    return true
  }

  /// Records the state of a file on disk.
  mutating func note(file path: String, _ value: UInt64) {
    let count = reads.count
    note(.path(path, .file), value)
    if reads.count > count { files.append(path) }
  }

  mutating func note(_ effect: SiteEffect) { effects.append(effect) }

  mutating func note(_ finding: Diagnostic) { findings.append(finding) }

  /// The notes without spare capacity, for storage: there may be as many notes as models.
  var compacted: ProductNotes {
    ProductNotes(
      reads: reads.exact, files: files.exact, effects: effects.exact, findings: findings.exact)
  }

  /// Adds the notes of another computation whose result this one uses.
  mutating func merge(_ other: ProductNotes) {
    effects += other.effects
    findings += other.findings
    let count = reads.count
    for read in other.reads { note(read.key, read.value, text: read.text) }
    guard !other.files.isEmpty else { return }
    let new = Set(reads[count...].lazy.map(\.key))
    files += other.files.filter { new.contains(.path($0, .file)) }
  }
}

extension Array {
  /// A copy without spare capacity.
  fileprivate var exact: [Element] { withUnsafeBufferPointer { Array($0) } }
}
