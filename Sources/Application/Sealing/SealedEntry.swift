import Basics
import Content
import Markup
import Sealing

/// Sealed file of an audience, as an index or a page names it: the contract with the script of
/// `/sign-in/`.
struct SealedEntry: Sendable {
  /// Address below the site's base, such as `/trips/lisbon/`.
  let address: String
  /// `page`, or a media type.
  let kind: String
  /// Name below `sealed/`.
  let name: String
  /// Hash of the open bytes, by which an older file does not open; `nil` where the address has one.
  let version: String?

  /// Kind of a product in sealed files.
  static func kind(of product: Product) -> String {
    product.kind == .page ? "page" : String(MediaType.of(product.path).prefix { $0 != ";" })
  }

  /// Path of the file that is published.
  var path: String { "sealed/\(name)" }

  /// Place for which it is sealed.
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

  /// JSON of some entries by their addresses.
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
