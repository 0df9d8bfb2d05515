import Markup
import Tracing

extension OutputBuffer {
  func combine(into hasher: inout StableHasher) {
    forEachPiece { hasher.combine(UnsafeRawBufferPointer($0)) }
  }
}

extension SiteTrace {
  /// The hash of bytes, as of an `OutputBuffer` in its pieces, by which `isUnchanged` knows them.
  package static func hash(of bytes: [UInt8]) -> UInt64 {
    var hasher = StableHasher()
    var rest = bytes[...]
    repeat {
      hasher.combine(rest.prefix(OutputBuffer.pieceSize))
      rest = rest.dropFirst(OutputBuffer.pieceSize)
    } while !rest.isEmpty
    return hasher.finish()
  }
}
