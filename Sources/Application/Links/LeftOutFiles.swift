import Basics
import Content
import Diagnostics
import Pictures

/// Fix for the author of a file that nothing on the site names.
enum LeftOutRemedy: Hashable {
  /// A picture in the photos folder, which can become a photo.
  case photo
  /// A file of a kind that no page shows.
  case foreign(ForeignKind)
  /// A text in another format, in the folder of models that are written in Markdown.
  case text
  /// A style sheet or a script outside of `Templates/`.
  case asset
  /// A file that a text can link to.
  case link

  init(_ path: String) {
    if let kind = ForeignKind(named: path), kind.isDrawing == false,
      PictureKind(fileName: path) == nil
    {
      self = .foreign(kind)
    } else if path.begins(with: "Content/photos/"), PictureKind(fileName: path) != nil {
      self = .photo
    } else if path.names.count > 2, Self.texts.contains(pathExtension(path)) {
      self = .text
    } else if ["css", "js", "mjs", "html", "htm"].contains(pathExtension(path)) {
      self = .asset
    } else {
      self = .link
    }
  }

  private static let texts: Set<String> = [
    "txt", "text", "markdown", "mdown", "mdx", "rtf", "doc", "docx", "odt", "pages",
  ]

  /// Returns the fix's text, for one file or for several.
  func text(isOne: Bool) -> String {
    let (it, asJPEG) = isOne ? ("it", "as JPEG") : ("them", "as JPEGs")
    return switch self {
    case .photo:
      "make its folder an album with 'zoetrope new album', create photos with 'zoetrope new "
        + "photos', link to it, or move it elsewhere"
    case .text:
      "to make a page of \(it), save the text as Markdown, in a file that ends in .md; or link to "
        + "\(it), or move \(it) elsewhere"
    case .asset:
      "name \(it) in a template of your site's Templates/ folder, move \(it) to Content/public to "
        + "publish \(it) unchanged, or move \(it) elsewhere"
    case .link:
      "link to it, move it to Content/public to publish it unchanged, or move it elsewhere"
    case .foreign(let kind):
      switch kind.family {
      case .video:
        "link to where the video is hosted, and move \(it) elsewhere: \(kind.name) files may "
          + "reveal where they were recorded"
      case .sidecar:
        "move \(it) elsewhere: \(kind.name) files may reveal where a photo was taken"
      case .track:
        "name \(it) with 'track' in a trip, or move \(it) elsewhere"
      case .image, .drawing:
        "export \(it) \(asJPEG), or move \(it) elsewhere: pages can't show \(kind.name) files"
      }
    }
  }
}

extension ApplicationDiagnostics {
  /// Returns warnings that nothing names these files, one for each fix. `paths` are sorted and
  /// relative to the site's folder.
  static func leftOut(_ paths: [String]) -> [Diagnostic] {
    Dictionary(grouping: paths, by: LeftOutRemedy.init)
      .map { remedy, paths in leftOut(paths, remedy) }
  }

  /// Returns the warning for files with the same fix. `paths` must not be empty.
  private static func leftOut(_ paths: [String], _ remedy: LeftOutRemedy) -> Diagnostic {
    let more = paths.count - 1
    let others = more == 1 ? " and one more" : " and \(more) more"
    let listed = paths.dropFirst().prefix(4).map { "'\($0)'" }.joined(separator: ", ")
    return Problem.contentUnnamedFiles(
      at: SourceRange(file: paths[0]),
      more == 0
        ? "nothing on the site uses this file, so it isn't published"
        : "nothing on the site uses this file\(others), so they aren't published",
      fix: remedy.text(isOne: more == 0),
      notes: more == 0
        ? [] : [Diagnostic.Note("the same goes for " + listed + (more > 4 ? ", …" : ""))])
  }
}
