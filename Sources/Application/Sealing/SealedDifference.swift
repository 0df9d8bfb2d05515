import Basics
import Content
import Domain
import Markup
import Sealing

/// The difference between the sites of audiences and the public site, as sealed products.
struct SealedDifference {
  /// Site of an audience, or of several together, with the key to its sealed files.
  struct Reader: Sendable {
    let names: Set<Slug>
    let key: ContentKey
    let site: Site
  }

  /// A part with its entry among the sealed files, and its sealer.
  private typealias Sealed = (part: Part, entry: SealedEntry, sealer: Sealer)

  /// A product of audiences' sites with the same bytes in all of them.
  private struct Part {
    let product: Product
    /// Digest of the bytes; `nil` for a file that is the same in all sites that have it.
    let digest: OutputDigest?
    var readers: [Int]
  }

  /// Digests of products by their paths.
  private typealias Digests = [String: OutputDigest]

  let products: [Product]

  init(
    of readers: [Reader], from open: Site, salt: SiteSalt, knowing known: any KnownProducts,
    digest: @escaping @Sendable (borrowing OutputBuffer) -> OutputDigest, jobs: Int
  ) throws(SealingFault) {
    let digests = ([open] + readers.map(\.site)).map { site in
      Self.digests(of: site.products.filter(Self.isCompared), knowing: known, digest, jobs: jobs)
    }
    let parts = Self.parts(of: readers, from: open, digests)
    let versions = Self.digests(
      of: parts.filter { $0.digest == nil && !$0.product.isByRecipe }.map(\.product),
      knowing: known, digest, jobs: jobs)
    var sealers: [[Int]: Sealer] = [:]
    var sealed: [Sealed] = []
    for part in parts {
      let sealer: Sealer
      if let known = sealers[part.readers] {
        sealer = known
      } else {
        let some = part.readers.map { readers[$0] }
        sealer = Sealer(site: salt, readers: try Readers(Self.openers(among: some).map(\.key)))
        sealers[part.readers] = sealer
      }
      let address = part.product.address
      let entry = SealedEntry(
        address: address, kind: SealedEntry.kind(of: part.product),
        name: try SealedName(of: address, at: salt, for: sealer.readers).text,
        version: (part.digest ?? versions[part.product.path])?.version)
      sealed.append((part, entry, sealer))
    }
    let shown = readers.indices.map { reader in
      SealedFiles(
        sealed.filter { $0.part.digest == nil && $0.part.readers.contains(reader) }.map(\.entry))
    }
    var products: [Product] = []
    for (part, entry, sealer) in sealed {
      let reader = part.readers[0]
      products.append(
        Product(sealing: part.product, as: entry, by: sealer, showing: shown[reader]))
    }
    self.products =
      try products + Self.indexes(for: readers, of: sealed, linkedFrom: open, salt: salt)
  }

  /// Seals a list for each reader: the files that they can open, and the targets of names in links.
  private static func indexes(
    for readers: [Reader], of sealed: [Sealed], linkedFrom open: Site, salt: SiteSalt
  ) throws(SealingFault) -> [Product] {
    var products: [Product] = []
    for (number, reader) in readers.enumerated() {
      let entries = sealed.filter { $0.part.digest != nil && $0.part.readers.contains(number) }
        .map(\.entry)
      // Only links of pages that the reader sees are listed. Everyone with the key can compute a
      // name from a path, so other links would reveal whether a path exists.
      let shown = [open] + readers.filter { $0.names.isSubset(of: reader.names) }.map(\.site)
      let links = shown.map { $0.facts.sealedLinks?.targets ?? [:] }
        .reduce([:]) { $0.merging($1) { first, _ in first } }
      let index = SealedIndex(entries, redirects: reader.site.redirects, links: links)
      let sealer = Sealer(site: salt, readers: try Readers([reader.key]))
      products.append(
        Product(
          sealing: index, by: sealer,
          name: try SealedName(of: SealedIndex.path, at: salt, for: sealer.readers),
          reader.site.origin.diagnostics))
    }
    return products
  }

