import Content

/// Observed state of a file. It has a hash of the bytes as long as a change may leave no other
/// trace.
struct SeenFile {
  /// Identity; `nil` if it could not be read.
  private let identity: FileIdentity?
  private let isSettled: Bool
  /// Hash of the bytes; `nil` if it isn't needed, or can't be read.
  private let bytes: String?

  /// Looks at a file; `before` is its last observed state.
  init(_ path: String, after before: SeenFile?) {
    let moment = FileIdentity.now
    identity = FileIdentity(of: path)
    isSettled = identity?.isSettled(at: moment) ?? true
    bytes = isSettled && before?.isSettled != false ? nil : Self.hash(of: path)
  }

  /// Whether the file is unchanged in a later state.
  func isSame(as later: SeenFile) -> Bool {
    identity == later.identity && (isSettled || bytes == later.bytes)
  }

  private static func hash(of path: String) -> String? {
    (try? FileReader.read(path, limit: .max)).map(Tag.of)
  }
}
