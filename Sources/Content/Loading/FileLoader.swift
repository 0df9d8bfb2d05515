import Diagnostics
import Domain
import Paths

/// Makes models from the bytes of files; a value that one worker uses for many files.
struct FileLoader: Sendable {
  /// Bytes of a file, or the reason why it can't be read.
  typealias File = Result<SourceFile, FileReader.Fault>

  let kinds: ContentKinds
  let defaults: ModelDefaults
  /// The site's folder, and how many bytes of its files are held; `nil` if all are.
  let held: (site: String, bytes: HeldBytes)?
  /// Pictures whose facts are models'; `nil` if nothing reads them.
  let pictures: PictureFiles?
  /// Loads the models of a file; of an album, whose photos depend on other files, the album alone.
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
    let findings = Findings(source)
    let kept = kept(source)
    var loaded: LoadedFile
    if let parsed = ParsedFile(findings) {
      loaded = LoadedFile()
      let context = ModelContext(defaults, findings, of: kept, pictures)
      let isAlbum = model.isFolder && model.kind == .photos && AlbumKind.isAlbum(parsed)
      var origin = Origin(model, isAlbum ? .albums : model.kind, kept, body: parsed.body)
      if isAlbum { context.impliedTitle = PictureName.title(of: origin.fileName) }
      if model.isFolder, !parsed.isArray { loaded.folder = model.path.folder }
      for (index, value) in parsed.objects.enumerated() {
        origin.index = parsed.isArray ? index : nil
        add(value, origin, context, to: &loaded)
      }
      loaded.references = context.references
      loaded.pictures = context.seen
      if isAlbum {
        loaded.album = AlbumFile(source, kept, named: origin.fileName, listing: context.listed)
      }
    } else {
      loaded = unparsed(model, source, kept)
    }
    loaded.take(findings)
    return loaded
  }

  private func kept(_ file: SourceFile) -> ContentSource {
    guard let held else { return ContentSource(file) }
    return held.bytes.source(file, in: held.site, isOneModel: !file.path.ends(with: ".json"))
  }

  /// Result for a file that can't be parsed: the slug that its name implies.
  private func unparsed(
    _ model: ContentTree.ModelFile, _ file: SourceFile, _ source: ContentSource
  ) -> LoadedFile {
    var loaded = LoadedFile()
    loaded.unparsed = file
    if let slug = try? Slug(Origin(model, model.kind, source, body: nil).fileName) {
      loaded.names.append(RegisteredName(ModelName(model.kind, slug), source))
    }
    return loaded
  }

  /// Loads the text of home or of a list.
  func load(_ index: ContentTree.IndexFile, _ file: File) -> LoadedFile {
    var loaded = LoadedFile()
    switch file {
    case .success(let file):
      let findings = Findings(file)
      loaded.indexText = text(index.kind, findings)
      loaded.take(findings)
    case .failure(let fault): loaded.diagnostics = [fault.diagnostic(of: index.path)]
    }
    return loaded
  }

  private func text(_ kind: ModelKind?, _ findings: Findings) -> IndexText? {
    let file = findings.file
    guard let parsed = ParsedFile(findings) else { return nil }
    guard !parsed.isArray, let value = parsed.objects.first else {
      findings.report(ContentDiagnostics.indexIsList(at: file.place))
      return nil
    }
    return findings.read(value, as: IndexTextReader.table) { reader in
      _ = reader.read(CommonKeys.schema)
      let title = reader.read(IndexTextReader.title)
      let summary = reader.read(IndexTextReader.summary)
      let image = reader.read(IndexTextReader.image)
      let template = reader.read(IndexTextReader.template)
      let source = ContentSource(file)
      let body = body(reader.read(IndexTextReader.body), parsed.body, findings, source)
      reader.reportForeignDrafts(ContentDiagnostics.draftOfIndex)
      return IndexText(
        kind: kind, title: title, summary: summary, image: image, template: template,
        body: body, file: source, of: file, ranges: reader.ranges)
    }
  }

  private func add(
    _ value: Value, _ origin: Origin, _ context: ModelContext, to loaded: inout LoadedFile
  ) {
    // The tree contains files of known kinds only.
    guard let kind = kinds[origin.kind],
      let model = model(kind, value, origin, context, &loaded)
    else { return }
    loaded.models.append(model)
  }

  private func model<Kind: ContentKind>(
    _: Kind.Type, _ value: Value, _ origin: Origin, _ context: ModelContext,
    _ loaded: inout LoadedFile
  ) -> (any SourcedModel)? {
    let findings = context.findings
    guard
      var reader = ObjectReader(value, as: Kind.kind.keys, path: origin.keyPath, findings)
    else { return nil }
    let earlier = context.references.count
    let slug = slug(&reader, origin, &loaded)
    let common = CommonValues(&reader, context)
    let read = Kind.read(&reader, context)
    let body = body(reader.read(CommonKeys.body), origin.body, findings, origin.source)
    reader.reportForeignDrafts(ContentDiagnostics.foreignDraft)
    guard reader.finish(), let slug, let read else {
      loaded.strayTexts.append(StrayText(body: body, folder: findings.file.path.folder))
      return nil
    }
    do throws(AttributesFault) {
      let attributes = try common.attributes(
        slug: slug, title: read.title ?? slug.text, read.picture)
      if !attributes.isDraft, attributes.visibility != .private,
        let folder = DraftsFolder.name(in: findings.file.path)
      {
        findings.report(
          ContentDiagnostics.inDraftsFolder(
            folder, findings.file,
            at: origin.index == nil
              ? findings.file.place : findings.file.place(reader.ranges.object)))
        return nil
      }
      if let id = attributes.id, let name = loaded.names.indices.last {
        loaded.names[name].id = Located(id, at: reader.ranges[CommonKeys.id])
      }
      let model = Sourced<Kind.Model>(
        kind: origin.kind, model: read.model, attributes: attributes,
        date: Kind.kind == .trips ? read.date : attributes.date ?? read.date, body: body,
        file: origin.source, of: findings.file, ranges: reader.ranges,
        references: context.references[earlier...], pages: read.pages, ties: read.ties,
        ownDate: read.date, picture: read.picture, isFolder: origin.isFolder, index: origin.index)
      if let clock = read.clock, let photo = model as? Sourced<Photo> {
        loaded.unsettled.append(
          UnsettledPhoto(clock: clock, photo: photo, index: loaded.models.count))
      }
      return model
    } catch {
      let ranges = reader.ranges
      switch error {
      case .tooManyTags(let count):
        findings.report(
          ContentDiagnostics.tooManyTags(
            count, at: findings.file.place(ranges[CommonKeys.tags])))
      case .expiresBeforeItIsPublished:
        findings.report(
          ContentDiagnostics.expiresBeforeItIsPublished(
            at: findings.file.place(ranges[CommonKeys.expiryDate]),
            published: findings.file.place(ranges[CommonKeys.publishDate])))
      }
      loaded.strayTexts.append(StrayText(body: body, folder: findings.file.path.folder))
      return nil
    }
  }

  /// Takes `slug`, else `id`, else the file's name; the slug is noted as taken even if the model
  /// has mistakes.
  private func slug(
    _ reader: inout ObjectReader, _ origin: Origin, _ loaded: inout LoadedFile
  ) -> Slug? {
    let file = reader.findings.file
    let stated: Located<Slug>?
    if reader.has(CommonKeys.slug) {
      stated = reader.read(CommonKeys.slug)
    } else if reader.has(CommonKeys.id) {
      stated = reader.read(CommonKeys.id).flatMap { id in
        do throws(SlugFault) {
          return Located(try Slug(id.value), at: id.range)
        } catch {
          reader.findings.report(
            ContentDiagnostics.wrongSlug(
              Fault(error), from: .id, at: file.place(id.range)))
          return nil
        }
      }
    } else if let picture = origin.picture {
      return slug(of: picture, origin, file, &loaded)
    } else if origin.index != nil {
      reader.findings.report(
        ContentDiagnostics.itemWithoutSlug(at: file.place(reader.ranges.object)))
      return nil
    } else {
      do throws(SlugFault) {
        let slug = try Slug(origin.fileName)
        loaded.names.append(
          RegisteredName(ModelName(origin.kind, slug), origin.source))
        return slug
      } catch {
        reader.findings.report(
          ContentDiagnostics.wrongSlug(Fault(error), from: .fileName, at: file.place))
        return nil
      }
    }
    guard let stated else { return nil }
    loaded.names.append(
      RegisteredName(ModelName(origin.kind, stated.value), origin.source, at: stated.range))
    return stated.value
  }

  /// Takes the slug that the name of an album's picture makes.
  private func slug(
    of picture: PictureName, _ origin: Origin, _ file: SourceFile, _ loaded: inout LoadedFile
  ) -> Slug? {
    do throws(SlugFault) {
      let slug = try Slug(picture.slug(in: origin.fileName))
      loaded.names.append(RegisteredName(ModelName(origin.kind, slug), origin.source))
      return slug
    } catch {
      loaded.diagnostics.append(
        ContentDiagnostics.wrongPictureName(
          picture.path, Fault(error), at: SourceRange(file: picture.path)))
      return nil
    }
  }

  /// The text below front matter, or the key `body` of a JSON file.
  private func body(
    _ key: Located<String>?, _ below: Range<Int>?, _ findings: Findings, _ source: ContentSource
  ) -> MarkdownText {
    let file = findings.file
    guard let key else { return MarkdownText(source, below ?? 0..<0, of: file) }
    if below != nil {
      findings.report(ContentDiagnostics.bodyInFrontMatter(at: file.place(key.range)))
    }
    return MarkdownText(decoded: key.value, in: source, at: key.range)
  }
}

