package import Hashing
import Paths

/// Files and folders that are neither read nor published because of their names.
package struct UnpublishedPaths: Sendable, Hashable {
  /// A private folder, and the paths of the files in it.
  package struct Folder: Sendable, Hashable {
    let path: String
    /// The private folder that a link of another name leads into.
    var target: String?
    let files: [String]
  }

  /// A file or folder with the mark of a program.
  package struct Marked: Sendable, Hashable {
    let path: String
    let mark: ConflictMark
  }

  /// A copy of a file, or a folder with copies of files.
  package struct Copy: Sendable, Hashable {
    let path: String
    let original: String
    /// Paths of the files that are not published.
    var files: [String]
    /// Whether it is one by its title, although its bytes differ.
    let hasSameTitle: Bool
    let isFolder: Bool
  }

  package internal(set) var folders: [Folder] = []
  package internal(set) var marked: [Marked] = []
  package internal(set) var copies: [Copy] = []

  var isEmpty: Bool { folders.isEmpty && marked.isEmpty && copies.isEmpty }

  /// Paths of all the files.
  package var files: [String] {
    folders.flatMap(\.files) + marked.map(\.path) + copies.flatMap(\.files)
  }

  /// Reason why the file or folder at a path is not published; `nil` if there is none of these.
  package func reason(at path: String) -> UnpublishedReason? {
    if let folder = PrivateFolder.folder(in: path) { return .privateFolder(folder) }
    if let linked = folders.first(where: { path == $0.path || path.begins(with: $0.path + "/") }) {
      return .privateFolder(linked.target ?? linked.path)
    }
    if let found = ConflictMark.first(in: path) { return .marked(found.mark) }
    for copy in copies {
      if copy.isFolder, path == copy.path { return .copy(of: copy.original) }
      guard copy.files.contains(path) else { continue }
      guard copy.isFolder else { return .copy(of: copy.original) }
      return .copy(of: copy.original + (path.behind(copy.path) ?? ""))
    }
    return nil
  }

  /// Reason why the file, folder or page at a published path such as `/trips/lisbon/` is missing.
  package func reason(published path: String) -> UnpublishedReason? {
    guard !isEmpty else { return nil }
    let names = path.names
    for start in ["Content/public/", "Content/"] {
      let candidate = start + names.joined(separator: "/")
      guard files.contains(where: { $0 == candidate || $0.begins(with: candidate + "/") }) else {
        continue
      }
      return reason(at: candidate)
    }
    switch names.count {
    case 1: return reason(ofModel: String(names[0]), in: ModelKind.pages.folder)
    case 2: return reason(ofModel: String(names[1]), in: String(names[0]))
    default: return nil
    }
  }

  /// Reason why a model that its file's name gives a slug is missing; `folder` is its kind's.
  func reason(ofModel slug: String, in folder: String) -> UnpublishedReason? {
    guard !isEmpty else { return nil }
    return reasonOfModel(slug, folder)
  }

  package func combine(into hasher: inout StableHasher) {
    for folder in folders {
      hasher.combine(folder.path)
      hasher.combine(folder.files.count)
      for file in folder.files { hasher.combine(file) }
    }
    for marked in marked { hasher.combine(marked.path) }
    for copy in copies {
      hasher.combine(copy.path)
      hasher.combine(copy.original)
      for file in copy.files { hasher.combine(file) }
    }
  }

  private func reasonOfModel(_ slug: String, _ folder: String) -> UnpublishedReason? {
    files.first { path in
      guard path.ends(with: ".md") || path.ends(with: ".json") else { return false }
      let folders = path.names.dropFirst()
      guard let top = folders.first, top == folder || PrivateFolder.isOne(top) else {
        return false
      }
      let isIndex = path.fileName.stem == "index"
      return String(isIndex ? path.folder.fileName[...] : path.fileName.stem) == slug
    }
    .flatMap { reason(at: $0) }
  }
}

/// Reason why a file is neither read nor published, by its name.
package enum UnpublishedReason: Sendable, Hashable {
  /// The path of the private folder.
  case privateFolder(String)
  case marked(ConflictMark)
  /// The path of the file that it is a copy of.
  case copy(of: String)

  /// The reason as a clause: "it is in the private folder 'Content/drafts'".
  package var words: String {
    switch self {
    case .privateFolder(let folder): "it is in the private folder '\(folder)'"
    case .marked(let mark): mark.words
    case .copy(let original): "it is a copy of '\(original)'"
    }
  }

  package var fix: String {
    switch self {
    case .privateFolder: "move the file to another folder, or name another file"
    case .marked: "name another file, or rename this one"
    case .copy(let original): "name '\(original.fileName)'"
    }
  }
}

extension ConflictMark {
  /// Clause that says what the file is.
  var words: String {
    switch self {
    case .sync: "a sync program made it when two versions differed"
    case .merge: "'git mergetool' made it during a merge"
    case .office: "Microsoft Office made it for a document that is open"
    }
  }
}
