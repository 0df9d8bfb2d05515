import Basics
import Content
import Diagnostics
import Synchronization

/// Finds the file that a wrong path probably means. This is the only file with the same name in
/// another folder, or else one in the same folder with a similar name or another extension.
///
/// A class, because it sorts the files only when the first wrong path is found.
final class FileNeighborhood: Sendable {
  /// Kinds of files that are valid in place of a wrong path.
  enum Wanted: Equatable {
    case any
    /// An image, or a photo of the site.
    case shownImage
    case imageFile

    func accepts(_ path: String) -> Bool {
      switch self {
      case .any: true
      case .shownImage:
        path.begins(with: "Content/photos/") || PublishableFile.isShown(named: path)
      case .imageFile: PublishableFile.isShown(named: path)
      }
    }
  }

  /// The valid files, by name and by folder.
  private struct Files {
    var byName: [Substring: [String]] = [:]
    var byFolder: [Substring: [String]] = [:]
    var indexes: [Substring: SuggestionIndex] = [:]

    init(_ paths: [String], _ wanted: Wanted) {
      for path in paths where wanted.accepts(path) {
        let (folder, name) = split(path)
        byName[name, default: []].append(path)
        byFolder[folder, default: []].append(String(name))
      }
    }

    mutating func index(of folder: Substring) -> SuggestionIndex {
      if let known = indexes[folder] { return known }
      let index = SuggestionIndex((byFolder[folder] ?? []).sorted())
      indexes[folder] = index
      return index
    }
  }

  private let paths: @Sendable () -> [String]
  private let known = Mutex<[Wanted: Files]>([:])

  init(_ paths: @escaping @Sendable () -> [String]) { self.paths = paths }

  /// Returns the nearest path relative to `folder`, such as `../photos/pli.md`.
  func nearest(to path: String, from folder: String, wanted: Wanted) -> String? {
    known.withLock { known in
      var files = known.removeValue(forKey: wanted) ?? Files(paths(), wanted)
      defer { known[wanted] = files }
      return Self.nearest(to: path, in: &files).map { Self.written($0, from: folder) }
    }
  }

  private static func nearest(to path: String, in files: inout Files) -> String? {
    let (folder, name) = split(path)
    let elsewhere = (files.byName[name] ?? []).filter { $0 != path }
    if elsewhere.count == 1 { return elsewhere[0] }
    let stem = stem(name)
    let inFolder =
      files.index(of: folder).nearest(to: String(name))
      ?? files.byFolder[folder]?.filter { $0 != name && Self.stem($0[...]) == stem }.min()
    return inFolder.map { "\(folder)/\($0)" } ?? elsewhere.min()
  }

  private static func stem(_ name: Substring) -> Substring {
    name[..<(name.utf8.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex)]
  }

  private static func written(_ path: String, from folder: String) -> String {
    let target = path.names
    let start = folder.names
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: start.count - shared)
    return (up + target[shared...].map(String.init)).joined(separator: "/")
  }
}

private func split(_ path: String) -> (folder: Substring, name: Substring) {
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path[...]) }
  return (path[..<slash], path[path.utf8.index(after: slash)...])
}