  /// Whether a product is sealed only if its bytes differ. Pictures and other files are the same
  /// wherever they are published. Search engines and hosts don't read sealed files.
  private static func isCompared(_ product: Product) -> Bool {
    switch product.kind {
    case .page:
      !product.isRedirect && ![Route.notFound.file, Route.signIn.file].contains(product.path)
    case .feed, .calendar, .track, .entries, .filter: true
    case .image, .asset, .sitemap, .robots, .sealed: false
    }
  }

  /// Readers for whom something is sealed. Leaves out a combination of audiences if a guest of just
  /// one of them can open the file.
  private static func openers(among readers: [Reader]) -> [Reader] {
    let single = readers.filter { $0.names.count == 1 }
    return single
      + readers.filter { reader in
        reader.names.count > 1 && !single.contains { $0.names.isSubset(of: reader.names) }
      }
  }

  private static func digests(
    of products: [Product], knowing known: any KnownProducts,
    _ digest: @escaping @Sendable (borrowing OutputBuffer) -> OutputDigest, jobs: Int
  ) -> Digests {
    let digests = concurrentMap(products.count, jobs: jobs, worker: { OutputBuffer() }) {
      (output, index) -> OutputDigest in
      let product = products[index]
      if let known = known.output(of: product) { return known }
      output.removeAll()
      let notes = product.makeOrRead(into: &output)
      let made = digest(output)
      known.note(product, notes, made)
      return made
    }
    return Dictionary(zip(products.map(\.path), digests)) { first, _ in first }
  }

  /// Finds the differing products, in the order of their paths.
  private static func parts(
    of readers: [Reader], from open: Site, _ digests: [Digests]
  ) -> [Part] {
    let files = Set(open.products.lazy.filter { !isCompared($0) && $0.isWanted }.map(\.path))
    var parts: [String: [Part]] = [:]
    for (index, reader) in readers.enumerated() {
      for product in reader.site.products {
        let path = product.path
        let digest = digests[index + 1][path]
        if digest != nil {
          guard digests[0][path] != digest else { continue }
        } else {
          guard product.kind == .image || product.kind == .asset, product.isWanted,
            !product.isForHosts, !files.contains(path)
          else { continue }
        }
        if let same = parts[path]?.firstIndex(where: { $0.digest == digest }) {
          parts[path]?[same].readers.append(index)
        } else {
          parts[path, default: []].append(Part(product: product, digest: digest, readers: [index]))
        }
      }
    }
    return parts.sorted { $0.key < $1.key }.flatMap(\.value)
  }
}

extension Product {
  /// Whether it is a file that hosts read, such as the file of redirects.
  fileprivate var isForHosts: Bool { ["_redirects", Route.headers.file].contains(path) }

  /// Appends the bytes, also of a copied file, and returns what they depend on.
  fileprivate func makeOrRead(into output: inout OutputBuffer) -> ProductNotes {
    guard let original, let state else { return make(into: &output) }
    let coordinator = state.coordinator.noting()
    CopiedProduct(original, coordinator.context).write(into: &output)
    return coordinator.context.noted
  }

  /// Seals a product of an audience's site. A page lists which of the sealed files it shows.
  fileprivate init(
    sealing product: Product, as entry: SealedEntry, by sealer: Sealer, showing shown: SealedFiles
  ) {
    let outline = product.outline
    self.init(
      ProductOutline(
        path: entry.path, kind: .sealed, source: product.source,
        circumstance: entry.kind == "page" ? shown.hash : 0,
        .found { coordinator in
          let bound: (any BoundProduct)? =
            switch outline.ready {
            case nil: outline.bound(by: coordinator)
            case .rendered(let render)?: GivenProduct(render)
            case .copied(let path)?: CopiedProduct(path, coordinator.context)
            }
          return bound.map {
            SealedProduct($0, coordinator.context, as: entry, by: sealer, showing: shown)
          }
        }), in: product.state)
  }
}
