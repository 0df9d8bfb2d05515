/// The change times by which it shows that each of our files still has both of its names, in the published
/// tree and in its mirror.
///
/// A name that is made or removed changes that time (POSIX `link`, `unlink`), and with most file systems
/// one that is renamed; nobody can set it. So of a folder in the mirror in which nothing but such files
/// of ours were, nothing is missing, as long as the folder above it is as it was.
struct FileNames: Sendable, Equatable {
  static let unknown = FileNames(changed: [], areMarked: false)

  /// For each entry of the manifest nanoseconds since 1970, or 0 where nothing is known of it; or none.
  let changed: [Int]
  /// Whether this file system also marks what is renamed.
  let areMarked: Bool

  /// For each folder whether it is known by its files to lack nothing in the mirror, if the folder above
  /// it does not. `found` are the change times of the files as they are now.
  func keptFolders(_ known: KnownPaths, _ found: [Int]) -> [Bool] {
    guard areMarked, changed.count == found.count, found.count == known.folderOfFile.count else {
      return Array(repeating: false, count: known.folders.count)
    }
    var areKept = known.holdNoFolder
    for (entry, folder) in known.folderOfFile.enumerated()
    where changed[entry] == 0 || changed[entry] != found[entry] { areKept[folder] = false }
    return areKept
  }
}
