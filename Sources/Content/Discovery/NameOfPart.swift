import Basics

/// Type (file or folder) that the path of a site's part must have. A part of the other type is
/// never read: with a folder `site.json` all settings would be lost without a word.
enum NameOfPart {
  /// Whether a path below the site's folder must be a file: settings, a model, a text, what hosts
  /// look for, a template or words.
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
