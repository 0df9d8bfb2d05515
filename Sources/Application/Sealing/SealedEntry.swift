import Basics
import Content
import Markup
import Sealing

/// A sealed file of an audience, as an index or a page lists it. This is the contract with the
/// script of `/sign-in/`.
struct SealedEntry: Sendable {
  /// Address below the site's base, such as `/trips/lisbon/`.
  let address: String
  /// `page`, or a media type.
  let kind: String
  /// Name below `sealed/`.
  let name: String
  /// Hash of the plain bytes, which keeps an older file from opening; `nil` if the address contains
  /// a hash.
  let version: String?

  /// Kind of a product, as sealed files state it.
  static func kind(of product: Product) -> String {
    product.kind == .page ? "page" : String(MediaType.of(product.path).prefix { $0 != ";" })
  }

  /// Path of the published file.
  var path: String { "sealed/\(name)" }

  /// The place that it is sealed for.
  func place(at site: SiteSalt) -> SealedFile.Place {
    SealedFile.Place(
      site: site, path: version.map { "\(address)\n\($0)" } ?? address, kind: kind)
  }

  var member: (name: String, value: JSON.Value) {
    var values: [(name: String, value: JSON.Value)] = [
      ("kind", .string(kind)), ("name", .string(name)),
    ]
    if let version { values.append(("version", .string(version))) }
    return (address, .object(values))
  }

  /// JSON of some entries, keyed by their addresses.
  static func files(_ entries: [SealedEntry]) -> JSON.Value {
    .object(entries.sorted { $0.address < $1.address }.map(\.member))
  }
}

extension OutputDigest {
  /// The digest as a version: 32 hexadecimal digits.
  var version: String {
    Hexadecimal.text([high, low].flatMap { withUnsafeBytes(of: $0.bigEndian, Array.init) })
  }
}
