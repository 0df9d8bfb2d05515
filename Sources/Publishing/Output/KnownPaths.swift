import Basics

/// The paths in a manifest, and the folders above them.
struct KnownPaths: Sendable {
  struct Folder: Sendable, Equatable {
    /// Index of a file in or below the folder, whose path begins with the folder's.
    fileprivate let file: Int
    /// Length of the folder's path in bytes; 0 for the uppermost one.
    fileprivate let length: Int
    /// Number of our files and folders directly in it.
    fileprivate(set) var names: Int
  }

  let manifest: Manifest
  private let manifestName: String
  /// Folders, the uppermost one first, each before those in it, in the order of the manifest.
  let folders: [Folder]
  /// Indices of the folders of the manifest's entries.
  let folderOfFile: [Int]

  init(_ manifest: Manifest) {
    // The manifest itself is in the uppermost folder.
    var folders = [Folder(file: 0, length: 0, names: 1)]
    var folderOfFile: [Int] = []
    folderOfFile.reserveCapacity(manifest.count)
    var way = [0]
    for file in 0..<manifest.count {
      let shared = file == 0 ? 0 : manifest.sharedLength(file - 1, file)
      while let folder = way.last, folders[folder].length > 0, folders[folder].length >= shared {
        way.removeLast()
      }
      manifest.withPath(of: file) { path in
        for position in shared..<max(shared, path.count) where path[position] == slash {
          folders[way[way.count - 1]].names += 1
          way.append(folders.count)
          folders.append(Folder(file: file, length: position, names: 0))
        }
      }
      folders[way[way.count - 1]].names += 1
      folderOfFile.append(way[way.count - 1])
    }
    self.manifest = manifest
    manifestName = manifest.fileName
    self.folders = folders
    self.folderOfFile = folderOfFile
  }

  /// Path of a folder; empty for the uppermost one.
  func path(of folder: Int) -> String {
    let folder = folders[folder]
    guard folder.length > 0 else { return "" }
    return manifest.withPath(of: folder.file) {
      String(decoding: $0.prefix(folder.length), as: UTF8.self)
    }
  }

  /// Lends the bytes of a folder's path; none for the uppermost one.
  func withPath<Value>(of folder: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let folder = folders[folder]
    // The manifest may have no file.
    guard folder.length > 0 else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return manifest.withPath(of: folder.file) {
      body(UnsafeBufferPointer(rebasing: $0.prefix(folder.length)))
    }
  }

  func hasFile(_ path: String) -> Bool {
    path.utf8.elementsEqual(manifestName.utf8) || manifest.index(of: path) != nil
  }

  func hasFolder(_ path: String) -> Bool { manifest.hasFolder(path) }

  /// Returns the index of each folder among those of an earlier manifest; `nil` for a new folder.
  func places(in earlier: KnownPaths) -> [Int?] {
    var places: [Int?] = [0]
    var next = 1
    for folder in folders.indices.dropFirst() {
      while next < earlier.folders.count, earlier.order(of: next, self, folder) < 0 { next += 1 }
      let isThere = next < earlier.folders.count && earlier.order(of: next, self, folder) == 0
      places.append(isThere ? next : nil)
    }
    return places
  }

  /// Compares folders in the order of the manifest: by their paths with a `/` at the end.
  private func order(of folder: Int, _ other: KnownPaths, _ otherFolder: Int) -> Int {
    withPrefix(of: folder) { path in
      other.withPrefix(of: otherFolder) { PathOrder.compare(path, $0) }
    }
  }

  private func withPrefix(of folder: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Int) -> Int {
    manifest.withPath(of: folders[folder].file) {
      body(UnsafeBufferPointer(rebasing: $0.prefix(folders[folder].length + 1)))
    }
  }
}

private let slash = UInt8(ascii: "/")

extension Manifest {
  /// Number of bytes that the paths of two entries have in common at their beginning.
  fileprivate func sharedLength(_ first: Int, _ second: Int) -> Int {
    withPath(of: first) { a in
      withPath(of: second) { b in
        let end = min(a.count, b.count)
        var length = 0
        while length < end, a[length] == b[length] { length += 1 }
        return length
      }
    }
  }
}
