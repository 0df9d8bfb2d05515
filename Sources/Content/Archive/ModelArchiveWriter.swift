import Domain
import Tracing

/// Writes what Markdown files came to as a `ModelArchive`.
struct ModelArchiveWriter {
  private let kinds: ContentKinds
  private let former: ModelArchive?
  private var cache = CacheWriter()
  private var bytes: [UInt8] = []
  private var count = 0
  private var names: [String]
  private var places: [String: Int]

  /// What is taken over of a former archive tells names by its numbers.
  init(_ kinds: ContentKinds, after former: ModelArchive?) {
    self.kinds = kinds
    self.former = former
    names = former?.names ?? []
    places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    cache.writer.bytes += ModelArchive.title
  }

  /// All of the files that can be kept; `nil` where the former archive holds just these.
  static func bytes(
    of files: [KnownFile], _ tree: [ContentTree.ModelFile], _ kinds: ContentKinds, key: UInt64,
    after former: ModelArchive?
  ) -> [UInt8]? {
    var writer = ModelArchiveWriter(kinds, after: former)
    var isSame = true
    for (file, place) in zip(files, tree) {
      guard let identity = file.keptIdentity else { continue }
      if let entry = file.archived, let former {
        writer.add(place.path, identity, former.content(of: entry))
      } else if let content = writer.content(of: file.loaded, place) {
        writer.add(place.path, identity, content[...])
        isSame = false
      }
    }
    guard !isSame || writer.count != former?.count ?? 0 else { return nil }
    return writer.finish(key: key)
  }

  private mutating func add(
    _ path: String, _ identity: FileIdentity, _ content: ArraySlice<UInt8>
  ) {
    count += 1
    cache.writer.write(path)
    identity.write(to: &cache.writer)
    cache.writer.write(content.count)
    cache.writer.bytes += content
    cache.writeFullPieces { bytes += $0 }
  }

  private mutating func finish(key: UInt64) -> [UInt8] {
    let start = cache.offset
    cache.writer.write(names)
    cache.writer.write(words: [key, UInt64(count), UInt64(start)])
    cache.writeFullPieces { bytes += $0 }
    cache.finish { bytes += $0 }
    return bytes
  }

  /// `nil` for a file of which there is something to say, or of a kind that can't be kept.
  private mutating func content(
    of loaded: LoadedFile, _ file: ContentTree.ModelFile
  ) -> [UInt8]? {
    guard file.path.hasSuffix(".md"), loaded.isFlawless, loaded.models.count == 1,
      let kind = kinds[file.kind.folder] as? any KeptKind.Type
    else { return nil }
    return content(of: loaded, kind)
  }

  private mutating func content<Kind: KeptKind>(of loaded: LoadedFile, _: Kind.Type) -> [UInt8]? {
    guard let model = loaded.models[0] as? Sourced<Kind.Model>, let name = loaded.names.first,
      let body = model.body.range
    else { return nil }
    var writer = ByteWriter()
    writer.write(word: model.file.hash)
    writer.write(model.model)
    writer.write(model.attributes)
    writer.write(body)
    writer.write(model.body.isBlank)
    write(model.ranges, to: &writer)
    writer.write(model.date)
    model.reads.write(to: &writer)
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
