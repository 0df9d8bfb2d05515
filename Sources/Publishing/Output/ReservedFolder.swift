import Basics

/// A folder that can't be the output or contain it, whatever is in it.
package enum ReservedFolder: Sendable, Hashable {
  case git
  /// Zoetrope's cache of earlier builds.
  case cache
  /// Folder in which Zoetrope makes the next site.
  case workspace

  /// Recognises a folder's name. Case doesn't matter, because on many disks both spellings are the
  /// same folder.
  init?(name: Substring) {
    let name = name.lowercased()
    switch name {
    case ".git": self = .git
    case ".zoetrope": self = .cache
    default:
      guard name.begins(with: "."), name.ends(with: ".zoetrope") else { return nil }
      self = .workspace
    }
  }
}
