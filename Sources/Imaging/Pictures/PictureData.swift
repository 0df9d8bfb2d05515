import Hashing

/// The data of a picture's file without its metadata: what makes one picture another.
package enum PictureData {
  /// Bytes of other files that are hashed at a time; with another number hashes are others.
  private static let block = 1 << 20

  /// Returns the hash of the data, and of any file that is no picture the hash of its bytes.
  ///
  /// Addresses hold it, so it stays the same in every version: a title, a place, or a profile of
  /// colours that a program writes into the file doesn't move the photo.
  package static func hash(of source: some PictureSource) throws(PictureFault) -> UInt64 {
    var paged = PagedBytes(source)
    let beginning = try paged.bytes(at: 0, count: min(64, source.count)) ?? []
    guard let kind = PictureKind(beginning: beginning),
      source.count <= PictureLimits.standard.bytes
    else { return try hashOfAll(source) }
    let parts = try PictureParts(&paged, kind)
    guard !parts.data.isEmpty else { return try hashOfAll(source) }
    var data: [UInt8] = []
    data.reserveCapacity(parts.data.reduce(0) { $0 + $1.count })
    for range in parts.data {
      data += try source.read(at: range.lowerBound, count: range.count)
    }
    if kind == .jpeg { data = JPEGEnd.upToEnd(data) }
    return StableHasher.hash(data[...])
  }

  private static func hashOfAll(_ source: some PictureSource) throws(PictureFault) -> UInt64 {
    var hasher = StableHasher()
    for start in stride(from: 0, to: source.count, by: block) {
      let bytes = try source.read(at: start, count: min(block, source.count - start))
      hasher.combine(bytes[...])
    }
    return hasher.finish()
  }
}

extension JPEGEnd {
  /// Returns the segments of a JPEG, which begin with one, up to the end of its first picture.
  fileprivate static func upToEnd(_ segments: [UInt8]) -> [UInt8] {
    let start: [UInt8] = [0xFF, 0xD8]
    guard let end = find(in: start + segments) else { return segments }
    return Array(segments.prefix(end - start.count))
  }
}
