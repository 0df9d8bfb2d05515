import Diagnostics
import Domain
import Foundation
import Paths

/// Decides where files beside content are published.
struct AssetPaths {
  let site: String
  /// Models that have a folder of their own, by that folder.
  let folders: [String: ModelName]
  let collector: DiagnosticCollector

  /// Assets of the files at `paths`, in the order of their published paths.
  func assets(_ paths: [String]) -> [Asset] {
    let assets = paths.map(asset)
    for asset in assets where asset.publishedPath.utf8.count > ContentLimits.path {
      collector.report(
        ContentDiagnostics.publishedPathTooLong(asset.path, published: asset.publishedPath))
    }
    for asset in assets {
      guard let below = asset.path.behind(OwnName.folder) else { continue }
      if let reason = Self.reasonAgainst(below) {
        collector.report(ContentDiagnostics.namedForNoWindows(asset.path, reason))
      }
    }
    return assets.sorted { $0.publishedPath.precedesInBytes($1.publishedPath) }
  }

  /// Reason why Windows can't hold a file or a folder of a path; `nil` if it can.
  private static func reasonAgainst(_ path: Substring) -> String? {
    for segment in path.parts(between: "/") {
      do throws(SlugFault) {
        _ = try Slug(String(segment))
      } catch {
        switch error {
        case .refusedByWindows, .endsInBlankOrDot, .device: return Fault(error).reason
        // With a backslash, it is refused when it is published.
        case .empty, .tooLong, .startsWithDot, .separator, .control, .invisible, .hidden: continue
        }
      }
    }
    return nil
  }

  /// Publishes a file of a model's folder at `/<kind>/<slug>/…`, one of `Content/public/` at the
  /// root, and any other at its path below `Content/`.
  private func asset(_ path: String) -> Asset {
    if let below = path.behind(OwnName.folder) { return asset(path, at: "/" + below, nil) }
    var folder = path.folder
    while !folder.isEmpty {
      if let owner = folders[folder] {
        let below = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
        return asset(path, at: owner.kind.publishedPath(of: owner.slug) + below, owner)
      }
      folder = folder.folder
    }
    return asset(path, at: "/" + (path.behind("Content/") ?? path[...]), nil)
  }

  private func asset(_ path: String, at published: String, _ owner: ModelName?) -> Asset {
    Asset(
      path: path, diskPath: site + "/" + path,
      publishedPath: published.precomposedStringWithCanonicalMapping, owner: owner)
  }
}
