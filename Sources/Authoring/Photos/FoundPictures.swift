import Basics
import Content
import Diagnostics
import Foundation

/// Files that a command line names, itself or by their folder.
struct FoundPictures {
  struct Picture: Equatable {
    /// Path as it is told, from the working folder.
    let path: String
    /// Path below the site's folder for a file in `Content/`; else `nil`.
    let pathInSite: String?
    /// The folder whose files were wanted; `nil` for a file that was named itself.
    let folder: Folder?
    /// Further folders in which it was found.
    fileprivate(set) var others: [Folder] = []

    var isNamed: Bool { folder == nil }
  }

  struct Folder: Hashable {
    /// Path as it was named.
    let path: String
    let name: String
  }

  /// Files in the order of the command line, those of a folder by their names.
  private(set) var pictures: [Picture] = []
  /// Diagnostics of what is neither a file nor a folder, and of folders within folders.
  private(set) var left: [Diagnostic] = []
  /// Folders that hold files.
  private(set) var folders: [Folder] = []
  private let content: String?

  init(_ paths: [String], in site: String) {
    content = Self.real(site + "/Content")
    var seen: [[UInt8]: Int] = [:]
    for path in paths {
      switch FileType(of: path, followingLinks: true) {
      case .folder: addFiles(of: path, &seen)
      case .other: add(path, in: nil, &seen)
      case nil:
        left.append(
          Problem.newNoPicture(
            at: SourceRange(file: path), "there is no such file or folder",
            fix: "check its name; to create a photo with a title, use 'zoetrope new photo'"))
      }
    }
  }

  private mutating func addFiles(of folder: String, _ seen: inout [[UInt8]: Int]) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      left.append(Self.unreadable(folder))
      return
    }
    let named = Folder(path: folder, name: Self.real(folder)?.names.last.map(String.init) ?? "")
    var count = 0
    for file in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    where !FolderWalk.takesNoNotice(of: file) {
      let path = folder.ends(with: "/") ? folder + file : "\(folder)/\(file)"
      if FileType.isFolder(path) {
        left.append(
          Problem.newFolderInFolder(
            at: SourceRange(file: path), "the pictures in this folder were not imported",
            fix:
              "name it too"))
      } else {
        add(path, in: named, &seen)
        count += 1
      }
    }
    if count == 0 {
      left.append(
        Problem.newNoPicture(
          at: SourceRange(file: folder), "there is no file in this folder",
          fix: "name a folder that contains pictures"))
    } else {
      folders.append(named)
    }
  }

  private mutating func add(_ path: String, in folder: Folder?, _ seen: inout [[UInt8]: Int]) {
    let real = Self.real(path)
    // A file that is named twice is one. Names of other bytes are other files, even if they read
    // alike.
    let key = Array((real ?? path).utf8)
    if let first = seen[key] {
      if let folder { pictures[first].others.append(folder) }
      return
    }
    seen[key] = pictures.count
    let below = content.flatMap { content in real?.behind(content + "/") }
    pictures.append(
      Picture(path: path, pathInSite: below.map { "Content/" + $0 }, folder: folder))
  }

  /// Path without links; `nil` if there is no such file.
  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(validatingCString: found)
  }
}

extension FoundPictures {
  /// Error for a picture or a folder.
  static func unreadable(_ path: String) -> Diagnostic {
    Problem.newUnreadable(
      at: SourceRange(file: path), "this can't be read", fix: "check its permissions")
  }
}
