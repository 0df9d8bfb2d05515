import CommonMark
import Domain
import Paths

/// The files that go with models which are not shown.
///
/// Those in a model's own folder, and those beside it that share its name, are its own and go with
/// it. Those that its keys or its text name elsewhere go too, unless something shown names them.
struct FilesInDoubt {
  private var owners: Set<ModelName> = []
  private var stems: Set<String> = []
  /// What hidden models name, and what is named by those that are shown.
  private var named: Set<String> = []
  private var kept: Set<String> = []
  private var shownTexts: [(text: MarkdownText, folder: String)] = []

  /// Notes the files of all models, and gives those that are shown.
  mutating func part<Model>(
    _ models: [Sourced<Model>], _ isShown: (Attributes) -> Bool,
    files named: (Model) -> [String]
  ) -> [Sourced<Model>] {
    models.filter { model in
      var files = Self.paths(model.attributes.image, from: model.folder)
      for path in named(model.model) {
        // A portrait may be named without its extension.
        files += Self.paths(path, from: model.folder, mayLackExtension: true)
      }
      guard isShown(model.attributes) else {
        hide(model, files)
        return false
      }
      kept.formUnion(files)
      shownTexts.append((model.body, model.folder))
      return true
    }
  }

  /// The text of home or of a list is always shown.
  mutating func keep(_ text: IndexText) {
    kept.formUnion(Self.paths(text.image, from: text.folder))
    shownTexts.append((text.body, text.folder))
  }

  private mutating func hide<Model>(_ model: Sourced<Model>, _ files: [String]) {
    owners.insert(ModelName(model.kind, model.slug))
    named.formUnion(files)
    named.formUnion(model.body.linkedPaths(from: model.folder))
    guard !model.isFolder, !model.isOneOfSeveral else { return }
    let name = model.path.fileName
    stems.insert(model.path.folder + "/" + name[..<(name.place(ofLast: ".") ?? name.endIndex)])
  }

  /// The files that may be published.
  mutating func shown(of assets: [Asset]) -> [Asset] {
    let inDoubt = assets.filter { asset in
      !asset.isKept && named.contains(asset.path) && !kept.contains(asset.path)
    }
    if !inDoubt.isEmpty { keepLinked(inDoubt.map(\.path)) }
    return assets.filter { asset in
      if asset.isKept { return true }
      if let owner = asset.owner, owners.contains(owner) { return false }
      if sharesName(asset.path) { return false }
      return !named.contains(asset.path) || kept.contains(asset.path)
    }
  }

  /// Keeps what a shown text links to. Texts are parsed only where they hold a file's name, or where
  /// a name may be written in more than one way.
  private mutating func keepLinked(_ paths: [String]) {
    let names = paths.map { Array($0.fileName.utf8) }
    let isPlain = names.allSatisfy { $0.allSatisfy { $0.isWord || $0 == "." } }
    for (text, folder) in shownTexts {
      // One that can't be had again has noted that, and nothing comes of this.
      guard let bytes = try? text.bytes(), !isPlain || names.contains(where: bytes.holds)
      else { continue }
      kept.formUnion(text.linkedPaths(from: folder))
    }
  }

  /// Whether a file is called `lisbon.jpg` or `lisbon.en.gpx` beside a hidden `lisbon.md`.
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
  /// Where the relative links and images of the text lead; nothing where it can't be parsed, since
  /// it is then reported.
  fileprivate func linkedPaths(from folder: String) -> Set<String> {
    guard !isBlank, let document = try? MarkdownDocument(markdown()) else { return [] }
    let recorder = LinkRecorder(folder: folder)
    _ = document.render(resolver: recorder)
    return recorder.paths
  }
}

/// Notes where links lead. A class, for a resolver is asked and can't be changed; used by one
/// rendering.
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
  /// Whether other bytes, at least one, are in these.
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