extension LoadedFile {
  fileprivate mutating func take(_ findings: Findings) {
    diagnostics = findings.diagnostics
    unknownKeys = findings.unknownKeys
    counted = findings.counted
  }
}

/// Origin of an object in a file of content.
private struct Origin {
  let source: ContentSource
  let kind: ModelKind
  let isFolder: Bool
  /// Name of the file without its extension, or of the folder whose index it is.
  let fileName: String
  /// The text below the front matter; `nil` in JSON.
  let body: Range<Int>?
  /// The object's index in a file of several.
  var index: Int?
  /// Path of the object in messages about its keys.
  var keyPath = ""
  /// The picture whose name makes a slug, for a photo of an album.
  var picture: PictureName?

  init(
    _ file: ContentTree.ModelFile, _ kind: ModelKind, _ source: ContentSource, body: Range<Int>?
  ) {
    self.source = source
    self.kind = kind
    isFolder = file.isFolder
    let name = file.isFolder ? file.path.folder.fileName : file.path.fileName
    fileName =
      file.isFolder ? name : String(name[..<(name.place(ofLast: ".") ?? name.endIndex)])
    self.body = body
  }

  /// The photo at an index in an album.
  init(photoOf album: AlbumFile, index: Int, _ photo: ListedPhoto) {
    source = album.source
    kind = .photos
    isFolder = false
    fileName = album.name
    body = nil
    self.index = index
    keyPath = photo.isListed ? AlbumKind.photos.name : ""
    picture = photo.picture
  }
}

// MARK: - Albums

extension FileLoader {
  /// Loads some of an album's photos, which have their indices in its file.
  func load(_ photos: ArraySlice<ListedPhoto>, of album: AlbumFile) -> LoadedFile {
    var loaded = LoadedFile()
    let findings = Findings(album.file)
    let context = ModelContext(defaults, findings, of: album.source, pictures)
    for (index, photo) in zip(photos.indices, photos) {
      context.impliedTitle = photo.picture?.title
      add(photo.value, Origin(photoOf: album, index: index, photo), context, to: &loaded)
    }
    loaded.references = context.references
    loaded.pictures = context.seen
    let own = loaded.diagnostics
    loaded.take(findings)
    loaded.diagnostics += own
    return loaded
  }
}
