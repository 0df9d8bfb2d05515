import Basics

/// The folders of `Content/photos/`, with the pictures in each.
struct PhotoFolders: Sendable {
  /// Names of the pictures of each folder, in walk order.
  private let pictures: [String: [PictureName]]

  /// `assets` are the paths of the files next to content, in walk order.
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

  /// The pictures directly in a folder, without those in subfolders.
  func pictures(in folder: String) -> [PictureName] { pictures[folder] ?? [] }
}

/// Names of files that cameras and phones make.
enum MediaName {
  /// Extensions of the pictures that pages can show, directly or in renditions.
  private static let pictures: Set<String> = [
    "jpg", "jpeg", "jpe", "jfif", "png", "webp", "gif", "avif", "heic", "heif", "hif", "tif",
    "tiff",
  ]
  /// Extensions of other pictures, and of videos and sound recordings.
  private static let others: Set<String> = [
    "3g2", "3gp", "aac", "aif", "aiff", "amr", "arw", "avi", "bmp", "caf", "cr2", "cr3", "dng",
    "flac", "insp", "insv", "jxl", "lrv", "m2ts", "m4a", "m4v", "mkv", "mov", "mp3", "mp4", "mpeg",
    "mpg", "mts", "nef", "oga", "ogg", "ogv", "opus", "orf", "raf", "rw2", "wav", "webm", "wma",
    "wmv",
  ]

  /// Whether a file is a picture by its name.
  static func isPicture(_ path: String) -> Bool { pictures.contains(path.fileExtension) }

  /// Whether a file is a picture, a video or a sound recording by its name.
  static func isMedia(_ path: String) -> Bool {
    let ending = path.fileExtension
    return pictures.contains(ending) || others.contains(ending)
  }
}

extension String {
  /// The extension in lower case; empty if the name has none.
  fileprivate var fileExtension: String {
    place(ofLast: ".").map { self[index(after: $0)...].lowercased() } ?? ""
  }
}
