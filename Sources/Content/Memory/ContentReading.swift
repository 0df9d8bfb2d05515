import Basics
import Diagnostics
import Domain

/// One parallel reading of all files of a site's content.
///
/// Files known from an earlier reading are read again only if they may have changed. The result
/// doesn't depend on timing.
struct ContentReading: Sendable {
  let tree: ContentTree
  private let site: String
  private let kinds: ContentKinds
  private let jobs: Int
  private let before: LoadedTree?
  private let walk: LoadedTree.Walk
  private let changes: ChangedPaths
  /// Count of the bytes of files to hold; `nil` if all are held for later loads.
  private let held: HeldBytes?
  private let pictures: (any PictureReader)?
  private let tracks: any TrackReader
  private let now: Instant?
  /// Start of this reading, in nanoseconds since 1970.
  private let start = FileIdentity.now

  /// `changed` are the only files and folders that have changed since `before`; `nil` if they
  /// aren't known. `paths` are the paths of content from just before, if known.
  init(
    site: String, kinds: ContentKinds, jobs: Int, holding held: HeldBytes?, before: LoadedTree?,
    changed: Set<String>?, _ paths: [String]? = nil, pictures: (any PictureReader)? = nil,
    tracks: any TrackReader, at now: Instant? = nil
  ) {
    self.now = now
    self.tracks = tracks
    self.held = held
    self.pictures = pictures
    self.site = site
    self.kinds = kinds
    self.jobs = jobs
    self.before = before.flatMap { $0.isOf(site, kinds) ? $0 : nil }
    changes =
      if let before = self.before, let changed {
        ChangedPaths(changed, since: before, in: site)
      } else {
        .all
      }
    if let before = self.before, !changes.needsWalk {
      (tree, walk) = (before.tree, before.walk)
    } else {
      (tree, walk) = (ContentTree(of: site, kinds, knowing: paths), LoadedTree.Walk())
    }
  }

  /// Whether a file's published name depends on data that may have changed.
  func mayRename(_ asset: Asset) -> Bool { asset.data != nil && changes.mayHold(asset.path) }

  /// Reads the files. If the defaults have changed, it reads all of them again.
  func load(_ defaults: ModelDefaults) -> LoadedTree {
    let hasPhotos = tree.models.contains { $0.kind.traits.contains(.isOfPictures) }
    let loader = FileLoader(
      kinds: kinds, defaults: defaults,
      keyGuard: KeyGuard(
        kinds, ignoring: defaults.ignoredKeys, at: now, in: defaults.timeZone),
      held: held.map { (site, $0) },
      pictures: hasPhotos ? pictures.map { PictureFiles(site: site, $0, tree.assets) } : nil,
      tracks: TrackFiles(
        site: site, tracks, tree.assets, besides: tree.unpublished, hiding: defaults.hidden))
    let same = before.flatMap { $0.defaults == defaults ? $0 : nil }
    var models = read(tree.models, same?.tree.models ?? [], same?.models ?? [], loader.load)
    models = RestrictedFolders(tree, models).settle(models)
    let settling = Settling(tree: tree, loader: loader, jobs: jobs)
    for kind in ContentKinds.settled { models = kind.settle(models, settling) }
    return LoadedTree(
      site: site, kinds: kinds, defaults: defaults, tree: tree, walk,
      models: models,
      indexes: read(tree.indexes, same?.tree.indexes ?? [], same?.indexes ?? [], loader.load))
  }

  private func read<File: TreeFile>(
    _ files: [File], _ filesBefore: [File], _ knownBefore: [KnownFile],
    _ load: @escaping @Sendable (File, FileLoader.File) -> LoadedFile
  ) -> [KnownFile] {
    if !changes.needsWalk, knownBefore.count == files.count {
      return renewed(files, knownBefore, load)
    }
    let known = files.matched(filesBefore, knownBefore)
    let places = changes.places(of: files, known)
    let read = inParallel(places.count) { index in
      let (file, before) = (files[places[index]], known[places[index]])
      return reading(file.path, before) { load(file, $0) }
    }
    guard places.count < files.count else { return read }
    var result = known
    for (place, file) in zip(places, read) { result[place] = file }
    return result.compactMap(\.self)
  }

  private func reading(
    _ path: String, _ before: KnownFile?, _ load: (FileLoader.File) -> LoadedFile
  ) -> KnownFile {
    KnownFile.read(
      path, in: site, before: before, start: start, isRemembered: held == nil, load)
  }

  /// Reads files again if they may have changed since their earlier results.
  private func renewed<File: TreeFile>(
    _ files: [File], _ known: [KnownFile],
    _ load: @escaping @Sendable (File, FileLoader.File) -> LoadedFile
  ) -> [KnownFile] {
    let places = changes.places(of: files, known: known)
    let read = inParallel(places.count) { index in
      let (file, before) = (files[places[index]], known[places[index]])
      return reading(file.path, before) { load(file, $0) }
    }
    var result = known
    for (place, file) in zip(places, read) { result[place] = file }
    return result
  }

  /// Makes each value on the next free worker. The results are in order.
  private func inParallel<File: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) -> File
  ) -> [File] {
    concurrentMap(count, jobs: jobs, worker: {}) { _, index in make(index) }
  }
}
