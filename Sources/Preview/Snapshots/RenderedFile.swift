import Application
import Content
import Foundation
import Markup

/// A made product: its bytes or their source, and their tag.
///
/// A class, because snapshots share unchanged files.
final class RenderedFile: Sendable {
  enum Body: Sendable {
    /// A page, which is kept in memory.
    case bytes([UInt8])
    /// A file that is too large to keep in memory, and so is made again for each request; its size
    /// in bytes.
    case made(size: Int, Product)
    /// A file that is published unchanged, by its path on disk.
    case file(path: String)
  }

  let body: Body
  /// Tag that differs if the bytes differ, within this process.
  let tag: String
  /// Digest by which the product is recognised; `nil` for a file.
  private let digest: OutputDigest?
  /// State of a file when it was tagged; `nil` for made bytes.
  private let file: SeenFile?

  private init(
    _ body: Body, tag: String, _ digest: OutputDigest? = nil, of file: SeenFile? = nil
  ) {
    self.body = body
    self.tag = tag
    self.digest = digest
    self.file = file
  }

  /// A file in its current state.
  private convenience init(_ path: String, after previous: RenderedFile?) {
    let now = SeenFile(path, after: previous?.file)
    let isSame = previous?.file?.isSame(as: now) == true
    self.init(.file(path: path), tag: (isSame ? previous?.tag : nil) ?? Tag.unique(), of: now)
  }

  /// Bytes that are kept in memory.
  var bytes: [UInt8]? {
    if case .bytes(let bytes) = body { bytes } else { nil }
  }
}

extension RenderedFile {
  /// Size in bytes above which an image is made again for each request.
  private static let heldImage = 64 * 1024

  /// Makes a product, unless it is known to be unchanged. Equal bytes are kept only once, whether
  /// they were made again or not.
  static func of(
    _ product: Product, after previous: RenderedFile?, knowing known: any KnownProducts
  ) -> RenderedFile {
    if let path = product.original { return RenderedFile(path, after: previous) }
    if let previous, let digest = previous.digest, known.output(of: product) == digest {
      return previous.again(by: product)
    }
    // All sizes of a picture are made from one decoding.
    product.preparation?.run()
    var output = OutputBuffer()
    let notes = product.make(into: &output)
    let bytes = output.bytes
    let tag = Tag.of(bytes)
    let digest = OutputDigest(hashing: output)
    known.note(product, notes, digest)
    if product.kind == .image, bytes.count > heldImage {
      return RenderedFile(.made(size: bytes.count, product), tag: tag, digest)
    }
    if let previous, previous.tag == tag, previous.bytes != nil { return previous }
    return RenderedFile(.bytes(bytes), tag: tag, digest)
  }

  /// Returns the same product of the current site, if it is made for each request.
  private func again(by product: Product) -> RenderedFile {
    guard case .made(let size, _) = body else { return self }
    return RenderedFile(.made(size: size, product), tag: tag, digest)
  }
}

/// A tag for a state of some bytes or of a file. Two states have different tags.
enum Tag {
  /// Returns a tag of bytes by SipHash with a key of this process, so that it means nothing to the
  /// next one.
  static func of(_ bytes: [UInt8]) -> String {
    var hasher = Hasher()
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    return String(UInt64(bitPattern: Int64(hasher.finalize())), radix: 36)
  }

  /// Returns a tag that was never used before.
  static func unique() -> String { String(UInt64.random(in: 0...(.max)), radix: 36) }

  /// Returns a tag of an open file, from fields that change when it is written. As long as a change
  /// might not show yet, each tag is different.
  static func of(_ status: stat) -> String {
    let identity = FileIdentity(status)
    guard identity.isSettled(at: FileIdentity.now) else { return unique() }
    return String(identity.hash, radix: 36)
  }
}
