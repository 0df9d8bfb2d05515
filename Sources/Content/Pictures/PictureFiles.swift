import Basics
import Diagnostics

/// Pictures next to the content of a site, and the reader of their facts.
struct PictureFiles: Sendable {
  private let site: String
  private let reader: any PictureReader
  private let paths: Set<String>

  /// `paths` are the paths of the files next to content. No other files are read.
  init(site: String, _ reader: any PictureReader, _ paths: [String]) {
    self.site = site
    self.reader = reader
    self.paths = Set(paths)
  }

  /// Reads and returns the picture that a key names; `nil` if the key doesn't name a file of the
  /// site.
  func find(_ written: String, from folder: String) -> SeenPicture? {
    guard let names = names(written, from: folder) else { return nil }
    return SeenPicture(names, found: path(named: names), in: site, reader)
  }

  /// Returns the hash of the data of a file that a key names; `nil` if the file doesn't exist, or
  /// an error if it can't be read.
  func dataHash(of written: String, from folder: String) -> Result<UInt64, DiagnosedFault>? {
    guard let path = names(written, from: folder).flatMap(path) else { return nil }
    do throws(PictureReadFault) {
      return .success(try reader.dataHash(of: site + "/" + path))
    } catch {
      return .failure(DiagnosedFault(diagnostic: error.diagnostic(of: path)))
    }
  }

  /// Paths that a written path may mean.
  private func names(_ written: String, from folder: String) -> [String]? {
    guard case .files(let candidates) = try? ImagePath(written, from: folder) else { return nil }
    return candidates.map(\.path)
  }

  private func path(named names: [String]) -> String? {
    // The set compares paths by characters, but files are opened by bytes.
    names.lazy.compactMap { paths.firstIndex(of: $0) }.first.map { paths[$0] }
  }
}

/// Fault with the error that reports it.
struct DiagnosedFault: Error {
  let diagnostic: Diagnostic
}

/// A picture from which a model took facts, or would if the picture existed.
struct SeenPicture: Sendable {
  /// Paths below the site's folder that its name may mean.
  let paths: [String]
  /// Facts of the file; empty if it doesn't exist or couldn't be read.
  let facts: PictureFacts
  /// Error for a file that couldn't be read.
  let fault: Diagnostic?
  /// Path of the file; `nil` if it doesn't exist.
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

  /// Whether no file exists at any of the paths.
  var isMissing: Bool { path == nil }

  /// Whether the file is certain to be unchanged.
  func isUnchanged(in site: String) -> Bool {
    guard let identity, let path else { return false }
    // If this fails, the picture is read again.
    return FileIdentity(of: site + "/" + path) == identity
  }
}
