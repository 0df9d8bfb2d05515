/// Where the output is, with all symbolic links resolved, and known to be no folder of the site's.
struct OutputLocation: Sendable, Hashable {
  /// As the user gave it; for messages.
  let shown: String
  /// Absolute.
  let parent: String
  let name: String

  /// The hidden sibling that holds lock, stage and journal.
  var workspaceName: String { ".\(name).zoetrope" }

  /// `site` may hold the output but not be it nor lie in it; a source folder may do none of these.
  static func find(
    _ output: String, site: String?, sources: [String], fileSystem: any FileSystem
  ) throws(PublishingFault) -> OutputLocation {
    guard !output.isEmpty, !output.utf8.contains(0) else {
      throw .unusablePath(output: output)
    }
    var shown = output[...]
    while shown.count > 1, shown.last == "/" { shown.removeLast() }
    let finder = Finder(shown: String(shown), fileSystem: fileSystem)
    let location = try finder.location()
    try finder.refuseSources(location, site: site, sources: sources)
    return location
  }
}

private struct Finder {
  let shown: String
  let fileSystem: any FileSystem

  func location() throws(PublishingFault) -> OutputLocation {
    let absolute = try absolutePath()
    let name = absolute.fileName
    guard !name.isEmpty else { throw .holdsSource(output: shown, source: "/") }
    let folder = absolute.folder
    let location = OutputLocation(
      shown: shown, parent: folder.isEmpty ? "/" : String(folder), name: String(name))
    let parent = try required(location.parent)
    guard let status = try status(absolute) else { return location }
    guard status.kind == .folder else { throw .notAFolder(output: shown) }
    guard status.device == parent.device else { throw .mountPoint(output: shown) }
    return location
  }

  /// The output itself need not exist, but what is above it must.
  private func absolutePath() throws(PublishingFault) -> String {
    let name = shown.fileName
    if name.isEmpty || name == "." || name == ".." { return try resolve(shown) }
    let folder = shown.folder
    let given =
      folder.isEmpty ? (shown.utf8.first == UInt8(ascii: "/") ? "/" : ".") : String(folder)
    let parent: String
    do {
      parent = try fileSystem.resolve(given)
    } catch {
      guard error.isMissing else { throw .system(output: shown, error) }
      throw .missingParent(output: shown, parent: given)
    }
    let path = parent == "/" ? "/\(name)" : "\(parent)/\(name)"
    guard try status(path)?.kind == .symbolicLink else { return path }
    do {
      return try fileSystem.resolve(path)
    } catch {
      guard error.isMissing else { throw .system(output: shown, error) }
      throw .danglingLink(output: shown)
    }
  }

  func refuseSources(
    _ location: OutputLocation, site: String?, sources: [String]
  ) throws(PublishingFault) {
    let above = try chain(from: location.parent)
    let output = try status(location.parent + "/" + location.name)
    for source in sources + (site.map { [$0] } ?? []) {
      guard let resolved = try? fileSystem.resolve(source) else { continue }
      let chain = try chain(from: resolved)
      if let output, chain.contains(where: { $0.isSameFile(as: output) }) {
        throw .holdsSource(output: shown, source: source)
      }
      if source != site, let folder = chain.first,
        above.contains(where: { $0.isSameFile(as: folder) })
      {
        throw .insideSource(output: shown, source: source)
      }
    }
  }

  /// A folder and all above it. Compared as files, because one folder may have several names.
  private func chain(from path: String) throws(PublishingFault) -> [FileStatus] {
    var chain: [FileStatus] = []
    var path = path
    while !path.isEmpty, path != "/" {
      chain.append(try required(path))
      path = String(path.folder)
    }
    chain.append(try required("/"))
    return chain
  }

  private func resolve(_ path: String) throws(PublishingFault) -> String {
    do {
      return try fileSystem.resolve(path)
    } catch {
      throw .system(output: shown, error)
    }
  }

  /// Of an absolute path.
  private func status(_ path: String) throws(PublishingFault) -> FileStatus? {
    do {
      return try fileSystem.status(of: path, in: workingFolder)
    } catch {
      guard error.isMissing else { throw .system(output: shown, error) }
      return nil
    }
  }

  private func required(_ path: String) throws(PublishingFault) -> FileStatus {
    do {
      return try fileSystem.status(of: path, in: workingFolder)
    } catch {
      throw .system(output: shown, error)
    }
  }
}
