import Basics
import Diagnostics
import Domain

// Models for few: content-protected-for-nobody, content-audience-unprotected,
// content-unknown-audience, content-same-audience, content-password, content-key-file,
// content-open-in-protected-folder, content-audience-outside, content-empty-visibility.

extension ContentDiagnostics {
  static func protectedForNobody(audiences: [Slug], at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-protected-for-nobody", at: place,
      "this is protected, and for no audience, so nobody could open it",
      fix: audiences.isEmpty
        ? "name one in 'audience', and in 'audiences' in Content/site.json"
        : "name one in 'audience': " + audiences.map { "'\($0.text)'" }.joined(separator: ", "))
  }

  static func openInProtectedFolder(_ audiences: [Slug], at place: SourceRange) -> Diagnostic {
    let names = audiences.map(\.text).joined(separator: ", ")
    return Diagnostic(
      .error, "content-open-in-protected-folder", at: place,
      "the 'index.md' of this folder is protected for \(names), and everybody would see this",
      fix: "write 'visibility: protected' and its 'audience' here, too, or move the file elsewhere")
  }

  static func openInRestrictedFolder(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-open-in-restricted-folder", at: place,
      "the 'index.md' of this folder restricts who sees it, and when, and more people would see this",
      fix: "write the same keys here, too, or move the file elsewhere")
  }

  static func audienceOutside(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-audience-outside", at: place,
      "nobody could open this: none of its audiences can open what it is in",
      fix: "name one that can, or add this one to the 'index.md' of the folder")
  }

  static func audienceOfUnprotected(_ visibility: Visibility, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-audience-unprotected", at: place,
      "an audience has no effect beside the visibility '\(visibility.rawValue)'",
      fix: "write the visibility 'protected', or leave the audience out")
  }

  static func unknownAudience(_ name: Slug, among names: [Slug], at place: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .error, "content-unknown-audience", at: place,
      "the settings have no audience '\(name.text)'",
      fix: suggestion(for: name.text, among: names.map(\.text)).map { "did you mean '\($0)'?" }
        ?? #"add { "name": "\#(name.text)", "title": "…" } to 'audiences' in Content/site.json"#)
  }

  static func keyFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "content-key-file", at: SourceRange(file: path),
      "this is a key file, by which anybody could open all that is sealed",
      fix: "move it out of Content, so that nothing can publish it")
  }

  static func passwordInSettings(of audience: Slug?, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .error, "content-password", at: place, "a password in the settings is no secret",
      fix: "take it out, and run 'zoetrope audience add \(audience?.text ?? "…")'")
  }

  static func sameAudience(_ name: Slug, at place: SourceRange, _ first: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .error, "content-same-audience", at: place,
      "there are two audiences '\(name.text)'", fix: "give one of them another name",
      notes: [Diagnostic.Note("the other one is here", at: first)])
  }
}
