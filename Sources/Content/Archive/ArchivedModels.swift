import Diagnostics
import Domain
import Tracing

/// The archived models of files that have not changed since.
///
/// A class, since its models' contents are parsed from it on first use.
final class ArchivedModels: Sendable {
  let archive: ModelArchive
  /// Whether the archive has exactly these files.
  let isOfAll: Bool
  private let files: [ContentTree.ModelFile]
  /// The entry of each file; empty if the archive has exactly these files.
  private let matched: [ModelArchive.Entry?]
  private let site: String
  private let kinds: ContentKinds
  /// Loads the files whose models the archive can't give.
  private let loader: FileLoader
  private let lost: LostFiles

  /// `lost` collects files that had other contents when they were read late.
  init(
    _ archive: ModelArchive, of files: [ContentTree.ModelFile], in site: String,
    _ kinds: ContentKinds, _ loader: FileLoader, _ lost: LostFiles
  ) {
    self.lost = lost
    isOfAll = archive.isOf(files)
    matched = isOfAll ? [] : archive.entries(of: files)
    self.files = files
    self.archive = archive
    self.site = site
    self.kinds = kinds
    self.loader = loader
  }

  /// Returns the archive's entry for the file at an index.
  func entry(at place: Int) -> ModelArchive.Entry? {
    isOfAll ? archive.entries[place] : matched[place]
  }

  private func reader(at place: Int) -> ModelArchiveReader? {
    entry(at: place).flatMap {
      ModelArchiveReader(archive, $0, of: files[place], in: site, kinds, lost)
    }
  }

  /// Returns the result of loading a file; `nil` if the bytes are invalid.
  func loaded(at place: Int) -> LoadedFile? {
    guard let kind = kinds[files[place].kind.folder] as? any KeptKind.Type else { return nil }
    var reader = reader(at: place)
    return reader?.loaded(kind)
  }

  /// Returns the part of a model that is known before its contents are parsed.
  func head(at place: Int) -> ModelArchiveReader.Head? { reader(at: place)?.head }

  /// Returns the contents of a model as a sample for its kind; `nil` if the bytes are invalid.
  func sample(at place: Int) -> (any ModelSample)? {
    guard let model = loaded(at: place)?.models.first,
      let kind = kinds[files[place].kind.folder] as? any KeptKind.Type
    else { return nil }
    func sample<Kind: KeptKind>(_: Kind.Type) -> (any ModelSample)? {
      guard let model = model as? Sourced<Kind.Model>, case .known(let contents) = model.said else {
        return nil
      }
      return KindSample<Kind>(contents: contents)
    }
    return sample(kind)
  }

  /// Returns the result of loading a file, with contents that are parsed on first use and without
  /// references.
  fileprivate func named<Kind: KeptKind>(
    at place: Int, _ sample: KindSample<Kind>
  ) -> LoadedFile? {
    guard let reader = reader(at: place) else { return nil }
    let (file, head) = (files[place], reader.head)
    // There are thousands of them, so each captures as little as possible.
    let contents = KeptContents<Kind.Model> { [self] in
      self.contents(at: place, Kind.self) ?? sample.contents
    }
    var loaded = LoadedFile()
    loaded.counted = head.counted
    loaded.models = [
      Sourced<Kind.Model>(
        kind: file.kind, slug: head.slug, isPublic: head.isPublic, file: reader.source,
        isFolder: file.isFolder, reads: head.reads, contents)
    ]
    if file.isFolder {
      loaded.folder = file.path.folder
      // Names of other files are not needed: no slug is duplicate, and no reference is wrong.
      loaded.names = [RegisteredName(ModelName(file.kind, head.slug), reader.source)]
    }
    return loaded
  }

