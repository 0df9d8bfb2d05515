import Application
import Basics
import Content
import Diagnostics
import Domain
import Markup
import Publishing
import SiteTestSupport
import TestSupport
import Testing

@testable import Incremental

/// A site whose products are made in one state after another.
final class Author {
  /// File of its trip to Lisbon.
  static let trip = """
    ---
    title: Lisbon
    departure: 2025-05-01
    arrival: 2025-05-02
    tags: [rail]
    ---
    By tram, as ever. See [the other](porto.md).

    """ + String(repeating: "A long way, and no end of it. ", count: 30) + "\n"

  let folder: TemporaryFolder
  var records = ProductRecords()
  private(set) var said: [String] = []
  private(set) var site: Site?
  var drafts = false
  var now = "2026-01-31T12:00:00Z"

  init(_ files: [String: TemporaryFolder.File]) throws { folder = try TemporaryFolder(files) }

  convenience init() throws {
    try self.init([
      "Content/trips/lisbon.md": .text(Author.trip),
      "Content/trips/porto.md": .text(
        Author.trip.replacing("Lisbon", with: "Porto")
          .replacing("porto.md", with: "lisbon.md")),
      "Content/pages/about.md": "---\ntitle: About\n---\nHello.\n",
    ])
  }

  /// Makes the products without a record, and returns their paths. Every other product must have
  /// the bytes that it would have if it were made.
  @discardableResult func build() throws -> [String] {
    let collector = DiagnosticCollector()
    let site = try loaded(collector)
    let known = SiteRecords(records, of: site)
    var made: [String] = []
    for product in site.products where product.original == nil && !product.isConstant {
      var output = OutputBuffer()
      let kept = known.output(of: product)
      let notes = product.make(into: &output)
      let digest = OutputDigest(hashing: output)
      if let kept {
        #expect(kept == digest, "\(product.path)")
      } else {
        made.append(product.path)
        known.note(product, notes, digest)
      }
    }
    site.checkLinks()
    said = collector.diagnostics.map(\.id.text)
    self.site = site
    return made.sorted()
  }

  /// Makes only the products without a record, and returns the file for hosts.
  func headers(knowing records: ProductRecords) throws -> String {
    let site = try loaded(DiagnosticCollector())
    let known = SiteRecords(records, of: site)
    for product in site.products
    where product.original == nil && !product.isOnDemand && known.output(of: product) == nil {
      var output = OutputBuffer()
      let notes = product.make(into: &output)
      known.note(product, notes, OutputDigest(hashing: output))
    }
    self.site = site
    var headers = OutputBuffer()
    _ = try #require(site.products.first { $0.path == "_headers" }).make(into: &headers)
    return headers.string
  }

  func loaded(_ collector: DiagnosticCollector) throws -> Site {
    let now = try WrittenTime(now).moment(place: nil, site: .utc).instant
    let options = Site.Options(
      folder: folder.path, baseURL: try BaseURL("https://ana.example"),
      audience: Audience(now: now, seesDrafts: drafts), jobs: 2)
    return Site(options, reusing: try options.reusingBuiltInTheme(), collector)
  }

  /// Bytes that are saved for another process.
  func written() throws -> [UInt8] {
    var writer = CacheWriter(BuildRecords.title)
    var bytes: [UInt8] = []
    try SiteRecords(records, of: #require(site)).write(to: &writer) {
      $0.writeFullPieces { bytes += $0 }
    }
    writer.finish { bytes += $0 }
    return bytes
  }

  /// Continues as another process would.
  func restart() throws { records = ProductRecords(parsing: try written()) }

  func edit(_ text: String, _ other: String, in path: String = "Content/trips/lisbon.md") throws {
    let old = folder.text(path)
    #expect(old.contains(text))
    try folder.write(.text(old.replacing(text, with: other)), to: path)
  }
}
