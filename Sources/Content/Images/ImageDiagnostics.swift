package import Diagnostics

/// Messages for mistakes in images.
package enum ImageDiagnostics {
  package static func diagnostic(for fault: ImageFault, file: String) -> Diagnostic {
    switch fault {
    case .foreign(let kind):
      Problem.imageCannotBeCleaned(
        at: SourceRange(file: file),
        "\(kind.name) files can't be published: \(reason(kind.family))",
        fix: remedy(kind.family))
    case .unrecognised(let kind):
      Problem.imageUnrecognised(
        at: SourceRange(file: file),
        "the extension is for \(kind.rawValue) files, but the file doesn't start like an image",
        fix: "export the image again, as JPEG or PNG")
    case .endsEarly(let kind, let size):
      Problem.imageEndsEarly(
        at: SourceRange(file: file),
        "the \(kind.rawValue) file ends after \(size) bytes, before its image is complete",
        fix: "copy or export the image again")
    case .damaged(let kind, let damage, let offset):
      Problem.imageDamaged(
        at: SourceRange(file: file),
        "the \(kind.rawValue) file is damaged at byte \(offset): \(words(damage))",
        fix: "export the image again, as JPEG or PNG")
    case .noPixels(let kind):
      Problem.imageDamaged(
        at: SourceRange(file: file),
        "the \(kind.rawValue) file contains no image: its width or height is 0",
        fix: "export the image again, as JPEG or PNG")
    }
  }

  /// Warning for an image whose extension belongs to another kind; `nil` for the right extension or
  /// none.
  ///
  /// Hosts derive a file's type from its name. Browsers show an image with the type of another
  /// image kind, but not with a type they don't know.
  package static func misnamed(_ image: ImageFile, file: String) -> Diagnostic? {
    let kind = image.kind
    guard let named = ImageKind(path: file) else {
      let ending = pathExtension(file)
      guard !ending.isEmpty else { return nil }
      let stem = file.fileName.utf8.dropLast(ending.utf8.count + 1)
      let fix = "rename it to '\(Substring(stem)).\(kind.mainExtension)', also where it is used"
      guard let foreign = ForeignKind(named: file) else {
        return Problem.imageMisnamed(
          at: SourceRange(file: file),
          "the image is \(kind.rawValue), but the extension is '.\(ending)'", fix: fix)
      }
      return Problem.imageWrongName(
        at: SourceRange(file: file),
        "the extension is for \(foreign.name) files, but the image is \(kind.rawValue)",
        fix: fix)
    }
    return named == kind ? nil : misnamed(file, named: named.rawValue, holding: kind.rawValue)
  }

  /// Warning for an image whose extension belongs to another kind.
  package static func misnamed(
    _ file: String, named: String, holding kind: String
  ) -> Diagnostic {
    Problem.imageMisnamed(
      at: SourceRange(file: file),
      "the extension is for \(named) files, but the image is \(kind)",
      fix: "change the extension to match the format")
  }

  /// Error for a drawing without the extension `.svg`; `nil` for other drawings.
  ///
  /// Browsers show a drawing as an image only under its own media type, which hosts derive from the
  /// name.
  package static func misnamedDrawing(_ file: String) -> Diagnostic? {
    let ending = pathExtension(file)
    guard ending != "svg" else { return nil }
    let said = ending.isEmpty ? "its name" : "'.\(ending)'"
    return Problem.imageWrongName(
      at: SourceRange(file: file), "this is an SVG drawing, but \(said) doesn't say so",
      fix: "change the extension to '.svg', also where it is used")
  }

  private static func reason(_ family: ForeignKind.Family) -> String {
    switch family {
    case .image, .video:
      "they may reveal where, with what and by whom they were made, and that can't be removed"
    case .drawing: "they are compressed and may contain scripts and the author's name"
    case .sidecar: "they may reveal where, with what and by whom a photo was taken"
    case .track: "they reveal when and where a person was, and perhaps where they live"
    }
  }

  private static func remedy(_ family: ForeignKind.Family) -> String {
    switch family {
    case .image: "export it as JPEG or PNG"
    case .drawing: "export it as plain SVG"
    case .video: "keep it out of Content and link to where it is shown"
    case .sidecar: "keep it out of Content"
    case .track:
      "name it with 'track' in a trip and write 'download: true', which offers a cleaned track; "
        + "or move it to Content/public to publish it unchanged"
    }
  }

  private static func words(_ damage: ImageFault.Damage) -> String {
    switch damage {
    case .noMarker: "a marker is missing"
    case .startsAgain: "a second image starts inside the first"
    case .length(let part): "the length of \(part) is wrong"
    case .checksum(let chunk): "the checksum of the chunk \(chunk) is wrong"
    case .unknownPart(let part): "decoders don't know its \(part)"
    case .missing(let part): "\(part) is missing"
    }
  }
}