  /// Returns the archived contents of a model, or else those in its file.
  private func contents<Kind: KeptKind>(
    at place: Int, _: Kind.Type
  ) -> SourcedContents<Kind.Model>? {
    let file = files[place]
    guard let head = head(at: place) else { return nil }
    func told(_ loaded: LoadedFile?) -> SourcedContents<Kind.Model>? {
      guard let loaded, loaded.isFlawless, loaded.models.count == 1,
        let model = loaded.models[0] as? Sourced<Kind.Model>,
        case .known(let contents) = model.said,
        model.reads == head.reads, contents.attributes.slug == head.slug,
        (contents.attributes.visibility == .public) == head.isPublic
      else { return nil }
      return contents
    }
    if let kept = told(loaded(at: place)) { return kept }
    do throws(FileReader.Fault) {
      let bytes = try FileReader.read(site + "/" + file.path, limit: ContentLimits.file)
      let source = SourceFile(path: file.path, bytes: bytes)
      if let read = told(loader.load(file, .success(source))) { return read }
      lost.note(.changed(path: file.path))
    } catch {
      lost.note(.unreadable(path: file.path, error))
    }
    // The caller shows another model's contents in place of it.
    return nil
  }
}

/// Contents of some model of a kind, in place of contents that can no longer be read; such a build
/// fails.
protocol ModelSample: Sendable {
  func named(at place: Int, in models: ArchivedModels) -> LoadedFile?
}

private struct KindSample<Kind: KeptKind>: ModelSample {
  let contents: SourcedContents<Kind.Model>

  func named(at place: Int, in models: ArchivedModels) -> LoadedFile? {
    models.named(at: place, self)
  }
}

/// Parses the archived bytes of one file.
struct ModelArchiveReader {
  /// The part of a model that is known before its contents are parsed.
  struct Head: Sendable {
    let reads: ModelReads
    let slug: Slug
    let isPublic: Bool
    let counted: CountedFindings

    /// Whether a model differs only in its title, its summary, its terms and its text.
    func isOfSameShape(as model: any SourcedModel) -> Bool {
      reads.subject == model.reads.subject && reads.skeletonHash == model.reads.skeletonHash
        && slug == model.slug
    }
  }

  let head: Head
  let source: ContentSource
  private var reader: ByteReader
  private let names: [String]
  private let file: ContentTree.ModelFile
  private let kinds: ContentKinds

  init?(
    _ archive: ModelArchive, _ entry: ModelArchive.Entry, of file: ContentTree.ModelFile,
    in site: String, _ kinds: ContentKinds, _ lost: LostFiles
  ) {
    reader = ByteReader(archive.content(of: entry))
    names = archive.names
    self.file = file
    self.kinds = kinds
    guard let hash = reader.word(), let reads = ModelReads(&reader), let slug = Slug(&reader),
      let isPublic = reader.flag(), let counted = CountedFindings(&reader)
    else { return nil }
    source = ContentSource(path: file.path, in: site, hash: hash, lost)
    head = Head(reads: reads, slug: slug, isPublic: isPublic, counted: counted)
  }

  mutating func loaded<Kind: KeptKind>(_: Kind.Type) -> LoadedFile? {
    guard let model = Kind.Model(&reader), let attributes = Attributes(&reader),
      let body = reader.range(), let isBlank = reader.flag(), let ranges = keyRanges(),
      let date = reader.optional(Moment.self),
      let isStated = reader.flag(), let range = reader.range(), let references = references(),
      reader.isAtEnd
    else { return nil }
    var loaded = LoadedFile()
    loaded.models = [
      Sourced<Kind.Model>(
        kind: file.kind, model: model, attributes: attributes,
        body: MarkdownText(source, body, isBlank: isBlank), file: source, ranges: ranges,
        isFolder: file.isFolder, date: date, index: nil, reads: head.reads)
    ]
    var name = RegisteredName(
      ModelName(file.kind, attributes.slug), source, at: isStated ? range : nil)
    name.id = attributes.id.map { Located($0, at: ranges[CommonKeys.id]) }
    loaded.names = [name]
    loaded.references = references
    loaded.counted = head.counted
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

extension CountedFindings {
  /// Reads what `ModelArchiveWriter` wrote of a file with one model; `nil` for damaged bytes.
  fileprivate init?(_ reader: inout ByteReader) {
    guard let count = reader.count(ofSize: 16) else { return nil }
    self.init()
    for _ in 0..<count {
      guard let number = reader.word(), let range = reader.range(),
        let finding = UInt8(exactly: number).flatMap(CountedFinding.init(rawValue:))
      else { return nil }
      add(finding, at: range)
    }
  }
}
