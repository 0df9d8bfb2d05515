package import Diagnostics
import Domain
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
  ///
  /// Of what a memory holds only those files are read again that may have changed; what is loaded and
  /// reported is the same. `changed` are files and folders below the site's folder, where somebody
  /// knows that nothing else has changed since the memory's last load began; `nil` where nobody does.
  package func load(
    _ collector: DiagnosticCollector, reusing memory: ContentMemory? = nil,
    changed: Set<String>? = nil
  ) -> SiteContent {
    let reading = ContentReading(
      site: site, kinds: kinds, jobs: jobs, before: memory?.take(), changed: changed)
    let tree = reading.tree
    collector.report(tree.diagnostics)
    var unknownKeys = UnknownKeys()
    let settings = settings(tree, collector, &unknownKeys)
    let loaded = reading.load(ModelDefaults(settings))
    memory?.keep(loaded)

    let models = loaded.models.map(\.loaded)
    let indexes = loaded.indexes.map(\.loaded)
    for file in models + indexes {
      collector.report(file.diagnostics)
      unknownKeys.merge(file.unknownKeys)
    }
    unknownKeys.report(to: collector)
    check(zip(tree.models, models), settings, collector)

    let (homeText, listTexts) = texts(zip(tree.indexes, indexes), collector)
    return SiteContent(
      settings: settings.settings,
      models: table(zip(tree.models, models)),
      homeText: homeText,
      listTexts: listTexts,
      assets: assets(tree, models, collector),
      strayTexts: models.flatMap(\.strayTexts), settingsHash: settings.hash)
  }

  /// The settings alone.
  package func settings(_ collector: DiagnosticCollector) -> SiteSettings {
    var unknownKeys = UnknownKeys()
    let tree = ContentTree(of: site, kinds)
    collector.report(tree.diagnostics)
    return settings(tree, collector, &unknownKeys).settings
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

  /// Reports slugs that are taken, and references that lead nowhere.
  private func check(
    _ files: some Sequence<(ContentTree.ModelFile, LoadedFile)>, _ settings: LoadedSettings,
    _ collector: DiagnosticCollector
  ) {
    let unparsed = files.compactMap { model, file in
      file.unparsed.map { (kind: model.kind, file: $0) }
    }
    let registry = SlugRegistry(
      files.lazy.flatMap { $0.1.names }, unparsed: unparsed, of: kinds, collector)
    for (_, file) in files {
      for reference in file.references { registry.check(reference, collector) }
    }
    if let author = settings.author { registry.check(author, collector) }
  }

  private func table(
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
