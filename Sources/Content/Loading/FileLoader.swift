import Basics
import Diagnostics
import Domain

/// Makes models from the bytes of files. A worker uses one loader for many files.
struct FileLoader: Sendable {
  /// Bytes of a file, or the reason why it can't be read.
  typealias File = Result<SourceFile, FileReader.Fault>

  let kinds: ContentKinds
  let defaults: ModelDefaults
  /// Guard for the keys that restrict.
  let keyGuard: KeyGuard
  /// The site's folder, and how many bytes of its files are held; `nil` if all are held.
  let held: (site: String, bytes: HeldBytes)?
  /// Pictures that provide facts for models; `nil` without a reader of pictures.
  let pictures: PictureFiles?
  /// Tracks that provide facts for models.
  let tracks: TrackFiles

  /// Loads the models of a file. For an album, it loads only the album, because the photos depend
  /// on other files.
  func load(_ model: ContentTree.ModelFile, _ file: File) -> LoadedFile {
    let source: SourceFile
    switch file {
    case .success(let file): source = file
    case .failure(let fault):
      let nothing = SourceFile(path: model.path, bytes: [])
      var loaded = unparsed(model, nothing, ContentSource(nothing))
      loaded.diagnostics = [fault.diagnostic(of: model.path)]
      return loaded
    }
    let findings = findings(on: source)
    let kept = kept(source)
    var loaded: LoadedFile
    let parsed = parsed(findings, kinds[model.kind]?.kind.keys)
    if let parsed, parsed.holdsKeys {
      findings.report(
        .contentKeyFile, at: SourceRange(file: model.path),
        "this is a key file, which would let anyone open all sealed pages",
        fix: "move it out of Content, so that it can't be published")
      loaded = unparsed(model, source, kept)
    } else if let parsed {
      loaded = LoadedFile()
      let context = ModelContext(defaults, findings, of: kept, pictures, tracks)
      let kind =
        model.isFolder ? ContentKinds.kind(ofIndex: parsed, among: model.kind) : model.kind
      let isAlbum = kind.host != nil
      var origin = ModelOrigin(model, kind, kept, body: parsed.body)
      context.hasCompany = model.hasCompany && !parsed.isArray
      if isAlbum, !RevealingName.reveals(stem: origin.fileName) {
        context.impliedTitle = PictureName.title(of: origin.fileName)
      }
      if model.isFolder, !parsed.isArray { loaded.folder = model.path.folder }
      for (index, value) in parsed.objects.enumerated() {
        origin.index = parsed.isArray ? index : nil
        add(value, origin, context, to: &loaded)
      }
      loaded.hasCompany = context.hasCompany
      loaded.references = context.references
      loaded.pictures = context.seen
      loaded.tracks = context.seenTracks
      loaded.ledger = context.ledger
      if isAlbum {
        let slug = loaded.models.first?.slug.text ?? origin.fileName
        loaded.album = AlbumFile(source, kept, named: slug, listing: context.listed)
      }
    } else {
      loaded = unparsed(model, source, kept)
    }
    loaded.take(findings)
    if !model.isFolder, !loaded.models.isEmpty, StrayIndex.isIndex(model.path) {
      loaded.diagnostics += loaded.models.prefix(1).compactMap {
        RestrictionDiagnostics.strayIndex($0)
      }
    }
    if model.isFolder, !model.hasCompany {
      loaded.diagnostics = loaded.diagnostics.map { mentionJourneys($0, in: model.path.folder) }
    }
    return loaded
  }

  /// Adds a note to the error for a missing departure in a folder's index: journeys don't need one.
  private func mentionJourneys(_ diagnostic: Diagnostic, in folder: String) -> Diagnostic {
    guard diagnostic.id == Problem.contentMissingKey.id,
      diagnostic.message.contains("'\(LegKeys.departure.name)'")
    else { return diagnostic }
    let advice: Diagnostic.Note =
      "the index of a journey doesn't need it: put its trips next to it, as '\(folder)/….md'"
    return diagnostic.with(diagnostic.place, diagnostic.notes + [advice])
  }

  private func findings(on file: SourceFile) -> Findings {
    let findings = Findings(file, guardedBy: keyGuard)
    findings.hidden = defaults.hidden
    return findings
  }

  /// Parses a file; `nil`, with a diagnostic, if it can't be read as its author meant it.
  private func parsed(_ findings: Findings, _ table: KeyTable?) -> ParsedFile? {
    if let merge = UnfinishedMerge.diagnostic(inModel: findings.file) {
      findings.report(merge)
      guard merge.severity != .error else { return nil }
    }
    guard let parsed = ParsedFile(findings) else { return nil }
    guard let table, let body = parsed.body,
      let found = SettingsInText(findings.file, body: body, table, keyGuard).finding()
    else { return parsed }
    reportInText(found.setting, table, findings, at: found.range)
    // Without front matter, required keys would be reported as missing only because they are in the
    // text.
    return parsed.hasFrontMatter ? parsed : nil
  }

