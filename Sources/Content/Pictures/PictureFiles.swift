import Basics
import Diagnostics

/// Pictures beside the content of a site, and the reader of what they know.
struct PictureFiles: Sendable {
  private let site: String
  private let reader: any PictureReader
  private let paths: Set<String>

  /// `paths` are those of the files beside content: no other is read.
  init(site: String, _ reader: any PictureReader, _ paths: [String]) {
    self.site = site
    self.reader = reader
    self.paths = Set(paths)
  }

  /// Returns the file that a key names, read now; `nil` if it names none of the site.
  func find(_ written: String, from folder: String) -> SeenPicture? {
    guard let names = names(written, from: folder) else { return nil }
    return SeenPicture(names, found: path(named: names), in: site, reader)
  }

  /// Returns the hash of the data of a file that a key names; `nil` if there is no such file, or an
  /// error if it can't be read.
  func dataHash(of written: String, from folder: String) -> Result<UInt64, DiagnosedFault>? {
    guard let path = names(written, from: folder).flatMap(path) else { return nil }
    do throws(PictureReadFault) {
      return .success(try reader.dataHash(of: site + "/" + path))
    } catch {
      return .failure(DiagnosedFault(diagnostic: error.diagnostic(of: path)))
    }
  }

  /// Paths that a written one may mean.
  private func names(_ written: String, from folder: String) -> [String]? {
    guard case .files(let candidates) = try? ImagePath(written, from: folder) else { return nil }
    return candidates.map(\.path)
  }

  private func path(named names: [String]) -> String? {
    // The set compares by characters, and a file is opened by its bytes.
    names.lazy.compactMap { paths.firstIndex(of: $0) }.first.map { paths[$0] }
  }
}

/// Fault with the error that reports it.
struct DiagnosedFault: Error {
  let diagnostic: Diagnostic
}

/// A picture that a model took facts from, or would if it were there.
struct SeenPicture: Sendable {
  /// Paths below the site's folder that its name may mean.
  let paths: [String]
  /// Facts of the file; none if there is no file, or if it could not be read.
  let facts: PictureFacts
  /// Error of a file that could not be read.
  let fault: Diagnostic?
  /// Path of the file; `nil` if there is none.
  let path: String?
  /// Identity of the file just before it was read; `nil` if a change might not show.
  private let identity: FileIdentity?

  fileprivate init(
    _ paths: [String], found path: String?, in site: String, _ reader: any PictureReader
  ) {
    self.paths = paths
    self.path = path
    guard let path else {
      (facts, fault, identity) = (PictureFacts(), nil, nil)
      return
    }
    let diskPath = site + "/" + path
    // If this fails, the picture is read again.
    let identity = FileIdentity(of: diskPath)
    do throws(PictureReadFault) {
      (facts, fault) = (try reader.facts(of: diskPath), nil)
    } catch {
      (facts, fault) = (PictureFacts(), error.diagnostic(of: path))
    }
    let isCertain = fault == nil && identity?.isSettled(at: FileIdentity.now) ?? false
    self.identity = isCertain ? identity : nil
  }

  /// Whether no file has any of the paths.
  var isMissing: Bool { path == nil }

  /// Whether the file is certain to be as it was.
  func isUnchanged(in site: String) -> Bool {
    guard let identity, let path else { return false }
    // If this fails, the picture is read again.
    return FileIdentity(of: site + "/" + path) == identity
  }
}
