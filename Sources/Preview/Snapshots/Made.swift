import Application
import Content
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
  /// How a file was when it was named; `nil` for what was made.
  private let file: SeenFile?

  private init(
    _ body: Body, tag: String, _ digest: OutputDigest? = nil, of file: SeenFile? = nil
  ) {
    self.body = body
    self.tag = tag
    self.digest = digest
    self.file = file
  }

  /// A file as it is now.
  private convenience init(_ path: String, after former: Made?) {
    let now = SeenFile(path, after: former?.file)
    let isSame = former?.file?.isSame(as: now) == true
    self.init(.file(path: path), tag: (isSame ? former?.tag : nil) ?? Tag.unique(), of: now)
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
    case .copied(let path): return Made(path, after: former)
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

  /// Of nothing that was named before.
  static func unique() -> String { String(UInt64.random(in: 0...(.max)), radix: 36) }

  /// Of an open file, by what changes when it is written. A state in which a change would not show yet
  /// has another name each time.
  static func of(_ status: stat) -> String {
    let identity = FileIdentity(status)
    guard identity.isSettled(at: FileIdentity.now) else { return unique() }
    return String(identity.hash, radix: 36)
  }
}
