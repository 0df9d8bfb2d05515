import Basics
import Content
import Diagnostics
import Pictures

/// Way out for the author of a file that nothing on the site names.
enum LeftOutRemedy: Hashable {
  /// A picture among photos, which can be one.
  case photo
  /// A file of a kind that no page shows.
  case foreign(ForeignKind)
  /// A file to which a text can link.
  case link

  init(_ path: String) {
    if let kind = ForeignKind(named: path), kind.isDrawing == false,
      PictureKind(fileName: path) == nil
    {
      self = .foreign(kind)
    } else if path.begins(with: "Content/photos/"), PictureKind(fileName: path) != nil {
      self = .photo
    } else {
      self = .link
    }
  }

  /// Text for one file, or for several.
  func text(isOne: Bool) -> String {
    let (it, asJPEG) = isOne ? ("it", "as JPEG") : ("them", "as JPEGs")
    return switch self {
    case .photo:
      "make its folder an album with 'zoetrope new album', make photos of the pictures with "
        + "'zoetrope new photos', link to it, or move it away"
    case .link:
      "link to it, move it to Content/public to have it published as it is, or move it away"
    case .foreign(let kind):
      switch kind.family {
      case .video:
        "link to where the video is hosted, and move \(it) away: a file of the kind \(kind.name) may "
          + "tell where it was taken"
      case .sidecar:
        "move \(it) away: a file of the kind \(kind.name) may tell where a photo was taken"
      case .track:
        "name \(it) with 'track' in a trip, or move \(it) away"
      case .image, .drawing:
        "export \(it) \(asJPEG), or move \(it) away: no page shows a file of the kind \(kind.name)"
      }
    }
  }
}

extension ApplicationDiagnostics {
  /// Warnings that nothing names these files, given by sorted paths below the site's folder: one
  /// for all with the same way out.
  static func leftOut(_ paths: [String]) -> [Diagnostic] {
    Dictionary(grouping: paths, by: LeftOutRemedy.init)
      .map { remedy, paths in leftOut(paths, remedy) }
  }

  /// `paths` has at least one.
  private static func leftOut(_ paths: [String], _ remedy: LeftOutRemedy) -> Diagnostic {
    let more = paths.count - 1
    let others = more == 1 ? " and one more" : " and \(more) more"
    let listed = paths.dropFirst().prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return Problem.contentUnnamedFiles(
      at: SourceRange(file: paths[0]),
      more == 0
        ? "nothing on the site names this file, so it is not published"
        : "nothing on the site names this file\(others), so they are not published",
      fix: remedy.text(isOne: more == 0),
      notes: more == 0
        ? [] : [Diagnostic.Note("the same goes for " + listed + (more > 4 ? ", …" : ""))])
  }
}
