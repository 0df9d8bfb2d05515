import Paths

/// A folder that no output may be, nor lie in, whatever is in it.
package enum ReservedFolder: Sendable, Hashable {
  case git
  /// What Zoetrope knows of earlier builds.
  case cache
  /// Where Zoetrope makes the next site.
  case workspace

  /// By a folder's name. Case doesn't matter: on many disks another one is the same folder.
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
