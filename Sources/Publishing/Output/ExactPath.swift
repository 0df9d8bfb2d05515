/// A path that equals another only if their bytes do: Swift calls "é" in its two forms equal, but
/// a file system holds two files.
struct ExactPath: Sendable, Hashable {
  let text: String

  init(_ text: String) { self.text = text }

  static func == (a: ExactPath, b: ExactPath) -> Bool { a.text.utf8.elementsEqual(b.text.utf8) }

  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

/// A path in the form of the system calls: bytes that need not be UTF-8, with a NUL at the end.
struct RawPath: Sendable, Hashable {
  let bytes: [CChar]

  init(name: [CChar]) { bytes = name }

  init(_ text: some StringProtocol) { bytes = text.utf8.map { CChar(bitPattern: $0) } + [0] }

  private init(bytes: [CChar]) { self.bytes = bytes }

  /// In the folder itself where this is `nil`.
  init(_ name: [CChar], in folder: RawPath?) {
    bytes = folder.map { $0.bytes.dropLast() + [Self.slash] + name } ?? name
  }

  /// `nil` where it isn't UTF-8, so none of ours.
  var text: String? { withName { String(validating: $0, as: UTF8.self) } }

  /// With U+FFFD for what isn't UTF-8.
  var shown: String { withName { String(decoding: $0, as: UTF8.self) } }

  /// Without the zero at the end. In place, since a text is made of it for every file that is found.
  private func withName<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    bytes.withUnsafeBytes { body(UnsafeRawBufferPointer(rebasing: $0.dropLast())) }
  }

  /// The folders above, the uppermost first.
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
