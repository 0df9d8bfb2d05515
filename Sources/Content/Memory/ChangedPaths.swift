import Basics
import Foundation

/// Files below `Content/` that may have changed since an earlier load.
struct ChangedPaths {
  /// Paths of the files and folders; `nil` for all of them.
  private let paths: Set<String>?
  /// Whether the paths may include a folder, in which everything may have changed.
  private let hasFolders: Bool
  /// Whether files may have been added or removed.
  let needsWalk: Bool

  /// Any file may have changed.
  static let all = ChangedPaths(paths: nil, hasFolders: false, needsWalk: true)

  private init(paths: Set<String>?, hasFolders: Bool, needsWalk: Bool) {
    self.paths = paths
    self.hasFolders = hasFolders
    self.needsWalk = needsWalk
  }

  /// `changed` are files and folders below the site's folder, by their names in the file system.
  /// Nothing else has changed since the earlier load began.
  init(_ changed: Set<String>, since before: LoadedTree, in site: String) {
    let paths = changed.filter(Self.isContent)
    // With links, a file has several names, and a change is reported for only one of them.
    guard !before.tree.hasLinks, !paths.contains(where: before.isShared) else {
      self = .all
      return
    }
    let strange = paths.filter { !before.tree.holds($0) }
    let needsWalk = paths.contains { path in
      before.tree.compared.contains(path)
        ? true
        : strange.contains(path)
          ? Self.status(path, in: site) != nil || before.tree.mayHaveMet(path)
          : Self.status(path, in: site) != S_IFREG
    }
    self.init(paths: paths, hasFolders: !strange.isEmpty, needsWalk: needsWalk)
  }

  /// Indices of the files that may have changed or aren't known, in walk order.
  func places<File: TreeFile>(of files: [File], _ known: [KnownFile?]) -> [Int] {
    files.indices.filter { index in
      known[index].map { mayHold(files[index].path) || mayHoldOther(of: $0) } ?? true
    }
  }

  /// Indices of the files that may have changed, if all are known.
  func places<File: TreeFile>(of files: [File], known: [KnownFile]) -> [Int] {
    guard let paths, !hasFolders else { return places(of: files, known) }
    let changed = paths.compactMap { files.place(of: $0) }
    // Most changes are only in models.
    guard changed.count < paths.count else { return changed.sorted() }
    return Set(changed + files.indices.filter { mayHoldOther(of: known[$0]) }).sorted()
  }

  /// Whether a picture or a track that provided facts for a file's models may have changed.
  private func mayHoldOther(of file: KnownFile) -> Bool {
    file.loaded.pictures.contains { $0.paths.contains(where: mayHold) }
      || file.loaded.tracks.contains { $0.paths.contains(where: mayHold) }
  }

  /// Whether the file at a path may have changed.
  func mayHold(_ path: String) -> Bool {
    guard let paths, !paths.contains(path) else { return true }
    guard hasFolders else { return false }
    var folder = path.folder
    while !folder.isEmpty {
      if paths.contains(folder) { return true }
      folder = folder.folder
    }
    return false
  }

  /// Whether a walk would visit the path.
  private static func isContent(_ path: String) -> Bool {
    let segments = path.names
    return segments.first == "Content" && !segments.contains { FolderWalk.isIgnored(String($0)) }
  }

  /// Type of the file at a path, links not followed; `nil` if it doesn't exist.
  private static func status(_ path: String, in site: String) -> mode_t? {
    var status = stat()
    // If this fails, the content is walked again.
    return lstat(site + "/" + path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

extension LoadedTree {
  fileprivate func isShared(_ path: String) -> Bool {
    tree.models.place(of: path).map { models[$0].isShared }
      ?? tree.indexes.place(of: path).map { indexes[$0].isShared } ?? false
  }
}
