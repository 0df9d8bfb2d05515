import Diagnostics
import Domain
import Foundation
import Paths

/// Decides where files beside content are published.
struct AssetPaths {
  let site: String
  /// Models that have a folder of their own, by that folder.
  let folders: [String: ModelName]
  /// Reader of pictures; `nil` if only the bytes of files are read.
  let pictures: (any PictureReader)?
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
    if OwnName.keeps(path) {
      let below = path.behind(OwnName.folder) ?? path.behind("Content/") ?? path[...]
      return asset(path, at: "/" + below, nil)
    }
    var folder = path.folder
    while !folder.isEmpty {
      if let owner = folders[folder] {
        let below = Substring(path.utf8.dropFirst(folder.utf8.count + 1))
        return asset(path, in: owner.kind.publishedPath(of: owner.slug), below, owner)
      }
      folder = folder.folder
    }
    return asset(path, in: "/", path.behind("Content/") ?? path[...], nil)
  }

  /// Publishes a file at its path below a published folder, without names that tell when or where a
  /// picture was taken: `photo-1a2b3c4d.jpg`.
  private func asset(
    _ path: String, in folder: String, _ below: Substring, _ owner: ModelName?
  ) -> Asset {
    guard RevealingName.mayReveal(below) else { return asset(path, at: folder + below, owner) }
    let segments = below.names.map(String.init)
    let shown = segments.dropLast().filter { !RevealingName.reveals(stem: $0) }
    let name = segments.last ?? ""
    let isRevealing = RevealingName.reveals(name)
    guard isRevealing || shown.count < segments.count - 1 else {
      return asset(path, at: folder + below, owner)
    }
    let diskPath = site + "/" + path
    var hash: UInt64 = 0
    do throws(PictureReadFault) {
      if let pictures {
        hash = try pictures.dataHash(of: diskPath)
      } else {
        hash = try FileHash.find(diskPath)
      }
    } catch {
      collector.report(error.diagnostic(of: path))
    }
    let stem = RevealingName.stem(of: name)
    let words = isRevealing ? (PhotoFolders.isPicture(path) ? "photo" : "file") : stem
    let ending = String(Substring(name.utf8.dropFirst(stem.utf8.count)))
    let published = shown + [PrivateName(words, hash).text + ending]
    return asset(
      path, at: folder + published.joined(separator: "/"), owner, privately: folder + below)
  }

  private func asset(
    _ path: String, at published: String, _ owner: ModelName?, privately own: String? = nil
  ) -> Asset {
    Asset(
      path: path, diskPath: site + "/" + path,
      publishedPath: published.precomposedStringWithCanonicalMapping,
      privatePath: own?.precomposedStringWithCanonicalMapping, owner: owner)
  }
}
