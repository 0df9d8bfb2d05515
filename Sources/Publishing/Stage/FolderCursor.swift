import Basics
import Files

/// Opens the folders of a tree one inside another, never through a symbolic link. It keeps them
/// open while the next path begins with the same folders.
///
/// Not copyable, because it closes its folders when it is destroyed.
struct FolderCursor: ~Copyable {
  /// Maximum number of folders that stay open; below them, only the last one does.
  private static let depth = 8

  private struct Step {
    let name: String
    let descriptor: Int32
  }

  private let tree: OpenFolder
  /// Whether most folders don't exist yet. This affects only the order of attempts.
  private let isNewTree: Bool
  private var steps: [Step] = []
  private var current: (folder: String, descriptor: Int32)?
  /// A folder below the kept steps.
  private var below: Int32?

  init(_ tree: OpenFolder, isNewTree: Bool) {
    self.tree = tree
    self.isNewTree = isNewTree
  }

  deinit {
    for step in steps { try? tree.fileSystem.close(step.descriptor) }
    if let below { try? tree.fileSystem.close(below) }
  }

  /// Opens the folder of a file's path, and creates missing folders. It stays open until the next
  /// call.
  mutating func makeFolder(of path: String) throws(SystemError) -> Int32 {
    let folder = path.folder
    if let current, current.folder == folder { return current.descriptor }
    let names = folder.names
    var descriptor = try retreat(to: names)
    for name in names.dropFirst(steps.count) {
      descriptor = try advance(to: String(name), from: descriptor, making: true)
    }
    current = (String(folder), descriptor)
    return descriptor
  }

  /// Opens the folder of a file's path; `nil` if a folder is missing.
  mutating func openFolder(of path: String) throws(SystemError) -> Int32? {
    let folder = path.folder
    if let current, current.folder == folder { return current.descriptor }
    let names = folder.names
    var descriptor = try retreat(to: names)
    for name in names.dropFirst(steps.count) {
      do {
        descriptor = try advance(to: String(name), from: descriptor, making: false)
      } catch {
        guard error.isMissing || error.isSymbolicLink else { throw error }
        return nil
      }
    }
    current = (String(folder), descriptor)
    return descriptor
  }

  /// Removes the folder of a removed file if it is empty, and so on upwards.
  mutating func removeEmptyFolders(above path: String) throws(SystemError) {
    var folder = String(path.folder)
    while !folder.isEmpty {
      if let parent = try openFolder(of: folder) {
        do {
          try tree.fileSystem.removeFolder(String(folder.fileName), in: parent)
        } catch {
          guard error.isMissing || error.isNotEmpty else { throw error }
          if error.isNotEmpty { return }
        }
      }
      folder = String(folder.folder)
    }
  }

  /// Closes folders that aren't on the path to a folder. Returns the last one that is.
  private mutating func retreat(to names: [Substring]) throws(SystemError) -> Int32 {
    current = nil
    if let below {
      self.below = nil
      try tree.fileSystem.close(below)
    }
    let common = zip(steps, names).prefix { $0.name == $1 }.count
    while steps.count > common {
      try tree.fileSystem.close(steps.removeLast().descriptor)
    }
    return steps.last?.descriptor ?? tree.descriptor
  }

  private mutating func advance(
    to name: String, from folder: Int32, making: Bool
  ) throws(SystemError) -> Int32 {
    let next =
      making
      ? try makeAndOpen(name, in: folder)
      : try tree.fileSystem.open(name, in: folder, for: .readingFolder)
    if steps.count < Self.depth {
      steps.append(Step(name: name, descriptor: next))
    } else {
      let previous = below
      below = next
      if let previous { try tree.fileSystem.close(previous) }
    }
    return next
  }

  private func makeAndOpen(_ name: String, in folder: Int32) throws(SystemError) -> Int32 {
    if !isNewTree {
      do {
        return try tree.fileSystem.open(name, in: folder, for: .readingFolder)
      } catch {
        guard error.isMissing else { throw error }
      }
    }
    do {
      try tree.fileSystem.makeFolder(name, in: folder)
    } catch {
      guard error.isTaken else { throw error }
    }
    return try tree.fileSystem.open(name, in: folder, for: .readingFolder)
  }
}
