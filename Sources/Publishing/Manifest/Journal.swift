/// Paths that a build is about to add to the stage, and that no manifest lists yet.
///
/// A build writes it before it adds the first path, and removes it as the last step. So a stage
/// beside a journal is half-made, and each file in it is either ours or provably not ours.
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

  /// Reads a journal. If it is incomplete, the build died while writing it, before it did anything
  /// else.
  init(parsing bytes: [UInt8]) throws(SealedText.Failure) {
    paths = try SealedText.lines(SealedText.open(bytes, title: Self.title).body).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
