import Paths

/// Name of a picture's file, from which a photo without a name or title of its own takes them.
package struct PictureName: Sendable, Hashable {
  /// Path below the site's folder, such as `Content/photos/iceland/black-sand.jpg`.
  package let path: String
  private let end: Ending

  /// Part of the name by which it differs from others in its folder.
  private enum Ending: Sendable, Hashable {
    case stem
    /// The stem with the extension, where another file of the folder has the same stem.
    case whole
  }

  /// `path` is the picture's, by the folder from which it is named.
  init(_ path: String, in folder: String) {
    let file = (try? ContentPath(file: path, from: folder))?.path
    self.path = file ?? folder + "/" + path
    end = .stem
  }

  /// Takes the path of a picture below the site's folder.
  package init(_ path: String) { self.init(path, .stem) }

  private init(_ path: String, _ end: Ending) {
    self.path = path
    self.end = end
  }

  /// The name of a file whose stem another file of its folder has.
  var differing: PictureName { PictureName(path, .whole) }

  /// The file's name without its extension.
  package var stem: String {
    let name = path.fileName
    guard let dot = name.place(ofLast: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Title made of the name: "misery ridge" of `misery-ridge.jpg`.
  package var title: String { Self.title(of: stem) ?? "Photo" }

  /// Title made of a name; `nil` if it has no letter or digit.
  static func title(of name: String) -> String? {
    let title = name.split { "-_ ".contains($0) }.joined(separator: " ")
    return title.contains { $0.isLetter || $0.isNumber } ? title : nil
  }

  /// Slug of the photo in an album, whose name distinguishes `IMG_0001.jpg` from those of other
  /// cameras: `iceland-img_0001`.
  func slug(in album: String) -> String {
    let name = end == .stem ? stem : path.fileName.split { $0 == "." }.joined(separator: "-")
    let words = name.split { $0.isWhitespace }.joined(separator: "-")
    return "\(album)-\(words.lowercased())"
  }
}
