import Paths

/// What the paths of a site's parts say that they are. What is something else is read by nobody, and
/// with a folder `site.json` all settings would be gone without a word.
enum NameOfPart {
  /// Whether a path, below the site's folder, can only be that of a file: of settings, a model, a text,
  /// a template or words.
  static func isFile(_ path: String) -> Bool {
    if path.begins(with: OwnName.folder) { return false }
    if path.begins(with: "Content/") { return path.ends(with: ".md") || path.ends(with: ".json") }
    guard path.begins(with: "Templates/"), !path.begins(with: "Templates/assets/") else {
      return false
    }
    return [".html", ".xml", ".json"].contains { path.ends(with: $0) }
  }

  /// Whether it can only be that of a folder.
  static func isFolder(_ path: String) -> Bool {
    ["Content/public", "Templates/assets", "Templates/components", "Templates/words"].contains(path)
  }
}
