import Basics
import Domain
import Markdown

/// Files that are hidden together with models.
///
/// Files in a model's own folder, and those next to it with the same name, are hidden with it.
/// Files elsewhere that its keys or its text name are also hidden, unless a shown model names them.
struct HiddenFiles {
  private var owners: Set<ModelName> = []
  private var stems: Set<String> = []
  /// Files that hidden models name.
  private var named: Set<String> = []
  private var kept: Set<String> = []
  /// Paths that the pictures of hidden photos may have, the likeliest first, with the file of each
  /// photo. Such a picture isn't published even if a text, cover or other photo names it.
  private var photographed: [(paths: [String], photo: String)] = []
  private var shownTexts: [(text: MarkdownText, folder: String)] = []

  /// Records the files of all models, and returns the models that are shown.
  mutating func part<Model>(
    _ models: [Sourced<Model>], _ isShown: (Sourced<Model>) -> Bool,
    files named: (Model) -> [String]
  ) -> [Sourced<Model>] {
    models.filter { model in
      var files = Self.paths(model.attributes.image, from: model.folder)
      // A portrait may be named without its extension.
      let own = named(model.model).flatMap {
        Self.paths($0, from: model.folder, mayLackExtension: true)
      }
      files += own
      guard isShown(model) else {
        hide(model, files)
        if let picture = model.picture { note(picture, of: model.path) }
        return false
      }
      kept.formUnion(files)
      shownTexts.append((model.body, model.folder))
      return true
    }
  }

  /// Keeps the files of the text of home or a list, which is always shown.
  mutating func keep(_ text: IndexText) {
    kept.formUnion(Self.paths(text.image, from: text.folder))
    shownTexts.append((text.body, text.folder))
  }

  private mutating func hide<Model>(_ model: Sourced<Model>, _ files: [String]) {
    owners.insert(ModelName(model.kind, model.slug))
    named.formUnion(files)
    named.formUnion(model.body.linkedPaths(from: model.folder))
    guard !model.isFolder, !model.isOneOfSeveral else { return }
    stems.insert(model.path.folder + "/" + model.path.fileName.fileStem)
  }

  /// Records the picture of a hidden photo. If the photo is on another site, its address may end in
  /// the name of a picture next to it. Its author may then mean that picture.
  private mutating func note(_ picture: Photo.Source, of path: String) {
    let folder = path.folder
    let paths =
      switch picture {
      case .file(let written): Self.paths(written, from: folder)
      case .url(let address):
        [folder + "/" + String(address.upTo("?", "#")).fileName]
      }
    photographed.append((paths, path))
  }

  /// Returns the files of hidden photos, by the paths of their pictures.
  func pictures(among assets: [Asset]) -> [String: String] {
    guard !photographed.isEmpty else { return [:] }
    let known = Set(assets.lazy.map(\.path))
    var pictures: [String: String] = [:]
    for (paths, photo) in photographed {
      guard let path = paths.first(where: known.contains), pictures[path] == nil else { continue }
      pictures[path] = photo
    }
    return pictures
  }

  /// The files that may be published. `pictures` are those of hidden photos.
  mutating func shown(of assets: [Asset], besides pictures: [String: String]) -> [Asset] {
    let inDoubt = assets.filter { asset in
      !asset.isKept && named.contains(asset.path) && !kept.contains(asset.path)
    }
    if !inDoubt.isEmpty { keepLinked(inDoubt.map(\.path)) }
    return assets.filter { asset in
      if pictures[asset.path] != nil { return false }
      if asset.isKept { return true }
      if let owner = asset.owner, owners.contains(owner) { return false }
      if sharesName(asset.path) { return false }
      return !named.contains(asset.path) || kept.contains(asset.path)
    }
  }

  /// Keeps files that a shown text links to. A text is parsed only if it contains a file's name, or
  /// if a name can be spelled in several ways.
  private mutating func keepLinked(_ paths: [String]) {
    let names = paths.map { Array($0.fileName.utf8) }
    let isPlain = names.allSatisfy { $0.allSatisfy { $0.isWord || $0 == "." } }
    for (text, folder) in shownTexts {
      // If this fails, the build fails, because the file has recorded its fault.
      guard let bytes = try? text.bytes(), !isPlain || names.contains(where: bytes.holds)
      else { continue }
      kept.formUnion(text.linkedPaths(from: folder))
    }
  }

  /// Whether a file such as `lisbon.jpg` or `lisbon.en.gpx` is next to a hidden `lisbon.md`.
  private func sharesName(_ path: String) -> Bool {
    guard !stems.isEmpty, let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return false
    }
    return path.utf8[slash...].indices.contains {
      path.utf8[$0] == "." && stems.contains(String(path[..<$0]))
    }
  }

  private static func paths(
    _ written: String?, from folder: String, mayLackExtension: Bool = false
  ) -> [String] {
    guard let written,
      case .files(let paths) = try? ImagePath(
        written, from: folder, mayLackExtension: mayLackExtension)
    else { return [] }
    return paths.map(\.path)
  }
}

extension MarkdownText {
  /// Targets of the text's relative links and images; empty if it can't be parsed, which is
  /// reported elsewhere.
  fileprivate func linkedPaths(from folder: String) -> Set<String> {
    guard !isBlank, let document = try? MarkdownDocument(markdown(), .withoutComments) else {
      return []
    }
    let recorder = LinkRecorder(folder: folder)
    _ = document.render(resolver: recorder)
    return recorder.paths
  }
}

/// Records the targets of links. A class, because a resolver can't be mutated; each is used once.
private final class LinkRecorder: LinkResolver {
  private let folder: String
  private(set) var paths: Set<String> = []

  init(folder: String) { self.folder = folder }

  func resolve(link: MarkdownLink) -> LinkResolution {
    note(link.destination)
    return .asWritten
  }

  func resolve(image: MarkdownLink) -> ImageResolution {
    note(image.destination)
    return .asWritten
  }

  private func note(_ destination: String) {
    let start = destination.begins(with: "/") ? "Content" : folder
    if let path = try? ContentPath(link: destination, from: start) { paths.insert(path.path) }
  }
}

extension ArraySlice<UInt8> {
  /// Whether other bytes, at least one, occur in this array.
  fileprivate func holds(_ other: [UInt8]) -> Bool {
    guard let first = other.first else { return false }
    var rest = self
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: other) { return true }
      rest = rest.dropFirst()
    }
    return false
  }
}
