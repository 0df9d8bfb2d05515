import Basics
package import Diagnostics
package import Domain

/// Loads a site's content and reads its files in parallel. The result doesn't depend on timing.
package struct ContentLoader: Sendable {
  /// The site's folder on disk, without a `/` at the end.
  private let site: String
  private let kinds: ContentKinds
  private let jobs: Int
  private let held: HeldBytes
  private let sources: SourceState?
  private let pictures: (any PictureReader)?
  private let tracks: any TrackReader
  private let now: Instant?

  /// Reads at most `jobs` files (at least one) at the same time.
  ///
  /// Without a `ContentMemory`, as many bytes of files as `held` allows stay in memory; `sources`
  /// is the state of all files from just before. Without a reader of pictures, photos have only the
  /// facts in their own files. Dates of unknown keys are compared with `now`, which defaults to the
  /// system's time.
  package init(
    site: String, kinds: ContentKinds = .builtIn, jobs: Int, holding held: HeldBytes = HeldBytes(),
    of sources: SourceState? = nil, pictures: (any PictureReader)? = nil,
    tracks: any TrackReader = FileTrackReader(), at now: Instant? = nil
  ) {
    self.now = now
    self.tracks = tracks
    self.sources = sources
    self.pictures = pictures
    self.held = held
    self.site = site == "/" ? site : String(site.before("/") ?? site[...])
    self.kinds = kinds
    self.jobs = max(1, jobs)
  }

  /// Returns all content without mistakes. Every mistake is reported to the collector, and makes
  /// the content incomplete.
  ///
  /// With a memory, only files that may have changed are read again. The results and reports are
  /// the same as without it. `changed` are the only files and folders below the site's folder that
  /// have changed since the memory's last load began; `nil` if they aren't known.
  package func load(
    _ collector: DiagnosticCollector, reusing memory: ContentMemory? = nil,
    changed: Set<String>? = nil
  ) -> SiteContent {
    var before = memory?.take()
    if let now, before?.isOver(at: now) == true { before = nil }
    // An unreadable file may become readable without a change.
    let isUnread =
      before?.findings.contains(where: { $0.traits.contains(.readFault) }) == true
      || before?.content.assets.contains { $0.nameFault != nil } == true
    let changed = isUnread ? nil : changed
    let reading = ContentReading(
      site: site, kinds: kinds, jobs: jobs, holding: memory == nil ? held : nil,
      before: before?.loaded, changed: changed, memory == nil ? sources?.content : nil,
      pictures: pictures, tracks: tracks, at: now)
    let findings = DiagnosticCollector()
    let (loaded, content) = read(reading, before, findings)
    let found = findings.diagnostics
    collector.report(found)
    StraySettings.report(in: site, KeyGuard(kinds, at: now), collector)
    memory?.keep(
      RememberedContent(loaded: loaded, content: content, findings: found, now: now))
    return content
  }

  private func read(
    _ reading: ContentReading, _ before: RememberedContent?, _ collector: DiagnosticCollector
  ) -> (LoadedTree, SiteContent) {
    let tree = reading.tree
    var unknownKeys = UnknownKeys()
    let settings = settings(tree, collector, &unknownKeys)
    let loaded = reading.load(ModelDefaults(settings))
    if let before, !before.content.assets.contains(where: reading.mayRename),
      let content = before.renewed(loaded, settings)
    {
      collector.report(before.findings)
      return (loaded, content)
    }
    collector.report(diagnostics(of: loaded))
    let table = ModelLists(loaded, before: before).table(of: kinds)

    for files in [loaded.models, loaded.indexes] {
      for file in files {
        let (diagnostics, more) = (file.loaded.diagnostics, file.loaded.unknownKeys)
        if !diagnostics.isEmpty { collector.report(diagnostics) }
        if !more.isEmpty { unknownKeys.merge(more) }
      }
    }
    unknownKeys.report(to: collector)
    CountedFindings.report(loaded.models, settings.settings.timeZone, to: collector)
    check(loaded, settings, collector)
    RestrictedFolders.report(loaded.models, at: now, to: collector)

    let (homeText, listTexts) = texts(loaded, collector)
    var content = SiteContent(
      settings: settings.settings,
      models: table,
      homeText: homeText,
      listTexts: listTexts,
      assets: assets(loaded, collector),
      strayTexts: loaded.models.flatMap(\.loaded.strayTexts), settingsHash: settings.hash,
      held.lost)
    content.folder = site
    content.unpublished = tree.unpublished
    content.secondsOfKeys =
      loaded.models.flatMap(\.loaded.seconds) + loaded.indexes.flatMap(\.loaded.seconds)
    content.hiddenPlaces = CountedFindings.count(.hiddenPlace, in: loaded.models)
    return (loaded, content)
  }

  /// Diagnostics of the tree, without the advice to make pages from files that are meant as
  /// settings.
  private func diagnostics(of loaded: LoadedTree) -> [Diagnostic] {
    let settings = Set(
      loaded.indexes.lazy.flatMap(\.loaded.diagnostics)
        .filter { $0.id == Problem.contentStraySettings.id }.compactMap(\.place?.file))
    guard !settings.isEmpty else { return loaded.tree.diagnostics }
    return loaded.tree.diagnostics.filter { diagnostic in
      let isMeant = diagnostic.place.map { settings.contains($0.file) } ?? false
      return !isMeant || diagnostic.id != Problem.contentOutsideKinds.id
    }
  }

  /// How the settings hide places. A file of circles that they name isn't read.
  package func hiding(_ collector: DiagnosticCollector) -> WrittenHiding {
    guard let path = ContentTree(of: site, kinds).settings,
      let file = SourceFile.read(path, in: site, collector)
    else { return .nothing }
    let findings = Findings(file, collector, guardedBy: KeyGuard(kinds, at: now))
    return Value.json(findings).map { SettingsReader.read($0, findings).hiding } ?? .nothing
  }

  /// Loads only the settings.
  package func settings(_ collector: DiagnosticCollector) -> SiteSettings {
    var unknownKeys = UnknownKeys()
    let tree = ContentTree(of: site, kinds)
    collector.report(tree.diagnostics)
    return settings(tree, collector, &unknownKeys).settings
  }

  private func settings(
    _ tree: ContentTree, _ collector: DiagnosticCollector, _ unknownKeys: inout UnknownKeys
  ) -> LoadedSettings {
    guard let path = tree.settings else {
      var settings = LoadedSettings()
      var hasher = StableHasher()
      settings.settings.rates = rates(tree, collector, &unknownKeys, &hasher)
      settings.hash = tree.rates.isEmpty ? 0 : hasher.finish()
      return settings
    }
    guard let file = SourceFile.read(path, in: site, collector) else { return .unreadable }
    let findings = Findings(file, collector, guardedBy: KeyGuard(kinds, at: now))
    guard let value = Value.json(findings) else { return .unreadable }
    var settings = SettingsReader.read(value, findings)
    var hasher = StableHasher()
    hasher.combine(file.bytes[...])
    if case .file(let name) = settings.hiding,
      let hidden = HiddenFile(name: name, site: site, findings: findings).read(collector)
    {
      settings.settings.hidden = hidden.circles
      settings.settings.hiddenFile = hidden.state
      hasher.combine(hidden.bytes[...])
    }
    settings.settings.rates = rates(tree, collector, &unknownKeys, &hasher)
    settings.hash = hasher.finish()
    unknownKeys.merge(findings.unknownKeys)
    return settings
  }

  /// Reads the exchange rates. A site may have only one file of them.
  private func rates(
    _ tree: ContentTree, _ collector: DiagnosticCollector, _ unknownKeys: inout UnknownKeys,
    _ hasher: inout StableHasher
  ) -> ExchangeRates {
    if tree.rates.count > 1 {
      collector.report(
        .contentWrongRates, at: SourceRange(file: tree.rates[1]),
        "a site can have only one file of exchange rates, and '\(tree.rates[0])' is another",
        fix: "move the rates there")
    }
    guard let path = tree.rates.first else { return ExchangeRates() }
    guard let file = SourceFile.read(path, in: site, collector) else {
      return ExchangeRates(isIncomplete: true)
    }
    hasher.combine(file.bytes[...])
    let findings = Findings(file, collector)
    let rates = RateFile.read(findings)
    unknownKeys.merge(findings.unknownKeys)
    return rates
  }

  /// Reports duplicate slugs and broken references.
  private func check(
    _ loaded: LoadedTree, _ settings: LoadedSettings, _ collector: DiagnosticCollector
  ) {
    var registry = SlugRegistry(loaded.models, loaded.tree.models, of: kinds, collector)
    for file in loaded.models {
      for reference in file.loaded.references {
        registry.check(reference, besides: loaded.tree.unpublished, collector)
      }
    }
    if let author = settings.author {
      registry.check(author, besides: loaded.tree.unpublished, collector)
    }
    LedgerCheck(
      loaded.models, files: loaded.tree.assets, besides: loaded.tree.unpublished,
      settings.settings.rates
    )
    .report(to: collector)
  }

  private func texts(
    _ loaded: LoadedTree, _ collector: DiagnosticCollector
  ) -> (home: IndexText?, lists: [ModelKind: IndexText]) {
    var home: IndexText?
    var lists: [ModelKind: IndexText] = [:]
    var firsts: [ModelKind?: String] = [:]
    for (index, file) in zip(loaded.tree.indexes, loaded.indexes) where !index.isStray {
      if let first = firsts[index.kind] {
        collector.report(
          .contentDuplicateIndex, at: SourceRange(visible: index.path),
          "'\(first)' also contains the text of this page", fix: "remove one of them")
        continue
      }
      firsts[index.kind] = index.path
      let text = file.loaded.indexText
      if let kind = index.kind { lists[kind] = text } else { home = text }
    }
    return (home, lists)
  }

  private func assets(_ loaded: LoadedTree, _ collector: DiagnosticCollector) -> [Asset] {
    guard !loaded.tree.assets.isEmpty else { return [] }
    var folders: [String: ModelName] = [:]
    for file in loaded.models {
      guard let folder = file.loaded.folder else { continue }
      if let name = file.loaded.names.first { folders[folder] = name.name }
    }
    // Pages publish tracks, without their private parts, so the files aren't published. Private
    // receipts aren't published either.
    let tracks = Set(loaded.models.lazy.flatMap(\.loaded.tracks).compactMap(\.path))
      .union(loaded.models.lazy.flatMap(\.loaded.privateReceipts))
    return AssetPaths(site: site, folders: folders, pictures: pictures, collector: collector)
      .assets(
        tracks.isEmpty ? loaded.tree.assets : loaded.tree.assets.filter { !tracks.contains($0) })
  }
}
