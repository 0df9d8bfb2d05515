import Diagnostics
import Paths
import Theme

/// The built-in theme's files that are to be written where a site can change them.
package struct ThemeExport {
  /// The folder of a site that its own templates lie in.
  package static let defaultFolder = "Templates"

  private let files: [Theme.File]

  /// All files, or those that are named by their paths below `Templates/`: a file, or a folder with
  /// all in it. A name may begin with `Templates/`, as messages write it.
  package init(_ names: [String] = []) throws(AuthoringFault) {
    guard !names.isEmpty else {
      files = Theme.files
      return
    }
    var wanted: Set<String> = []
    var unknown: [AuthoringFault.UnknownThemeFile] = []
    for name in names {
      let path = Self.path(name)
      let found = Theme.files.lazy.map(\.path).filter {
        $0 == path || $0.utf8.starts(with: "\(path)/".utf8)
      }
      if found.isEmpty { unknown.append(.init(name: name, likely: Self.likely(path))) }
      wanted.formUnion(found)
    }
    guard unknown.isEmpty else { throw .unknownThemeFiles(unknown) }
    files = Theme.files.filter { wanted.contains($0.path) }
  }

  /// Paths of all files of the theme, below `Templates/`, in their order.
  package static var paths: [String] { Theme.files.map(\.path) }

  /// Writes the files below a folder, all or none, and says their paths below it.
  package func write(to folder: String) throws(AuthoringFault) -> [String] {
    try NewFiles.write(files.map { NewFiles.File($0.path, $0.text) }, in: folder)
    return files.map(\.path)
  }

  private static func path(_ name: String) -> String {
    var parts = name.names.map(String.init)
    if parts.first == "." { parts.removeFirst() }
    if parts.first == defaultFolder { parts.removeFirst() }
    return parts.joined(separator: "/")
  }

  /// The file that was probably meant: one of that name, best at the top, with or without its ending,
  /// or one whose path is written much like it.
  private static func likely(_ path: String) -> String? {
    guard let name = path.names.last else { return nil }
    let names = [String(name), "\(name).html"]
    return names.first(where: paths.contains)
      ?? paths.first { path in names.contains { path.ends(with: "/\($0)") } }
      ?? suggestion(for: path, among: paths)
  }
}
