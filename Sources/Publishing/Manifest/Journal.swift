/// Paths that a build is about to add to the stage and that are in no manifest yet.
///
/// It is written before the first of them is added, and removed as the last step. So a stage beside
/// a journal is half-made, and everything in it is ours or provably somebody else's.
struct Journal: Sendable, Equatable {
  private static let title = "zoetrope-journal 1"

  let paths: [String]

  init(paths: [String]) { self.paths = paths }

  var bytes: [UInt8] {
    SealedText.seal(title: Self.title, size: paths.count * 48) { body in
      for path in paths {
        body.append(contentsOf: path.utf8)
        body.append(SealedText.newline)
      }
    }
  }

  /// Reads a journal; a journal that isn't complete was being written when the build died, before
  /// anything else.
  init(parsing bytes: [UInt8]) throws(SealedText.Failure) {
    paths = try SealedText.lines(SealedText.open(bytes, title: Self.title).body).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
