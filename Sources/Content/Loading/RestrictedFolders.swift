import Basics
import Diagnostics
import Domain

/// Folders whose `index.md` isn't for everyone, or not at all times.
///
/// Visitors who can't find the index can't find anything else in the folder. Albums and journeys
/// pass more than that on to their contents, so they do it themselves.
///
/// The result depends only on the files as they were read, even if they were settled before.
struct RestrictedFolders {
  private let paths: [ContentTree.ModelFile]
  /// Attributes of the index models, by the kinds and paths of their folders.
  private var indexes: [String: Attributes] = [:]

  init(_ tree: ContentTree, _ files: [KnownFile]) {
    paths = tree.models
    for (index, path) in paths.enumerated()
    where path.isFolder && !path.kind.traits.contains(.hasWholes) {
      guard let model = Self.read(files[index]).models.first, model.attributes.restrict
      else { continue }
      indexes[path.path.folder] = model.attributes
    }
  }

  /// The result of reading only the file.
  private static func read(_ file: KnownFile) -> LoadedFile {
    file.loaded.joined?.read ?? file.loaded
  }

  /// Returns the files, with models restricted in the same way as their folders.
  func settle(_ files: [KnownFile]) -> [KnownFile] {
    guard !indexes.isEmpty || files.contains(where: { $0.loaded.joined != nil }) else {
      return files
    }
    var result = files
    for (index, path) in paths.enumerated() where !path.kind.traits.contains(.hasWholes) {
      let file = files[index]
      guard let folder = folder(around: path) else {
        if let joined = file.loaded.joined { result[index] = file.with(joined.read) }
        continue
      }
      let company = JoinedTrips.Company.folder(folder)
      if let joined = file.loaded.joined, joined.isSame(company) { continue }
      let read = Self.read(file)
      var loaded = read
      loaded.models = read.models.map { $0.inside(folder) }
      loaded.joined = JoinedTrips(read: read, company)
      result[index] = file.with(loaded)
    }
    return result
  }

  private func folder(around file: ContentTree.ModelFile) -> Attributes? {
    guard !indexes.isEmpty else { return nil }
    var folder = file.isFolder ? file.path.folder.folder : file.path.folder
    var found: Attributes?
    while !folder.isEmpty {
      if let index = indexes[folder] { found = found.map { $0.inside(index) } ?? index }
      folder = folder.folder
    }
    return found
  }

  /// Reports models that more people can find or open than the `index.md` of their folder, such as
  /// photos in a photo's folder.
  ///
  /// It also reports models that can't be opened at all, because none of their audiences can open
  /// the models around them.
  static func report(_ files: [KnownFile], at now: Instant?, to collector: DiagnosticCollector) {
    var folders: [String: Attributes] = [:]
    for model in files.lazy.flatMap(\.loaded.models) where model.isFolder {
      let attributes = model.attributes
      guard !model.isOneOfSeveral, attributes.restrict else { continue }
      // A publication date in the past doesn't hide anything.
      if let now, attributes.restrictsByDayAlone, !attributes.isFuture(at: now) { continue }
      folders[model.folder] = attributes
    }
    guard !folders.isEmpty else { return }
    for model in files.lazy.flatMap(\.loaded.models) {
      var folder = model.path.folder
      if model.isFolder, !model.isOneOfSeveral { folder = folder.folder }
      while !folder.isEmpty, folders[folder] == nil { folder = folder.folder }
      guard let index = folders[folder] else { continue }
      let attributes = model.attributes
      if attributes.insideFolder(of: index) != attributes {
        let place = model.place(of: CommonKeys.visibility.name)
        if index.visibility == .protected {
          let names = index.audiences.map(\.text).joined(separator: ", ")
          collector.report(
            .contentOpenInProtectedFolder, at: place,
            "the 'index.md' of this folder is protected for \(names), but everyone could see "
              + "this photo",
            fix: "write 'visibility: protected' and its 'audience' here too, or move the file "
              + "elsewhere")
        } else {
          collector.report(
            .contentOpenInRestrictedFolder, at: place,
            "the 'index.md' of this folder limits who can see it and when, but more people could "
              + "see this photo", fix: "write the same keys here too, or move the file elsewhere")
        }
      } else if attributes.visibility == .private, index.visibility == .protected,
        model.ranges.has(CommonKeys.audience.name)
      {
        collector.report(
          .contentAudienceOutside, at: model.place(of: CommonKeys.audience.name),
          "no one could open this page: its audiences can't open the album or journey around it",
          fix: "name an audience that can, or add this one to the folder's 'index.md'")
      }
    }
  }
}
