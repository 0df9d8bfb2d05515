package import Diagnostics

/// The prose for mistakes in images.
package enum ImageDiagnostics {
  package static func diagnostic(for fault: ImageFault, file: String) -> Diagnostic {
    switch fault {
    case .foreign(let kind):
      Problem.imageCannotBeCleaned(
        at: SourceRange(file: file),
        "a file of the kind \(kind.name) can't be published: \(reason(kind.family))",
        fix: remedy(kind.family))
    case .unrecognised(let kind):
      Problem.imageUnrecognised(
        at: SourceRange(file: file),
        "this is named as a \(kind.rawValue) file, but does not begin as an image does",
        fix: "export the image again, as JPEG or PNG")
    case .endsEarly(let kind, let size):
      Problem.imageEndsEarly(
        at: SourceRange(file: file),
        "the \(kind.rawValue) file breaks off after \(size) bytes, before its image is complete",
        fix: "copy or export the image again")
    case .damaged(let kind, let damage, let offset):
      Problem.imageDamaged(
        at: SourceRange(file: file),
        "the \(kind.rawValue) file is damaged at byte \(offset): \(words(damage))",
        fix: "export the image again, as JPEG or PNG")
    case .noPixels(let kind):
      Problem.imageDamaged(
        at: SourceRange(file: file),
        "the \(kind.rawValue) file holds no image: its width or height is 0",
        fix: "export the image again, as JPEG or PNG")
    }
  }

  /// Warning for an image of another kind than its file's name says; `nil` for the right extension
  /// or none. Browsers show an image under the name of another image kind, but not under that of a
  /// kind unknown to them, and hosts derive its type from its name.
  package static func misnamed(_ image: ImageFile, file: String) -> Diagnostic? {
    let kind = image.kind
    guard let named = ImageKind(path: file) else {
      let ending = pathExtension(file)
      guard !ending.isEmpty else { return nil }
      let stem = file.fileName.utf8.dropLast(ending.utf8.count + 1)
      let fix = "rename it to '\(Substring(stem)).\(kind.mainExtension)', and so where it is named"
      guard let foreign = ForeignKind(named: file) else {
        return Problem.imageMisnamed(
          at: SourceRange(file: file),
          "this holds a \(kind.rawValue) image, which '.\(ending)' does not say", fix: fix)
      }
      return Problem.imageWrongName(
        at: SourceRange(file: file),
        "this is named as a file of the kind \(foreign.name), but holds a \(kind.rawValue) image",
        fix: fix)
    }
    return named == kind ? nil : misnamed(file, named: named.rawValue, holding: kind.rawValue)
  }

  /// Warning for an image of another kind than its file's name says.
  package static func misnamed(
    _ file: String, named: String, holding kind: String
  ) -> Diagnostic {
    Problem.imageMisnamed(
      at: SourceRange(file: file), "this is named as a \(named) file, but holds a \(kind) image",
      fix: "give the file the extension of its kind")
  }

  /// Error for a drawing whose name does not say that it is one; `nil` for one that does. Browsers
  /// show a drawing as an image under its own media type alone, which hosts know by the name.
  package static func misnamedDrawing(_ file: String) -> Diagnostic? {
    let ending = pathExtension(file)
    guard ending != "svg" else { return nil }
    let said = ending.isEmpty ? "its name" : "'.\(ending)'"
    return Problem.imageWrongName(
      at: SourceRange(file: file), "this holds a drawing in SVG, which \(said) does not say",
      fix: "give it the extension '.svg', and so where it is named")
  }

  private static func reason(_ family: ForeignKind.Family) -> String {
    switch family {
    case .image, .video:
      "it may tell where, with what and by whom it was taken, and that can't be removed"
    case .drawing: "it may hold scripts and its author's name, and is compressed"
    case .sidecar: "it may tell where, with what and by whom a photo was taken"
    case .track: "it tells when and where somebody was, and perhaps where they live"
    }
  }

  private static func remedy(_ family: ForeignKind.Family) -> String {
    switch family {
    case .image: "export it as JPEG or PNG"
    case .drawing: "export it as plain SVG"
    case .video: "keep it out of Content and link to where it is shown"
    case .sidecar: "keep it out of Content"
    case .track:
      "name it with 'track' in a trip and write 'download: true', which offers the way alone; or "
        + "move it to Content/public to have it published as it is"
    }
  }

  private static func words(_ damage: ImageFault.Damage) -> String {
    switch damage {
    case .noMarker: "there is no marker where one must be"
    case .startsAgain: "a second image starts inside the first"
    case .length(let part): "the length of \(part) is wrong"
    case .checksum(let chunk): "the checksum of the chunk \(chunk) is wrong"
    case .unknownPart(let part): "no decoder knows its \(part)"
    case .missing(let part): "\(part) is missing"
    }
  }
}
