import Basics

/// The data of a picture's file without its metadata: the part that determines what it shows.
package enum PictureData {
  /// Number of bytes of other files that are hashed at a time; changing it changes the hashes.
  private static let block = 1 << 16
  /// Greatest number of blocks of a file that are hashed, because a video may have gigabytes.
  private static let most = 64

  /// Returns the hash of the data. If the file isn't a picture, or is damaged, its length and bytes
  /// are hashed instead. Of a long file, only blocks spread over its length are hashed.
  ///
  /// Published addresses contain the hash, so it must stay the same in every version. Titles,
  /// places or colour profiles that a program writes into the file don't change the address of the
  /// photo.
  package static func hash(of source: some PictureSource) throws(PictureFault) -> UInt64 {
    do throws(PictureFault) {
      if let data = try data(of: source) { return StableHasher.hash(data[...]) }
    } catch {
      switch error {
      case .unreadable, .changed: throw error
      // Damage is reported when the picture is shown.
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
  /// Returns the segments of a JPEG up to the end of its first picture; they must begin with a
  /// segment.
  fileprivate static func upToEnd(_ segments: [UInt8]) -> [UInt8] {
    let start: [UInt8] = [0xFF, 0xD8]
    guard let end = find(in: start + segments) else { return segments }
    return Array(segments.prefix(end - start.count))
  }
}
