import Paths

/// The folders of `Content/photos/`, with the pictures in each.
struct PhotoFolders: Sendable {
  /// Names of the pictures of each folder, in the order of a walk.
  private let pictures: [String: [PictureName]]

  /// `assets` are the paths of the files beside content, in the order of a walk.
  init(_ assets: [String]) {
    let start = "Content/\(ModelKind.photos.folder)/"
    var names: [String: [String]] = [:]
    for path in assets where path.begins(with: start) && Self.isPicture(path) {
      names[path.folder, default: []].append(path)
    }
    pictures = names.mapValues { paths in
      var stems: Set<String> = []
      return paths.map { path in
        let name = PictureName(path)
        return stems.insert(name.stem.lowercased()).inserted ? name : name.differing
      }
    }
  }

  /// The pictures that lie in a folder itself, and not in one below.
  func pictures(in folder: String) -> [PictureName] { pictures[folder] ?? [] }

  /// Extensions of the pictures that pages can show, by themselves or in renditions.
  private static let extensions: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "avif", "heic", "heif", "hif", "tif",
    "tiff",
  ]

  /// Whether a file is a picture by its name.
  static func isPicture(_ path: String) -> Bool {
    guard let dot = path.place(ofLast: ".") else { return false }
    return extensions.contains(path[path.index(after: dot)...].lowercased())
  }
}
