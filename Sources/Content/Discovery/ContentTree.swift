import Basics
import Diagnostics

/// Files in a site's `Content/`, by paths below the site's folder. Each list is in walk order.
struct ContentTree: Sendable {
  struct ModelFile: Sendable, Hashable {
    let kind: ModelKind
    let path: String
    /// Whether the file is the `index` of a folder; the folder's name is then the model's.
    let isFolder: Bool
    /// Whether the file is the index of a folder with more models, such as a journey's.
    var hasCompany = false
  }

  struct IndexFile: Sendable, Hashable {
    /// `nil` for home.
    let kind: ModelKind?
    let path: String
    /// Whether the file has another name, so only a key that would keep something private matters.
    var isStray = false
    /// Whether the author may mean the file as the settings, so only a settings key matters.
    var mayBeSettings = false

    /// Whether the index is in the home folder or the folder of a kind.
    var isOfList: Bool { path.folder == (kind.map { "Content/\($0.folder)" } ?? "Content") }
  }

  private let kinds: ContentKinds
  /// Files and folders that are neither read nor published because of their names.
  private(set) var unpublished = UnpublishedPaths()
  /// Files whose bytes were compared to find copies.
  private(set) var compared: Set<String> = []
  /// Warnings for files that only look like content, and errors for files that couldn't be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the walk met links, so that a file may have several names.
  private(set) var hasLinks = false
  private(set) var settings: String?
  /// Files with exchange rates.
  private(set) var rates: [String] = []
  private(set) var models: [ModelFile] = []
  private(set) var indexes: [IndexFile] = []
  private(set) var assets: [String] = []
  /// Files that look like models in folders where models aren't read. There is one element for each
  /// folder at the top of `Content/` (an empty name for `Content/` itself), with its first such
  /// file and their number.
  private(set) var strays: [(folder: String, first: String, count: Int)] = []

  /// Errors for possible copies that couldn't be compared with their originals.
  private var faults: [Diagnostic] = []
  /// Files in the folder of a kind whose names nearly match those of models.
  private var misnamed: [String] = []

  /// Finds the content of a site. `paths` are the paths below `Content/` if a walk has just listed
  /// them and met neither diagnostics nor links.
  init(of site: String, _ kinds: ContentKinds, knowing paths: [String]? = nil) {
    self.kinds = kinds
    let collector = DiagnosticCollector()
    if let paths {
      add(paths, of: site)
      addDiagnostics([])
      return
    }
    guard let walk = FolderWalk(below: "Content", of: site, collector) else {
      diagnostics = [
        Problem.contentMissingFolder(
          "the site has no folder 'Content'",
          fix: "create it, or name the site's folder with "
            + "--site")
      ]
      return
    }
    hasLinks = walk.hasLinks
    unpublished = walk.unpublished
    add(walk.paths, of: site)
    addDiagnostics(collector.diagnostics)
  }

  /// Sorts all paths into the lists by the role of each file. Copies are left out.
  private mutating func add(_ paths: [String], of site: String) {
    let search = CopySearch(paths, of: site)
    compared = search.compared
    faults = search.faults
    unpublished.copies = search.copies
    unpublished.makeIndex()
    if search.unpublished.isEmpty {
      for path in paths { add(path) }
    } else {
      for path in paths where !search.unpublished.contains(path) { add(path) }
    }
    markCompany()
  }

  /// Adds the diagnostics about the files to those of the walk.
  private mutating func addDiagnostics(_ found: [Diagnostic]) {
    diagnostics = found + faults + unpublished.diagnostics
    diagnostics += misnamed.map(Self.wrongSuffix)
    diagnostics += strays.map { stray in
      Self.outsideKinds(
        stray.folder, first: stray.first, count: stray.count, kinds: kinds.folders)
    }
  }

  /// Whether there is a file at a path.
  func holds(_ path: String) -> Bool {
    path == settings || rates.contains(path) || models.place(of: path) != nil
      || indexes.place(of: path) != nil
      || assets.contains(path)
  }

  /// Whether a path without a file may have been that of a folder with files, or of something that
  /// is only reported.
  func mayHaveMet(_ path: String) -> Bool {
    let start = path + "/"
    func isInside(_ path: String) -> Bool { path.utf8.starts(with: start.utf8) }
    return !diagnostics.isEmpty || models.contains { isInside($0.path) }
      || indexes.contains { isInside($0.path) } || assets.contains(where: isInside)
  }

