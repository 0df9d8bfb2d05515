import Basics

/// The data of a picture's file without its metadata: what makes one picture another.
package enum PictureData {
  /// Bytes of other files that are hashed at a time; with another number hashes are others.
  private static let block = 1 << 16
  /// Most blocks of a file that are hashed, since a film may have gigabytes.
  private static let most = 64

  /// Returns the hash of the data. The hash of a file that is no picture, or a damaged one, is that
  /// of its length and its bytes; of a long one, of blocks from its whole length.
  ///
  /// Addresses hold it, so it stays the same in every version: a title, a place, or a profile of
  /// colours that a program writes into the file doesn't move the photo.
  package static func hash(of source: some PictureSource) throws(PictureFault) -> UInt64 {
    do throws(PictureFault) {
      if let data = try data(of: source) { return StableHasher.hash(data[...]) }
    } catch {
      switch error {
      case .unreadable, .changed: throw error
      // Damage is reported where the picture is shown.
      default: break
      }
    }
    var hasher = StableHasher()
    if source.count > block * most { hasher.combine(source.count) }
    for start in stride(from: 0, to: source.count, by: max(block, source.count / most)) {
      let bytes = try source.read(at: start, count: min(block, source.count - start))
      hasher.combine(bytes[...])
    }
    return hasher.finish()
  }

  /// Returns the data of a picture; `nil` for any other file.
  private static func data(of source: some PictureSource) throws(PictureFault) -> [UInt8]? {
    var paged = PagedBytes(source)
    let beginning = try paged.bytes(at: 0, count: min(64, source.count)) ?? []
    guard let kind = PictureKind(beginning: beginning),
      source.count <= PictureLimits.standard.bytes
    else { return nil }
    let parts = try PictureParts(&paged, kind)
    guard !parts.data.isEmpty else { return nil }
    var data: [UInt8] = []
    data.reserveCapacity(parts.data.reduce(0) { $0 + $1.count })
    for range in parts.data {
      data += try source.read(at: range.lowerBound, count: range.count)
    }
    return kind == .jpeg ? JPEGEnd.upToEnd(data) : data
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
