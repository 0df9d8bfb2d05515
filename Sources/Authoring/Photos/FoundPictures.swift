import Basics
import Content
import Diagnostics
import Foundation

/// Files that a command line names, either directly or by their folder.
struct FoundPictures {
  struct Picture: Equatable {
    /// Path shown in messages, relative to the working folder.
    let path: String
    /// Path below the site's folder if the file is in `Content/`; otherwise `nil`.
    let pathInSite: String?
    /// The named folder that contains the file; `nil` if the file itself was named.
    let folder: Folder?
    /// Further named folders in which it was found.
    fileprivate(set) var others: [Folder] = []

    var isNamed: Bool { folder == nil }
  }

  struct Folder: Hashable {
    /// Path as written on the command line.
    let path: String
    let name: String
  }

  /// Files in the order of the command line; those of a folder are sorted by name.
  private(set) var pictures: [Picture] = []
  /// Diagnostics for paths that are neither a file nor a folder, and for folders within folders.
  private(set) var left: [Diagnostic] = []
  /// Folders that contain files.
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
    // A file that is named twice counts once. Names with different bytes are different files, even
    // if they look alike.
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

  /// Path without links; `nil` if the file doesn't exist.
  private static func real(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(validatingCString: found)
  }
}

extension FoundPictures {
  /// Error for a picture or folder that can't be read.
  static func unreadable(_ path: String) -> Diagnostic {
    Problem.newUnreadable(
      at: SourceRange(file: path), "this can't be read", fix: "check its permissions")
  }
}
