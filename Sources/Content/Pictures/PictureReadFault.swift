package import Diagnostics

/// Reason why a picture can't be read.
package enum PictureReadFault: Error, Sendable, Hashable {
  case file(FileReader.Fault)
  /// The file changed while it was read.
  case changed

  /// Error for the picture at a path. It is equal for everything that reads the picture, so it is
  /// reported once.
  package func diagnostic(of path: String) -> Diagnostic {
    switch self {
    case .file(let fault): fault.diagnostic(ofFile: path)
    case .changed:
      Problem.siteChangedFile(
        at: SourceRange(file: path),
        "during the build, the picture changed or became unreadable",
        fix: "build again")
    }
  }
}
