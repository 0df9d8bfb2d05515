import Content

/// A file as it was when somebody looked at it; by its bytes, too, as long as a change of these may leave
/// no other trace.
struct SeenFile {
  /// `nil` where it could not be looked at.
  private let identity: FileIdentity?
  private let isSettled: Bool
  /// A hash; `nil` where they were not wanted, or could not be read.
  private let bytes: String?

  /// `before` is how it was seen last.
  init(_ path: String, after before: SeenFile?) {
    let moment = FileIdentity.now
    identity = FileIdentity(of: path)
    isSettled = identity?.isSettled(at: moment) ?? true
    bytes = isSettled && before?.isSettled != false ? nil : Self.hash(of: path)
  }

  /// Whether nobody has changed it until it was seen again.
  func isSame(as later: SeenFile) -> Bool {
    identity == later.identity && (isSettled || bytes == later.bytes)
  }

  private static func hash(of path: String) -> String? {
    (try? FileReader.read(path, limit: .max)).map(Tag.of)
  }
}
