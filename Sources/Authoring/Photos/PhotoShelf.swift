import Basics
import Content
import Domain
import Foundation

/// The photos of a site, and the places for new ones.
struct PhotoShelf {
  /// Paths of a new photo.
  struct Place {
    let slug: Slug
    /// Path of the model's file below the site's folder.
    let model: String
    /// Path of the picture's copy below the site's folder; `nil` if the picture stays where it is.
    let copy: String?
    /// The picture's name in the model.
    let file: String
  }

  private static let folder = "Content/photos"

  private let site: String
  private var taken: TakenSlugs
  /// Models by the bytes of the paths of their pictures.
  private var models: [[UInt8]: String] = [:]
  /// Pictures of photos, shown or not, by size in bytes.
  private var sizes: [Int: SameSize] = [:]

  /// Files of the same size; those that also have the same hash may be equal.
  private struct SameSize {
    /// Files that were not read yet, because no other file has their size.
    var unread: [String] = []
    var read: [UInt64: [String]] = [:]
  }

  init(_ content: SiteContent, in site: String) {
    self.site = site
    taken = TakenSlugs(.photos, content, site: site)
    for photo in content.photos {
      guard case .file(let written) = photo.model.source,
        case .files(let paths) = try? ImagePath(written, from: photo.folder)
      else { continue }
      for path in paths { note(path.path, shownBy: photo.path) }
    }
    for asset in content.assets where asset.path.begins(with: Self.folder + "/") {
      if models[Array(asset.path.utf8)] == nil { note(asset.path, shownBy: nil) }
    }
  }

  private mutating func note(_ picture: String, shownBy model: String?) {
    guard let size = Self.size(of: "\(site)/\(picture)") else { return }
    models[Array(picture.utf8)] = model
    sizes[size, default: SameSize()].unread.append(picture)
  }

  /// Place of a picture that the site already has.
  enum Known {
    /// A photo already shows it, or an equal picture at a path below the site's folder; `by` is the
    /// photo's file.
    case shown(by: String, at: String)
    /// An equal picture is at a path below the site's folder, but no photo shows it.
    case lies(at: String)
  }

  mutating func known(_ picture: FoundPictures.Picture) -> Known? {
    if let path = picture.pathInSite { return shown(path) }
    return same(as: picture).map { path in shown(path) ?? .lies(at: path) }
  }

  private func shown(_ path: String) -> Known? {
    models[Array(path.utf8)].map { .shown(by: $0, at: path) }
  }

  /// Returns the path of a photo's picture with the same bytes as a picture outside the site.
  private mutating func same(as picture: FoundPictures.Picture) -> String? {
    guard let size = Self.size(of: picture.path), var known = sizes[size],
      let hash = Self.hash(of: picture.path)
    else { return nil }
    for path in known.unread {
      if let hash = Self.hash(of: "\(site)/\(path)") { known.read[hash, default: []].append(path) }
    }
    known.unread = []
    sizes[size] = known
    return known.read[hash]?.first { Self.areEqual("\(site)/\($0)", picture.path) }
  }

  /// Finds unused names: the picture's own name, or the name with a number.
  mutating func place(for picture: FoundPictures.Picture, ending: String) -> Place {
    let folder = picture.pathInSite.map(Self.folder(besides:)) ?? Self.folder(of: picture)
    var number = 1
    while true {
      let found = Self.slug(of: picture.path, number)
      number += 1
      guard let slug = found else { continue }
      let model = "\(folder)/\(slug)"
      let copy = picture.pathInSite == nil ? "\(model).\(ending)" : nil
      guard taken.path(of: slug) == nil, isFree(model + ".md"), copy.map(isFree) ?? true else {
        continue
      }
      return Place(
        slug: slug, model: model + ".md", copy: copy,
        file: copy.map { String($0.names.last ?? "") } ?? Self.name(of: picture, from: folder))
    }
  }

  /// Writes the picture's copy and the model, either both or neither.
  mutating func write(
    _ text: String, of picture: FoundPictures.Picture, at place: Place
  ) throws(AuthoringFault) {
    if let copy = place.copy {
      try NewFiles.copy(picture.path, to: copy, with: NewFiles.File(place.model, text), in: site)
    } else {
      try NewFiles.write([NewFiles.File(place.model, text)], in: site)
    }
    taken.take(place.slug, by: place.model)
    if let shown = place.copy ?? picture.pathInSite { note(shown, shownBy: place.model) }
  }

  private func isFree(_ path: String) -> Bool {
    FileType(of: "\(site)/\(path)", followingLinks: false) == nil
  }

  // MARK: Names

  /// Folder for the models of pictures from a folder, with the same name.
  private static func folder(of picture: FoundPictures.Picture) -> String {
    let slug = picture.folder.map { ReadableSlug($0.name).text } ?? ""
    return slug.isEmpty ? folder : "\(folder)/\(slug)"
  }

  /// Folder for the model of a picture in `Content/`: the picture's folder, if photos are read
  /// there.
  private static func folder(besides picture: String) -> String {
    let above = picture.names.dropLast().joined(separator: "/")
    return (above + "/").begins(with: folder + "/") ? above : folder
  }

  private static func name(of picture: FoundPictures.Picture, from folder: String) -> String {
    let path = picture.pathInSite ?? picture.path
    return path.behind(folder + "/").map(String.init)
      ?? "/" + (path.behind("Content/").map(String.init) ?? path)
  }

  /// Slug made from a picture's name; each number from 1 on gives a different one.
  private static func slug(of path: String, _ number: Int) -> Slug? {
    let readable = ReadableSlug(stem(of: path)).text
    let isIndex = readable.lowercased() == "index"
    let texts = readable.isEmpty ? [] : isIndex ? ["photo-index"] : [readable, "photo-" + readable]
    return (texts + ["photo"]).lazy
      .compactMap { try? Slug(number == 1 ? $0 : "\($0)-\(number)") }.first
  }

  static func stem(of path: String) -> String {
    (path.names.last.map(String.init) ?? path).fileStem
  }

  // MARK: Bytes

  private static func size(of path: String) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return Int(status.st_size)
  }

  private static func hash(of path: String) -> UInt64? {
    guard let file = FileHandle(forReadingAtPath: path) else { return nil }
    var hasher = StableHasher()
    while true {
      guard let bytes = try? file.read(upToCount: 1 << 20) ?? Data() else { return nil }
      if bytes.isEmpty { return hasher.finish() }
      hasher.combine(Array(bytes)[...])
    }
  }

  private static func areEqual(_ path: String, _ other: String) -> Bool {
    guard let a = FileHandle(forReadingAtPath: path), let b = FileHandle(forReadingAtPath: other)
    else { return false }
    while true {
      guard let x = try? a.read(upToCount: 1 << 20) ?? Data(),
        let y = try? b.read(upToCount: 1 << 20) ?? Data(), x == y
      else { return false }
      if x.isEmpty { return true }
    }
  }
}
