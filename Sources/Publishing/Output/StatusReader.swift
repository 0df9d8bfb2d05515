import Files

/// Reads the statuses of a tree's files and folders one after the other. Most files of a large site
/// are in the same top folder, which is opened once instead of being looked up for each file.
///
/// Not copyable, because it closes its folder when it is destroyed.
struct StatusReader: ~Copyable {
  private let tree: OpenFolder
  /// The top folder of the last path. It has no descriptor if it is missing or a link, which only
  /// the system follows.
  private var top: (name: [UInt8], descriptor: Int32?) = ([], nil)

  init(_ tree: OpenFolder) { self.tree = tree }

  deinit {
    if let descriptor = top.descriptor { try? tree.fileSystem.close(descriptor) }
  }

  /// Status of the file at a path below the tree, or of the tree if the path is empty.
  mutating func status(of path: UnsafeBufferPointer<UInt8>) throws(SystemError) -> FileStatus {
    guard let slash = path.firstIndex(of: UInt8(ascii: "/")) else {
      return try status(of: path, in: tree.descriptor)
    }
    let name = UnsafeBufferPointer(rebasing: path[..<slash])
    if !top.name.elementsEqual(name) { enter(name) }
    guard let descriptor = top.descriptor else { return try status(of: path, in: tree.descriptor) }
    return try status(of: UnsafeBufferPointer(rebasing: path[(slash + 1)...]), in: descriptor)
  }

  /// Status of the file at a path; `nil` if the file doesn't exist.
  mutating func statusIfPresent(
    of path: UnsafeBufferPointer<UInt8>
  ) throws(SystemError) -> FileStatus? {
    do {
      return try status(of: path)
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
  }

  private mutating func enter(_ name: UnsafeBufferPointer<UInt8>) {
    let before = top.descriptor
    let folder = String(decoding: name, as: UTF8.self)
    // If this fails, files are looked up by their whole paths.
    top = (
      Array(name), try? tree.fileSystem.open(folder, in: tree.descriptor, for: .readingFolder)
    )
    if let before { try? tree.fileSystem.close(before) }
  }

  private func status(
    of path: UnsafeBufferPointer<UInt8>, in folder: Int32
  ) throws(SystemError) -> FileStatus {
    guard !path.isEmpty else { return try tree.fileSystem.status(of: ".", in: folder) }
    // The system needs a NUL at the end.
    return try withUnsafeTemporaryAllocation(of: CChar.self, capacity: path.count + 1) { name in
      UnsafeMutableRawBufferPointer(name).copyMemory(from: UnsafeRawBufferPointer(path))
      name.initializeElement(at: path.count, to: 0)
      return Result { () throws(SystemError) in
        guard let start = name.baseAddress else { throw SystemError(.inspecting, "", code: 0) }
        return try tree.fileSystem.status(of: UnsafePointer(start), in: folder)
      }
    }.get()
  }
}
