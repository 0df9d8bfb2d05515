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
  /// By which a trace knows what was made; `nil` for a file.
  private let digest: OutputDigest?

  private init(_ body: Body, tag: String, _ digest: OutputDigest? = nil) {
    self.body = body
    self.tag = tag
    self.digest = digest
  }

  /// Of what is held in memory.
  var bytes: [UInt8]? {
    if case .bytes(let bytes) = body { bytes } else { nil }
  }
}

extension Made {
  /// An image that is larger is made anew when it is asked for.
  private static let heldImage = 64 * 1024

  /// Makes a product, unless it is known that it would be made of the bytes of before; of those there
  /// is one copy, whether they were made again or not.
  static func of(_ product: Product, after former: Made?, knowing trace: SiteTrace?) -> Made {
    switch product.content {
    case .copied(let path): return Made(.file(path: path), tag: Tag.ofFile(path))
    case .rendered(let make):
      if let former, let digest = former.digest, trace?.output(of: product) == digest {
        return former.again(by: make)
      }
      var output = OutputBuffer()
      make(&output)
      let bytes = output.bytes
      let tag = Tag.of(bytes)
      let digest = OutputDigest(hashing: output)
      if product.kind == .image, bytes.count > heldImage {
        return Made(.made(size: bytes.count, make), tag: tag, digest)
      }
      if let former, former.tag == tag, former.bytes != nil { return former }
      return Made(.bytes(bytes), tag: tag, digest)
    }
  }

  /// The same; what is made anew for each request holds nothing of the site before.
  private func again(by make: @escaping @Sendable (inout OutputBuffer) -> Void) -> Made {
    guard case .made(let size, _) = body else { return self }
    return Made(.made(size: size, make), tag: tag, digest)
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
