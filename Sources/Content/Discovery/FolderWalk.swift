import Basics
package import Diagnostics
import Foundation

/// Walks a folder of a site in the byte order of names. Links out of the site's folder aren't
/// followed.
package struct FolderWalk {
  private let site: String
  private let collector: DiagnosticCollector
  /// Paths of all files, relative to the site's folder.
  package private(set) var paths: [String] = []
  /// Files and folders that are left out of `paths` because of their names.
  package private(set) var unpublished = UnpublishedPaths()
  /// Whether the walk met links, so that a file may have several paths.
  package private(set) var hasLinks = false
  /// Whether the walk is in `Content`, where private folders are left out.
  private let isOfContent: Bool
  /// The site's folder with all links in its path resolved.
  private var realSite = ""

  /// Paths of all files below a folder such as `Content`, including unpublished ones; `nil` if the
  /// folder doesn't exist.
  ///
  /// The paths are relative to the site's folder. `site` is a path on disk without a `/` at the
  /// end.
  package static func paths(
    below folder: String, of site: String, _ collector: DiagnosticCollector
  ) -> [String]? {
    FolderWalk(below: folder, of: site, collector).map { $0.paths + $0.unpublished.files }
  }

  /// Walks the folder; `nil` if it doesn't exist.
  package init?(below folder: String, of site: String, _ collector: DiagnosticCollector) {
    self.site = site
    isOfContent = folder == "Content"
    self.collector = collector
    guard walk(folder) else { return nil }
  }

  private mutating func walk(_ folder: String) -> Bool {
    let start: String
    do throws(SystemFault) {
      realSite = try Self.realPath(site)
      start = try Self.realPath(site + "/" + folder)
    } catch {
      guard !error.isMissing else { return false }
      report(error, at: folder)
      return true
    }
    hasLinks = start != (realSite == "/" ? "" : realSite) + "/" + folder
    guard contains(start) else {
      collector.report(ContentDiagnostics.leadsOut(folder))
      return true
    }
    visit(folder, trail: [start])
    return true
  }

  /// Visits a folder. `trail` holds the real paths of the folders that led here, and of this one.
  private mutating func visit(_ folder: String, trail: [String]) {
    let entries: [DirectoryEntry]
    do throws(SystemFault) {
      entries = try DirectoryEntry.entries(of: site + "/" + folder)
    } catch {
      report(error, at: folder)
      return
    }
    // Names in ASCII have only one Unicode form, so only other names are recorded.
    var strangeNames: Set<String> = []
    for entry in entries
    where !Self.isIgnored(entry.name) || isOfContent && StrayIndex.isHidden(entry.name) {
      let path = folder + "/" + entry.name
      guard entry.isUTF8 else {
        collector.report(
          .contentWrongName, at: SourceRange(visible: path), "its name is not UTF-8",
          fix: "rename it")
        continue
      }
      guard !entry.name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
        collector.report(
          .contentWrongName, at: SourceRange(visible: path),
          "its name contains a control character",
          fix: "rename it")
        continue
      }
      guard entry.name.utf8.allSatisfy({ $0 < 0x80 }) || strangeNames.insert(entry.name).inserted
      else {
        collector.report(
          .contentWrongName, at: SourceRange(visible: path),
          "another file here has the same name with differently encoded accents; some systems "
            + "treat both as one", fix: "rename one of them")
        continue
      }
      guard path.utf8.count <= ContentLimits.path else {
        collector.report(
          .contentPathTooLong, at: SourceRange(visible: path),
          "its path has \(path.utf8.count) bytes, more than the limit of \(ContentLimits.path)")
        continue
      }
      switch entry.kind {
      case .file where Self.isLeftOver(entry.name) && !StrayIndex.isHidden(entry.name): continue
      case .file: add(path)
      case .folder: descend(path, to: (trail.last ?? "") + "/" + entry.name, trail)
      case .link: follow(path, trail)
      case .other: collector.report(ContentDiagnostics.notAFile(path))
      }
    }
  }

  private mutating func follow(_ path: String, _ trail: [String]) {
    hasLinks = true
    let target: String
    do throws(SystemFault) {
      target = try Self.realPath(site + "/" + path)
    } catch {
      report(error, at: path)
      return
    }
    guard contains(target) else {
      collector.report(ContentDiagnostics.leadsOut(path))
      return
    }
    var status = stat()
    guard stat(target, &status) == 0 else {
      report(SystemFault(number: errno), at: path)
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFREG where Self.isLeftOver(path.fileName): break
    case S_IFREG where privateTarget(target) != nil: leaveOut(path, privateTarget(target), [path])
    case S_IFREG: add(path)
    case S_IFDIR: descend(path, to: target, trail)
    default: collector.report(ContentDiagnostics.notAFile(path))
    }
  }

  private func report(_ fault: SystemFault, at path: String) {
    collector.report(
      FileReader.Fault(fault.number, at: site + "/" + path).diagnostic(of: path))
  }

  private mutating func add(_ path: String) {
    if leavesOut(path) { return }
    if NameOfPart.isFolder(path) {
      collector.report(
        .contentMustBeFolder, at: SourceRange(visible: path),
        "this is a file, but the name is reserved for a folder", fix: "rename it, or remove it")
    }
    paths.append(path)
  }

  private mutating func descend(_ path: String, to real: String, _ trail: [String]) {
    if leavesOut(folder: path, at: real) || leavesOut(path) { return }
    guard !NameOfPart.isFile(path) else {
      collector.report(
        .contentMustBeFile, at: SourceRange(visible: path),
        "this is a folder, but the name is reserved for a file",
        fix: "rename it, or move its files elsewhere and remove it")
      return
    }
    guard !trail.contains(real) else {
      collector.report(
        .contentLinkLoop, at: SourceRange(visible: path),
        "this link points to a folder that contains it", fix: "remove it")
      return
    }
    visit(path, trail: trail + [real])
  }

  /// Whether the file or folder at a path is left out because a program has marked it.
  private mutating func leavesOut(_ path: String) -> Bool {
    guard ConflictMark.mayMark(lastOf: path), let mark = ConflictMark(path.fileName) else {
      return false
    }
    unpublished.marked.append(UnpublishedPaths.Marked(path: path, mark: mark))
    return true
  }

  /// Whether a folder is left out with everything in it. A link to a private folder, or to a folder
  /// inside one, counts as a private folder.
  private mutating func leavesOut(folder path: String, at real: String) -> Bool {
    let isNamed = PrivateFolder.isOne(path.fileName)
    guard isOfContent else { return isNamed && path.fileName.begins(with: ".") }
    let target = isNamed ? nil : privateTarget(real)
    guard isNamed || target != nil else { return false }
    var files: [String] = []
    list(path, into: &files)
    leaveOut(path, target, files)
    return true
  }

  private mutating func leaveOut(_ path: String, _ target: String?, _ files: [String]) {
    unpublished.folders.append(UnpublishedPaths.Folder(path: path, target: target, files: files))
  }

  /// The private folder that contains a real path.
  private func privateTarget(_ real: String) -> String? {
    guard isOfContent, hasLinks else { return nil }
    return real.behind(realSite == "/" ? "/" : realSite + "/")
      .flatMap { PrivateFolder.folder(in: String($0)) }
  }

  /// Lists the files of a private folder. None of them is read.
  private func list(_ folder: String, into files: inout [String]) {
    // If this fails, the warning counts fewer files. A link to one of them is still an error.
    for entry in (try? DirectoryEntry.entries(of: site + "/" + folder)) ?? []
    where entry.isUTF8 && !Self.isIgnored(entry.name) {
      let path = folder + "/" + entry.name
      guard path.utf8.count <= ContentLimits.path else { continue }
      if entry.kind == .folder {
        list(path, into: &files)
      } else if !Self.isLeftOver(entry.name) {
        files.append(path)
      }
    }
  }

  private func contains(_ real: String) -> Bool { Self.contains(realSite, real) }

  /// Whether a real path is inside the site, by whole segments: `/site-old` is not inside `/site`.
  private static func contains(_ realSite: String, _ real: String) -> Bool {
    real == realSite || real.utf8.starts(with: (realSite == "/" ? "/" : realSite + "/").utf8)
  }

  /// Whether the walk would follow a link, because its target exists and is inside the site's
  /// folder.
  package static func follows(_ link: String, of site: String) -> Bool {
    // If this fails, preview does not watch the link, and tries again.
    guard let realSite = try? realPath(site), let target = try? realPath(link) else {
      return false
    }
    return contains(realSite, target)
  }

  /// Whether two paths on disk lead to the same existing file or folder.
  static func areSame(_ path: String, _ other: String) throws(SystemFault) -> Bool {
    do throws(SystemFault) {
      return try realPath(path) == realPath(other)
    } catch {
      guard error.isMissing else { throw error }
      return false
    }
  }

  /// Whether a name belongs to a hidden file, or to a leftover or temporary file of an editor.
  package static func isIgnored(_ name: String) -> Bool {
    let bytes = name.utf8
    if bytes.first == UInt8(ascii: ".") {
      return !OwnName.isHidden(name) && !PrivateFolder.isOne(name)
    }
    return switch bytes.last {
    case UInt8(ascii: "~"): true
    case UInt8(ascii: "#"): bytes.first == UInt8(ascii: "#")
    case UInt8(ascii: "p"), UInt8(ascii: "o"), UInt8(ascii: "x"), UInt8(ascii: "_"):
      [".swp", ".swo", ".swx", "___jb_tmp___", "___jb_old___"].contains { name.ends(with: $0) }
    default: false
    }
  }

  /// Whether a file (never a folder) is a leftover of an editor or another program.
  ///
  /// Programs leave copies of files that they change. Vim and sed also create files to test whether
  /// a folder is writable.
  static func isLeftOver(_ name: String) -> Bool {
    let bytes = name.utf8
    let isLeft =
      switch bytes.last {
      case UInt8(ascii: "3"): name == "4913"
      case UInt8(ascii: "b"): name == "Thumbs.db"
      case UInt8(ascii: "d"): name.hasSuffix(".crdownload") || name.hasSuffix(".old")
      case UInt8(ascii: "e"): name.hasSuffix(".save")
      case UInt8(ascii: "g"): name.hasSuffix(".orig")
      case UInt8(ascii: "i"): name == "desktop.ini"
      case UInt8(ascii: "j"): name.hasSuffix(".rej")
      case UInt8(ascii: "k"): name.hasSuffix(".bak")
      case UInt8(ascii: "p"): name.hasSuffix(".tmp")
      case UInt8(ascii: "t"): name.hasSuffix(".part")
      // A file with the name of a hidden private folder, such as `.drafts`.
      case _ where bytes.first == UInt8(ascii: "."): !OwnName.isHidden(name)
      default: false
      }
    // GNU sed names temporary files with mkstemp(3): "sed" and six letters or digits.
    return isLeft
      || bytes.count == 9 && name.hasPrefix("sed")
        && bytes.allSatisfy { $0.isLetter || $0.isDigit }
  }

  private static func realPath(_ path: String) throws(SystemFault) -> String {
    guard let resolved = realpath(path, nil) else { throw SystemFault(number: errno) }
    defer { free(resolved) }
    guard let path = String(validatingCString: resolved) else {
      throw SystemFault(number: EILSEQ)
    }
    return path
  }
}
