import Foundation
import Markup

/// One file of the site as preview serves it.
struct Resource: Sendable {
  enum Body: Sendable {
    /// A page, which is held in memory.
    case bytes([UInt8])
    /// Made anew for each request, since it is too large to hold; its size.
    case made(size: Int, @Sendable (inout OutputBuffer) -> Void)
    /// A file that is published as it is, by its path on disk.
    case file(path: String)
  }

  let body: Body
  let type: String
  /// Differs where the bytes differ, for as long as this process lives.
  let tag: String
  /// The file of the site that it is made from.
  let source: String?
  let isDraft: Bool

  init(
    _ body: Body, type: String, tag: String, source: String? = nil, isDraft: Bool = false
  ) {
    self.body = body
    self.type = type
    self.tag = tag
    self.source = source
    self.isDraft = isDraft
  }

  var isPage: Bool { type == MediaType.html }

  /// Of what is held in memory.
  var bytes: [UInt8]? {
    if case .bytes(let bytes) = body { bytes } else { nil }
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
