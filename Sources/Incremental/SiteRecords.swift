import Application
import Basics
import Synchronization

/// Records of products, compared with one state of their site and of the sites of its audiences.
///
/// A product is current if and only if nothing has changed of the state that all products of its
/// site depend on, of the parts of models that it read, and of the files that it read.
///
/// A class, because all threads compare products with it, and it looks at each file once.
final class SiteRecords: KnownProducts {
  private let records: ProductRecords
  private let site: Site
  /// State of each site, by the salt of its products.
  private let states: [UInt64: State]

  init(_ records: ProductRecords, of site: Site) {
    self.records = records
    self.site = site
    let files = FileStates()
    states = Dictionary(
      ([site] + site.audiences).map { ($0.salt, State($0, files)) }
    ) { first, _ in first }
  }

  func output(of product: Product) -> OutputDigest? {
    var others: ProductRecord.OtherTexts = []
    let identity = product.identity
    guard !product.isConstant, let state = states[product.salt], let record = records[identity],
      let content = record.content(in: state, product.circumstance, &others)
    else { return nil }
    if !others.isEmpty { records.add(record.with(others), of: identity) }
    state.site.repeatEffects(content.effects, content.findings)
    return content.output
  }

  func note(_ product: Product, _ notes: ProductNotes, _ output: OutputDigest) {
    guard !product.isConstant, let state = states[product.salt] else { return }
    records.add(
      ProductRecord(stateHash: state.hash(product.circumstance), output, notes),
      of: product.identity)
  }

  // MARK: - Keeping

  /// Forgets records that this state of the site doesn't need.
  func forget() {
    records.forget(allBut: Set(site.allProducts.lazy.map(\.identity)))
  }

  /// Writes the records of the site's products that belong to this state.
  func write<Failure: Error>(
    to writer: inout CacheWriter, _ flush: (inout CacheWriter) throws(Failure) -> Void
  ) throws(Failure) {
    let kept = site.allProducts.compactMap { product in
      records[product.identity].flatMap { record in
        record.stateHash == states[product.salt]?.hash(product.circumstance)
          ? (identity: product.identity, bytes: record.bytes) : nil
      }
    }
    writer.writer.write(kept.count)
    for (identity, bytes) in kept {
      writer.writer.write(word: identity)
      writer.writer.write(bytes.count)
      writer.writer.append(bytes)
      try flush(&writer)
    }
  }
}

extension SiteRecords {
  /// State of one site, with which the records of its products are compared.
  ///
  /// A class, because all threads look it up for each product, and a copy of the site counts many
  /// references.
  final class State: Sendable {
    let site: Site
    /// `Site.stateHash` of the state.
    let hash: UInt64
    private let files: FileStates

    init(_ site: Site, _ files: FileStates = FileStates()) {
      self.site = site
      self.files = files
      hash = site.stateHash
    }

    /// Returns the hash of the state for products that also depend on a circumstance.
    func hash(_ circumstance: UInt64) -> UInt64 { hash ^ circumstance }

    // MARK: - Present results of reads

    func value(of key: ReadKey) -> UInt64? { site.value(of: key) }

    func textHash(of key: ReadKey) -> UInt64? { site.textHash(of: key) }

    func state(ofFile path: String) -> UInt64 { files[path] }
  }
}

/// States of files on disk, by path.
///
/// A class, because all sites share the known states.
final class FileStates: Sendable {
  private let known = Mutex<[String: UInt64]>([:])

  subscript(path: String) -> UInt64 {
    if let known = known.withLock({ $0[path] }) { return known }
    let state = FileState.hash(path)
    known.withLock { $0[path] = state }
    return state
  }
}
