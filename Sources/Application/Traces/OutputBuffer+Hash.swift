import Markup
import Tracing

extension OutputBuffer {
  func combine(into hasher: inout StableHasher) {
    withBytes { hasher.combine(UnsafeRawBufferPointer($0)) }
  }
}

extension SiteTrace {
  /// The hash of bytes, by which `isUnchanged` knows them.
  package static func hash(of bytes: [UInt8]) -> UInt64 {
    var hasher = StableHasher()
    bytes.withUnsafeBytes { hasher.combine($0) }
    return hasher.finish()
  }
}
