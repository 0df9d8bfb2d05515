import Basics
import Diagnostics

/// Files in a site's `Content/`, by paths below the site's folder, each list in byte order.
struct ContentTree: Sendable {
  struct ModelFile: Sendable, Hashable {
    let kind: ModelKind
    let path: String
    /// Whether it is the `index` of a folder, which names the model.
    let isFolder: Bool
    /// Whether it is the index of a folder with further models, as that of a journey is.
    var hasCompany = false
  }

  struct IndexFile: Sendable, Hashable {
    /// `nil` for home.
    let kind: ModelKind?
    let path: String
    /// Whether it has another name, so that only a key that would keep something private counts.
    var isStray = false
    /// Whether it may be meant as the settings, so that only a key of theirs counts.
    var mayBeSettings = false

    /// Whether its folder is that of home or of a kind.
    var isOfList: Bool { path.folder == (kind.map { "Content/\($0.folder)" } ?? "Content") }
  }

  private let kinds: ContentKinds
  /// Files and folders that are neither read nor published because of their names.
  private(set) var unpublished = UnpublishedPaths()
  /// Files whose bytes decide what is a copy of another.
  private(set) var compared: Set<String> = []
  /// Warnings for what only looks like content, and errors for what could not be read.
  private(set) var diagnostics: [Diagnostic] = []
  /// Whether the walk met links, so that a file may have several names.
  private(set) var hasLinks = false
  private(set) var settings: String?
  /// Files with exchange rates.
  private(set) var rates: [String] = []
  private(set) var models: [ModelFile] = []
  private(set) var indexes: [IndexFile] = []
  private(set) var assets: [String] = []
  /// Files that look like models where none are read: the first of each folder at the top of
  /// `Content/` (of `Content/` itself under ""), and their number.
  private(set) var strays: [(folder: String, first: String, count: Int)] = []

  /// Errors for files that could not be compared with those that they may be copies of.
  private var faults: [Diagnostic] = []
  /// Files among a kind's whose names are nearly those of models.
  private var misnamed: [String] = []

  /// Finds the content of a site. `paths` are those below `Content/` if a walk has just listed
  /// them, without diagnostics and without links.
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

  /// Files all paths under what they stand for, without those of copies.
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

  /// Adds the diagnostics of the files, besides those of the walk.
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

  /// Whether a path at which no file is may have been that of a folder with files in it, or of
  /// something that is only reported.
  func mayHaveMet(_ path: String) -> Bool {
    let start = path + "/"
    func isInside(_ path: String) -> Bool { path.utf8.starts(with: start.utf8) }
    return !diagnostics.isEmpty || models.contains { isInside($0.path) }
      || indexes.contains { isInside($0.path) } || assets.contains(where: isInside)
  }

  /// Files a path under what it stands for.
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

  /// Finds the indexes with further models in their folders. A walk meets the files of a folder one
  /// after the other, so those before and after an index tell whether it has any beside it.
  private mutating func markCompany() {
    for index in models.indices where models[index].isFolder {
      let start = models[index].path.folder + "/"
      models[index].hasCompany = [index - 1, index + 1].contains {
        models.indices.contains($0) && models[$0].path.begins(with: start)
      }
    }
  }

  /// The kind of a file in whose place an index may be meant, `nil` inside for home; `nil` for
  /// other files, and for models.
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

  /// Whether a file says how a bank's files are read for an account, which nobody else needs.
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

  /// Warning for a file that is meant as an index; `nil` for one that may be published by a link.
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
