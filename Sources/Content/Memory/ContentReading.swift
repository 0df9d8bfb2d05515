import Diagnostics
import Dispatch
import Synchronization

/// One reading of all files of a site's content, in parallel; those that are known from an earlier one
/// are read again only where they may have changed. The result does not depend on who came first.
struct ContentReading: Sendable {
  let tree: ContentTree
  private let site: String
  private let kinds: ContentKinds
  private let jobs: Int
  private let before: LoadedTree?
  private let walk: LoadedTree.Walk
  private let changes: ChangedPaths
  /// How many bytes of files are held; `nil` where all are, for later loads.
  private let held: HeldBytes?
  /// In nanoseconds since 1970.
  private let start = FileIdentity.now

  /// `changed` are files and folders, where somebody knows that nothing else has changed.
  init(
    site: String, kinds: ContentKinds, jobs: Int, holding held: HeldBytes?, before: LoadedTree?,
    changed: Set<String>?
  ) {
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
      (tree, walk) = (ContentTree(of: site, kinds), LoadedTree.Walk())
    }
  }

  /// Reads the files; with other defaults than before all of them. Files that are as they were when an
  /// archive was written come to the same; how they are now, `sources` may know.
  func load(
    _ defaults: ModelDefaults, after archive: ModelArchive? = nil, _ sources: SourceState? = nil
  ) -> LoadedTree {
    let loader = FileLoader(
      kinds: kinds, defaults: defaults, held: held.map { (site, $0) })
    let before = before.flatMap { $0.defaults == defaults ? $0 : nil }
    return LoadedTree(
      site: site, kinds: kinds, defaults: defaults, tree: tree, walk,
      models: read(tree.models, before?.tree.models ?? [], before?.models ?? [], loader.load) {
        file in
        archive.flatMap { KnownFile.archived(file, in: site, $0, kinds, sources) }
      },
      indexes: read(tree.indexes, before?.tree.indexes ?? [], before?.indexes ?? [], loader.load))
  }

  private func read<File: TreeFile>(
    _ files: [File], _ filesBefore: [File], _ knownBefore: [KnownFile],
    _ load: @Sendable (File, FileLoader.File) -> LoadedFile,
    archived: @Sendable (File) -> KnownFile? = { _ in nil }
  ) -> [KnownFile] {
    if !changes.needsWalk, knownBefore.count == files.count {
      return renewed(files, knownBefore, load)
    }
    let known = files.matched(filesBefore, knownBefore)
    let places = changes.places(of: files, known)
    let read = inParallel(places.count) { index in
      let (file, before) = (files[places[index]], known[places[index]])
      if before == nil, let archived = archived(file) { return archived }
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

  /// Those that were read before, of the same files.
  private func renewed<File: TreeFile>(
    _ files: [File], _ known: [KnownFile],
    _ load: @Sendable (File, FileLoader.File) -> LoadedFile
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

  /// Each on the next free worker; the results are in their order.
  private func inParallel(
    _ count: Int, _ make: @Sendable (Int) -> KnownFile
  ) -> [KnownFile] {
    let chunk = 32
    let results = Mutex<[(start: Int, files: [KnownFile])]>([])
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, count / chunk + 1)) { _ in
      var chunks: [(start: Int, files: [KnownFile])] = []
      while true {
        let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
        guard start < count else { break }
        chunks.append((start, (start..<min(start + chunk, count)).map(make)))
      }
      results.withLock { [chunks] in $0 += chunks }
    }
    return results.withLock { $0.sorted { $0.start < $1.start }.flatMap { $0.files } }
  }
}
