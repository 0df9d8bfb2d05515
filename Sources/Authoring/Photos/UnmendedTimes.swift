import Basics
import Content
import Diagnostics
import Domain

/// Collects corrected times of pictures in albums. A new file can't correct these, so diagnostics
/// list the lines to add to the album.
struct UnmendedTimes {
  /// Findings about the pictures of an album.
  private struct Findings {
    /// Elements for the album's list.
    var lines: [String] = []
    /// Number of pictures whose time the album's author has already written.
    var stated = 0
  }

  private let albums: Set<String>
  /// Bytes of the paths of pictures whose time is stated in their album's file.
  private let stated: Set<[UInt8]>
  /// Findings by the path of the album's file.
  private var findings: [String: Findings] = [:]

  init(in content: SiteContent) {
    let albums = Set(content.albums.map(\.path))
    self.albums = albums
    var stated: Set<[UInt8]> = []
    for photo in content.photos
    where photo.ranges.has("takenAt") && albums.contains(photo.path) {
      guard case .file(let written) = photo.model.source,
        case .files(let paths) = try? ImagePath(written, from: photo.folder)
      else { continue }
      stated.formUnion(paths.map { Array($0.path.utf8) })
    }
    self.stated = stated
  }

  /// Adds a picture, given by its path below the site's folder, with its corrected time. Returns
  /// whether the file that shows it is an album.
  mutating func add(_ picture: String, _ taken: PictureTime, of model: String) -> Bool {
    guard albums.contains(model) else { return false }
    guard !stated.contains(Array(picture.utf8)) else {
      findings[model, default: Findings()].stated += 1
      return true
    }
    let folder = model.place(ofLast: "/").map { model[...$0] } ?? ""
    let file = picture.behind(folder).map(String.init) ?? picture
    // Within braces, an unquoted comma would end the text.
    let name = file.holds(",") ? PrettyJSON.quoted(file) : YAMLText(file).text
    findings[model, default: Findings()].lines.append(
      "- {file: \(name), takenAt: \(taken.written)}")
    return true
  }

  /// Diagnostics, one for each album, with the lines to write.
  var diagnostics: [Diagnostic] {
    findings.sorted { $0.key < $1.key }.map { path, found in
      let count = found.stated
      guard !found.lines.isEmpty else {
        return Problem.newPhotoExists(
          at: SourceRange(file: path),
          (count == 1
            ? "the picture in this album already has"
            : "the \(count) pictures in this album "
              + "already have")
            + " a 'takenAt', which --clock doesn't change",
          fix: "if it is wrong, remove 'takenAt' first")
      }
      let left =
        count == 1
        ? "one picture already has a 'takenAt', which doesn't change"
        : "\(count) pictures already have a 'takenAt', which doesn't change"
      return Problem.newClockOfAlbum(
        at: SourceRange(file: path),
        "pictures in this album take their times from their files, which --clock doesn't change",
        fix: "add these lines under the album's 'photos:', or to the elements that already name "
          + "these files",
        notes: (found.lines + (count == 0 ? [] : [left])).map { Diagnostic.Note($0) })
    }
  }
}
