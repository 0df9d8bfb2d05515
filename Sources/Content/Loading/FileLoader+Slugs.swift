import Diagnostics
import Domain
import Paths

extension FileLoader {
  /// Takes `slug`, else `id`, else the file's name; the slug is noted as taken even if the model
  /// has mistakes.
  func slug(
    _ reader: inout ObjectReader, _ origin: ModelOrigin, _ loaded: inout LoadedFile
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
    } else if origin.isAlbumItem, !reader.has(PhotoKind.url) {
      // Without a picture it is no photo, which its kind tells.
      return nil
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
      RegisteredName(
        ModelName(origin.kind, stated.value), origin.source, at: stated.range,
        picture: origin.picture?.path))
    return stated.value
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
        ContentDiagnostics.wrongPictureName(
          picture.path, Fault(error), at: SourceRange(file: picture.path)))
      return nil
    }
  }
}
