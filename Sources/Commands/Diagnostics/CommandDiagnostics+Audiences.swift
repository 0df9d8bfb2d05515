import Basics
import Diagnostics
import Domain
import Sealing

// Audiences and passwords: audience-unknown, audience-without-keys, audience-exists,
// audience-guest-exists, audience-missing-guest, audience-wrong-name, audience-same-password,
// audience-last-edition, audience-no-password, audience-password-file, audience-weak-password.

extension CommandDiagnostics {
  /// A change that the key file does not allow.
  static func audience(_ fault: AudienceFault) -> Diagnostic {
    switch fault {
    case .name(let name):
      Diagnostic(
        .error, "audience-wrong-name", at: nil, "'\(name)' can't be a name",
        fix: "write 1 to \(KeyFile.longestName) bytes without line breaks and without blanks at "
          + "the ends")
    case .audienceExists(let name):
      Diagnostic(
        .error, "audience-exists", at: nil, "the key file has an audience '\(name)' already",
        fix: "choose another name, or remove that one first")
    case .noAudience(let name): audienceWithoutKeys(name, among: [])
    case .guestExists(let guest, let audience):
      Diagnostic(
        .error, "audience-guest-exists", at: nil, "'\(audience)' has a guest '\(guest)' already",
        fix: "name another; to give this one a new password, withdraw and add it again")
    case .noGuest(let guest, let audience): missingGuest(guest, of: audience, among: [])
    case .samePassword(let other, let audience):
      Diagnostic(
        .error, "audience-same-password", at: nil,
        "the guest '\(other)' of '\(audience)' has the same password",
        fix: "choose another: of two guests with one password, none could be withdrawn alone")
    case .lastEdition(let edition):
      Diagnostic(
        .error, "audience-last-edition", at: nil,
        "the edition of the key file is \(edition), and the edition number can't go higher",
        fix: "move the key file away, and add each guest again with a new password")
    case .cryptography: keyCryptography()
    }
  }

  /// An audience that the settings do not have.
  static func unknownAudience(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .error, "audience-unknown", at: SourceRange(file: "Content/site.json"),
      "the settings have no audience '\(name)'",
      fix: suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
        ?? (names.isEmpty
          ? #"add "audiences": [{ "name": "\#(name)", "title": "…" }]"#
          : #"add { "name": "\#(name)", "title": "…" } to 'audiences'"#))
  }

  /// An audience that the key file does not have.
  static func audienceWithoutKeys(_ name: String, among names: [String]) -> Diagnostic {
    Diagnostic(
      .error, "audience-without-keys", at: nil, "the key file has no audience '\(name)'",
      fix: suggestion(for: name, among: names).map { "did you mean '\($0)'?" }
        ?? (names.isEmpty ? "" : "it has \(names.map { "'\($0)'" }.joined(separator: ", ")); ")
        + "'\(RunningProgram.name) audience add \(shellWord(name))' makes it")
  }

  static func missingGuest(_ guest: String, of audience: String, among names: [String])
    -> Diagnostic
  {
    Diagnostic(
      .error, "audience-missing-guest", at: nil, "'\(audience)' has no guest '\(guest)'",
      fix: suggestion(for: guest, among: names).map { "did you mean '\($0)'?" }
        ?? "'\(RunningProgram.name) audience list' names all of them")
  }

  // MARK: Passwords

  static func noPassword(_ reason: String, fix: String) -> Diagnostic {
    Diagnostic(.error, "audience-no-password", at: nil, reason, fix: fix)
  }

  static func publishedPassword(_ path: String, in folder: String) -> Diagnostic {
    Diagnostic(
      .error, "audience-password-file", at: nil,
      "the file '\(path)' with a password lies in '\(folder)', whose files are published",
      fix: "move it out of the site; if it was published, take another password")
  }

  static func unreadablePassword(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, "audience-password-file", at: nil, "the file '\(path)' can't be read: \(reason)",
      fix: "name a file that holds the password and nothing else")
  }

  static func weakPassword(cost: String) -> Diagnostic {
    Diagnostic(
      .error, "audience-weak-password", at: nil,
      "this password is weak: whoever has the published files guesses it for \(cost)",
      fix: "take four words that have nothing to do with each other, let '--generate words' make "
        + "one, or add --weak")
  }
}
