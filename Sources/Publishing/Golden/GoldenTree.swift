import Basics
import Content
import Foundation
import Pictures

/// A folder with the expected files of a site.
package struct GoldenTree: Sendable {
  private let folder: String
  private let excluded: PathPatterns

  /// Files that `excluded` matches are not compared, and recording leaves them unchanged.
  package init(at folder: String, without excluded: PathPatterns = PathPatterns([])) {
    self.folder = folder
    self.excluded = excluded
  }

  /// Compares every file of the folder with every file of a site.
  package func compare(with tree: RenderedTree) throws -> GoldenComparison {
    if let file { throw GoldenFault.file(file) }
    guard FileType.isFolder(folder) else { throw GoldenFault.noFolder(folder) }
    var expected: [String: [UInt8]] = [:]
    for path in try files() where !excluded.name(path) { expected[path] = try bytes(of: path) }
    var comparison = GoldenComparison()
    for file in tree.files where !excluded.name(file.path) {
      guard let wanted = expected.removeValue(forKey: file.path) else {
        comparison.unexpected.append(file.path)
        continue
      }
      if wanted == file.bytes || file.isByRecipe && Self.areAlike(wanted, file.bytes) {
        comparison.equal += 1
      } else {
        comparison.different.append(
          GoldenComparison.Difference(
            path: file.path, lines: LineDifference(from: wanted, to: file.bytes).text))
      }
    }
    comparison.missing = expected.keys.sorted()
    return comparison
  }

  /// Makes the folder contain exactly the files of the site. A folder that isn't empty must look
  /// like a site, so that a mistyped name doesn't destroy other files.
  package func record(_ tree: RenderedTree) throws -> GoldenRecord {
    var record = GoldenRecord()
    var old: Set<String> = []
    if let file { throw GoldenFault.file(file) }
    if FileType.isFolder(folder) {
      old = Set(try files())
      guard old.isEmpty || old.contains("index.html"), !old.contains(where: Self.isSource) else {
        throw GoldenFault.notAGolden(folder)
      }
    }
    old = old.filter { !excluded.name($0) }
    for file in tree.files where !excluded.name(file.path) {
      let known = old.remove(file.path) != nil
      if known {
        let old = try bytes(of: file.path)
        if old == file.bytes || file.isByRecipe && Self.areAlike(old, file.bytes) { continue }
      }
      try write(file)
      record.written.append(file.path)
    }
    for path in old.sorted() {
      try attempt(path) { try FileManager.default.removeItem(atPath: "\(folder)/\(path)") }
      record.removed.append(path)
      removeEmptyFolders(above: path)
    }
    return record
  }

  /// A file that is where the folder, or a folder on its path, should be; otherwise `nil`.
  private var file: String? {
    var path = folder
    while !path.isEmpty, path != "/", path != "." {
      switch FileType(of: path, followingLinks: true) {
      case .folder: return nil
      case .other: return path
      case nil: break
      }
      path = (path as NSString).deletingLastPathComponent
    }
    return nil
  }

  private func write(_ file: RenderedTree.File) throws {
    let path = "\(folder)/\(file.path)"
    try attempt(file.path) {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(file.bytes).write(to: URL(filePath: path))
    }
  }

  /// Removes empty folders above a path; `rmdir` refuses one that is not empty.
  private func removeEmptyFolders(above path: String) {
    var parts = path.names.dropLast()
    while !parts.isEmpty, rmdir("\(folder)/\(parts.joined(separator: "/"))") == 0 {
      parts = parts.dropLast()
    }
  }

  private func files() throws -> [String] {
    try attempt("") { try FileManager.default.subpathsOfDirectory(atPath: folder) }
      .filter { !FileType.isFolder("\(folder)/\($0)") }.sorted()
  }

  private func bytes(of path: String) throws -> [UInt8] {
    try attempt(path) { Array(try Data(contentsOf: URL(filePath: "\(folder)/\(path)"))) }
  }

  private func attempt<Result>(_ path: String, _ action: () throws -> Result) throws -> Result {
    do { return try action() } catch {
      throw GoldenFault.system(path.isEmpty ? folder : "\(folder)/\(path)")
    }
  }

  /// Whether two pictures have the same kind, size and number of frames. Their equal paths mean the
  /// same source and recipe, but other versions of libvips or an encoder write other bytes.
  private static func areAlike(_ picture: [UInt8], _ other: [UInt8]) -> Bool {
    guard let a = try? PictureHeader(PictureBytes(picture)),
      let b = try? PictureHeader(PictureBytes(other))
    else { return false }
    return a.kind == b.kind && a.size == b.size && a.frames == b.frames
  }

  /// Whether a path belongs to the sources of a site or to a repository, and never to an output.
  private static func isSource(_ path: String) -> Bool {
    path.begins(with: "Content/") || path.begins(with: ".git/") || path == "Package.swift"
  }
}

/// Files that a recording changed.
package struct GoldenRecord: Sendable, Hashable {
  package internal(set) var written: [String] = []
  package internal(set) var removed: [String] = []

  package var text: String {
    let lines = written.map { "recorded \($0)" } + removed.map { "removed \($0)" }
    return lines.isEmpty ? "nothing has changed\n" : lines.joined(separator: "\n") + "\n"
  }
}
