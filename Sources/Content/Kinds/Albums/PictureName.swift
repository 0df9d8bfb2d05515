import Basics

/// Name of a picture's file, which gives a photo its name and title if it doesn't have its own.
package struct PictureName: Sendable, Hashable {
  /// Path below the site's folder, such as `Content/photos/iceland/black-sand.jpg`.
  package let path: String
  private let end: Ending

  /// Part of the name that distinguishes it from others in its folder.
  private enum Ending: Sendable, Hashable {
    case stem
    /// The stem with the extension, if another file in the folder has the same stem.
    case whole
  }

  /// `path` is the picture's path relative to the folder from which it is named.
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

  /// The name of a file that has the same stem as another one in its folder.
  var differing: PictureName { PictureName(path, .whole) }

  /// The file's name without its extension.
  package var stem: String { path.fileName.fileStem }

  /// Whether the name reveals when or where the picture was taken, and therefore isn't published.
  package var isRevealing: Bool { RevealingName.reveals(path.fileName) }

  /// Title made from the name: "misery ridge" for `misery-ridge.jpg`; `nil` if the name is only a
  /// camera's number or is revealing.
  package var title: String? { isRevealing ? nil : Self.title(ofPicture: stem) }

  /// Title made from a name; `nil` if it has no letter or digit.
  static func title(of name: String) -> String? { title(of: words(of: name)) }

  /// Title made from the name of a picture, without a camera's number.
  private static func title(ofPicture name: String) -> String? {
    let words = words(of: name)
    return title(of: CameraNumber.rest(of: words) ?? words)
  }

  /// Whether a written title is only the name, as `new photos` wrote it, and the name gives no
  /// title: it is a camera's number or revealing.
  func isWritten(as title: String) -> Bool {
    self.title == nil && title == Self.title(of: stem)
  }

  /// The title stated in a picture's file; `nil` if it is only a camera's or revealing file name.
  static func title(stated title: String) -> String? {
    let isName =
      RevealingName.reveals(title)
      || CameraNumber.rest(of: words(of: title.fileStem))?.isEmpty == true
    return isName ? nil : title
  }

  private static func words(of name: String) -> [Substring] {
    name.split { "-_ ".contains($0) }
  }

  private static func title(of words: [Substring]) -> String? {
    let title = words.joined(separator: " ")
    return title.contains { $0.isLetter || $0.isNumber } ? title : nil
  }

  /// Slug of the photo in an album: `iceland-img_0001`. The album's name distinguishes
  /// `IMG_0001.jpg` from files of other cameras.
  func slug(in album: String) -> String {
    let name = end == .stem ? stem : path.fileName.split { $0 == "." }.joined(separator: "-")
    let words = name.split { $0.isWhitespace }.joined(separator: "-")
    return "\(album)-\(words.lowercased())"
  }
}
