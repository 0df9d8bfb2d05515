import Diagnostics
import Domain
import Paths

/// Folders whose `index.md` is protected. Albums and journeys hand that down to what is in them; in
/// any other such folder each model must be protected itself, so that none is published by mistake.
struct ProtectedFolders {
  /// Audiences of the folders, by their paths with a `/` at the end.
  private var audiences: [String: [Slug]] = [:]

  init(_ files: [KnownFile]) {
    for file in files {
      for model in file.loaded.models where model.isFolder && !model.isOneOfSeveral {
        guard model.attributes.visibility == .protected else { continue }
        audiences[model.folder + "/"] = model.attributes.audiences
      }
    }
  }

  /// Reports models that everybody could find in such a folder.
  func report(_ files: [KnownFile], to collector: DiagnosticCollector) {
    guard !audiences.isEmpty else { return }
    for file in files {
      for model in file.loaded.models {
        guard [.public, .unlisted].contains(model.attributes.visibility),
          let around = audiences(around: model)
        else { continue }
        collector.report(
          ContentDiagnostics.openInProtectedFolder(
            around, at: model.place(of: CommonKeys.visibility.name)))
      }
    }
  }

  private func audiences(around model: any SourcedModel) -> [Slug]? {
    var folder = model.path.folder
    while !folder.isEmpty {
      if let found = audiences[folder + "/"] { return found }
      folder = folder.folder
    }
    return nil
  }
}
