package import Diagnostics
import Dispatch
import Domain
import Synchronization
import Tracing

/// Loads a site's content, its files in parallel; the result does not depend on who came first.
package struct ContentLoader: Sendable {
  /// The site's folder on disk, without a `/` at the end.
  private let site: String
  private let kinds: ContentKinds
  private let jobs: Int

  /// So many files as `jobs` says, at least one, are read at the same time.
  package init(site: String, kinds: ContentKinds = .builtIn, jobs: Int) {
    self.site = site.count > 1 && site.hasSuffix("/") ? String(site.dropLast()) : site
    self.kinds = kinds
    self.jobs = max(1, jobs)
  }

  /// All content that is without mistakes; every mistake is reported to the collector, and with
  /// one the content is not whole.
  package func load(_ collector: DiagnosticCollector) -> SiteContent {
    let tree = ContentTree(of: site, kinds, collector)
    var unknownKeys = UnknownKeys()
    let settings = settings(tree, collector, &unknownKeys)
    let loader = FileLoader(site: site, kinds: kinds, settings: settings, collector: collector)

    let files = load(tree.models, &unknownKeys, loader.load)
    let indexes = load(tree.indexes, &unknownKeys, loader.load)
    unknownKeys.report(to: collector)

    let unparsed = zip(tree.models, files).compactMap { model, file in
      file.unparsed.map { (kind: model.kind, file: $0) }
    }
    let registry = SlugRegistry(
      files.lazy.flatMap(\.names), unparsed: unparsed, of: kinds, collector)
    for file in files {
      for reference in file.references { registry.check(reference, collector) }
    }
    if let author = settings.author { registry.check(author, collector) }

    let (homeText, listTexts) = texts(zip(tree.indexes, indexes), collector)
    return SiteContent(
      settings: settings.settings,
      models: models(zip(tree.models, files)),
      homeText: homeText,
      listTexts: listTexts,
      assets: assets(tree, files, collector),
      strayTexts: files.flatMap(\.strayTexts), settingsHash: settings.hash)
  }

  /// The settings alone.
  package func settings(_ collector: DiagnosticCollector) -> SiteSettings {
    var unknownKeys = UnknownKeys()
    return settings(ContentTree(of: site, kinds, collector), collector, &unknownKeys).settings
  }

  private func settings(
    _ tree: ContentTree, _ collector: DiagnosticCollector, _ unknownKeys: inout UnknownKeys
  ) -> LoadedSettings {
    guard let path = tree.settings else { return LoadedSettings() }
    guard let file = SourceFile.read(path, in: site, collector) else { return .unreadable }
    let findings = Findings(file, collector)
    guard let value = Value.json(findings) else { return .unreadable }
    var settings = SettingsReader.read(value, findings)
    var hasher = StableHasher()
    hasher.combine(file.bytes[...])
    settings.hash = hasher.finish()
    unknownKeys.merge(findings.unknownKeys)
    return settings
  }

  /// Loads each file on the next free worker; the result is in the order of the files.
  private func load<File: Sendable>(
    _ files: [File], _ unknownKeys: inout UnknownKeys,
    _ load: @Sendable (File, inout UnknownKeys) -> LoadedFile
  ) -> [LoadedFile] {
    let chunk = 32
    let results = Mutex(WorkersResults())
    let next = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: min(jobs, files.count / chunk + 1)) { _ in
      var chunks: [(start: Int, files: [LoadedFile])] = []
      var unknownKeys = UnknownKeys()
      while true {
        let start = next.wrappingAdd(chunk, ordering: .relaxed).oldValue
        guard start < files.count else { break }
        let end = min(start + chunk, files.count)
        chunks.append((start, files[start..<end].map { load($0, &unknownKeys) }))
      }
      results.withLock {
        $0.chunks += chunks
        $0.unknownKeys.merge(unknownKeys)
      }
    }
    return results.withLock {
      unknownKeys.merge($0.unknownKeys)
      return $0.chunks.sorted { $0.start < $1.start }.flatMap { $0.files }
    }
  }

  private func models(
    _ files: some Sequence<(ContentTree.ModelFile, LoadedFile)>
  ) -> ModelTable {
    var models: [ModelKind: [any SourcedModel]] = [:]
    for (path, file) in files { models[path.kind, default: []] += file.models }
    func list<Kind: ContentKind>(_: Kind.Type) -> any ModelList {
      // All of them are of the type, since the kind has read them.
      let own = (models[Kind.kind] ?? []).compactMap { $0 as? Sourced<Kind.Model> }
      return Models<Kind>(own.inListOrder())
    }
    return ModelTable(kinds.all.map { list($0) })
  }

  private func texts(
    _ indexes: some Sequence<(ContentTree.IndexFile, LoadedFile)>, _ collector: DiagnosticCollector
  ) -> (home: IndexText?, lists: [ModelKind: IndexText]) {
    var home: IndexText?
    var lists: [ModelKind: IndexText] = [:]
    var firsts: [ModelKind?: String] = [:]
    for (index, file) in indexes {
      if let first = firsts[index.kind] {
        collector.report(ContentDiagnostics.duplicateIndex(index.path, first: first))
        continue
      }
      firsts[index.kind] = index.path
      if let kind = index.kind { lists[kind] = file.indexText } else { home = file.indexText }
    }
    return (home, lists)
  }

  private func assets(
    _ tree: ContentTree, _ files: [LoadedFile], _ collector: DiagnosticCollector
  ) -> [Asset] {
    var folders: [String: ModelName] = [:]
    for file in files {
      if let folder = file.folder, let name = file.names.first { folders[folder] = name.name }
    }
    return AssetPaths(site: site, folders: folders, collector: collector)
      .assets(tree.assets)
  }
}

/// What the workers of one load have brought so far.
private struct WorkersResults {
  /// Each with the place of its first file.
  var chunks: [(start: Int, files: [LoadedFile])] = []
  var unknownKeys = UnknownKeys()
}
