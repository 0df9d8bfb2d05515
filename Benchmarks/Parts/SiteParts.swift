import Application
import Diagnostics
import Domain
import Foundation
import Markup
import Publishing

/// Costs of a site with many trips, for each trip: reading, making pages and publishing.
enum SiteParts {
  private static let trips = 500

  static func all() throws -> [Part] {
    let sample = String(decoding: try TextParts.sample().bytes, as: UTF8.self)
    guard let end = sample.range(of: "\n---\n")?.upperBound else { throw Unreadable() }
    let whole = try TemporaryFolder()
    try whole.write(copies: trips, of: sample)
    let bare = try TemporaryFolder()
    try bare.write(copies: trips, of: String(sample[..<end]))
    let (all, textless) = (site(whole), site(bare))
    return [
      Part("load a site, for each trip", count: trips, preparing: { { consume(site(whole)) } }),
      pages("make a trip's page", of: all),
      pages("make a trip's page that has no text", of: textless),
      Part(
        "make the pages of lists, for each trip", count: trips,
        preparing: {
          let lists = all.products.filter { $0.path.hasPrefix("trips/page/") }
          return { make(lists) }
        }),
      Part("publish a page of 5 KB", count: trips, preparing: publishing),
    ]
  }

  private static func site(_ folder: TemporaryFolder) -> Site {
    Site(
      Site.Options(folder: folder.path, audience: Audience(now: .epoch), jobs: 1),
      DiagnosticCollector())
  }

  private static func pages(_ name: String, of site: Site) -> Part {
    Part(
      name, count: trips,
      preparing: {
        let pages = site.products.filter { $0.path.hasPrefix("trips/trip-") }
        return { make(pages) }
      })
  }

  private static func make(_ products: [Product]) {
    var output = OutputBuffer()
    for product in products {
      guard product.original == nil else { continue }
      output.removeAll()
      _ = product.make(into: &output)
      consume(output.count)
    }
  }

  /// Only comparing, hashing and writing: the bytes are made before.
  private static func publishing() throws -> () throws -> Void {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 5000)
    let products = (0..<trips).map { number in
      Product(
        path: "trips/trip-\(number)/index.html", kind: .page,
        content: .rendered { $0.append(bytes) })
    }
    let folder = try TemporaryFolder()
    return {
      let publisher = Publisher(output: folder.path + "/Output", jobs: 1)
      consume(try publisher.publish(products, diagnostics: DiagnosticCollector()))
    }
  }
}

/// A folder in memory if possible, removed at the end.
private final class TemporaryFolder {
  let path: String

  init() throws {
    let base = FileManager.default.fileExists(atPath: "/dev/shm") ? "/dev/shm" : "/tmp"
    path = "\(base)/zoetrope-parts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(copies count: Int, of trip: String) throws {
    let folder = path + "/Content/trips"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    for number in 0..<count {
      // The sample links to another trip, which this site doesn't have.
      let text = trip.replacing("](/trips/", with: "](/trips/#")
      try Data(text.utf8).write(to: URL(filePath: "\(folder)/trip-\(number).md"))
    }
  }
}
