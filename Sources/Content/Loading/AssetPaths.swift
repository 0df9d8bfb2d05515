import Diagnostics
import Domain
import Foundation

/// Finds where files beside content are published, and which of them want one place.
struct AssetPaths {
  let site: String
  /// The models that have a folder of their own.
  let folders: [String: ModelName]
  let collector: DiagnosticCollector

  /// Where the files are published; two of one place are reported, and so is one that takes the
  /// place of a page, each of which is given with the file it comes from.
  func assets(_ paths: [String], besides pages: [(name: ModelName, path: String)]) -> [Asset] {
    guard !paths.isEmpty else { return [] }
    let assets = paths.map(asset)
    var files: [String: String] = [:]
    var folders: [String: String] = [:]
    for page in pages {
      let folder = page.name.kind.publishedPath(of: page.name.slug)
      files[Self.folded(folder + "index.html")] = page.path
      Self.addFolders(of: Self.folded(folder), page.path, to: &folders)
    }
    for asset in assets {
      Self.addFolders(of: Self.folded(asset.publishedPath), asset.path, to: &folders)
    }
    for asset in assets {
      let folded = Self.folded(asset.publishedPath)
      if asset.publishedPath.utf8.count > ContentLimits.path {
        collector.report(
          ContentDiagnostics.publishedPathTooLong(asset.path, published: asset.publishedPath))
      } else if let first = files[folded] ?? folders[folded] {
        collector.report(
          ContentDiagnostics.duplicatePath(
            asset.path, published: asset.publishedPath, first: first))
      } else {
        files[folded] = asset.path
      }
    }
    return assets.sorted { $0.publishedPath.precedesInBytes($1.publishedPath) }
  }

  /// `/<kind>/<slug>/…` for what lies in a model's folder, else its path below `Content/`.
  private func asset(_ path: String) -> Asset {
    var folder = path.folder
    while !folder.isEmpty {
      if let owner = folders[folder] {
        let below = path.dropFirst(folder.count + 1)
        return asset(path, at: owner.kind.publishedPath(of: owner.slug) + below, owner)
      }
      folder = folder.folder
    }
    return asset(path, at: "/" + path.dropFirst("Content/".count), nil)
  }

  private func asset(_ path: String, at published: String, _ owner: ModelName?) -> Asset {
    Asset(
      path: path, diskPath: site + "/" + path,
      publishedPath: published.precomposedStringWithCanonicalMapping, owner: owner)
  }

  private static func folded(_ path: String) -> String { path.uppercased().lowercased() }

  /// `/trips/lisbon/x` lies in `/trips` and `/trips/lisbon`, where no files can be.
  private static func addFolders(
    of path: String, _ source: String, to folders: inout [String: String]
  ) {
    var folder = path.folder
    while !folder.isEmpty, folders[folder] == nil {
      folders[folder] = source
      folder = folder.folder
    }
  }
}
