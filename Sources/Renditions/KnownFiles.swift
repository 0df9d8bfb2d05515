import Application
import Basics
import Synchronization

/// Knowledge about a file that is saved from one build to the next.
protocol FileKnowledge: Sendable {
  /// Hash of the file's state just before it was read, as `FileState.hash` returns it.
  var state: UInt64 { get }
  /// Reads the bytes that `write` wrote about a file; `nil` for damaged bytes.
  init?(_ path: String, _ reader: inout ByteReader)
  func write(to writer: inout ByteWriter)
}

/// Knowledge about files from earlier builds. A file whose size and times are unchanged isn't read
/// again.
///
/// A class, because all threads of a build share it.
final class KnownFiles<Knowledge: FileKnowledge>: Sendable {
  private struct State {
    var known: [String: Knowledge] = [:]
    /// Paths that this build has looked up.
    var used: Set<String> = []
    var isNew = false
  }

  private let title: [UInt8]
  private let state = Mutex(State())

  /// Parses the bytes that an earlier build saved under a title, which names the format. Damaged
  /// bytes are ignored.
  init(_ title: String, _ bytes: [UInt8]?) {
    self.title = Array("\(title)\n".utf8)
    guard let bytes, bytes.starts(with: self.title), bytes.count >= self.title.count + 8,
      Self.seal(of: bytes.dropLast(8)) == Array(bytes.suffix(8))
    else { return }
    var reader = ByteReader(bytes[self.title.count...].dropLast(8))
    var known: [String: Knowledge] = [:]
    while let path = reader.text(), let knowledge = Knowledge(path, &reader) {
      known[path] = knowledge
    }
    state.withLock { [known] in $0.known = known }
  }

  /// Whether this build has learned something.
  var isNew: Bool { state.withLock { $0.isNew } }

  /// Returns the knowledge about a file. Calls `read` if the file may have changed, or if `serves`
  /// rejects the knowledge. Faults and `nil` are not remembered.
  func find<Fault: Error>(
    _ path: String, where serves: (Knowledge) -> Bool = { _ in true },
    _ read: (_ state: UInt64) throws(Fault) -> Knowledge?
  ) throws(Fault) -> Knowledge? {
    let now = FileState.hash(path)
    if let known = state.withLock({ $0.known[path] }), known.state == now, serves(known) {
      state.withLock { _ = $0.used.insert(path) }
      return known
    }
    guard let found = try read(now) else { return nil }
    state.withLock { state in
      state.known[path] = found
      state.used.insert(path)
      state.isNew = true
    }
    return found
  }

  /// Bytes for a later build, about the files that this one has looked up.
  var bytes: [UInt8] {
    let known = state.withLock { state in state.known.filter { state.used.contains($0.key) } }
    var writer = ByteWriter(title)
    for (path, knowledge) in known.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      knowledge.write(to: &writer)
    }
    let body = Array(writer.bytes(from: 0))
    return body + Self.seal(of: body[...])
  }

  private static func seal(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    withUnsafeBytes(of: StableHasher.hash(bytes).littleEndian) { Array($0) }
  }
}
