import Application
import Foundation
import Markup

/// What became of a product: its bytes, or where they are had from, and their name.
///
/// A class, since snapshots share what is the same in them.
final class Made: Sendable {
  enum Body: Sendable {
    /// A page, which is held in memory.
    case bytes([UInt8])
    /// Made anew for each request, since it is too large to hold; its size.
    case made(size: Int, @Sendable (inout OutputBuffer) -> Void)
    /// A file that is published as it is, by its path on disk.
    case file(path: String)
  }

  let body: Body
  /// Differs where the bytes differ, for as long as this process lives.
  let tag: String

  private init(_ body: Body, tag: String) {
    self.body = body
    self.tag = tag
  }

  /// Of what is held in memory.
  var bytes: [UInt8]? {
    if case .bytes(let bytes) = body { bytes } else { nil }
  }
}

extension Made {
  /// An image that is larger is made anew when it is asked for.
  private static let heldImage = 64 * 1024

  /// Makes a product; of bytes that are the same as before there is one copy.
  ///
  /// This is the place for whoever can tell that a product would be made of the same as before: it
  /// gives the former, which has the same tag, so that no page is told of it.
  static func of(_ product: Product, after former: Made?) -> Made {
    switch product.content {
    case .copied(let path): return Made(.file(path: path), tag: Tag.ofFile(path))
    case .rendered(let make):
      var output = OutputBuffer()
      make(&output)
      let tag = Tag.of(output.bytes)
      if product.kind == .image, output.count > Self.heldImage {
        return Made(.made(size: output.count, make), tag: tag)
      }
      if let former, former.tag == tag, former.bytes != nil { return former }
      // Without the room that the buffer has left.
      return Made(.bytes(Array(output.bytes[...])), tag: tag)
    }
  }
}

/// A name for the state of some bytes or of a file; two states have two names.
enum Tag {
  /// SipHash with a key of this process: a tag means nothing to the next one, and need not.
  static func of(_ bytes: [UInt8]) -> String {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 36)
  }

  /// Of a file on disk, by what changes when it is written; "none" where there is no such file.
  static func ofFile(_ path: String) -> String {
    var status = stat()
    guard stat(path, &status) == 0 else { return "none" }
    return of(status)
  }

  static func of(_ status: stat) -> String {
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(status.st_ino), Int(status.st_size), Int(time.tv_sec), Int(time.tv_nsec)]
      .map { String($0, radix: 36) }.joined(separator: "-")
  }
}
