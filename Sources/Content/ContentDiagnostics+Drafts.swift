import Diagnostics

// Texts that their author did not mean to publish: content-drafts-folder.

extension ContentDiagnostics {
  static func inDraftsFolder(
    _ folder: String, _ file: SourceFile, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-drafts-folder", at: place,
      "the folder '\(folder)' would not keep this from being published",
      fix: "write \(key("draft", "true", isText: false, file)), or move it to another folder")
  }

  /// A key with its value in the form that the file has.
  private static func key(
    _ name: String, _ value: String, isText: Bool, _ file: SourceFile
  ) -> String {
    switch file.bytes.first {
    case UInt8(ascii: "-"): "\(name): \(value)"
    case UInt8(ascii: "+"): isText ? #"\#(name) = "\#(value)""# : "\(name) = \(value)"
    default: isText ? #""\#(name)": "\#(value)""# : #""\#(name)": \#(value)"#
    }
  }
}
