import Diagnostics

/// Finds the file that a wrong path probably meant: the only one of the same name in another folder,
/// else one of a like name in the same.
struct FileNeighborhood: Sendable {
  /// Comparing a name with more than these would take longer than it helps.
  static let limit = 5000

  private let paths: [String]

  init(_ paths: [String]) { self.paths = paths }

  /// The path as it would be written in a folder, such as `../photos/pli.md`.
  func nearest(to path: String, from folder: String) -> String? {
    let (wantedFolder, wantedName) = Self.split(path)
    var inFolder: [String] = []
    var elsewhere: [String] = []
    for candidate in paths {
      let (folder, name) = Self.split(candidate)
      if folder == wantedFolder { inFolder.append(String(name)) }
      if name == wantedName, candidate != path { elsewhere.append(candidate) }
    }
    if elsewhere.count == 1 { return Self.written(elsewhere[0], from: folder) }
    if inFolder.count <= Self.limit,
      let name = suggestion(for: String(wantedName), among: inFolder.sorted())
    {
      return Self.written(wantedFolder.isEmpty ? name : "\(wantedFolder)/\(name)", from: folder)
    }
    return elsewhere.min().map { Self.written($0, from: folder) }
  }

  private static func split(_ path: String) -> (folder: Substring, name: Substring) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path[...]) }
    return (path[..<slash], path[path.utf8.index(after: slash)...])
  }

  private static func written(_ path: String, from folder: String) -> String {
    let target = path.split(separator: "/")
    let start = folder.split(separator: "/")
    let shared = zip(target, start).prefix { $0 == $1 }.count
    let up = repeatElement("..", count: start.count - shared)
    return (up + target[shared...].map(String.init)).joined(separator: "/")
  }
}
