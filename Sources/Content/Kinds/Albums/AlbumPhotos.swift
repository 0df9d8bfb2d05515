import Basics
import Diagnostics
import Domain

/// Photos of albums, which depend on more than one file.
///
/// They depend on the pictures in their folders, on photos with their own files there, and on the
/// albums around them. The result depends only on the files as they were read, even if they were
/// settled before.
struct AlbumPhotos {
  /// Number of photos that a thread makes at a time.
  private static let most = 50

  private let paths: [ContentTree.ModelFile]
  private let assets: [String]
  private let loader: FileLoader
  private let jobs: Int

  init(_ reading: Settling) {
    paths = reading.tree.models
    assets = reading.tree.assets
    loader = reading.loader
    jobs = reading.jobs
  }

  /// Returns the files with the photos of their albums.
  func settle(_ files: [KnownFile]) -> [KnownFile] {
    let places = files.indices.filter { paths[$0].kind == PhotoKind.kind }
    guard
      places.contains(where: { files[$0].loaded.album != nil || files[$0].loaded.settled != nil })
    else { return files }
    let read = places.map { files[$0].loaded.settled?.read ?? files[$0].loaded }
    let albums = Albums(zip(places, read).map { (paths[$0.0].path.folder, $0.1) })
    let folders = PhotoFolders(assets)
    var result = files
    var parts: [Part] = []
    for (place, read) in zip(places, read) {
      let folder = paths[place].path.folder
      let file = files[place]
      guard let album = read.album else {
        result[place] = settled(file, read, albums.around(folder))
        continue
      }
      let photos = album.photos(folders.pictures(in: folder), besides: albums.named(in: folder))
      let names = photos.map { $0.picture?.path ?? "" }
      let inheritance = albums.around(folder)
      if let settled = file.loaded.settled, settled.isSame(inheritance, names) { continue }
      var whole = read
      whole.diagnostics += warnings(of: paths[place].path, photos)
      whole.settled = SettledPhotos(read: read, inheritance, pictures: names)
      if let own = read.models.first as? Sourced<Album>, let outer = albums.outside(folder) {
        whole.models = [outer.hash == 0 ? own : own.inside(outer)]
      }
      result[place] = file.with(whole)
      parts += stride(from: 0, to: photos.count, by: Self.most).map { start in
        Part(
          place: place, album: album, photos: photos[start..<min(start + Self.most, photos.count)],
          inheritance: inheritance)
      }
    }
    return adding(parts, to: result)
  }

  /// Warnings about the album whose index is at a path.
  private func warnings(of path: String, _ photos: [ListedPhoto]) -> [Diagnostic] {
    let start = path.folder + "/"
    let isEmpty =
      photos.isEmpty && !paths.contains { $0.path.begins(with: start) && $0.path != path }
    return isEmpty
      ? [
        Problem.contentEmptyAlbum(
          at: SourceRange(file: path), "the album has no photos",
          fix:
            "put pictures in '\(path.folder)'; if this is a single photo, add 'file' with its path")
      ] : []
  }

  /// Photos of an album that are made in one step.
  private struct Part: Sendable {
    let place: Int
    let album: AlbumFile
    let photos: ArraySlice<ListedPhoto>
    let inheritance: AlbumInheritance?
  }

  private func adding(_ parts: [Part], to files: [KnownFile]) -> [KnownFile] {
    let made = concurrentMap(parts.count, jobs: jobs, worker: {}) { [loader] _, index in
      loader.load(parts[index].photos, of: parts[index].album)
        .inside(parts[index].inheritance)
    }
    var result = files
    for (part, photos) in zip(parts, made) {
      var whole = result[part.place].loaded
      whole.add(photos)
      result[part.place] = result[part.place].with(whole)
    }
    return result
  }

  /// Returns a file of photos with the values inherited from the album around them.
  private func settled(
    _ file: KnownFile, _ read: LoadedFile, _ inheritance: AlbumInheritance?
  ) -> KnownFile {
    if let settled = file.loaded.settled, settled.isSame(inheritance, []) { return file }
    guard let inheritance else { return file.loaded.settled == nil ? file : file.with(read) }
    var loaded = read.inside(inheritance)
    loaded.settled = SettledPhotos(read: read, inheritance, pictures: [])
    return file.with(loaded)
  }
}

/// The albums of a site by their folders.
private struct Albums {
  private var inheritances: [String: AlbumInheritance] = [:]
  /// Pictures named by photos with their own files, by the folders of the albums.
  private var named: [String: Set<String>] = [:]

  /// `files` are the files of photos with their folders, in walk order. A walk may meet an album
  /// before or after the albums inside it.
  init(_ files: [(folder: String, read: LoadedFile)]) {
    let albums = files.compactMap { file in
      file.read.album.flatMap { _ in file.read.models.first as? Sourced<Album> }
        .map { (folder: file.folder, album: $0) }
    }
    for (folder, album) in albums.sorted(by: { $0.folder.utf8.count < $1.folder.utf8.count }) {
      inheritances[folder] = AlbumInheritance(album, inside: outside(folder))
    }
    for file in files where file.read.album == nil {
      for case let photo as Sourced<Photo> in file.read.models {
        guard case .file(let written) = photo.model.source,
          case .files(let paths) = try? ImagePath(written, from: photo.folder)
        else { continue }
        guard let album = album(around: photo.folder) else { continue }
        for path in paths where path.path.folder == album {
          named[album, default: []].insert(path.path)
        }
      }
    }
  }

  /// Returns the values inherited from the album in this folder, or from the nearest one above.
  func around(_ folder: String) -> AlbumInheritance? {
    album(around: folder).flatMap { inheritances[$0] }
  }

  /// Returns the folder if it is an album's, or the nearest album's folder above.
  private func album(around folder: String) -> String? {
    var folder = folder
    while !folder.isEmpty, inheritances[folder] == nil { folder = folder.folder }
    return folder.isEmpty ? nil : folder
  }

  /// Returns the values inherited from the nearest album above a folder.
  func outside(_ folder: String) -> AlbumInheritance? { around(folder.folder) }

  /// Returns the pictures of a folder that are named by photos with their own files.
  func named(in folder: String) -> Set<String> { named[folder] ?? [] }
}

extension LoadedFile {
  /// The file with its photos as those of an album.
  fileprivate func inside(_ inheritance: AlbumInheritance?) -> LoadedFile {
    guard let inheritance, inheritance.hash != 0 else { return self }
    var file = self
    file.models = models.map { model in
      (model as? Sourced<Photo>).map(inheritance.applied) ?? model
    }
    file.unsettled = unsettled.map { photo in
      var photo = photo
      photo.photo = (photo.photo as? Sourced<Photo>).map(inheritance.applied) ?? photo.photo
      photo.clock.trip = photo.clock.trip ?? inheritance.album.trip
      // `PhotoClocks` requires the same object in both places.
      file.models[photo.index] = photo.photo
      return photo
    }
    return file
  }

  /// Adds photos of the same file.
  fileprivate mutating func add(_ photos: LoadedFile) {
    unsettled += photos.unsettled.map { photo in
      var photo = photo
      photo.index += models.count
      return photo
    }
    models += photos.models
    names += photos.names
    references += photos.references
    strayTexts += photos.strayTexts
    seconds += photos.seconds
    diagnostics += photos.diagnostics
    if !photos.unknownKeys.isEmpty { unknownKeys.merge(photos.unknownKeys) }
    counted.merge(photos.counted)
    pictures += photos.pictures
  }
}
