/// Audiences for which a file is sealed; their order and duplicates don't matter.
///
/// Values that the audiences share are derived from their content keys, sorted by bytes and
/// concatenated. So these values are the same in each build and change with each renewal. With only
/// some of the keys, they can't be computed, except for those that are wrapped for each audience.
package struct Readers: Sendable {
  /// Greatest number of audiences that a file can be sealed for: a byte contains it as a multiple
  /// of four.
  package static let most = 252

  let keys: [ContentKey]
  /// Key from which others are expanded.
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

  /// Bytes for a purpose and its parts, which can be derived only with all keys.
  func derive(
    _ purpose: Purpose, _ parts: [[UInt8]], count: Int
  ) throws(SealingFault) -> [UInt8] {
    try HKDFSHA256.expand(extracted, info: purpose.info(parts), count: count)
  }

  /// Secret for a purpose and its parts, which can be derived only with all keys.
  func secret(for purpose: Purpose, _ parts: [[UInt8]]) throws(SealingFault) -> Secret {
    try Secret.derived(from: extracted, info: purpose.info(parts))
  }

  /// Key of a joint audience: the people who belong to each of these audiences.
  package func joint(at site: SiteSalt) throws(SealingFault) -> ContentKey {
    try ContentKey(secret(for: .audience, [site.bytes]))
  }

  /// Purpose of a value derived from all keys.
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
