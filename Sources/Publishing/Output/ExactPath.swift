/// A path that is compared by its bytes. Swift considers the two Unicode forms of "é" equal, but in
/// a file system they are two files.
struct ExactPath: Sendable, Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (a: ExactPath, b: ExactPath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// A path as system calls need it: bytes that needn't be UTF-8, with a NUL at the end.
struct RawPath: Sendable, Hashable {
  let bytes: [CChar]

  init(name: [CChar]) { bytes = name }

  init(_ text: some StringProtocol) {
    var text = String(text)
    bytes = text.withUTF8 { utf8 in
      Array(unsafeUninitializedCapacity: utf8.count + 1) { room, count in
        UnsafeMutableRawBufferPointer(room).copyMemory(from: UnsafeRawBufferPointer(utf8))
        room[utf8.count] = 0
        count = utf8.count + 1
      }
    }
  }

  private init(bytes: [CChar]) { self.bytes = bytes }

  /// Creates the path of a name in a folder, or of only the name if the folder is `nil`.
  init(_ name: [CChar], in folder: RawPath?) {
    guard var path = folder?.bytes else {
      bytes = name
      return
    }
    path.reserveCapacity(path.count + name.count)
    path[path.count - 1] = Self.slash
    path += name
    bytes = path
  }

  /// The path as text; `nil` if it isn't UTF-8, and so isn't one of ours.
  var text: String? { withName { String(validating: $0, as: UTF8.self) } }

  /// The path as text, with U+FFFD for bytes that aren't UTF-8.
  var shown: String { withName { String(decoding: $0, as: UTF8.self) } }

  /// Lends the bytes without the NUL. Doesn't copy them, because every file that is found needs its
  /// text.
  private func withName<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0[..<($0.count - 1)])) }
  }

  /// The folders above the file, the uppermost first.
  var folders: [RawPath] {
    bytes.indices.filter { bytes[$0] == Self.slash }.map {
      RawPath(bytes: bytes[..<$0] + [0])
    }
  }

  var name: [CChar] {
    bytes.lastIndex(of: Self.slash).map { Array(bytes[($0 + 1)...]) } ?? bytes
  }

  private static let slash = CChar(UInt8(ascii: "/"))
}
