import Application
package import Diagnostics
import Tracing

/// What a build left behind: by it the next one finds out that there is nothing to do, without reading
/// a file of the site, and says again what this one said; and where there is something, that the published
/// files are those that this one left.
package struct LastBuild: Sendable, Hashable {
  /// Of the program, its options and the output folder.
  let asked: UInt64
  /// Of all files that the site is made from; `nil` where these say nothing of the next build.
  let sources: UInt64?
  /// Of the list of published files.
  let manifest: UInt64
  /// Of the marks that say how these files were left.
  let times: UInt64
  let validity: SiteValidity
  let pages: Int
  let images: Int
  let assets: Int
  /// What is wrong with the site and keeps nobody from publishing it, sorted.
  package let said: [Diagnostic]
}

extension LastBuild {
  private static let title: [UInt8] = Array("zoetrope-last-build 4\n".utf8)

  /// In bytes: ten thousand warnings take a third. What says more is not remembered.
  static let limit = 8 << 20

  /// The title, ten numbers of eight bytes, what was said, and a hash of all that; `nil` where that
  /// is longer than the limit.
  var bytes: [UInt8]? {
    var writer = ByteWriter(Self.title)
    writer.write(words: [
      asked, sources == nil ? 0 : 1, sources ?? 0, manifest, times,
      UInt64(bitPattern: validity.seconds.lowerBound),
      UInt64(bitPattern: validity.seconds.upperBound), UInt64(pages), UInt64(images),
      UInt64(assets),
    ])
    writer.write(said.count)
    for diagnostic in said {
      writer.write(diagnostic)
      guard writer.count < Self.limit else { return nil }
    }
    writer.write(word: Self.seal(writer.bytes(from: 0)))
    return writer.bytes
  }

  /// `nil` for bytes that were not written whole by this version.
  init?(parsing bytes: [UInt8]) {
    guard bytes.starts(with: Self.title), bytes.count >= Self.title.count + 8 else { return nil }
    let sealed = bytes.dropLast(8)
    var end = ByteReader(bytes.suffix(8))
    guard end.word() == Self.seal(sealed) else { return nil }
    var reader = ByteReader(sealed.dropFirst(Self.title.count))
    guard let numbers = reader.words(10), let said = Diagnostic.read(&reader), reader.isAtEnd
    else { return nil }
    let (first, last) = (Int64(bitPattern: numbers[5]), Int64(bitPattern: numbers[6]))
    guard first <= last, numbers[1] <= 1 else { return nil }
    self.init(
      asked: numbers[0], sources: numbers[1] == 1 ? numbers[2] : nil, manifest: numbers[3],
      times: numbers[4],
      validity: SiteValidity(seconds: first...last), pages: Int(clamping: numbers[7]),
      images: Int(clamping: numbers[8]), assets: Int(clamping: numbers[9]), said: said)
  }

  private static func seal(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hasher = StableHasher(seed: 0x6C61_7374)
    hasher.combine(bytes)
    return hasher.finish()
  }
}
