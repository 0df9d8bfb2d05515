import Application
import Content
import Diagnostics
import Files

/// Messages of this module.
struct PublishingDiagnostics: Sendable {
  /// Maximum number of files of one kind that are listed. The rest is only counted: a tool may have
  /// changed the whole output.
  private static let limit = 20

  /// The output as the user gave it; `nil` if nothing is written.
  let output: String?

  /// The place of a published file.
  private func place(_ path: String) -> SourceRange {
    SourceRange(file: output.map { "\($0)/\(path.printable)" } ?? path.printable)
  }
}

// MARK: Products

extension PublishingDiagnostics {
  func diagnostic(for mistake: PublishingPlan.Mistake) -> Diagnostic {
    switch mistake {
    case .path(let mistake, let path, let source): diagnostic(for: mistake, in: path, source)
    case .clash(let clash): clash.diagnostic
    }
  }

  private func diagnostic(
    for mistake: ProductPath.Mistake, in path: String, _ source: SourceRange?
  ) -> Diagnostic {
    let (what, fix): (String, String) =
      switch mistake {
      case .empty: ("a published file has no path", "add a slug or a name")
      case .tooLong(let bytes):
        (
          "the path has \(bytes) bytes; the limit is \(ProductPath.limit)",
          "shorten the names of its folders"
        )
      case .segmentTooLong(let segment, let bytes):
        (
          "the name '\(segment.printable.prefix(20))…' has \(bytes) bytes; the limit is "
            + "\(ProductPath.segmentLimit)", "shorten it"
        )
      case .emptySegment: ("the path has an empty part", "write one '/' between two names")
      case .dots(let dots): ("the path has a part '\(dots)'", "write the path without it")
      case .controlCharacter:
        ("the path has a control character", "remove it from the slug or the name")
      case .backslash:
        ("the path has a '\\', which browsers read as '/'", "write '-' instead")
      case .notNFC:
        (
          "the path contains a letter and its accent as two characters",
          "write it in the composed form (NFC)"
        )
      case .reserved(let name):
        ("the name '\(name)' is reserved for Zoetrope", "rename the file")
      }
    return Problem.publishPath(
      at: source ?? place(path), what, fix: fix,
      notes: source == nil
        ? [] : ["it would be published as '\(path.printable)'"])
  }

  /// Error for a product's source that can't be read.
  func unreadableSource(of path: String, _ error: SystemError) -> Diagnostic {
    let source = error.path.printable
    if let shortage = Diagnostic.shortage(error.code, at: source) { return shortage }
    return Problem.publishUnreadable(
      at: SourceRange(file: source),
      "this file can't be read: "
        + error.reason, fix: error.isNotAFile ? "put a regular file here" : nil,
      notes: ["it would be published as '\(path)'"])
  }
}

// MARK: What others did to the output

extension PublishingDiagnostics {
  func meddling(_ found: [(path: String, what: Meddling)]) -> [Diagnostic] {
    let listed = found.prefix(Self.limit).map { path, what in
      Problem.publishChangedFile(
        at: place(path),
        what == .notAFile
          ? "Zoetrope wrote a file here, but now it is something else"
          : "this file has changed since Zoetrope wrote it",
        fix: "move it away if you need it, or delete it; then build again")
    }
    guard found.count > Self.limit else { return listed }
    return listed + [
      Problem.publishChangedFiles(
        "\(found.count - Self.limit) more files in '\(output ?? "")' have changed since Zoetrope "
          + "wrote them",
        fix: "let other tools work on a copy of the folder; to start again, delete it and build")
    ]
  }

  /// Returns errors for files that aren't ours and that prevent a plan's products from being
  /// published.
  func diagnostics(of survey: Survey, for plan: PublishingPlan) -> [Diagnostic] {
    survey.mounts.map { mount($0.shown) }
      + survey.foreign.compactMap { item in
        guard let path = item.path.text, let product = plan.product(inTheWayOf: item, at: path)
        else { return nil }
        return Problem.publishForeignFile(
          at: place(path),
          path == product
            ? "Zoetrope would publish a file here, but there is already one that it didn't write"
            : "Zoetrope didn't write this, and it is in the way of '\(product)'",
          fix: "move it away, or rename the site's file")
      }
  }

  func mount(_ path: String) -> Diagnostic {
    Problem.publishMount(
      at: place(path), "this is on another file system than the rest of the output",
      fix: "unmount it, or mount it elsewhere")
  }

  func keptAside(_ path: String) -> String {
    "Zoetrope didn't write '\(path.printable)' in the folder where it builds the next site, so "
      + "it stays there"
  }

  var replacedInTwoSteps: String {
    "this file system can't exchange two folders at once, so for a moment there was no "
      + "'\(output ?? "")'"
  }
}

extension PublishingPlan {
  /// The product that can't be published without removing a file that isn't ours.
  fileprivate func product(inTheWayOf item: Survey.Foreign, at path: String) -> String? {
    if hasFile(path) { return path }
    if !item.isFolder, let product = firstFile(in: path) { return product }
    return path.folders.lazy.map(String.init).first(where: hasFile)
  }
}

extension String {
  /// The text on one line, with U+FFFD for control characters.
  fileprivate var printable: String {
    String(
      String.UnicodeScalarView(
        unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
