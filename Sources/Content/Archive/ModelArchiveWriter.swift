import Domain
import Paths
import Tracing

/// Writes the results of loading Markdown files as a `ModelArchive`.
struct ModelArchiveWriter {
  private var cache = CacheWriter()
  private var count = 0
  private var names: [String]
  private var places: [String: Int]

  /// Starts with the names of a former archive, since files copied from it refer to names by index.
  private init(after former: ModelArchive?) {
    names = former?.names ?? []
    places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    cache.writer.append(ModelArchive.title)
  }

  /// Whether an archive has exactly the files that can be archived, and current lists if it has all
  /// files.
  static func isSame(
    _ files: [KnownFile], _ tree: [ContentTree.ModelFile], _ kinds: ContentKinds,
    as former: ModelArchive?, listedFor settings: UInt64?
  ) -> Bool {
    guard let former, former.count == files.count(where: { $0.archived != nil }),
      former.count < files.count || settings == nil || former.lists?.settings == settings
    else { return false }
    return zip(files, tree).allSatisfy { file, place in
      file.archived != nil || file.keptIdentity == nil
        || kept(file.loaded, place, kinds) == nil
    }
  }

  /// Writes all files that can be archived.
  static func write(
    _ files: [KnownFile], _ tree: [ContentTree.ModelFile], _ kinds: ContentKinds, key: UInt64,
    after former: ModelArchive?, lists: ModelArchive.Lists?, to sink: ModelStore.Sink
  ) {
    var writer = ModelArchiveWriter(after: former)
    // Consecutive files are copied together.
    var run = 0..<0
    for (file, place) in zip(files, tree) {
      guard let identity = file.keptIdentity else { continue }
      if let entry = file.archived, let former {
        let whole = former.whole(entry)
        if entry.isChange {
          writer.add(former[run], to: sink)
          run = 0..<0
          writer.add(former.wholeChange(entry), to: sink)
        } else if whole.lowerBound == run.upperBound, run.count < CacheWriter.pieceSize {
          run = run.lowerBound..<whole.upperBound
        } else {
          writer.add(former[run], to: sink)
          run = whole
        }
        writer.count += 1
      } else if let kind = kept(file.loaded, place, kinds),
        let content = writer.content(of: file.loaded, kind)
      {
        if let former { writer.add(former[run], to: sink) }
        run = 0..<0
        writer.add(place.path, identity, content[...], to: sink)
      }
    }
    if let former { writer.add(former[run], to: sink) }
    writer.finish(key: key, writer.count == files.count ? lists : nil, to: sink)
  }

  /// Largest number of files in a second archive: as many as can be read again with the same lists
  /// (`ContentReading`).
  private static let mostChanges = 100

  /// Returns the second archive after files at these indexes were read again, with everything else
  /// and the lists as in the first; `nil` if they are too many.
  static func changes(
    _ files: [KnownFile], _ tree: [ContentTree.ModelFile], _ kinds: ContentKinds,
    at places: [Int], beside former: ModelArchive
  ) -> [UInt8]? {
    var writer = ModelArchiveWriter(after: former)
    var bytes: [UInt8] = []
    func sink(_ piece: ArraySlice<UInt8>) { bytes += piece }
    let readAgain = Set(places)
    for place in readAgain.union(former.changed).sorted() {
      let (file, path) = (files[place], tree[place])
      guard readAgain.contains(place) else {
        writer.add(former.wholeChange(former.entries[place]), to: sink)
        writer.count += 1
        continue
      }
      // A file that may change again undetected is read again the next time, too.
      guard let identity = file.keptIdentity, let kind = kept(file.loaded, path, kinds),
        let content = writer.content(of: file.loaded, kind)
      else { continue }
      writer.add(path.path, identity, content[...], to: sink)
    }
    guard writer.count <= mostChanges else { return nil }
    writer.finish(key: former.keyOfChanges, nil, to: sink)
    return bytes
  }

  /// Returns the models of files with one model each, in the order of their lists; `nil` for other
  /// files.
  static func lists(
    _ table: ModelTable, of files: [KnownFile], _ settings: UInt64
  ) -> ModelArchive.Lists? {
    var numbers: [ObjectIdentifier: Int] = [:]
    numbers.reserveCapacity(files.count)
    for (number, file) in files.enumerated() {
      guard file.loaded.models.count == 1 else { return nil }
      numbers[ObjectIdentifier(file.loaded.models[0])] = number
    }
    return ModelArchive.Lists(
      settings: settings,
      files: table.erased.map { list in
        (list.kind.folder, list.models.compactMap { numbers[ObjectIdentifier($0)] })
      })
  }

  private mutating func add(
    _ path: String, _ identity: FileIdentity, _ content: ArraySlice<UInt8>,
    to sink: ModelStore.Sink
  ) {
    count += 1
    cache.writer.write(path)
    identity.write(to: &cache.writer)
    cache.writer.write(content.count)
    cache.writer.append(content)
    cache.writeFullPieces(to: sink)
  }

  private mutating func add(_ files: ArraySlice<UInt8>, to sink: ModelStore.Sink) {
    cache.writer.append(files)
    cache.writeFullPieces(to: sink)
  }

  private mutating func finish(
    key: UInt64, _ lists: ModelArchive.Lists?, to sink: ModelStore.Sink
  ) {
    let start = cache.offset
    cache.writer.write(names)
    cache.writer.write(lists)
    cache.writer.write(words: [key, UInt64(count), UInt64(start)])
    cache.writeFullPieces(to: sink)
    cache.finish(to: sink)
  }

  /// Returns the kind of a file's model; `nil` for a file with diagnostics, and for kinds that
  /// can't be archived.
  private static func kept(
    _ loaded: LoadedFile, _ file: ContentTree.ModelFile, _ kinds: ContentKinds
  ) -> (any KeptKind.Type)? {
    guard file.path.ends(with: ".md"), loaded.isFlawless, loaded.models.count == 1 else {
      return nil
    }
    return kinds[file.kind.folder] as? any KeptKind.Type
  }

  private mutating func content<Kind: KeptKind>(of loaded: LoadedFile, _: Kind.Type) -> [UInt8]? {
    guard let model = loaded.models[0] as? Sourced<Kind.Model>, let name = loaded.names.first,
      let body = model.body.range
    else { return nil }
    var writer = ByteWriter()
    writer.write(word: model.file.hash)
    model.reads.write(to: &writer)
    writer.write(model.slug)
    writer.write(model.attributes.visibility == .public)
    writer.write(loaded.counted.entries.count)
    for entry in loaded.counted.entries {
      writer.write(word: UInt64(entry.finding.rawValue))
      writer.write(entry.first)
    }
    writer.write(model.model)
    writer.write(model.attributes)
    writer.write(body)
    writer.write(model.body.isBlank)
    write(model.ranges, to: &writer)
    writer.write(model.date)
    writer.write(name.range != nil)
    writer.write(name.range ?? 0..<0)
    writer.write(loaded.references.count)
    for reference in loaded.references {
      writer.write(place(of: reference.field))
      writer.write(place(of: reference.kind.folder))
      writer.write(reference.slug)
      writer.write(reference.range)
    }
    return writer.bytes
  }

  private mutating func write(_ ranges: KeyRanges, to writer: inout ByteWriter) {
    writer.write(ranges.object)
    let entries = ranges.all
    writer.write(entries.count)
    for entry in entries {
      writer.write(place(of: entry.name))
      writer.write(entry.range)
    }
  }

  private mutating func place(of name: String) -> Int {
    if let place = places[name] { return place }
    places[name] = names.count
    names.append(name)
    return names.count - 1
  }
}
