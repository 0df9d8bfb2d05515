import Basics

/// Type (file or folder) that a path with a fixed meaning must have. Zoetrope never reads a path of
/// the wrong type: with a folder named `site.json`, all settings would be lost silently.
enum NameOfPart {
  /// Whether a path below the site's folder must be a file: settings, a model, a text, a file that
  /// hosts look for, a template or words.
  static func isFile(_ path: String) -> Bool {
    if path.begins(with: OwnName.folder) { return false }
    if path.begins(with: "Content/") {
      return path.ends(with: ".md") || path.ends(with: ".json") || OwnName.isFile(path)
    }
    guard path.begins(with: "Templates/"), !path.begins(with: "Templates/assets/") else {
      return false
    }
    return [".html", ".xml", ".json"].contains { path.ends(with: $0) }
  }

  /// Whether a path below the site's folder must be a folder.
  static func isFolder(_ path: String) -> Bool {
    ["Content/public", "Templates/assets", "Templates/components", "Templates/words"].contains(path)
  }
}
