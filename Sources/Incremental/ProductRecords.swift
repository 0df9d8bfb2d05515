import Application
import Hashing
import Synchronization

/// A product as it was last made.
struct ProductRecord: Sendable {
  /// `Site.basis` of the state in which it was made.
  let basis: UInt64
  /// Digest of its bytes.
  let output: OutputDigest
  let notes: ProductNotes
}

/// Records of a site's products, kept from one state of the site to the next.
///
/// A class, since all threads that make products add to it, in parts, so that they rarely wait. A
/// record names its state, so one of an old state or an abandoned build is at worst useless.
final class ProductRecords: Sendable {
  /// A class, since a lock can't be copied into an array.
  private final class Part: Sendable {
    let records = Mutex<[UInt64: ProductRecord]>([:])
    let excerpts = Mutex<[UInt64: UInt64]>([:])
  }

  private let parts = (0..<32).map { _ in Part() }
  private let hasChanged = Atomic(false)

  /// Whether a record was added since they were read.
  var isChanged: Bool { hasChanged.load(ordering: .relaxed) }

  var count: Int { parts.reduce(0) { $0 + $1.records.withLock(\.count) } }

  /// The record of a product, by the hash of its path.
  subscript(path: UInt64) -> ProductRecord? { part(path).records.withLock { $0[path] } }

  func add(_ record: ProductRecord, of path: UInt64) {
    hasChanged.store(true, ordering: .relaxed)
    put(record, of: path)
  }

  /// Adds a record that was kept.
  func put(_ record: ProductRecord, of path: UInt64) {
    part(path).records.withLock { $0[path] = record }
  }

  /// Hash of the beginning of a text, by the hash of the text and of what all products depend on.
  func excerpt(of text: UInt64) -> UInt64? { part(text).excerpts.withLock { $0[text] } }

  func note(excerpt: UInt64, of text: UInt64) {
    part(text).excerpts.withLock { $0[text] = excerpt }
  }

  /// Forgets all products and texts but these.
  func forget(allBut paths: Set<UInt64>, texts: Set<UInt64>) {
    for part in parts {
      part.records.withLock { $0 = $0.filter { paths.contains($0.key) } }
      part.excerpts.withLock { $0 = $0.filter { texts.contains($0.key) } }
    }
  }

  private func part(_ hash: UInt64) -> Part { parts[Int(hash >> 8 & 31)] }
}

extension ProductRecords {
  /// The records in the bytes of a cache; none if they are not complete or of another version.
  convenience init(parsing bytes: [UInt8]) {
    self.init()
    read(bytes)
  }

  /// Adds the records in the bytes of a cache.
  func read(_ bytes: [UInt8]) {
    let title = BuildRecords.title
    guard bytes.starts(with: title), bytes.count >= title.count + 8 else { return }
    var end = ByteReader(bytes.suffix(8))
    guard end.word() == CacheWriter.seal(of: bytes.dropLast(8)) else { return }
    var reader = ByteReader(bytes.dropLast(8).dropFirst(title.count))
    guard let basis = reader.word(),
      let excerpts = reader.list(
        ofSize: 16,
        { reader in reader.word().flatMap { text in reader.word().map { (text, $0) } } }),
      let kept = reader.list(
        ofSize: 48,
        { reader in
          reader.word().flatMap { path in
            ProductRecord(&reader, basis: basis).map { (path, $0) }
          }
        }), reader.isAtEnd
    else { return }
    for (text, excerpt) in excerpts { note(excerpt: excerpt, of: text) }
    for (path, record) in kept { put(record, of: path) }
  }
}
