import Basics
import Diagnostics
import Domain
import Tracks

/// Files with tracks next to the content of a site, and their reader.
struct TrackFiles: Sendable {
  let site: String
  let reader: any TrackReader
  /// Paths of all such files below the site's folder.
  let paths: [String]
  let hidden: [HiddenCircle]
  /// Files that are left out because of their names.
  let unpublished: UnpublishedPaths

  /// `assets` are the files next to content. No other files are read.
  init(
    site: String, _ reader: any TrackReader, _ assets: [String],
    besides unpublished: UnpublishedPaths = UnpublishedPaths(), hiding circles: [HiddenCircle]
  ) {
    self.unpublished = unpublished
    self.site = site
    self.reader = reader
    paths = assets.filter { TrackFormat(path: $0) != nil }
    hidden = circles
  }

  /// Paths that a key may mean, and the one with a file; `nil` for a path that leads out of
  /// `Content/`.
  func find(_ written: String, from folder: String) -> (candidates: [String], found: String?)? {
    guard case .files(let candidates) = try? ImagePath(written, from: folder) else { return nil }
    let names = candidates.map(\.path)
    return (names, names.lazy.compactMap { name in paths.first { $0.isSame(as: name) } }.first)
  }
}

/// A file from which a model's track was read, or would be if the file existed.
struct SeenTrack: Sendable {
  /// Paths below the site's folder that its name may mean.
  let paths: [String]
  /// The first of `paths` at which a file exists.
  let path: String?
  /// Identity of the file just before it was read; `nil` if a change might not show.
  private let identity: FileIdentity?

  /// Records the identity of the file before it is read.
  init(_ paths: [String], found path: String?, in site: String) {
    self.paths = paths
    self.path = path
    // If this fails, the track is read again.
    let identity = path.flatMap { FileIdentity(of: site + "/" + $0) }
    self.identity = identity.flatMap { $0.isSettled(at: FileIdentity.now) ? $0 : nil }
  }

  /// Whether the file is certain to be unchanged.
  func isUnchanged(in site: String) -> Bool {
    guard let identity, let path else { return false }
    // If this fails, the track is read again.
    return FileIdentity(of: site + "/" + path) == identity
  }
}

extension ModelContext {
  /// Returns the combined facts of a key's files. Mistakes in each file are reported.
  func track(_ written: [Located<String>]?) -> FoundTrack {
    guard let written, let tracks else { return FoundTrack() }
    var parts: [TrackSummary] = []
    var isWhole = true
    for name in written {
      do throws(TrackFileFault) {
        if let part = try part(name, tracks) { parts.append(part) }
      } catch {
        isWhole = false
        findings.report(at: name.range) { place in
          TrackDiagnostics.track(error, name.value, near: tracks.paths, at: place)
        }
      }
    }
    return isWhole
      ? FoundTrack(summary: TrackSummary.joined(parts, tracks.hidden), isWhole: true) : FoundTrack()
  }

  private func part(
    _ name: Located<String>, _ tracks: TrackFiles
  ) throws(TrackFileFault) -> TrackSummary? {
    guard let (candidates, found) = tracks.find(name.value, from: findings.file.path.folder) else {
      throw .outside
    }
    let ending = name.value.fileName.place(ofLast: ".").map { name.value.fileName[$0...] } ?? ""
    guard let format = TrackFormat(path: name.value) else { throw .format(String(ending)) }
    see(SeenTrack(candidates, found: found, in: tracks.site))
    guard let path = found else {
      let reason = candidates.lazy.compactMap { tracks.unpublished.reason(at: $0) }.first
      throw reason.map(TrackFileFault.unpublished) ?? .missing
    }
    let reading: TrackReading
    do throws(TrackReadingFault) {
      reading = try tracks.reader.reading(
        of: tracks.site + "/" + path, format, hiding: tracks.hidden)
    } catch {
      throw .reading(error, path: path)
    }
    for oddity in reading.oddities {
      findings.report(
        TrackDiagnostics.trackOddity(
          oddity, in: path, key: findings.file.place(name.range).withoutSource))
    }
    guard var summary = reading.summary else { return nil }
    summary.files = [path]
    return summary
  }
}

/// Result of reading the files of a key.
struct FoundTrack {
  /// Figures of all files together; `nil` if there aren't any, or hidden circles hide everything.
  var summary: TrackSummary?
  /// Whether the key names files, and all of them were read.
  var isWhole = false
}

/// Reason why a name in `track` doesn't give a track.
enum TrackFileFault: Error {
  /// A path that leads out of `Content/`, or to the web.
  case outside
  /// An extension that isn't a track format's, or that is used for models.
  case format(String)
  case missing
  /// A file that is left out because of its name.
  case unpublished(UnpublishedReason)
  case reading(TrackReadingFault, path: String)
}
