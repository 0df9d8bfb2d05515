import Basics
import Files

/// Location of the output, without symbolic links, outside the site's source folders.
struct OutputLocation: Sendable, Hashable {
  /// The path as the user gave it, for messages.
  let shown: String
  /// Absolute path of the parent folder.
  let parent: String
  let name: String

  /// Name of the hidden sibling folder with the lock, the stage and the journal.
  var workspaceName: String { ".\(name).zoetrope" }

  /// Resolves the output. It may be inside `site`, but must not be `site` or contain it. It must
  /// not be, contain or be inside a source folder.
  static func find(
    _ output: String, site: String?, sources: [String], fileSystem: any FileSystem
  ) throws(PublishingFault) -> OutputLocation {
    guard !output.isEmpty, !output.utf8.contains(0) else {
      throw .unusablePath(output: output)
    }
    var shown = output[...]
    while shown != "/", let folder = shown.before("/") { shown = folder }
    let finder = Finder(shown: String(shown), fileSystem: fileSystem)
    let path = try finder.absolutePath()
    // This check comes first, because the message of a later one could advise moving a repository
    // away.
    try finder.refuseReserved(path, site: site)
    let location = try finder.location(of: path)
    try finder.refuseSources(location, site: site, sources: sources)
    return location
  }
}

private struct Finder {
  let shown: String
  let fileSystem: any FileSystem

  func location(of absolute: String) throws(PublishingFault) -> OutputLocation {
    let name = absolute.fileName
    guard !name.isEmpty else { throw .overlap(.holdsSource, output: shown, source: "/") }
    let folder = absolute.folder
    let location = OutputLocation(
      shown: shown, parent: folder.isEmpty ? "/" : String(folder), name: String(name))
    let parent = try required(location.parent)
    guard let status = try status(absolute) else { return location }
    guard status.kind == .folder else { throw .notAFolder(output: shown) }
    guard status.device == parent.device else { throw .mountPoint(output: shown) }
    return location
  }

  /// Refuses a reserved folder, by the last given name and by the target of its links. Checks only
  /// folders below the site's, because those above it are up to their owner.
  func refuseReserved(_ absolute: String, site: String?) throws(PublishingFault) {
    let start =
      // If this fails, every folder on the way to the output is checked.
      site.flatMap { try? fileSystem.resolve($0) }.map { $0 == "/" ? $0 : $0 + "/" } ?? "/"
    let isInside = absolute.utf8.starts(with: start.utf8)
    let below = isInside ? Substring(absolute.utf8.dropFirst(start.utf8.count)) : absolute[...]
    for name in [shown.fileName]
      + below.utf8.split(separator: UInt8(ascii: "/")).map(Substring.init)
    {
      guard let reserved = ReservedFolder(name: name) else { continue }
      throw .reserved(output: shown, name: String(name), reserved)
    }
  }

  /// Returns the absolute path. The output itself needn't exist, but its parent folder must.
  func absolutePath() throws(PublishingFault) -> String {
    let name = shown.fileName
    if name.isEmpty || name == "." || name == ".." { return try resolve(shown) }
    let folder = shown.folder
    let stated =
      folder.isEmpty ? (shown.utf8.first == UInt8(ascii: "/") ? "/" : ".") : String(folder)
    let parent: String
    do {
      parent = try fileSystem.resolve(stated)
    } catch {
      guard error.isMissing else { throw .system(output: shown, error) }
      throw .missingParent(output: shown, parent: stated)
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
      guard let resolved = try resolvedIfPresent(source) else {
        try refuseMissing(source, location)
        continue
      }
      let chain = try chain(from: resolved)
      if let output, let place = chain.firstIndex(where: { $0.isSameFile(as: output) }) {
        throw place == 0 && source != site
          ? .overlap(.isSource, output: shown, source: source)
          : .overlap(.holdsSource, output: shown, source: source)
      }
      if source != site, let folder = chain.first,
        above.contains(where: { $0.isSameFile(as: folder) })
      {
        throw .overlap(.insideSource, output: shown, source: source)
      }
    }
  }

  /// Refuses an output that would become a missing source folder. Names that differ only in case
  /// count as equal, because on many disks they are the same folder.
  private func refuseMissing(
    _ source: String, _ location: OutputLocation
  ) throws(PublishingFault) {
    let folder = source.folder
    guard let parent = try resolvedIfPresent(folder.isEmpty ? "." : String(folder)) else {
      return
    }
    let start = parent == "/" ? "/" : parent + "/"
    let path = location.parent == "/" ? "/" : location.parent + "/"
    let output = path + location.name
    guard output.utf8.starts(with: start.utf8) else { return }
    let names = output.utf8.dropFirst(start.utf8.count).split(separator: UInt8(ascii: "/"))
    guard let first = names.first.map({ String(Substring($0)) }),
      first.lowercased() == source.fileName.lowercased()
    else { return }
    throw names.count == 1
      ? .overlap(.isSource, output: shown, source: source)
      : .overlap(.insideSource, output: shown, source: source)
  }

  /// Returns the statuses of a folder and of all folders above it. They are compared as files,
  /// because one folder may have several names.
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

  private func resolvedIfPresent(_ path: String) throws(PublishingFault) -> String? {
    do {
      return try fileSystem.resolve(path)
    } catch {
      guard error.isMissing else { throw .system(output: shown, error) }
      return nil
    }
  }

  private func resolve(_ path: String) throws(PublishingFault) -> String {
    do {
      return try fileSystem.resolve(path)
    } catch {
      throw .system(output: shown, error)
    }
  }

  /// Status of the file at an absolute path; `nil` if it doesn't exist.
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
