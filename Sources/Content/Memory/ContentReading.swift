import Diagnostics
import Threads

/// One parallel reading of all files of a site's content; files known from an earlier one are read
/// again only if they may have changed. The result does not depend on timing.
struct ContentReading: Sendable {
  let tree: ContentTree
  private let site: String
  private let kinds: ContentKinds
  private let jobs: Int
  private let before: LoadedTree?
  private let walk: LoadedTree.Walk
  private let changes: ChangedPaths
  /// Number of bytes of files to hold; `nil` if all are, for later loads.
  private let held: HeldBytes?
  /// When this reading began, in nanoseconds since 1970.
  private let start = FileIdentity.now

  /// State of the files from just before, if known.
  private let sources: SourceState.Files?

  /// `changed` are the only files and folders that have changed since `before`; `nil` if that is
  /// not known.
  init(
    site: String, kinds: ContentKinds, jobs: Int, holding held: HeldBytes?, before: LoadedTree?,
    changed: Set<String>?, _ sources: SourceState.Files? = nil
  ) {
    self.sources = sources
    self.held = held
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
      (tree, walk) = (ContentTree(of: site, kinds, knowing: sources), LoadedTree.Walk())
    }
  }

  /// Reads the files; with other defaults than before all of them. Files unchanged since an archive
  /// was written are taken from it; its lists are of use if the settings have this hash.
  func load(
    _ defaults: ModelDefaults, after archive: ModelArchive? = nil, settings: UInt64 = 0
  ) -> LoadedTree {
    let loader = FileLoader(
      kinds: kinds, defaults: defaults, held: held.map { (site, $0) })
    let archived = archive.map {
      ArchivedModels($0, of: tree.models, in: site, kinds, loader, held?.lost ?? LostFiles())
    }
    let known = archived.map(areCurrent)
    func indexes(_ before: LoadedTree?) -> [KnownFile] {
      read(tree.indexes, before?.tree.indexes ?? [], before?.indexes ?? [], loader.load)
    }
    if let archived, let known, let lists = archived.archive.lists, lists.settings == settings,
      let (files, table, changed) = listed(lists, archived, known, loader)
    {
      return LoadedTree(
        site: site, kinds: kinds, defaults: defaults, tree: tree, walk, models: files,
        indexes: indexes(nil), table: table, archived, changed: changed)
    }
    let before = before.flatMap { $0.defaults == defaults ? $0 : nil }
    return LoadedTree(
      site: site, kinds: kinds, defaults: defaults, tree: tree, walk,
      models: read(tree.models, before?.tree.models ?? [], before?.models ?? [], loader.load) {
        place in
        guard let archived, known?[place] == true, let entry = archived.entry(at: place) else {
          return nil
        }
        return archived.loaded(at: place).map { KnownFile($0, entry) }
      },
      indexes: indexes(before))
  }

  /// Whether an archive has each file in its present state.
  private func areCurrent(in archived: ArchivedModels) -> [Bool] {
    if let sources {
      return sources.identities(of: tree.models).enumerated().map { place, identity in
        identity != nil && archived.entry(at: place)?.identity == identity
      }
    }
    return inParallel(tree.models.count) { place in
      let path = site + "/" + tree.models[place].path
      return archived.entry(at: place).map { $0.identity == FileIdentity(of: path) } ?? false
    }
  }

  /// Number of changed files up to which the lists of the archive are used.
  private static let mostChanged = 100

  /// Takes all files, and the lists of all models, from the archive if it has every file, and
  /// changes since do not affect lists; there are then no mistakes.
  private func listed(
    _ lists: ModelArchive.Lists, _ archived: ArchivedModels,
    _ areCurrent: [Bool], _ loader: FileLoader
  ) -> (files: [KnownFile], table: ModelTable, changed: [Int])? {
    guard archived.isOfAll else { return nil }
    let changed = areCurrent.indices.filter { !areCurrent[$0] }
    guard changed.count <= Self.mostChanged else { return nil }
    var files: [Int: KnownFile] = [:]
    for place in changed {
      let file = tree.models[place]
      let known = reading(file.path, nil) { loader.load(file, $0) }
      guard known.loaded.isFlawless, known.loaded.models.count == 1,
        let before = archived.head(at: place),
        before.isOfSameShape(as: known.loaded.models[0])
      else { return nil }
      files[place] = known
    }
    var samples: [ModelKind: any ModelSample] = [:]
    for kind in kinds.kinds {
      let place = tree.models.indices.first { tree.models[$0].kind == kind && files[$0] == nil }
      guard let place else { continue }
      guard let sample = archived.sample(at: place) else { return nil }
      samples[kind] = sample
    }
    // In the order of lists, in which pages read the models, so that memory has them in this order.
    let order = lists.files.flatMap(\.numbers)
    let found = inParallel(order.count) { [files, samples] step -> KnownFile? in
      let place = order[step]
      if let known = files[place] { return known }
      guard let entry = archived.entry(at: place) else { return nil }
      return samples[tree.models[place].kind]?.named(at: place, in: archived)
        .map { KnownFile($0, entry) }
    }
    // Each file is in exactly one list.
    var known: [KnownFile?] = Array(repeating: nil, count: order.count)
    for (place, file) in zip(order, found) { known[place] = file }
    let all = known.compactMap(\.self)
    guard all.count == areCurrent.count,
      let table = ModelTable(found.compactMap(\.self), in: lists, of: kinds)
    else { return nil }
    return (all, table, changed)
  }

  private func read<File: TreeFile>(
    _ files: [File], _ filesBefore: [File], _ knownBefore: [KnownFile],
    _ load: @escaping @Sendable (File, FileLoader.File) -> LoadedFile,
    archived: @escaping @Sendable (Int) -> KnownFile? = { _ in nil }
  ) -> [KnownFile] {
    if !changes.needsWalk, knownBefore.count == files.count {
      return renewed(files, knownBefore, load)
    }
    let known = files.matched(filesBefore, knownBefore)
    let places = changes.places(of: files, known)
    let read = inParallel(places.count) { index in
      let (file, before) = (files[places[index]], known[places[index]])
      if before == nil, let archived = archived(places[index]) { return archived }
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

  /// Reads files again, of which earlier results are known.
  private func renewed<File: TreeFile>(
    _ files: [File], _ known: [KnownFile],
    _ load: @escaping @Sendable (File, FileLoader.File) -> LoadedFile
  ) -> [KnownFile] {
    let places = changes.places(of: files)
    let read = inParallel(places.count) { index in
      let (file, before) = (files[places[index]], known[places[index]])
      return reading(file.path, before) { load(file, $0) }
    }
    var result = known
    for (place, file) in zip(places, read) { result[place] = file }
    return result
  }

  /// Makes each value on the next free worker; the results are in order.
  private func inParallel<File: Sendable>(
    _ count: Int, _ make: @escaping @Sendable (Int) -> File
  ) -> [File] {
    concurrentMap(count, jobs: jobs, worker: {}) { _, index in make(index) }
  }
}
