/// Audiences for which something is sealed; neither their order nor one named twice matters.
///
/// What is common to them is derived from their content keys, sorted by bytes and put one behind
/// the other: so it is the same in each build, changes with each renewal, and is known to nobody
/// with some of the keys alone, but for what is wrapped for them.
package struct Readers: Sendable {
  /// Most audiences that a file can be sealed for: their number is in a byte, in fours.
  package static let most = 252

  let keys: [ContentKey]
  /// Key of which others are expanded.
  private let extracted: [UInt8]

  package init(_ keys: [ContentKey]) throws(SealingFault) {
    var distinct: [ContentKey] = []
    for key in keys.sorted(by: { $0.secret.bytes.lexicographicallyPrecedes($1.secret.bytes) })
    where distinct.last != key {
      distinct.append(key)
    }
    guard !distinct.isEmpty else { throw .noAudience }
    guard distinct.count <= Self.most else {
      throw .tooManyAudiences(distinct.count, most: Self.most)
    }
    self.keys = distinct
    extracted = try HKDFSHA256.extract(distinct.flatMap(\.secret.bytes), salt: [])
  }

  /// Bytes that only all keys together give, for a purpose and its parts.
  func derive(
    _ purpose: Purpose, _ parts: [[UInt8]], count: Int
  ) throws(SealingFault) -> [UInt8] {
    try HKDFSHA256.expand(extracted, info: purpose.info(parts), count: count)
  }

  /// Secret that only all keys together give, for a purpose and its parts.
  func secret(for purpose: Purpose, _ parts: [[UInt8]]) throws(SealingFault) -> Secret {
    try Secret.derived(from: extracted, info: purpose.info(parts))
  }

  /// Key of an audience of its own: of those who can open what is for each of these.
  package func joint(at site: SiteSalt) throws(SealingFault) -> ContentKey {
    try ContentKey(secret(for: .audience, [site.bytes]))
  }

  /// Purpose of what is derived from all keys.
  enum Purpose: String, Sendable {
    case fileKey = "zoetrope sealed 1 readers file key"
    case emptySlots = "zoetrope sealed 1 readers empty slots"
    case names = "zoetrope sealed 1 readers names"
    case audience = "zoetrope sealed 1 readers audience"

    fileprivate func info(_ parts: [[UInt8]]) -> [UInt8] {
      var info = LengthPrefixed()
      info.append(rawValue)
      for part in parts { info.append(part) }
      return info.bytes
    }
  }
}
