import Basics
import Synchronization

/// Records of a site's products, kept from one state of the site to the next.
///
/// A class, because all threads that make products add to it. It has several parts, so that they
/// rarely wait. A record names its state, so a record of an old state or an abandoned build is at
/// worst useless.
final class ProductRecords: Sendable {
  /// A class, because a lock can't be copied into an array.
  private final class Part: Sendable {
    let records = Mutex<[UInt64: ProductRecord]>([:])
  }

  private let parts = (0..<32).map { _ in Part() }
  private let hasChanged = Atomic(false)

  /// Whether a record was added since the records were read.
  var isChanged: Bool { hasChanged.load(ordering: .relaxed) }

  var count: Int { parts.reduce(0) { $0 + $1.records.withLock(\.count) } }

  /// The record of a product, by the hash of its path.
  subscript(path: UInt64) -> ProductRecord? { part(path).records.withLock { $0[path] } }

  func add(_ record: ProductRecord, of path: UInt64) {
    hasChanged.store(true, ordering: .relaxed)
    put(record, of: path)
  }

  /// Adds a record from the cache.
  func put(_ record: ProductRecord, of path: UInt64) {
    part(path).records.withLock { $0[path] = record }
  }

  /// Forgets all products except these.
  func forget(allBut paths: Set<UInt64>) {
    for part in parts {
      part.records.withLock { $0 = $0.filter { paths.contains($0.key) } }
    }
  }

  private func part(_ hash: UInt64) -> Part { parts[Int(hash >> 8 & 31)] }
}

extension ProductRecords {
  /// Creates the records in the bytes of a cache; none if these are incomplete or of another
  /// version.
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
    let kept = reader.list(ofSize: 12) { reader -> (path: UInt64, record: ProductRecord)? in
      guard let path = reader.word(), let bytes = reader.slice() else { return nil }
      return (path, ProductRecord(bytes))
    }
    guard let kept, reader.isAtEnd else { return }
    for (path, record) in kept { put(record, of: path) }
  }
}
