import Application
import Basics
import Content
import Diagnostics
import Publishing

/// State of a finished build. With it, the next build can see, without reading a file of the site,
/// that there is nothing to do, and repeat the messages. Otherwise it can see whether the published
/// files are still the same.
struct LastBuild: Sendable, Hashable {
  /// Hash of the program, its options and the output folder.
  let asked: UInt64
  /// Hash of all source files; `nil` if the next build can't rely on it.
  let sources: UInt64?
  let published: PublishedState
  let validity: SiteValidity
  let pages: Int
  let images: Int
  let assets: Int
  let sealed: Int
  /// Diagnostics about the site that don't prevent publishing, sorted.
  let diagnostics: [Diagnostic]
  /// Notes about parts of the site that its author wants to leave out.
  var notes: [String] = []
  /// File outside the site's folders that the settings name; `nil` if they name none.
  var outside: Outside?

  /// A file: its path as the settings give it, and a hash of its identity.
  struct Outside: Sendable, Hashable {
    let path: String
    let identity: UInt64
  }
}

extension LastBuild.Outside {
  /// Whether the file is certainly unchanged. Doesn't read it.
  func isUnchanged(in site: String) -> Bool {
    // If this fails, the file counts as changed.
    FileIdentity(of: OutsideFile.path(of: path, in: site))?.hash == identity
  }
}

extension LastBuild {
  private static let title: [UInt8] = Array("zoetrope-last-build 8\n".utf8)

  /// Maximum size in bytes. Ten thousand warnings take a third of it. A larger state isn't saved.
  static let limit = 8 << 20

  /// Returns the encoded state; `nil` if it is longer than the limit.
  ///
  /// The bytes are the title, eleven numbers of eight bytes, the outside file, the notes, the
  /// diagnostics, and a hash of all these.
  var bytes: [UInt8]? {
    var writer = ByteWriter(Self.title)
    writer.write(words: [
      asked, sources == nil ? 0 : 1, sources ?? 0, published.manifest, published.times,
      UInt64(bitPattern: validity.seconds.lowerBound),
      UInt64(bitPattern: validity.seconds.upperBound), UInt64(pages), UInt64(images),
      UInt64(assets), UInt64(sealed),
    ])
    writer.write(byte: outside == nil ? 0 : 1)
    writer.write(outside?.path ?? "")
    writer.write(word: outside?.identity ?? 0)
    writer.write(notes.count)
    for note in notes { writer.write(note) }
    writer.write(diagnostics.count)
    var text = PlaceText()
    for diagnostic in diagnostics {
      writer.write(diagnostic, &text)
      guard writer.count < Self.limit else { return nil }
    }
    writer.write(word: Self.seal(writer.bytes(from: 0)))
    return writer.bytes
  }

  /// Reads the state; `nil` for bytes that are incomplete or of another version.
  init?(parsing bytes: [UInt8]) {
    guard bytes.starts(with: Self.title), bytes.count >= Self.title.count + 8 else { return nil }
    let sealed = bytes.dropLast(8)
    var end = ByteReader(bytes.suffix(8))
    guard end.word() == Self.seal(sealed) else { return nil }
    var reader = ByteReader(sealed.dropFirst(Self.title.count))
    guard let numbers = reader.words(11), let isOutside = reader.byte(), let path = reader.text(),
      let identity = reader.word(), let notes = Self.notes(&reader),
      let diagnostics = Diagnostic.read(&reader), reader.isAtEnd
    else { return nil }
    let (first, last) = (Int64(bitPattern: numbers[5]), Int64(bitPattern: numbers[6]))
    guard first <= last, numbers[1] <= 1 else { return nil }
    self.init(
      asked: numbers[0], sources: numbers[1] == 1 ? numbers[2] : nil,
      published: PublishedState(manifest: numbers[3], times: numbers[4]),
      validity: SiteValidity(seconds: first...last), pages: Int(clamping: numbers[7]),
      images: Int(clamping: numbers[8]), assets: Int(clamping: numbers[9]),
      sealed: Int(clamping: numbers[10]), diagnostics: diagnostics, notes: notes,
      outside: isOutside == 0 ? nil : Outside(path: path, identity: identity))
  }

  private static func notes(_ reader: inout ByteReader) -> [String]? {
    // The length of a text takes four bytes.
    guard let count = reader.count(ofSize: 4) else { return nil }
    var notes: [String] = []
    for _ in 0..<count {
      guard let note = reader.text() else { return nil }
      notes.append(note)
    }
    return notes
  }

  private static func seal(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hasher = StableHasher(seed: 0x6C61_7374)
    hasher.combine(bytes)
    return hasher.finish()
  }
}
