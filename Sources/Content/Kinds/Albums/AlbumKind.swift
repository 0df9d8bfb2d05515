import Diagnostics
package import Domain

/// Reader of albums, without their photos.
package enum AlbumKind: FolderKind {
  static let title = Key("title", .words, "The title. The default is the folder's name.")
  static let order = Key(
    "order", .enumeration(Album.Order.self),
    "How the photos are sorted: by the time they were taken (the default), by file name, or "
      + "in the order of `photos`.")
  static let trip = Key(
    "trip", .located(.slug), "The slug of the trip on which the photos were taken.")
  static let original = Key(
    "original", .bool, restricts: .values(["false"]),
    "`true` to publish the original files along with the resized ones. The default is "
      + "`photos.original` in the settings.")
  static let photos = Key(
    "photos", .raw("a list of file names and of photos", .list(photoShape)),
    "Photos that you want to describe or sort: file names, or objects with the keys of a photo. "
      + "The other pictures in the folder are part of the album too.")

  private static let photoShape = Shape.oneOf([.text(.any), .object(PhotoKind.kind.keys)])
  private static let photo = ValueType.raw("a file's name, or an object with 'file'", photoShape)

  package static let kind = ModelKind(
    "albums", KeyTable("an album", title, order, trip, original, photos), in: PhotoKind.kind,
    [.isOfPictures, .hasWholes])

  /// Whether the index doesn't name its own picture.
  static func isIndex(_ index: ParsedFile) -> Bool {
    guard !index.isArray, case .object(let members) = index.objects.first?.kind else {
      return false
    }
    return !members.contains { $0.name == PhotoKind.file.name || $0.name == PhotoKind.url.name }
  }

  package static func read(_ reader: inout ObjectReader, _ context: ModelContext) -> ReadModel<
    Album
  >? {
    let title = reader.read(title)
    let order = reader.read(order) ?? .taken
    let trip = context.refer(to: .trips, reader.read(trip), by: trip.name)
    let original = reader.read(original)
    let list = reader.read(photos)
    let listed = listed(list, context)
    context.listed = listed.photos
    guard listed.isWhole else { return nil }
    let files = listed.photos.compactMap { $0.picture?.path }
    return ReadModel(
      Album(order: order, trip: trip, listed: files, publishesOriginals: original),
      title: title ?? context.impliedTitle, ties: [order.rawValue] + files)
  }

  /// Returns the photos of a list, and whether all of its elements are valid.
  private static func listed(
    _ list: Value?, _ context: ModelContext
  ) -> (photos: [ListedPhoto], isWhole: Bool) {
    guard let list, case .array(let elements) = list.kind else { return ([], true) }
    let folder = context.findings.file.path.folder
    var paths: Set<String> = []
    let listed = elements.compactMap { element -> ListedPhoto? in
      guard let element = photos.convert(element, as: photo, element: true, context.findings)
      else { return nil }
      let photo = ListedPhoto(element, in: folder)
      if let path = photo.picture?.path, path.folder != folder {
        context.findings.report(
          .contentPhotoElsewhere, at: element.range,
          "the picture '\(path)' is in another folder, so it isn't part of this album",
          fix: "copy it into the album's folder, or show it in the album's text")
        return nil
      }
      if let path = photo.picture?.path, !paths.insert(path).inserted {
        context.findings.report(
          .contentPhotoListedTwice, at: element.range,
          "the album already lists the picture '\(path.fileName)'", fix: "remove one of them")
        return nil
      }
      return photo
    }
    return (listed, listed.count == elements.count)
  }
}

extension KeyTable {
  /// Whether its objects list files of their folder, as in an album.
  var listsFiles: Bool { name == AlbumKind.kind.keys.name }
}
