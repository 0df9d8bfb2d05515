import Paths

/// The paths in a manifest, and the folders above them.
struct KnownPaths: Sendable {
  struct Folder: Sendable, Equatable {
    /// A file in it or below it: its own path is the beginning of that file's.
    fileprivate let file: Int
    /// Of its path, in bytes; 0 is the uppermost one.
    fileprivate let length: Int
    /// How many files and folders of ours are in it, not counting what is below these.
    fileprivate(set) var names: Int
  }

  let manifest: Manifest
  /// The uppermost one first, each before those in it, in the order of the manifest.
  let folders: [Folder]
  /// For each entry of the manifest the folder that it is in.
  let folderOfFile: [Int]

  init(_ manifest: Manifest) {
    // The manifest itself is in the uppermost one.
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
    self.folders = folders
    self.folderOfFile = folderOfFile
  }

  /// Empty for the uppermost one.
  func path(of folder: Int) -> String {
    let folder = folders[folder]
    guard folder.length > 0 else { return "" }
    return manifest.withPath(of: folder.file) {
      String(decoding: $0.prefix(folder.length), as: UTF8.self)
    }
  }

  /// Lends the bytes of the path, none for the uppermost one.
  func withPath<Value>(of folder: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Value) -> Value {
    let folder = folders[folder]
    // Also of a manifest without a file.
    guard folder.length > 0 else { return body(UnsafeBufferPointer(start: nil, count: 0)) }
    return manifest.withPath(of: folder.file) {
      body(UnsafeBufferPointer(rebasing: $0.prefix(folder.length)))
    }
  }

  func hasFile(_ path: String) -> Bool {
    path.utf8.elementsEqual(Manifest.fileName.utf8) || manifest.index(of: path) != nil
  }

  func hasFolder(_ path: String) -> Bool { manifest.hasFolder(path) }

  /// For each of these folders its place among those of an earlier manifest, if it was there.
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

  /// In the order of the manifest, which a folder has by its path with the `/` behind it.
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
  /// How many bytes the paths of two entries begin with in common.
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
