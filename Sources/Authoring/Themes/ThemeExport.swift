import Basics
import Diagnostics
import Theme

/// Files of the built-in theme to write into a site, where authors can change them.
package struct ThemeExport {
  /// The site's folder of templates.
  package static let defaultFolder = "Templates"

  private let files: [Theme.File]

  /// `names` are paths below `Templates/` of files, or of folders with all of their files. The
  /// prefix `Templates/` is optional. If it is empty, all files are written.
  package init(_ names: [String] = []) throws(AuthoringFault) {
    guard !names.isEmpty else {
      files = Theme.files
      return
    }
    var wanted: Set<String> = []
    var unknown: [(name: String, likely: String?)] = []
    for name in names {
      let path = Self.path(name)
      let found = Theme.files.lazy.map(\.path).filter {
        $0 == path || $0.utf8.starts(with: "\(path)/".utf8)
      }
      if found.isEmpty { unknown.append((name, Self.likely(path))) }
      wanted.formUnion(found)
    }
    if let first = unknown.first {
      let list = "run 'zoetrope theme list' to see its files"
      guard unknown.count > 1 else {
        throw AuthoringFault(
          .themeUnknownFile,
          "the built-in theme has no file '\(first.name)', so nothing was written",
          fix: didYouMean(first.likely) ?? list)
      }
      throw AuthoringFault(
        .themeUnknownFile,
        "\(unknown.count) of these files aren't in the built-in theme, so nothing was written",
        fix: list,
        notes: unknown.map { file in
          "'\(file.name)'\(file.likely.map { ": did you mean '\($0)'?" } ?? "")"
        })
    }
    files = Theme.files.filter { wanted.contains($0.path) }
  }

  /// Paths of all files of the theme, below `Templates/`.
  package static var paths: [String] { Theme.files.map(\.path) }

  /// Writes either all files into a folder or none; returns their paths below it.
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

  /// Returns the file that was probably meant: one with that name, with or without `.html`,
  /// preferably at the top level, or one with a similar path.
  private static func likely(_ path: String) -> String? {
    guard let name = path.names.last else { return nil }
    let names = [String(name), "\(name).html"]
    return names.first(where: paths.contains)
      ?? paths.first { path in names.contains { path.ends(with: "/\($0)") } }
      ?? suggestion(for: path, among: paths)
  }
}
