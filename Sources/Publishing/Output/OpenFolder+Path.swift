import Files

extension OpenFolder {
  /// Opens the folder of a path, and creates missing folders. Never follows a symbolic link.
  func makeFolder(of path: RawPath) throws(SystemError) -> OpenFolder {
    var folder = self
    for ancestor in path.folders {
      try folder.makeFolderIfMissing(ancestor.name)
      folder = try OpenFolder(
        descriptor: fileSystem.open(ancestor.name, in: folder.descriptor, for: .readingFolder),
        fileSystem: fileSystem)
    }
    return folder
  }
}
