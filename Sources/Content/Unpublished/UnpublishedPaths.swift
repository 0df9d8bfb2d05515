package import Basics

/// Files and folders that are neither read nor published because of their names.
package struct UnpublishedPaths: Sendable, Hashable {
  /// A private folder, and the paths of the files in it.
  package struct Folder: Sendable, Hashable {
    let path: String
    /// The private folder that the path leads into, if it is a link with another name.
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
    /// Paths of the files that aren't published.
    var files: [String]
    /// Whether it is a copy by its title, although its bytes differ.
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

  private var index = Index()

  /// Makes the index for finding reasons. Call it after the last change.
  mutating func makeIndex() { index = Index(self) }

  /// Reason why the file or folder at a path isn't published; `nil` for other paths.
  package func reason(at path: String) -> UnpublishedReason? {
    if let folder = PrivateFolder.folder(in: path) { return .privateFolder(folder) }
    if let target = index.target(of: path) { return .privateFolder(target) }
    if let found = ConflictMark.first(in: path) { return .marked(found.mark) }
    return index.originals[path].map { .copy(of: $0) }
  }

  /// Reason why the file, folder or page at a published path such as `/trips/lisbon/` is missing.
  package func reason(published path: String) -> UnpublishedReason? {
    guard !isEmpty else { return nil }
    let names = path.names
    for start in ["Content/public/", "Content/"] {
      let candidate = start + names.joined(separator: "/")
      if index.paths.contains(candidate), let reason = reason(at: candidate) { return reason }
    }
    switch names.count {
    case 1: return reason(ofModel: String(names[0]), in: ModelKind.pages.folder)
    case 2: return reason(ofModel: String(names[1]), in: String(names[0]))
    default: return nil
    }
  }

  /// Reason why a model is missing whose slug is its file's name. `folder` is that of its kind.
  func reason(ofModel slug: String, in folder: String) -> UnpublishedReason? {
    index.models[slug]?
      .first { path in
        path.names.dropFirst().first.map { $0 == folder || PrivateFolder.isOne($0) } ?? false
      }
      .flatMap { reason(at: $0) }
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

  /// Files and folders by the names that links and references use.
  private struct Index: Sendable, Hashable {
    /// Paths of all files, and of the folders that contain them.
    private(set) var paths: Set<String> = []
    /// Files that may be those of models, by slug.
    private(set) var models: [String: [String]] = [:]
    /// Originals of copies, by path.
    private(set) var originals: [String: String] = [:]
    /// Private folders that links lead into, by the link's path.
    private var targets: [String: String] = [:]

    init() {}

    init(_ unpublished: UnpublishedPaths) {
      for file in unpublished.files {
        var path = file
        while !path.isEmpty, paths.insert(path).inserted { path = path.folder }
        guard file.ends(with: ".md") || file.ends(with: ".json") else { continue }
        let stem = file.fileName.stem
        models[stem == "index" ? file.folder.fileName : String(stem), default: []].append(file)
      }
      for folder in unpublished.folders { targets[folder.path] = folder.target }
      for copy in unpublished.copies {
        for file in [copy.path] + copy.files where originals[file] == nil {
          originals[file] = copy.original + (file.behind(copy.path) ?? "")
        }
      }
    }

    /// The private folder that a link in a path leads into.
    func target(of path: String) -> String? {
      guard !targets.isEmpty else { return nil }
      var path = path
      while !path.isEmpty {
        if let target = targets[path] { return target }
        path = path.folder
      }
      return nil
    }
  }
}

/// Reason why a file is neither read nor published, found in its name.
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
  /// Clause that describes the file.
  var words: String {
    switch self {
    case .sync: "a sync program made it when two versions differed"
    case .merge: "'git mergetool' made it during a merge"
    case .office: "Microsoft Office created it for an open document"
    }
  }
}
