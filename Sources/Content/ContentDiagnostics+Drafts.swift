import Diagnostics

// Texts that their author did not mean to publish, said in words of other programs:
// content-foreign-draft, content-draft-index.

extension ContentDiagnostics {
  static func foreignDraft(
    _ draft: ForeignDraft, _ file: SourceFile, at place: SourceRange
  ) -> Diagnostic {
    let isDraft = key("draft", "true", isText: false, file)
    let visibility = { key("visibility", $0, isText: true, file) }
    let (message, fix) =
      switch draft.wish {
      case .draft: ("would not keep this from being published", "write \(isDraft)")
      case .private:
        (
          "would not keep this from being published",
          "write \(isDraft), or \(visibility("private"))"
        )
      case .password:
        (
          "opens nothing here, and whoever has this file reads it",
          "take it out; 'audience' says who can open this, and 'zoetrope audience add' gives them "
            + "passwords"
        )
      case .key(let name):
        ("would not keep this from being published, as '\(name)' does", "write '\(name)'")
      case .unlisted: ("would not keep this out of lists", "write \(visibility("unlisted"))")
      }
    return Diagnostic(
      .error, "content-foreign-draft", at: place, "'\(draft.text)' \(message)", fix: fix)
  }

  static func draftOfIndex(
    _ draft: ForeignDraft, _ file: SourceFile, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .error, "content-draft-index", at: place,
      "'\(draft.text)' would not keep this from being published: an index is for everybody",
      fix: "move the file out of Content/ until it may be seen; each other file says who may see it"
    )
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
