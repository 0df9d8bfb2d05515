import Application
import Content
import Hashing
import Imaging
import Synchronization

/// Knowledge of pictures' files from earlier builds, so that a file whose size and times are as
/// before is not read again.
///
/// A class, since all threads of a build share it.
final class KnownPictures: Sendable {
  static let file = "pictures"
  private static let title = Array("zoetrope-pictures 1\n".utf8)

  private struct State {
    var known: [String: SourcePicture] = [:]
    /// Paths that this build has looked up.
    var used: Set<String> = []
    var isNew = false
  }

  private let state = Mutex(State())

  /// Parses what an earlier build kept; of damaged bytes nothing.
  init(_ bytes: [UInt8]?) {
    guard let bytes, bytes.starts(with: Self.title), bytes.count >= Self.title.count + 8,
      Self.seal(of: bytes.dropLast(8)) == Array(bytes.suffix(8))
    else { return }
    var reader = ByteReader(bytes[Self.title.count...].dropLast(8))
    var known: [String: SourcePicture] = [:]
    while let path = reader.text(), let picture = SourcePicture(path, &reader) {
      known[path] = picture
    }
    state.withLock { [known] in $0.known = known }
  }

  /// Whether this build has learned something.
  var isNew: Bool { state.withLock { $0.isNew } }

  /// Returns what is known of a file, which is read if it may have changed; `nil` if it is no
  /// picture. Throws for one that can't be read, is damaged or is beyond a limit.
  func picture(at path: String) throws(PictureFault) -> SourcePicture? {
    let now = FileState.hash(path)
    if let known = state.withLock({ $0.known[path] }), known.state == now {
      state.withLock { _ = $0.used.insert(path) }
      return known
    }
    guard let picture = try Self.read(path, now) else { return nil }
    state.withLock { state in
      state.known[path] = picture
      state.used.insert(path)
      state.isNew = true
    }
    return picture
  }

  /// Bytes for a later build, of the files that this one has looked up.
  var bytes: [UInt8] {
    let known = state.withLock { state in state.known.filter { state.used.contains($0.key) } }
    var writer = ByteWriter(Self.title)
    for (path, picture) in known.sorted(by: { $0.key < $1.key }) {
      writer.write(path)
      picture.write(to: &writer)
    }
    let body = Array(writer.bytes(from: 0))
    return body + Self.seal(of: body[...])
  }

  private static func read(_ path: String, _ now: UInt64) throws(PictureFault) -> SourcePicture? {
    let (file, header): (PictureFile, PictureHeader)
    do throws(PictureFault) {
      file = try PictureFile(path: path)
      header = try PictureHeader(file)
    } catch {
      switch error {
      // Other files are read where they are published, which tells what is wrong with them.
      case .unknownKind, .empty, .notAFile: return nil
      default: throw error
      }
    }
    let bytes = try file.readAll()
    return SourcePicture(
      path: path, kind: header.kind, size: header.size, hash: StableHasher.hash(bytes[...]),
      state: now)
  }

  private static func seal(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    withUnsafeBytes(of: StableHasher.hash(bytes).littleEndian) { Array($0) }
  }
}

extension SourcePicture {
  fileprivate init?(_ path: String, _ reader: inout ByteReader) {
    guard let kind = reader.text().flatMap(PictureKind.init(rawValue:)),
      let width = reader.number(), let height = reader.number(), let hash = reader.word(),
      let state = reader.word(), let size = PixelSize(width: width, height: height)
    else { return nil }
    self.init(path: path, kind: kind, size: size, hash: hash, state: state)
  }

  fileprivate func write(to writer: inout ByteWriter) {
    writer.write(kind.rawValue)
    writer.write(size.width)
    writer.write(size.height)
    writer.write(word: hash)
    writer.write(word: state)
  }
}
