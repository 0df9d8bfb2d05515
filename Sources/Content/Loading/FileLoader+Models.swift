import Basics
import Diagnostics
import Domain

extension FileLoader {
  func add(
    _ value: Value, _ origin: ModelOrigin, _ context: ModelContext, to loaded: inout LoadedFile
  ) {
    // The tree contains only files of known kinds.
    guard let kind = kinds[origin.kind],
      let model = model(kind, value, origin, context, &loaded)
    else { return }
    loaded.models.append(model)
  }

  private func model<Kind: ContentKind>(
    _: Kind.Type, _ value: Value, _ origin: ModelOrigin, _ context: ModelContext,
    _ loaded: inout LoadedFile
  ) -> (any SourcedModel)? {
    let findings = context.findings
    guard
      var reader = ObjectReader(value, as: Kind.kind.keys, path: origin.keyPath, findings)
    else { return nil }
    let earlier = context.references.count
    let privateID = privateID(reader, origin)
    let slug = slug(&reader, origin, context, privateID: privateID, &loaded)
    var common = CommonValues(&reader, context)
    if privateID != nil { common.leaveOutID() }
    if Kind.kind.traits.contains(.isOfPictures) { common.showDate(as: context.defaults) }
    let read = Kind.read(&reader, context)
    if let slug { context.ledger.close(slug) }
    let body = body(
      reader.read(CommonKeys.body), origin.body, of: Kind.kind.keys, findings, origin.source)
    guard reader.finish(), let slug, let read else {
      loaded.strayTexts.append(StrayText(body: body, folder: findings.file.path.folder))
      return nil
    }
    guard let attributes = attributes(common, slug, read.title, read.picture, &reader) else {
      loaded.strayTexts.append(StrayText(body: body, folder: findings.file.path.folder))
      return nil
    }
    if common.leavesOutKeywords(of: read.picture), let path = context.seen.last?.path {
      findings.report(
        .contentTooManyKeywords, at: SourceRange(file: path),
        "the picture has more than \(Attributes.mostTags) keywords, and only the first "
          + "\(Attributes.mostTags) become tags of its photo",
        fix: "write the photo's 'tags', or remove keywords from the picture")
    }
    if let id = attributes.id, let name = loaded.names.indices.last {
      loaded.names[name].id = Located(id, at: reader.ranges[CommonKeys.id])
    }
    let privateSlug =
      reader.has(CommonKeys.slug)
      ? nil
      : privateID.map { try? Slug($0) } ?? (attributes.id == nil ? origin.privateSlug : nil)
    let model = Sourced(
      origin.kind, read, attributes, body: body, file: origin.source, of: findings.file,
      ranges: reader.ranges, references: context.references[earlier...],
      isFolder: origin.isFolder, index: origin.index, privateSlug: privateSlug)
    if let clock = read.clock {
      loaded.unsettled.append(
        UnsettledPhoto(clock: clock, photo: model, index: loaded.models.count))
    }
    return model
  }

  /// Returns the attributes that all kinds share; `nil`, with a diagnostic, if they are invalid.
  private func attributes(
    _ common: CommonValues, _ slug: Slug, _ title: String?, _ picture: PictureFacts?,
    _ reader: inout ObjectReader
  ) -> Attributes? {
    do throws(AttributesFault) {
      return try common.attributes(slug: slug, title: title ?? slug.text, picture)
    } catch {
      let (findings, ranges) = (reader.findings, reader.ranges)
      func place<T>(of key: Key<T>) -> SourceRange { findings.file.place(ranges[key]) }
      switch error {
      case .tooManyTags(let count):
        findings.report(
          .contentTooManyTags, at: place(of: CommonKeys.tags),
          "there are \(count) tags, more than the limit of \(Attributes.mostTags)",
          fix: "keep the tags that readers would search for")
      case .expiresBeforeItIsPublished:
        findings.report(
          .contentExpiresBeforePublication, at: place(of: CommonKeys.expiryDate),
          "'expiryDate' is not after 'publishDate'",
          notes: [
            Diagnostic.Note("'publishDate' is here", at: place(of: CommonKeys.publishDate))
          ])
      }
      return nil
    }
  }

  /// The text after the front matter, or the key `body` of a JSON file.
  func body(
    _ key: Located<String>?, _ below: Range<Int>?, of table: KeyTable, _ findings: Findings,
    _ source: ContentSource
  ) -> MarkdownText {
    let file = findings.file
    guard let key else { return MarkdownText(source, below ?? 0..<0, of: file) }
    if below != nil {
      findings.report(
        .contentBodyInFrontMatter, at: file.place(key.range),
        "the text of a Markdown file must be below its front matter", fix: "move it there")
    }
    let text = SourceFile(path: file.path, text: key.value)
    let settings = SettingsInText(text, body: 0..<text.bytes.count, table, keyGuard)
    if let (setting, _) = settings.finding() {
      reportInText(setting, table, findings, at: key.range)
    }
    return MarkdownText(decoded: key.value, in: source, at: key.range)
  }
}
