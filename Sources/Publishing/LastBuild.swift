import Application
import Tracing

/// What a build left behind: by it the next one finds out that there is nothing to do, without reading
/// a file of the site.
package struct LastBuild: Sendable, Hashable {
  /// Of the program, its options and the output folder.
  let asked: UInt64
  /// Of all files that the site is made from.
  let sources: UInt64
  /// Of the list of published files.
  let manifest: UInt64
  /// Of the marks that say how these files were left.
  let times: UInt64
  let validity: SiteValidity
  let pages: Int
  let images: Int
  let assets: Int
}

extension LastBuild {
  private static let title: [UInt8] = Array("zoetrope-last-build 2\n".utf8)
  private static let count = 9

  /// The title, nine numbers of eight bytes, and a hash of them.
  var bytes: [UInt8] {
    let numbers = [
      asked, sources, manifest, times, UInt64(bitPattern: validity.seconds.lowerBound),
      UInt64(bitPattern: validity.seconds.upperBound), UInt64(pages), UInt64(images),
      UInt64(assets),
    ]
    return (numbers + [Self.seal(numbers)]).reduce(into: Self.title) { bytes, number in
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
  }

  /// `nil` for bytes that were not written whole by this version.
  init?(parsing bytes: [UInt8]) {
    guard bytes.starts(with: Self.title), bytes.count == Self.title.count + (Self.count + 1) * 8
    else { return nil }
    let numbers = (0...Self.count).map { index in
      bytes.withUnsafeBytes {
        UInt64(
          littleEndian: $0.loadUnaligned(
            fromByteOffset: Self.title.count + index * 8, as: UInt64.self))
      }
    }
    let (first, last) = (Int64(bitPattern: numbers[4]), Int64(bitPattern: numbers[5]))
    guard Self.seal(Array(numbers.dropLast())) == numbers[Self.count], first <= last else {
      return nil
    }
    self.init(
      asked: numbers[0], sources: numbers[1], manifest: numbers[2], times: numbers[3],
      validity: SiteValidity(seconds: first...last), pages: Int(clamping: numbers[6]),
      images: Int(clamping: numbers[7]), assets: Int(clamping: numbers[8]))
  }

  private static func seal(_ numbers: [UInt64]) -> UInt64 {
    var hasher = StableHasher(seed: 0x6C61_7374)
    for number in numbers { hasher.combine(number) }
    return hasher.finish()
  }
}