  /// Adds a path to the list for its role.
  private mutating func add(_ path: String) {
    let below = path.utf8.dropFirst("Content/".utf8.count)
    let name = path.fileName
    if OwnName.keeps(path) { return assets.append(path) }
    let isIndex = name == "index.md" || name == "index.json"
    let stray = isIndex ? nil : kindOfStrayIndex(path, named: name)
    if let kind = stray {
      indexes.append(IndexFile(kind: kind, path: path, isStray: true))
      if name == "_index.md" { return }
    }
    if OwnName.isMisplaced(path) || Self.isMapping(path) { return }
    guard let slash = below.firstIndex(of: UInt8(ascii: "/")) else {
      if name == "site.json" {
        settings = path
      } else if name == "rates.csv" || name == "rates.json" {
        rates.append(path)
      } else if isIndex {
        indexes.append(IndexFile(kind: nil, path: path))
      } else {
        if StraySettings.mayBe(name) {
          indexes.append(IndexFile(kind: nil, path: path, isStray: true, mayBeSettings: true))
          if StraySettings.isNamed(name) { return }
        }
        addOther(path, in: "", named: name)
      }
      return
    }
    let top = String(path[below.startIndex..<slash])
    guard let kind = kinds[top]?.kind else {
      addOther(path, in: top, named: name)
      return
    }
    if isIndex, path.folder.utf8.count == "Content/".utf8.count + top.utf8.count {
      indexes.append(IndexFile(kind: kind, path: path))
    } else if Self.looksLikeModel(name) {
      models.append(ModelFile(kind: kind, path: path, isFolder: isIndex))
    } else {
      if stray == nil, Self.modelName(meantBy: name) != nil { misnamed.append(path) }
      assets.append(path)
    }
  }

  /// Finds the indexes that share their folder with more models. A walk visits the files of a
  /// folder in sequence, so it is enough to look at the models before and after an index.
  private mutating func markCompany() {
    for index in models.indices where models[index].isFolder {
      let start = models[index].path.folder + "/"
      models[index].hasCompany = [index - 1, index + 1].contains {
        models.indices.contains($0) && models[$0].path.begins(with: start)
      }
    }
  }

  /// The kind of a file that its author may mean as an index. Its inner value is `nil` for home.
  /// The outer one is `nil` for other files, and for models.
  private func kindOfStrayIndex(_ path: String, named name: String) -> ModelKind?? {
    let isHugo = name == "_index.md"
    let isModel = Self.looksLikeModel(name) && !name.begins(with: ".")
    guard isHugo || !isModel && StrayIndex.isNamed(name),
      let rest = path.behind("Content/")
    else { return nil }
    guard rest.holds("/") else { return isHugo ? .some(nil) : nil }
    return kinds[String(rest.upTo("/"))].map { $0.kind }.map { .some($0) }
  }

  private mutating func addOther(_ path: String, in folder: String, named name: String) {
    guard Self.looksLikeModel(name) else {
      assets.append(path)
      return
    }
    if let index = strays.firstIndex(where: { $0.folder == folder }) {
      strays[index].count += 1
    } else {
      strays.append((folder, path, 1))
    }
  }

  /// The proper name of a model, such as `lisbon.md`, for `lisbon.MD` and `lisbon.markdown`; `nil`
  /// for other files.
  static func modelName(meantBy name: String) -> String? {
    guard let dot = name.place(ofLast: "."), dot != name.startIndex else { return nil }
    return switch name[dot...].lowercased() {
    case ".md", ".markdown", ".mdown", ".mkd", ".mdx": name[..<dot] + ".md"
    case ".json", ".json5", ".jsonc": name[..<dot] + ".json"
    default: nil
    }
  }

  /// Whether a file describes how to import a bank's files for an account. Builds ignore it.
  private static func isMapping(_ path: String) -> Bool {
    path.ends(with: ".mapping") && path.begins(with: "Content/accounts/")
  }

  private static func looksLikeModel(_ name: String) -> Bool {
    name.ends(with: ".md") || name.ends(with: ".json")
  }
}

extension ContentTree {
  private static func outsideKinds(
    _ folder: String, first: String, count: Int, kinds: [String]
  ) -> Diagnostic {
    let known = ReadingDiagnostics.list(kinds.map { "'\($0)'" })
    let fix =
      folder.isEmpty
      ? first.contains("audience-keys.json")
        ? "move it out of Content, so that it can't be published"
        : "move it to Content/pages"
      : suggestion(for: folder, among: kinds).map { "did you mean 'Content/\($0)'?" }
        ?? "move it to one of them, such as Content/pages"
    return Problem.contentOutsideKinds(
      at: SourceRange(visible: first),
      folder.isEmpty
        ? "no page is made from this file, because it isn't in one of the folders \(known)"
        : "no page is made from this file, because '\(folder)' isn't one of the folders \(known)",
      fix: fix,
      notes: count > 1 ? ["the same goes for \(count - 1) more there"] : [])
  }

  private static func wrongSuffix(_ path: String) -> Diagnostic {
    let name = modelName(meantBy: path.fileName)
    return Problem.contentWrongSuffix(
      at: SourceRange(visible: path),
      "no page is made from this file, because its name doesn't end in .md or .json",
      fix: name.map { "rename it to '\($0)', or move it elsewhere" })
  }

  /// Warning for a file that its author meant as an index; `nil` for a file that a link may
  /// publish.
  static func unreadIndex(_ index: IndexFile) -> Diagnostic? {
    let name = index.path.fileName
    guard name == "_index.md" else {
      return modelName(meantBy: name).map { _ in wrongSuffix(index.path) }
    }
    let isOfList = index.isOfList
    return Problem.contentForeignIndex(
      at: SourceRange(visible: index.path),
      isOfList
        ? "Zoetrope doesn't read '_index.md', which has a list's text in Hugo"
        : "Zoetrope doesn't read '_index.md', which has a folder's text in Hugo; only whole "
          + "kinds have lists",
      fix: isOfList
        ? "rename it to 'index.md'"
        : "to make a page from it, rename it, for example to "
          + "'about.md'")
  }
}
