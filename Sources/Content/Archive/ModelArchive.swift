import Diagnostics
import Domain
import Tracing

/// What the Markdown files of a site came to when they were read, as bytes: a file that is as it was
/// then is not read again.
///
///     title
///     files      path, identity and models of each
///     names      of keys and kinds, which files tell by their numbers
///     footer     the key, how many files there are, where the names begin, and a hash of all before
///
/// Only files of which there is nothing to say are kept. Bytes that `ModelArchiveWriter` did not write
/// give nothing, or models that are rightly made: initializers judge them as if they had been read.
struct ModelArchive: Sendable {
  /// Another version is no archive.
  static let title: [UInt8] = Array("zoetrope-models 1\n".utf8)
  static let footerLength = 4 * 8

  /// A file, and where its models begin and end.
  struct Entry: Sendable {
    let identity: FileIdentity
    let content: Range<Int>
  }

  let names: [String]
  private let bytes: [UInt8]
  private let entries: [String: Entry]

  /// `key` stands for all that files come to something else by; `nil` for bytes that were written by
  /// another one, or not whole.
  init?(_ bytes: [UInt8], key: UInt64) {
    let end = bytes.count - Self.footerLength
    guard bytes.starts(with: Self.title), end >= Self.title.count else { return nil }
    var footer = ByteReader(bytes[end...])
    guard let words = footer.words(4), words[0] == key,
      words[3] == CacheWriter.seal(of: bytes.dropLast(8)), words[2] <= end
    else { return nil }
    var reader = ByteReader(bytes[Int(words[2])..<end])
    guard let names = reader.texts(), reader.isAtEnd else { return nil }
    self.names = names
    reader = ByteReader(bytes[Self.title.count..<max(Self.title.count, Int(words[2]))])
    var entries: [String: Entry] = [:]
    entries.reserveCapacity(Int(clamping: min(words[1], UInt64(bytes.count / 64))))
    while !reader.isAtEnd {
      guard let path = reader.text(), let identity = FileIdentity(&reader),
        let length = reader.number()
      else { return nil }
      let start = reader.offset
      guard reader.skip(length) else { return nil }
      entries[path] = Entry(identity: identity, content: start..<start + length)
    }
    guard entries.count == words[1] else { return nil }
    self.entries = entries
    self.bytes = bytes
  }

  var count: Int { entries.count }

  func entry(of path: String) -> Entry? { entries[path] }

  func content(of entry: Entry) -> ArraySlice<UInt8> { bytes[entry.content] }

  /// What a file came to; `nil` where that can't be told from the bytes.
  func loaded(
    _ entry: Entry, of file: ContentTree.ModelFile, in site: String, _ kinds: ContentKinds
  ) -> LoadedFile? {
    guard let kind = kinds[file.kind.folder] as? any KeptKind.Type else { return nil }
    var reader = ModelArchiveReader(
      ByteReader(content(of: entry)), names: names, of: file, in: site, kinds)
    return reader?.loaded(kind)
  }
}

/// Reads what `ModelArchiveWriter` wrote of one file.
private struct ModelArchiveReader {
  private var reader: ByteReader
  private let names: [String]
  private let file: ContentTree.ModelFile
  private let kinds: ContentKinds
  private let source: ContentSource

  init?(
    _ reader: ByteReader, names: [String], of file: ContentTree.ModelFile, in site: String,
    _ kinds: ContentKinds
  ) {
    self.reader = reader
    self.names = names
    self.file = file
    self.kinds = kinds
    guard let hash = self.reader.word() else { return nil }
    source = ContentSource(path: file.path, in: site, hash: hash)
  }

  mutating func loaded<Kind: KeptKind>(_: Kind.Type) -> LoadedFile? {
    guard let model = Kind.Model(&reader), let attributes = Attributes(&reader),
      let body = reader.range(), let isBlank = reader.flag(), let ranges = keyRanges(),
      let date = reader.optional(Moment.self), let reads = ModelReads(&reader),
      let isStated = reader.flag(), let range = reader.range(), let references = references(),
      reader.isAtEnd
    else { return nil }
    var loaded = LoadedFile()
    loaded.models = [
      Sourced<Kind.Model>(
        kind: file.kind, model: model, attributes: attributes,
        body: MarkdownText(source, body, isBlank: isBlank), file: source, ranges: ranges,
        isFolder: file.isFolder, date: date, index: nil, reads: reads)
    ]
    loaded.names = [
      RegisteredName(
        ModelName(file.kind, attributes.slug), source, at: isStated ? range : nil)
    ]
    loaded.references = references
    if file.isFolder { loaded.folder = file.path.folder }
    return loaded
  }

  private mutating func name() -> String? {
    guard let place = reader.number(), place < names.count else { return nil }
    return names[place]
  }

  private mutating func keyRanges() -> KeyRanges? {
    guard let object = reader.range(), let count = reader.count(ofSize: 12) else { return nil }
    var entries: [(name: String, range: Range<Int>)] = []
    entries.reserveCapacity(count)
    for _ in 0..<count {
      guard let name = name(), let range = reader.range() else { return nil }
      entries.append((name, range))
    }
    return KeyRanges(object: object, entries)
  }

  private mutating func references() -> [Reference]? {
    guard let count = reader.count(ofSize: 20) else { return nil }
    var references: [Reference] = []
    references.reserveCapacity(count)
    for _ in 0..<count {
      guard let field = name(), let kind = name().flatMap({ kinds[$0]?.kind }),
        let slug = Slug(&reader), let range = reader.range()
      else { return nil }
      references.append(
        Reference(field: field, kind: kind, slug: slug, file: source, range: range))
    }
    return references
  }
}
