import Basics

/// The folders of `Content/photos/`, with the pictures in each.
struct PhotoFolders: Sendable {
  /// Names of the pictures of each folder, in the order of a walk.
  private let pictures: [String: [PictureName]]

  /// `assets` are the paths of the files beside content, in the order of a walk.
  init(_ assets: [String]) {
    let start = "Content/\(ModelKind.photos.folder)/"
    var names: [String: [String]] = [:]
    for path in assets where path.begins(with: start) && MediaName.isPicture(path) {
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
}

/// Names of files that cameras and telephones make.
enum MediaName {
  /// Extensions of the pictures that pages can show, by themselves or in renditions.
  private static let pictures: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "avif", "heic", "heif", "hif", "tif",
    "tiff",
  ]
  /// Extensions of other pictures, of films and of recordings of sound.
  private static let others: Set<String> = [
    "3g2", "3gp", "aac", "aif", "aiff", "amr", "arw", "avi", "bmp", "caf", "cr2", "cr3", "dng",
    "flac", "insp", "insv", "jxl", "lrv", "m2ts", "m4a", "m4v", "mkv", "mov", "mp3", "mp4", "mpeg",
    "mpg", "mts", "nef", "oga", "ogg", "ogv", "opus", "orf", "raf", "rw2", "wav", "webm", "wma",
    "wmv",
  ]

  /// Whether a file is a picture by its name.
  static func isPicture(_ path: String) -> Bool { pictures.contains(path.fileExtension) }

  /// Whether a file is a picture, a film or a recording of sound by its name.
  static func isMedia(_ path: String) -> Bool {
    let ending = path.fileExtension
    return pictures.contains(ending) || others.contains(ending)
  }
}

extension String {
  /// The extension in small letters; empty if there is none.
  fileprivate var fileExtension: String {
    place(ofLast: ".").map { self[index(after: $0)...].lowercased() } ?? ""
  }
}
