/// Reads a response's body piece by piece, so that a large file is never in memory as a whole.
struct BodyReader {
  static let pieceSize = 128 * 1024

  private let body: Response.Body
  private var position = 0
  /// Expected number of bytes of the last piece.
  private(set) var lastWanted = 0

  init(_ body: Response.Body) { self.body = body }

  var isAtEnd: Bool { position >= body.count }

  /// Returns the next piece; `nil` at the end. A piece is short if the file has been cut.
  mutating func next() -> ArraySlice<UInt8>? {
    guard !isAtEnd else { return nil }
    lastWanted = min(Self.pieceSize, body.count - position)
    defer { position += lastWanted }
    switch body {
    case .none: return nil
    case .bytes(let bytes): return bytes[position..<(position + lastWanted)]
    case .file(let file, let range):
      return file.bytes(at: range.lowerBound + position, count: lastWanted)[...]
    }
  }
}
