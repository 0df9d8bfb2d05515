import Application
import Content
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
  private let basis: UInt64
  /// States of files on disk, by path.
  private let files = Mutex<[String: UInt64]>([:])

  init(_ records: ProductRecords, of site: Site) {
    self.records = records
    self.site = site
    basis = site.basis
  }

  func output(of product: Product) -> OutputDigest? {
    guard !product.isConstant, let record = records[product.pathHash], record.basis == basis,
      isCurrent(record.notes)
    else { return nil }
    site.repeatNotes(record.notes)
    return record.output
  }

  func note(_ product: Product, _ notes: ProductNotes, _ output: OutputDigest) {
    guard !product.isConstant else { return }
    for read in notes.reads where read.key.aspect == .excerpt {
      guard let text = textKey(of: read.key), records.excerpt(of: text) == nil else { continue }
      records.note(excerpt: read.value, of: text)
    }
    records.add(
      ProductRecord(basis: basis, output: output, notes: notes), of: product.pathHash)
  }

  private func isCurrent(_ notes: ProductNotes) -> Bool {
    var files = notes.files[...]
    return notes.reads.allSatisfy { read in
      switch read.key.aspect {
      case .file: files.popFirst().map(state) == read.value
      case .excerpt: excerpt(read.key) == read.value
      default: site.value(of: read.key) == read.value
      }
    }
  }

  private func state(_ path: String) -> UInt64 {
    if let known = files.withLock({ $0[path] }) { return known }
    let state = FileState.hash(path)
    files.withLock { $0[path] = state }
    return state
  }

  private func excerpt(_ key: ReadKey) -> UInt64? {
    guard let text = textKey(of: key) else { return nil }
    if let known = records.excerpt(of: text) { return known }
    guard let made = site.value(of: key) else { return nil }
    records.note(excerpt: made, of: text)
    return made
  }

  /// Key of a text by its bytes and everything that affects its parsing.
  private func textKey(of key: ReadKey) -> UInt64? {
    site.textHash(of: key).map { text in
      var hasher = StableHasher(seed: basis)
      hasher.combine(text)
      return hasher.finish()
    }
  }

  // MARK: - Keeping

  /// Forgets what this state of the site does not need.
  func forget(allBut products: [Product]) {
    let paths = Set(products.lazy.map(\.pathHash))
    var texts: Set<UInt64> = []
    for path in paths {
      guard let record = records[path] else { continue }
      for read in record.notes.reads where read.key.aspect == .excerpt {
        if let text = textKey(of: read.key) { texts.insert(text) }
      }
    }
    records.forget(allBut: paths, texts: texts)
  }

  /// Writes the records of the site's products that belong to this state.
  func write<Failure: Error>(
    to writer: inout CacheWriter, _ flush: (inout CacheWriter) throws(Failure) -> Void
  ) throws(Failure) {
    var kept: [(path: UInt64, record: ProductRecord)] = []
    var excerpts: [UInt64: UInt64] = [:]
    for product in site.products {
      guard let record = records[product.pathHash], record.basis == basis else { continue }
      kept.append((product.pathHash, record))
      for read in record.notes.reads where read.key.aspect == .excerpt {
        if let text = textKey(of: read.key) { excerpts[text] = records.excerpt(of: text) }
      }
    }
    writer.writer.write(word: basis)
    writer.writer.write(excerpts.count)
    for (text, excerpt) in excerpts.sorted(by: { $0.key < $1.key }) {
      writer.writer.write(words: [text, excerpt])
    }
    writer.writer.write(kept.count)
    for (path, record) in kept {
      writer.writer.write(word: path)
      record.write(to: &writer.writer)
      try flush(&writer)
    }
  }
}
