import Paths

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

  /// Returns the hash of the data of a file that a key names; `nil` if it can't be read.
  func dataHash(of written: String, from folder: String) -> UInt64? {
    names(written, from: folder).flatMap(path)
      .flatMap { reader.dataHash(of: site + "/" + $0) }
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

/// A picture that a model took facts from, or would if it were there.
struct SeenPicture: Sendable {
  /// Paths below the site's folder that its name may mean.
  let paths: [String]
  /// Facts of the file; `nil` if it could not be read.
  let facts: PictureFacts?
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
      (facts, identity) = (nil, nil)
      return
    }
    let diskPath = site + "/" + path
    let identity = FileIdentity(of: diskPath)
    facts = reader.facts(of: diskPath)
    let isCertain = facts != nil && identity?.isSettled(at: FileIdentity.now) ?? false
    self.identity = isCertain ? identity : nil
  }

  /// Whether no file has any of the paths.
  var isMissing: Bool { path == nil }

  /// Whether the file is certain to be as it was.
  func isUnchanged(in site: String) -> Bool {
    guard let identity, let path else { return false }
    return FileIdentity(of: site + "/" + path) == identity
  }
}
