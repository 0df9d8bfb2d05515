import Basics
import Diagnostics
import Domain
import Foundation

/// Decides where files next to content are published.
struct AssetPaths {
  let site: String
  /// Models that have their own folder, by that folder.
  let folders: [String: ModelName]
  /// Reader of pictures; `nil` if only the bytes of files are read.
  let pictures: (any PictureReader)?
  let collector: DiagnosticCollector

  /// Assets of the files at `paths`, in the order of their published paths.
  func assets(_ paths: [String]) -> [Asset] {
    let assets = paths.map(asset)
    for asset in assets where asset.publishedPath.utf8.count > ContentLimits.path {
      collector.report(
        .contentPathTooLong, at: SourceRange(visible: asset.path),
        "its published path has \(asset.publishedPath.utf8.count) bytes, more than the limit of "
          + "\(ContentLimits.path)")
    }
    for asset in assets {
      guard let below = asset.path.behind(OwnName.folder) else { continue }
      if let reason = Self.reasonAgainst(below) {
        collector.report(
          .contentWindowsName, at: SourceRange(visible: asset.path),
          "Windows can't store a file with this name: \(reason)", fix: "rename it")
      }
    }
    let sorted = assets.sorted { $0.publishedPath.precedesInBytes($1.publishedPath) }
    for (first, asset) in zip(sorted, sorted.dropFirst())
    where first.publishedPath == asset.publishedPath {
      if case (.success(let hash), .success(let other)) = (first.data, asset.data), hash != other {
        collector.report(
          ContentDiagnostics.sameDigits(
            first.path, asset.path, at: SourceRange(file: asset.path), asset.publishedPath,
            fix: "rename one of them"))
      }
    }
    return sorted
  }

  /// Reason why Windows can't store a file or a folder of a path; `nil` if it can.
  private static func reasonAgainst(_ path: Substring) -> String? {
    for segment in path.parts(between: "/") {
      do throws(SlugFault) {
        _ = try Slug(String(segment))
      } catch {
        switch error {
        case .refusedByWindows, .endsInBlankOrDot, .device: return Fault(error).reason
        // A backslash is refused later, when the file is published.
        case .empty, .tooLong, .startsWithDot, .separator, .control, .invisible, .hidden: continue
        }
      }
    }
    return nil
  }

  /// Publishes a file in a model's folder at `/<kind>/<slug>/…`, one in `Content/public/` at the
  /// root, and any other file at its path below `Content/`.
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

  /// Publishes a file at its path below a published folder.
  ///
  /// Pictures, videos and sound recordings get another name if theirs reveals when or where they
  /// were made: `photo-1a2b3c4d.jpg`.
  private func asset(
    _ path: String, in folder: String, _ below: Substring, _ owner: ModelName?
  ) -> Asset {
    guard RevealingName.mayReveal(below), MediaName.isMedia(path) else {
      return asset(path, at: folder + below, owner)
    }
    let segments = below.names.map(String.init)
    let shown = segments.dropLast().filter { !RevealingName.reveals(stem: $0) }
    let name = segments.last ?? ""
    let isRevealing = RevealingName.reveals(name)
    guard isRevealing || shown.count < segments.count - 1 else {
      return asset(path, at: folder + below, owner)
    }
    let data = dataHash(of: site + "/" + path)
    let stem = name.fileStem
    let words = isRevealing ? (MediaName.isPicture(path) ? "photo" : "file") : stem
    let ending = String(Substring(name.utf8.dropFirst(stem.utf8.count)))
    // A file without a hash isn't published.
    let hash: UInt64 = if case .success(let hash) = data { hash } else { 0 }
    let published = shown + [PrivateName(words, hash).text + ending]
    return asset(
      path, at: folder + published.joined(separator: "/"), owner, privately: folder + below, data)
  }

  /// Returns the hash of a file's data; 0 without a reader of pictures, because nothing is then
  /// published.
  private func dataHash(of diskPath: String) -> Result<UInt64, PictureReadFault> {
    guard let pictures else { return .success(0) }
    do throws(PictureReadFault) {
      return .success(try pictures.dataHash(of: diskPath))
    } catch {
      return .failure(error)
    }
  }

  private func asset(
    _ path: String, at published: String, _ owner: ModelName?, privately own: String? = nil,
    _ data: Result<UInt64, PictureReadFault>? = nil
  ) -> Asset {
    Asset(
      path: path, diskPath: site + "/" + path,
      publishedPath: published.precomposedStringWithCanonicalMapping,
      privatePath: own?.precomposedStringWithCanonicalMapping, data: data, owner: owner)
  }
}
