import Basics
import Content
import Domain
import Foundation

/// The photos of a site, and where new ones go.
struct PhotoShelf {
  /// Paths of a new photo.
  struct Place {
    let slug: Slug
    /// Model's file, below the site's folder.
    let model: String
    /// Picture's copy, below the site's folder; `nil` for one that stays where it is.
    let copy: String?
    /// The picture as the model names it.
    let file: String
  }

  private static let folder = "Content/photos"

  private let site: String
  private var taken: TakenSlugs
  /// Models by the bytes of the paths of the pictures that they show.
  private var models: [[UInt8]: String] = [:]
  /// Pictures of photos, shown or not, by their sizes in bytes.
  private var sizes: [Int: SameSize] = [:]

  /// Files of one size, of which those with one hash may be the same.
  private struct SameSize {
    /// Files that were not read, since no other has their size.
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

  /// Place of a picture that the site has already.
  enum Known {
    /// A photo, by its model's file, shows it, or one of the same bytes, at a path below the site's
    /// folder.
    case shown(by: String, at: String)
    /// One of the same bytes lies at a path below the site's folder, and no photo shows it.
    case lies(at: String)
  }

  mutating func known(_ picture: FoundPictures.Picture) -> Known? {
    if let path = picture.pathInSite { return shown(path) }
    return same(as: picture).map { path in shown(path) ?? .lies(at: path) }
  }

  private func shown(_ path: String) -> Known? {
    models[Array(path.utf8)].map { .shown(by: $0, at: path) }
  }

  /// Returns the path of a photo's picture that has the same bytes as one outside of the site.
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

  /// Finds names that nothing has: the picture's own, else with a number.
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

  /// Writes the model, and the picture's copy before it; neither is left without the other.
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

  /// Folder for the models of pictures of a folder: one of its name.
  private static func folder(of picture: FoundPictures.Picture) -> String {
    let slug = picture.folder.map { ReadableSlug($0.name).text } ?? ""
    return slug.isEmpty ? folder : "\(folder)/\(slug)"
  }

  /// Folder of the model of a picture in `Content/`: that of the picture, if photos are read there.
  private static func folder(besides picture: String) -> String {
    let above = picture.names.dropLast().joined(separator: "/")
    return (above + "/").begins(with: folder + "/") ? above : folder
  }

  private static func name(of picture: FoundPictures.Picture, from folder: String) -> String {
    let path = picture.pathInSite ?? picture.path
    return path.behind(folder + "/").map(String.init)
      ?? "/" + (path.behind("Content/").map(String.init) ?? path)
  }

  /// Slug of a picture's name; another for each number from 1.
  private static func slug(of path: String, _ number: Int) -> Slug? {
    let readable = ReadableSlug(stem(of: path)).text
    let isIndex = readable.lowercased() == "index"
    let texts = readable.isEmpty ? [] : isIndex ? ["photo-index"] : [readable, "photo-" + readable]
    return (texts + ["photo"]).lazy
      .compactMap { try? Slug(number == 1 ? $0 : "\($0)-\(number)") }.first
  }

  /// Name of a file without its extension.
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
