import Content
import Diagnostics
import Paths

/// Times of pictures in albums, which no new file can mend: the album lists what there is to say of
/// its pictures.
struct UnmendedTimes {
  private let albums: Set<String>
  /// Elements for the lists of albums, by the paths of the albums' files.
  private var lines: [String: [String]] = [:]

  /// `albums` are the paths of the albums' files below the site's folder.
  init(of albums: [String]) { self.albums = Set(albums) }

  /// Adds a picture with its mended time, and returns whether the file that shows it is an album.
  mutating func add(
    _ picture: FoundPictures.Picture, _ taken: PictureTime, of model: String
  ) -> Bool {
    guard albums.contains(model) else { return false }
    let folder = model.place(ofLast: "/").map { model[...$0] } ?? ""
    let file = picture.pathInSite?.behind(folder).map(String.init) ?? picture.path
    // Within braces a comma ends a plain text.
    let name = file.holds(",") ? PrettyJSON.quoted(file) : YAMLText(file).text
    lines[model, default: []].append("- {file: \(name), takenAt: \(taken.written)}")
    return true
  }

  /// Diagnostics, one for each album, with the lines to write.
  var diagnostics: [Diagnostic] {
    lines.sorted { $0.key < $1.key }.map { AuthoringDiagnostics.clockOfAlbum($0, lines: $1) }
  }
}
