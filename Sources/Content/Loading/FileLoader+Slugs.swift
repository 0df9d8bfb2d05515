import Basics
import Diagnostics
import Domain

extension FileLoader {
  /// Takes `slug`, else an `id` that isn't private, else the file's name; the slug is noted as
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
      // Without a picture it is no photo, which its kind tells.
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

  /// The `id` of a photo or an album that would tell when or where photos were taken; pages show
  /// nothing of it.
  func privateID(_ reader: ObjectReader, _ origin: ModelOrigin) -> String? {
    guard origin.kind.traits.contains(.isOfPictures),
      let id = reader.written(CommonKeys.id)?.scalarText
    else { return nil }
    return RevealingName.reveals(id: id) ? id : nil
  }

  /// Makes the slug of an album of its title, in place of a folder's name that tells when or where
  /// its photos were taken.
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

  /// Makes a slug of a photo's title and of its picture's data, in place of a name that tells when
  /// or where the photo was taken. It depends on no other file, and stays if metadata change.
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
    // A picture that is not there has no hash: that is reported, and a shared name is not.
    if hash != nil {
      loaded.names.append(
        RegisteredName(
          ModelName(origin.kind, slug), origin.source, picture: origin.picture?.path,
          data: hash))
    }
    return slug
  }

  /// Takes the slug that the name of an album's picture makes.
  private func slug(
    of picture: PictureName, _ origin: ModelOrigin, _ file: SourceFile, _ loaded: inout LoadedFile
  ) -> Slug? {
    // The album, whose name is no slug either, tells it once for all.
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
