import Application
import Hashing
import Synchronization

/// Records of products, compared with one state of their site.
///
/// A product is current exactly if what all products depend on is the same, and each part of a
/// model and each file that it read.
///
/// A class, since all threads compare products with it, and it looks at each file once.
final class SiteRecords: KnownProducts {
  private let records: ProductRecords
  private let site: Site
  /// `Site.stateHash` of the state.
  let stateHash: UInt64
  /// States of files on disk, by path.
  private let files = Mutex<[String: UInt64]>([:])

  init(_ records: ProductRecords, of site: Site) {
    self.records = records
    self.site = site
    stateHash = site.stateHash
  }

  func output(of product: Product) -> OutputDigest? {
    var others: ProductRecord.OtherTexts = []
    guard !product.isConstant, let record = records[product.pathHash],
      let content = record.content(in: self, &others)
    else { return nil }
    if !others.isEmpty { records.add(record.with(others), of: product.pathHash) }
    site.repeatEffects(content.effects, content.findings)
    return content.output
  }

  func note(_ product: Product, _ notes: ProductNotes, _ output: OutputDigest) {
    guard !product.isConstant else { return }
    records.add(ProductRecord(stateHash: stateHash, output, notes), of: product.pathHash)
  }

  // MARK: - Present results of reads

  func value(of key: ReadKey) -> UInt64? { site.value(of: key) }

  func textHash(of key: ReadKey) -> UInt64? { site.textHash(of: key) }

  func state(ofFile path: String) -> UInt64 {
    if let known = files.withLock({ $0[path] }) { return known }
    let state = FileState.hash(path)
    files.withLock { $0[path] = state }
    return state
  }

  // MARK: - Keeping

  /// Forgets what this state of the site does not need.
  func forget(allBut products: [Product]) {
    records.forget(allBut: Set(products.lazy.map(\.pathHash)))
  }

  /// Writes the records of the site's products that belong to this state.
  func write<Failure: Error>(
    to writer: inout CacheWriter, _ flush: (inout CacheWriter) throws(Failure) -> Void
  ) throws(Failure) {
    let kept = site.products.compactMap { product in
      records[product.pathHash].flatMap { record in
        record.stateHash == stateHash ? (path: product.pathHash, bytes: record.bytes) : nil
      }
    }
    writer.writer.write(kept.count)
    for (path, bytes) in kept {
      writer.writer.write(word: path)
      writer.writer.write(bytes.count)
      writer.writer.append(bytes)
      try flush(&writer)
    }
  }
}
