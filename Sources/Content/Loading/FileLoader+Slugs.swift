import Basics
import Diagnostics
import Domain

extension FileLoader {
  /// Returns `slug`, else an `id` that isn't private, else the file's name. The slug is recorded as
  /// taken even if the model has mistakes.
  func slug(
    _ reader: inout ObjectReader, _ origin: ModelOrigin, _ context: ModelContext,
    privateID: String?, _ loaded: inout LoadedFile
  ) -> Slug? {
    let file = reader.findings.file
    let stated: Located<Slug>?
    if reader.has(CommonKeys.slug) {
      stated = reader.read(CommonKeys.slug)
    } else if reader.has(CommonKeys.id), privateID == nil {
      stated = reader.read(CommonKeys.id).flatMap { id in
        do throws(SlugFault) {
          return Located(try Slug(id.value), at: id.range)
        } catch {
          reader.findings.report(
            .contentWrongSlug, at: id.range, "'id' can't be the slug: \(Fault(error).reason ?? "")",
            fix: "add a 'slug'")
          return nil
        }
      }
    } else if origin.isNameRevealing
      || privateID != nil && origin.index != nil && origin.picture == nil
    {
      return privateSlug(reader, origin, context, &loaded)
    } else if let picture = origin.picture {
      return slug(of: picture, origin, file, &loaded)
    } else if origin.isAlbumItem, !reader.has(PhotoKind.url) {
      // Without a picture, the object isn't a photo, which its kind reports.
      return nil
    } else if origin.index != nil {
      reader.findings.report(
        .contentItemWithoutSlug, at: file.place(reader.ranges.object),
        "an object in a list needs 'slug' or 'id'", fix: "add a 'slug' or an 'id'")
      return nil
    } else if origin.kind.host != nil, RevealingName.reveals(stem: origin.fileName) {
      return slug(ofAlbum: reader, origin, &loaded)
    } else {
      do throws(SlugFault) {
        let slug = try Slug(origin.fileName)
        loaded.names.append(
          RegisteredName(ModelName(origin.kind, slug), origin.source))
        return slug
      } catch {
        reader.findings.report(
          .contentWrongSlug, at: file.place,
          "the file's name can't be the slug: \(Fault(error).reason ?? "")", fix: "add a 'slug'")
        return nil
      }
    }
    guard let stated else { return nil }
    loaded.names.append(
      RegisteredName(
        ModelName(origin.kind, stated.value), origin.source, at: stated.range,
        picture: origin.picture?.path))
    return stated.value
  }

  /// The `id` of a photo or an album that would reveal when or where photos were taken. Pages don't
  /// show it.
  func privateID(_ reader: ObjectReader, _ origin: ModelOrigin) -> String? {
    guard origin.kind.traits.contains(.isOfPictures),
      let id = reader.written(CommonKeys.id)?.scalarText
    else { return nil }
    return RevealingName.reveals(id: id) ? id : nil
  }

  /// Makes the slug of an album from its title. It replaces a folder name that reveals when or
  /// where the photos were taken.
  private func slug(
    ofAlbum reader: ObjectReader, _ origin: ModelOrigin, _ loaded: inout LoadedFile
  ) -> Slug? {
    guard let title = reader.written(AlbumKind.title)?.text, !RevealingName.reveals(title),
      let slug = try? Slug(ReadableSlug(title).text)
    else {
      reader.findings.report(
        .contentAlbumName, at: reader.findings.file.place,
        "the folder's name '\(origin.fileName)' reveals when or where photos were taken, so it "
          + "can't be the album's address",
        fix: "write a 'title', which becomes the address, or "
          + "a 'slug'")
      return nil
    }
    loaded.names.append(RegisteredName(ModelName(origin.kind, slug), origin.source))
    return slug
  }

  /// Makes a slug from a photo's title and its picture's data. It replaces a name that reveals when
  /// or where the photo was taken.
  ///
  /// The slug doesn't depend on other files, and doesn't change with the picture's metadata.
  private func privateSlug(
    _ reader: ObjectReader, _ origin: ModelOrigin, _ context: ModelContext,
    _ loaded: inout LoadedFile
  ) -> Slug? {
    let hash: UInt64?
    if let path = reader.written(PhotoKind.file)?.text {
      hash = context.dataHash(of: path)
    } else {
      hash = reader.written(PhotoKind.url)?.text.map { StableHasher.hash($0) }
    }
    let title = reader.written(PhotoKind.title)?.text
    guard let slug = try? Slug(PrivateName(title: title, hash ?? 0).text) else { return nil }
    // A missing picture has no hash. The missing file is reported, and a shared name isn't.
    if hash != nil {
      loaded.names.append(
        RegisteredName(
          ModelName(origin.kind, slug), origin.source, picture: origin.picture?.path,
          data: hash))
    }
    return slug
  }

  /// Makes the slug of an album's photo from its picture's name.
  private func slug(
    of picture: PictureName, _ origin: ModelOrigin, _ file: SourceFile, _ loaded: inout LoadedFile
  ) -> Slug? {
    // The album's own name isn't a valid slug either, and is reported once for all its photos.
    guard (try? Slug(origin.fileName)) != nil else { return nil }
    do throws(SlugFault) {
      let slug = try Slug(picture.slug(in: origin.fileName))
      loaded.names.append(
        RegisteredName(ModelName(origin.kind, slug), origin.source, picture: picture.path))
      return slug
    } catch {
      loaded.diagnostics.append(
        Problem.contentWrongPictureName(
          at: SourceRange(file: picture.path),
          "the picture's name can't be part of an address: \(Fault(error).reason ?? "")",
          fix: "rename it, or list it under 'photos' of the album with a 'slug'"))
      return nil
    }
  }
}