  func reportInText(
    _ setting: SettingLine, _ table: KeyTable, _ findings: Findings, at range: Range<Int>
  ) {
    let advice = RestrictionDiagnostics.advice(for: setting, table, findings.file, keyGuard)
    let top =
      findings.file.path.ends(with: ".json")
      ? "beside '\(CommonKeys.body.name)'"
      : "at the top of the file, between the first two '---' lines"
    let fix =
      advice == nil && range.lowerBound == 0
      ? ReadingDiagnostics.wayToFence
      : "\(advice ?? "write it") \(top)"
    findings.report(
      .contentSettingsInText, at: range,
      "'\(setting.key)' is in the text, so it would be published and have no effect",
      fix: "\(fix); to show it as text, write it between backticks")
  }

  private func kept(_ file: SourceFile) -> ContentSource {
    guard let held else { return ContentSource(file) }
    return held.bytes.source(file, in: held.site, isOneModel: !file.path.ends(with: ".json"))
  }

  /// Result for a file that can't be parsed. It contains only the slug that the file name implies.
  private func unparsed(
    _ model: ContentTree.ModelFile, _ file: SourceFile, _ source: ContentSource
  ) -> LoadedFile {
    var loaded = LoadedFile()
    loaded.unparsed = file
    if let slug = try? Slug(ModelOrigin(model, model.kind, source, body: nil).fileName) {
      loaded.names.append(RegisteredName(ModelName(model.kind, slug), source))
    }
    return loaded
  }

  /// Loads the text of home or of a list.
  func load(_ index: ContentTree.IndexFile, _ file: File) -> LoadedFile {
    var loaded = LoadedFile()
    switch file {
    case .success(let file) where index.mayBeSettings:
      loaded.diagnostics = StraySettings.diagnostic(file, keyGuard).map { [$0] } ?? []
    case .failure(.tooLarge) where index.mayBeSettings: break
    case .success(let file) where index.isStray:
      let found =
        StrayIndex.diagnostic(index, file, keyGuard) ?? ContentTree.unreadIndex(index)
      loaded.diagnostics = found.map { [$0] } ?? []
    case .failure(.tooLarge) where index.isStray:
      loaded.diagnostics = ContentTree.unreadIndex(index).map { [$0] } ?? []
    case .success(let file):
      let findings = findings(on: file)
      loaded.indexText = text(index.kind, findings)
      loaded.take(findings)
    case .failure(let fault): loaded.diagnostics = [fault.diagnostic(of: index.path)]
    }
    return loaded
  }

  private func text(_ kind: ModelKind?, _ findings: Findings) -> IndexText? {
    let file = findings.file
    guard let parsed = parsed(findings, IndexTextReader.table) else { return nil }
    guard !parsed.isArray, let value = parsed.objects.first else {
      findings.report(
        .contentIndexIsList, at: file.place,
        "an index describes one page, not a list of objects",
        fix: "rename the file")
      return nil
    }
    return findings.read(value, as: IndexTextReader.table) { reader in
      _ = reader.read(CommonKeys.schema)
      let title = reader.read(IndexTextReader.title)
      let summary = reader.read(IndexTextReader.summary)
      let image = reader.read(IndexTextReader.image)
      let template = reader.read(IndexTextReader.template)
      let source = ContentSource(file)
      let body = body(
        reader.read(IndexTextReader.body), parsed.body, of: IndexTextReader.table, findings, source)
      return IndexText(
        kind: kind, title: title, summary: summary, image: image, template: template,
        body: body, file: source, of: file, ranges: reader.ranges)
    }
  }
}

extension LoadedFile {
  fileprivate mutating func take(_ findings: Findings) {
    diagnostics = findings.diagnostics
    unknownKeys = findings.unknownKeys
    counted = findings.counted
    seconds = findings.seconds
  }
}

// MARK: - Albums

extension FileLoader {
  /// Loads some of an album's photos, with their indices in the album.
  func load(_ photos: ArraySlice<ListedPhoto>, of album: AlbumFile) -> LoadedFile {
    var loaded = LoadedFile()
    let findings = findings(on: album.file)
    let context = ModelContext(defaults, findings, of: album.source, pictures)
    for (index, photo) in zip(photos.indices, photos) {
      context.impliedTitle = photo.picture?.title
      context.mayLackTitle = photo.picture != nil
      context.unlisted = photo.isListed ? nil : photo.picture?.path
      add(photo.value, ModelOrigin(photoOf: album, index: index, photo), context, to: &loaded)
    }
    loaded.references = context.references
    loaded.pictures = context.seen
    let own = loaded.diagnostics
    loaded.take(findings)
    loaded.diagnostics += own
    return loaded
  }
}
